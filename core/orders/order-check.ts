/** Whether an order can be placed as it was sent: the server believes no price, and no date that has passed. */
import { contactFieldProblems, lengthProblem, MOST_CHARACTERS, onlyProblems } from "../contact/fields.ts"
import { type PickupPlan, pickupDayProblem } from "../delivery/pickup.ts"
import { isPriced, type PriceAnswer, paid } from "../pricing/price.ts"
import type { Branch } from "../stock/branch.ts"
import { orderWords } from "../words/order.ts"
import { stockWords } from "../words/stock.ts"
import type { OrderForm } from "./order-form.ts"
import { orderTotals } from "./order-totals.ts"

/** [CHK-05] The kinds of refusal, each with a message of its own. */
export type OrderProblemKind =
  | "no-items"
  | "invalid-input"
  | "invalid-item"
  | "expired-cart"
  | "not-enough-stock"
  | "expired-delivery"
  | "total-differs"

export type OrderProblem = {
  readonly kind: OrderProblemKind
  readonly msg: string
  /** Only for invalid input: what is wrong by field; those of who collects begin with `pickup.`. */
  readonly fields?: Readonly<Record<string, string>>
}

/** What the server knows when the order arrives. */
export type OrderFacts = {
  /** The server's own prices of the form's lines, in their order. */
  readonly prices: ReadonlyArray<PriceAnswer>
  /** The branch that the form names; absent where there is no such branch. */
  readonly branch?: Branch
  readonly readyAt: number
  /** [STK-04] Pieces that are left of what is being cleared, where more is wanted. */
  readonly left?: number
  readonly now: number
  readonly gazetted?: ReadonlyArray<string>
}

const messages = {
  "no-items": orderWords.noItems,
  "invalid-input": orderWords.invalidInput,
  "invalid-item": orderWords.invalidItem,
  "expired-cart": orderWords.expiredCart,
  "expired-delivery": orderWords.expiredDelivery,
  "total-differs": orderWords.totalDiffers
} as const satisfies Record<Exclude<OrderProblemKind, "not-enough-stock">, string>

const refusal = (kind: keyof typeof messages): OrderProblem => ({ kind, msg: messages[kind] })

/** What is wrong with what was typed, by field. */
const inputProblems = ({ billing, delivery, details }: OrderForm): Readonly<Record<string, string>> => {
  const collecting = Object.entries(contactFieldProblems(delivery.details.contactDetails))
  return onlyProblems({
    ...Object.fromEntries(collecting.map(([field, problem]) => [`pickup.${field}`, problem])),
    ...contactFieldProblems(billing.contactDetails),
    customerRefNo: lengthProblem(details.customerRefNo ?? "", MOST_CHARACTERS.customerRefNo),
    instructions: lengthProblem(delivery.details.instructions, MOST_CHARACTERS.instructions),
    agreeTermsAndConditions: details.agreeTermsAndConditions ? undefined : orderWords.agreeTerms
  })
}

/** A pickup that can no longer be kept: no such branch, none that hands over orders, or a day that is past or closed. */
const isDeliveryExpired = ({ delivery }: OrderForm, facts: OrderFacts): boolean => {
  const { branch, readyAt, now, gazetted = [] } = facts
  if (!branch?.pickupAvailable || branch.id !== delivery.details.branchId) return true
  const plan: PickupPlan = { readyAt, now, hours: branch.hours, gazetted }
  return pickupDayProblem(delivery.details.date, plan) !== undefined
}

/** Each line and the whole must be what the server makes of them. */
const totalDiffers = ({ cart, total }: OrderForm, prices: ReadonlyArray<PriceAnswer>): boolean => {
  const lines = prices.filter(isPriced).map(paid)
  const isLineOff = cart.items.some(
    ({ lineTotal, unitPrice }, place) => lines[place]?.linePrice !== lineTotal || lines[place].unitPrice !== unitPrice
  )
  return isLineOff || orderTotals(lines, 0, 0).total !== total
}

/**
 * [CHK-05] Why an order is refused; nothing where it can be placed. Asked in this order: the lines, what was typed, the
 * cart's age, the stock, the delivery, the total. What is not there needs no day on which it is collected.
 */
export const orderProblem = (form: OrderForm, facts: OrderFacts): OrderProblem | undefined => {
  const { items } = form.cart
  if (items.length === 0) return refusal("no-items")
  const fields = inputProblems(form)
  if (Object.keys(fields).length > 0) return { ...refusal("invalid-input"), fields }
  if (facts.prices.length !== items.length || !facts.prices.every(isPriced)) return refusal("invalid-item")
  if (form.pricesExpire <= facts.now) return refusal("expired-cart")
  if (facts.left !== undefined) return { kind: "not-enough-stock", msg: stockWords.notEnough(facts.left) }
  if (isDeliveryExpired(form, facts)) return refusal("expired-delivery")
  return totalDiffers(form, facts.prices) ? refusal("total-differs") : undefined
}

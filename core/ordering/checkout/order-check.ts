/** Whether an order can be placed as it was sent: the server believes no price, and no date that has passed. */
import {
  addressFieldProblems,
  contactFieldProblems,
  definedProblems,
  MAX_FIELD_CHARACTERS,
  textProblem
} from "../../contact/fields.ts"
import { type Delivery, isPickup } from "../../delivery/delivery.ts"
import { methodOf } from "../../delivery/quote/delivery-type.ts"
import type { PoPolicy } from "../../identity/po-policy.ts"
import type { Cents } from "../../money.ts"
import type { OrderForm } from "../../orders/order-form.ts"
import { orderTotals } from "../../orders/order-totals.ts"
import { poNumberProblem } from "../../orders/po-number.ts"
import { chargedPrice, isPriced, type PriceAnswer } from "../../pricing/price.ts"
import { orderWords } from "../../words/order.ts"
import { stockWords } from "../../words/stock.ts"
import { type DeliveryFacts, deliveryProblem } from "./delivery-check.ts"

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
  /** What is wrong by field, for invalid input and for a line whose goods are not sold so; those of who collects or receives begin with `pickup.` or `delivery.`, those of the invoice's address with `address.`. */
  readonly fields?: Readonly<Record<string, string>>
}

/** What the server knows when the order arrives. */
export type OrderFacts = {
  /** The server's own prices of the form's lines, in their order. */
  readonly prices: ReadonlyArray<PriceAnswer>
  readonly delivered: DeliveryFacts
  /** Lines that the shop can't sell as they stand, each as `items.0`: without a price, or not on show. */
  readonly unsellable?: ReadonlyArray<string>
  /** [T45] Fields by which a line's goods are not sold, each as `items.0.flags.isTally`. */
  readonly unsold?: ReadonlyArray<string>
  /** [STK-04] Pieces that are left of what is being cleared, where more is wanted. */
  readonly left?: number
  /** [T46] What the payment is over: the amount that the shopper was last shown, in whichever tab. */
  readonly shown?: Cents
  /** [PO-01] What the buyer's company asks for. */
  readonly po?: PoPolicy
  readonly now: number
}

const messages = {
  "no-items": orderWords.noItems,
  "invalid-input": orderWords.invalidInput,
  "invalid-item": orderWords.invalidItem,
  "expired-cart": orderWords.expiredCart,
  "total-differs": orderWords.totalDiffers
} as const satisfies Record<Exclude<OrderProblemKind, "expired-delivery" | "not-enough-stock">, string>

const refusal = (kind: keyof typeof messages): OrderProblem => ({ kind, msg: messages[kind] })

/** A refusal that names the lines, or fields of lines, that are the reason. */
const invalidItem = (fields: ReadonlyArray<string>, msg: string): OrderProblem => ({
  ...refusal("invalid-item"),
  fields: Object.fromEntries(fields.map((field) => [field, msg]))
})

/** The problems of a part of the form, its name before each field. */
const within = (part: string, problems: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [`${part}.${field}`, problem]))

/** What is wrong with where it goes; what is collected goes nowhere. */
const addressProblems = (delivery: Delivery) =>
  isPickup(delivery) ? {} : within("delivery", addressFieldProblems(delivery.details.address))

const postal = ["line1", "suburb", "postcode", "state", "country"] as const

/** What is wrong with where the bill goes; what is wrong with where it is brought to is told there. */
const billedProblems = ({ billing, delivery }: OrderForm) => {
  const { address } = billing
  if (!address) return {}
  const isTold = !isPickup(delivery) && postal.every((part) => delivery.details.address[part] === address[part])
  return isTold ? {} : within("address", addressFieldProblems(address))
}

/** What is wrong with what was typed, by field. */
const inputProblems = (form: OrderForm, po: PoPolicy | undefined): Readonly<Record<string, string>> => {
  const { billing, delivery, details } = form
  const isAbroad = methodOf(delivery) === "international"
  return definedProblems({
    ...within("pickup", contactFieldProblems(delivery.details.contactDetails, isAbroad)),
    ...addressProblems(delivery),
    ...contactFieldProblems(billing.contactDetails, isAbroad),
    ...billedProblems(form),
    customerRefNo: poNumberProblem(details.customerRefNo ?? "", po),
    instructions: textProblem(delivery.details.instructions, MAX_FIELD_CHARACTERS.instructions),
    agreeTermsAndConditions: details.agreeTermsAndConditions ? undefined : orderWords.agreeTerms
  })
}

/** Each line and the whole must be what the server makes of them, and the whole what the payment is over. */
const totalDiffers = ({ cart, total }: OrderForm, { prices, shown = total, delivered }: OrderFacts): boolean => {
  const lines = prices.filter(isPriced).map(chargedPrice)
  const isLineOff = cart.items.some(
    ({ lineTotal, unitPrice }, place) => lines[place]?.linePrice !== lineTotal || lines[place].unitPrice !== unitPrice
  )
  return isLineOff || shown !== total || orderTotals(lines, delivered.stored?.quote.fee ?? 0, 0).total !== total
}

/**
 * [CHK-05] Why an order is refused; nothing where it can be placed. Asked in this order: the lines, what was typed, the
 * cart's age, the stock, the delivery, the total. What is not there needs no day on which it is collected.
 */
export const orderProblem = (form: OrderForm, facts: OrderFacts): OrderProblem | undefined => {
  const { items } = form.cart
  if (items.length === 0) return refusal("no-items")
  const fields = inputProblems(form, facts.po)
  if (Object.keys(fields).length > 0) return { ...refusal("invalid-input"), fields }
  const { unsellable = [], unsold = [] } = facts
  if (unsellable.length > 0) return invalidItem(unsellable, orderWords.notSellable)
  if (facts.prices.length !== items.length || !facts.prices.every(isPriced)) return refusal("invalid-item")
  if (unsold.length > 0) return invalidItem(unsold, orderWords.notSoldSo)
  if (form.pricesExpire <= facts.now) return refusal("expired-cart")
  if (facts.left !== undefined) return { kind: "not-enough-stock", msg: stockWords.notEnough(facts.left) }
  const msg = deliveryProblem(form.delivery, facts.delivered, facts.now)
  if (msg !== undefined) return { kind: "expired-delivery", msg }
  return totalDiffers(form, facts) ? refusal("total-differs") : undefined
}

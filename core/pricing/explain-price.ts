/** Why a line costs what it costs: the steps from retail to what is paid. */
import { melbourneDate } from "../melbourne.ts"
import type { Cents } from "../money.ts"
import { type Result, refusal } from "../result.ts"
import { hundredths } from "../units/quantity.ts"
import { guestPrice, isValidPrice } from "./discounts.ts"
import { chargedPrice, isPriced, type ListedPrice, type PriceRequest, type PriceTerms } from "./price.ts"
import { lineAmounts, priceLine } from "./price-line.ts"

/** What changed the price: the listed one, what guests get, what was agreed, or the quantity. */
export type PriceReason =
  | "retail"
  | "clearance"
  | "promotion"
  | "loyalty"
  | "contract price"
  | "contract percent"
  | "volume"

/** One step: the unit price after it, and what it adds to the line (less than 0 where it takes off), cents with GST. */
export type PriceStep = { readonly reason: PriceReason; readonly unitPrice: Cents; readonly amount: Cents }

/** The steps in their order, and what they come to: the price of the line and the GST in it. */
export type PriceExplanation = {
  readonly steps: ReadonlyArray<PriceStep>
  /** The priced quantity in the thing's own unit. */
  readonly qty: number
  readonly linePrice: Cents
  readonly lineGst: Cents
}

const termsReason = (terms: PriceTerms): PriceReason => {
  if (terms.kind !== "trade") return "loyalty"
  return isValidPrice(terms.fixed) ? "contract price" : "contract percent"
}

/** The unit price after each step; a step that changes nothing is none. */
const unitSteps = (listed: ListedPrice, terms: PriceTerms, guest: Cents, own: Cents, paid: Cents) => {
  const steps: Array<readonly [PriceReason, Cents]> = [["retail", listed.retail]]
  const add = (reason: PriceReason, price: Cents) => {
    if (price !== steps.at(-1)?.[1]) steps.push([reason, price])
  }
  // What was agreed with a customer starts from retail, and not from what guests get meanwhile.
  if (terms.kind !== "trade" || own === guest) add(isValidPrice(listed.clearance) ? "clearance" : "promotion", guest)
  add(termsReason(terms), own)
  add("volume", paid)
  return steps
}

/**
 * [PRC-12] The steps from retail to what `priceLine` charges, whose amounts add up to its price of the line exactly; refused
 * where the line has no price. `now` in epoch milliseconds.
 */
export const explainPrice = (
  listed: ListedPrice,
  request: PriceRequest,
  terms: PriceTerms,
  now: number
): Result<PriceExplanation, "unpriced"> => {
  const line = priceLine(listed, request, terms, now)
  if (!isPriced(line)) return refusal("unpriced", line.msg, request.sku)
  const { unitPrice, linePrice, lineGst } = chargedPrice(line)
  const qty = hundredths(line.qty) ?? 0
  const guest = guestPrice(listed, melbourneDate(now))
  let before: Cents = 0
  const steps = unitSteps(listed, terms, guest, line.unitPrice, unitPrice).map(([reason, price]) => {
    const after = lineAmounts(price, qty)
    const step = { reason, unitPrice: price, amount: after - before }
    before = after
    return step
  })
  return { ok: true, value: { steps, qty: line.qty, linePrice, lineGst } }
}

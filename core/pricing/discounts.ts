/** What one unit costs a shopper: the listed price, their terms, and the break that their quantity reaches. */

import { type Cents, exactProduct, roundedFraction } from "../money.ts"
import { type Hundredths, hundredths } from "../units/quantity.ts"
import type { ListedPrice, PriceTerms, VolumeBreak } from "./price.ts"

/** [PRC-01] A price is one only if it is a number above 0. */
export const isValidPrice = (price: unknown): price is Cents =>
  typeof price === "number" && Number.isFinite(price) && price > 0

/** [PRC-05] Per cent that members get off every shop. */
const LOYALTY_PERCENT = 5

/**
 * A price less so many per cent, rounded on the unit, before it is multiplied; undefined where the percent is not 0 to 100
 * with two decimals at most, since nobody knows then what was agreed.
 */
const less = (price: Cents, percent: number): Cents | undefined => {
  const off = hundredths(percent)
  return off === undefined || off > 10_000 ? undefined : roundedFraction(exactProduct(price, 10_000 - off), 10_000)
}

const memberPrice = (price: Cents): Cents => roundedFraction(exactProduct(price, 100 - LOYALTY_PERCENT), 100)

type Listed = Pick<ListedPrice, "retail" | "promotion" | "clearance" | "volumeBreaks">

/** The promotion that runs on a day, `2026-11-23` in Melbourne; its first and last day are part of it. */
export const runningPromotion = ({ promotion }: Pick<Listed, "promotion">, today: string) =>
  promotion && isValidPrice(promotion.price) && promotion.from <= today && today <= promotion.to ? promotion : undefined

/** [PRC-04] What a guest pays for one unit on a day: the clearance price, else the promotion that runs, else retail. */
export const guestPrice = (listed: Listed, today: string): Cents => {
  if (isValidPrice(listed.clearance)) return listed.clearance
  return runningPromotion(listed, today)?.price ?? listed.retail
}

/** What was agreed, or what a guest pays where that is less; a fixed price gives way to a clearance price alone. */
const tradePrice = (listed: Listed, { fixed, percentOff }: PriceTerms & { kind: "trade" }, guest: Cents) => {
  if (isValidPrice(fixed)) return isValidPrice(listed.clearance) ? Math.min(fixed, guest) : fixed
  const agreed = percentOff === undefined ? guest : less(listed.retail, percentOff)
  if (agreed === undefined) return undefined
  // A percentage that leaves no whole cent is no price (PRC-01), and takes nothing off.
  return isValidPrice(agreed) ? Math.min(agreed, guest) : guest
}

/**
 * [PRC-04] [PRC-05] One unit at a shopper's terms, before volume. A clearance price stands in for promotion and retail, and
 * nobody pays more than their contract for what is being cleared. Undefined where a contract's percent can't be used: full
 * retail would be charged without a word.
 */
export const unitPriceAt = (listed: Listed, terms: PriceTerms, today: string): Cents | undefined => {
  const guest = guestPrice(listed, today)
  if (terms.kind === "loyalty") return memberPrice(guest)
  return terms.kind === "guest" ? guest : tradePrice(listed, terms, guest)
}

/** A volume break at a shopper's terms; `from` is the quantity that reaches it. */
export type VolumeBreakAtTerms = { readonly from: Hundredths; readonly unitPrice: Cents }

/** [PRC-02] At 5% less, or less the contract's percent; beside a contract's fixed price as it is listed. */
const priceOfBreak = (price: Cents, terms: PriceTerms): Cents | undefined => {
  if (terms.kind === "loyalty") return memberPrice(price)
  const isPercent = terms.kind === "trade" && terms.percentOff !== undefined && !isValidPrice(terms.fixed)
  return isPercent ? less(price, terms.percentOff) : price
}

/** The breaks of a thing at a shopper's terms, smallest quantity first. */
export const volumeBreaksAt = (
  breaks: ReadonlyArray<VolumeBreak>,
  terms: PriceTerms
): ReadonlyArray<VolumeBreakAtTerms> => {
  const found: Array<VolumeBreakAtTerms> = []
  for (const { quantityBreak, unitPrice } of breaks) {
    const from = hundredths(quantityBreak)
    const price = isValidPrice(unitPrice) ? priceOfBreak(unitPrice, terms) : 0
    if (from && isValidPrice(price)) found.push({ from, unitPrice: price })
  }
  return found.sort((left, right) => left.from - right.from)
}

/** [PRC-02] The cheapest break that the quantity reaches and that is strictly cheaper than the unit price now. */
export const bestVolumeBreak = (
  breaks: ReadonlyArray<VolumeBreakAtTerms>,
  unitPrice: Cents,
  qty: Hundredths
): VolumeBreakAtTerms | undefined =>
  breaks.reduce<VolumeBreakAtTerms | undefined>(
    (best, one) => (qty >= one.from && one.unitPrice < (best?.unitPrice ?? unitPrice) ? one : best),
    undefined
  )

/** Whose prices are asked for, and at which terms a customer buys a thing. */
import type { Cents } from "../money.ts"
import { isValidPrice } from "./discounts.ts"
import type { PriceTerms } from "./price.ts"

/** Who asks: a guest has no customer. `showCustomerPrice` is the contact's rule, absent while nobody has decided it. */
export type PriceContext = { readonly customerId?: string; readonly showCustomerPrice?: boolean | undefined }

/**
 * [PRC-04] The customer whose prices a shopper gets; undefined for guest prices. A contact gets guest prices only where
 * showCustomerPrice is explicitly false: a rule that is missing is not false.
 */
export const priceCustomerId = ({ customerId, showCustomerPrice }: PriceContext): string | undefined =>
  showCustomerPrice === false ? undefined : customerId

/** What was agreed with a customer; `A` buys on trade terms, `C` is a loyalty member. Percents have two decimals at most. */
export type CustomerAgreement = {
  readonly accountType: "A" | "C"
  readonly fixedPrices: ReadonlyArray<{ readonly sku: string; readonly price: Cents }>
  readonly discounts: ReadonlyArray<{ readonly category: string; readonly percentOff: number }>
}

/** Whether a category is another or lies below it; slugs from the top down, joined by `/`. */
const isWithin = (category: string, above: string): boolean => category === above || category.startsWith(`${above}/`)

/** [PRC-04] Of the discounts on a thing's category and those above it, the deepest category's counts, whatever its percent. */
const percentOn = ({ discounts }: CustomerAgreement, category: string): number | undefined =>
  discounts
    .filter((one) => isWithin(category, one.category))
    .reduce<CustomerAgreement["discounts"][number] | undefined>(
      (deepest, one) => (deepest && deepest.category.length >= one.category.length ? deepest : one),
      undefined
    )?.percentOff

/** [PRC-04] [PRC-05] The terms at which a customer buys a thing; without one, a guest's. A fixed price that is none does not count. */
export const termsFor = (
  agreement: CustomerAgreement | undefined,
  thing: { readonly sku: string; readonly category: string }
): PriceTerms => {
  if (!agreement) return { kind: "guest" }
  if (agreement.accountType === "C") return { kind: "loyalty" }
  const fixed = agreement.fixedPrices.find(({ sku, price }) => sku === thing.sku && isValidPrice(price))?.price
  const percentOff = percentOn(agreement, thing.category)
  return {
    kind: "trade",
    ...(fixed === undefined ? {} : { fixed }),
    ...(percentOff === undefined ? {} : { percentOff })
  }
}

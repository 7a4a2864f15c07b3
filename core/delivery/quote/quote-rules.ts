/** The methods of delivery that the shop quotes: a row for each. */
import { courierQuote, internationalQuote, nationalQuote, truckQuote } from "./carried-quotes.ts"
import type { DeliveryMethod } from "./delivery-type.ts"
import { pickupQuote } from "./pickup-quote.ts"
import type { QuoteRule } from "./quote-rule.ts"

/** A method without its row does not compile. */
export const quoteRules: Readonly<Record<DeliveryMethod, QuoteRule>> = {
  pickup: pickupQuote,
  delivery: truckQuote,
  uber: courierQuote,
  national: nationalQuote,
  international: internationalQuote
}

/** The methods of delivery that the shop quotes: a row for each. */
import type { QuotedMethod } from "./delivery-type.ts"
import { pickupQuote } from "./pickup-quote.ts"
import type { QuoteRule } from "./quote-rule.ts"

/** A method without its row does not compile. */
export const deliveryMethods: Readonly<Record<QuotedMethod, QuoteRule>> = { pickup: pickupQuote }

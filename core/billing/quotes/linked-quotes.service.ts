/** Shows a quote to whoever has its own link. */
import { Clock, Context, Effect, Layer } from "effect"
import type { SalesOrder } from "../../orders/sales-order.ts"
import { Branches } from "../../stores/branches.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { isQuoteNumber } from "./quote.ts"
import { quoteView } from "./quote-view.ts"
import { Quotes } from "./quotes.port.ts"
import { QuoteNotFound } from "./refusal.schema.ts"

/** [T30] A quote's number and the secret of its link, which belong together. */
export type QuoteLink = { readonly quoteNo: string; readonly token: string }

/**
 * [T30] Service that opens quotes by their links. Fails with `Unavailable` (what it needs is out of reach), `QuoteNotFound`
 * (no such quote, or not that link's: both are answered alike).
 */
export class LinkedQuotes extends Context.Service<
  LinkedQuotes,
  { readonly find: (link: QuoteLink) => Effect.Effect<SalesOrder, QuoteNotFound | Unavailable> }
>()("core/billing/quotes/LinkedQuotes") {
  static readonly layer = Layer.effect(
    LinkedQuotes,
    Effect.gen(function* () {
      const quotes = yield* Quotes
      const branches = yield* Branches

      const find: LinkedQuotes["Service"]["find"] = Effect.fn("LinkedQuotes.find")(function* ({ quoteNo, token }) {
        const isTheirs = isQuoteNumber(quoteNo) && (yield* quotes.isLinkToken(quoteNo, token))
        const [quote] = isTheirs ? yield* quotes.find([quoteNo]) : []
        if (!quote) return yield* new QuoteNotFound()
        const branch = (yield* branches.all).find(({ id }) => id === quote.branchId)?.name ?? ""
        return quoteView(quote, { branch, mayEdit: false, now: yield* Clock.currentTimeMillis })
      })

      return LinkedQuotes.of({ find })
    })
  )
}

/** What becomes of a search while purchases can't be looked up: it goes on, and says which of its answers hang on them. */
import { Effect } from "effect"
import type { SearchReply } from "../../core/catalogue/search/search.port.ts"
import { BOUGHT_FILTER, type SearchResult } from "../../core/catalogue/search/search-product.ts"
import { isRecord } from "../../core/record.ts"

/** A hundred times what it takes; a database that is away or locked takes longer. */
const MAX_WAIT = "1 second"

/** Why they are unknown is for whoever looks after the shop. */
export const orUnknown = <A, E, R>(purchases: Effect.Effect<A, E, R>): Effect.Effect<A | "unknown", never, R> =>
  purchases.pipe(
    Effect.timeout(MAX_WAIT),
    Effect.tapError((cause) => Effect.logError("What was bought before can't be looked up", cause)),
    Effect.orElseSucceed(() => "unknown" as const)
  )

const mark = { isBoughtUnknown: true } as const satisfies Pick<SearchResult, "isBoughtUnknown">

const asksForBought = (query: unknown): boolean => JSON.stringify(query)?.includes(BOUGHT_FILTER) === true

/** [FIL-05] The reply to a call that was answered as if nothing had been bought, with that said in each answer that it is true of. */
export const markUnknownPurchases = (body: string, reply: SearchReply): SearchReply => {
  if (reply.status !== 200 || !isRecord(reply.body)) return reply
  const { results } = reply.body
  if (!Array.isArray(results)) return { ...reply, body: { ...reply.body, ...mark } }
  const { requests }: { readonly requests?: ReadonlyArray<unknown> } = JSON.parse(body)
  return {
    ...reply,
    body: {
      ...reply.body,
      results: results.map((one, place) => (asksForBought(requests?.[place]) ? { ...one, ...mark } : one))
    }
  }
}

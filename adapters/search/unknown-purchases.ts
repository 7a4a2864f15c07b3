/** Says which answers of a search hang on purchases that could not be looked up. */
import type { SearchReply } from "../../core/catalogue/search/search.port.ts"
import { BOUGHT_FILTER, type SearchResult } from "../../core/catalogue/search/search-product.ts"
import { isRecord } from "../../core/record.ts"

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

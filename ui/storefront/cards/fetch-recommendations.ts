/** Asks for recommended goods, for a page that never fails for want of them. */
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import type { CardProduct } from "../../../core/catalogue/search/search-product.ts"

/** A page that is being made never waits longer than this; without an answer its carousel is left out, or asks again in the browser. */
const PAGE_MS = 300

export type RecommendationQuery = {
  readonly kind: "related" | "together" | "trending"
  readonly sku?: string
  readonly place?: "home"
}

/** Of each no more than its card shows: all of it is written into the page, as the text that the shop answered with. */
const ask = async (call: CallApi, query: RecommendationQuery): Promise<ReadonlyArray<CardProduct> | undefined> => {
  const answer = await call("GET /products/recommendations", { query: { ...query, fields: "card" } })
  return answer.ok ? answer.data : undefined
}

/** [REC-03] An empty list where nothing is recommended, or nothing could be asked. */
export const fetchRecommended = async (
  call: CallApi,
  query: RecommendationQuery
): Promise<ReadonlyArray<CardProduct>> => (await ask(call, query)) ?? []

/** The same for a page that is being made: undefined where the answer takes its time, or there was none. */
export const fetchRecommendedInTime = async (
  call: CallApi,
  query: RecommendationQuery
): Promise<ReadonlyArray<CardProduct> | undefined> => {
  const { promise: timeout, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, PAGE_MS, undefined)
  try {
    return await Promise.race([ask(call, query), timeout])
  } finally {
    clearTimeout(timer)
  }
}

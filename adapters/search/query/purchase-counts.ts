/** What orders say of which products sell and which are bought together, read from the database. */
import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql"
import { LRUCache } from "lru-cache"

/** Orders by product id; `together` by one product and then the other. */
export type PurchaseCounts = {
  /** Of the last thirty days. */
  readonly lately: ReadonlyMap<string, number>
  /** Of the last year, from two orders on: fewer say something of a person and nothing of the goods. */
  readonly together: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** What was worked out from them for one index, by question: scores change only with the index and the orders. */
  readonly rankings: LRUCache<string, Ranking>
}

/** Products by their places in the index, best first, and what each scores: a kilobyte for sixty. */
export type Ranking = { readonly products: Int32Array; readonly scores: Float64Array }

/** Rankings kept at most: a few megabytes. The longest unasked make room for others. */
const MAX_RANKINGS = 6000

const noRankings = (): PurchaseCounts["rankings"] => new LRUCache({ max: MAX_RANKINGS })

export const noPurchases = (): PurchaseCounts => ({ lately: new Map(), together: new Map(), rankings: noRankings() })

const DAY_MS = 86_400_000
const MIN_TOGETHER = 2
/** A list of half the shop says little of what goes together. */
const MAX_PRODUCTS = 40
/** Of one product no more companions are kept. */
const MAX_COMPANIONS = 60

/** Nothing was bought in an order that was never paid, or cancelled. */
const boughtSql = `
  SELECT DISTINCT order_no, product_id, ordered_at FROM order_line JOIN shop_order USING (order_no)
  WHERE status NOT IN ('awaiting-payment', 'cancelled')`

/** [REC-01] What was bought, as of now. */
export const readPurchaseCounts = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = yield* Clock.currentTimeMillis
  const lately = yield* sql<{ id: string; orders: number }>`
    SELECT product_id AS id, count(*)::int AS orders FROM (${sql.literal(boughtSql)}) AS bought
    WHERE ordered_at > ${new Date(now - 30 * DAY_MS)} GROUP BY product_id`
  const pairs = yield* sql<{ id: string; other: string; orders: number }>`
    WITH bought AS (
      SELECT order_no, product_id, count(*) OVER (PARTITION BY order_no) AS products
      FROM (${sql.literal(boughtSql)}) AS lines WHERE ordered_at > ${new Date(now - 365 * DAY_MS)}
    ), pairs AS (
      SELECT one.product_id AS id, other.product_id AS other, count(*)::int AS orders
      FROM bought AS one JOIN bought AS other ON other.order_no = one.order_no AND other.product_id <> one.product_id
      WHERE one.products <= ${MAX_PRODUCTS} GROUP BY 1, 2 HAVING count(*) >= ${MIN_TOGETHER}
    )
    SELECT id, other, orders FROM (
      SELECT *, row_number() OVER (PARTITION BY id ORDER BY orders DESC, other) AS place FROM pairs
    ) AS ordered WHERE place <= ${MAX_COMPANIONS}`
  const together = new Map<string, Map<string, number>>()
  for (const { id, other, orders } of pairs) {
    const companions = together.get(id) ?? new Map<string, number>()
    together.set(id, companions.set(other, orders))
  }
  const counts: PurchaseCounts = {
    lately: new Map(lately.map(({ id, orders }) => [id, orders])),
    together,
    rankings: noRankings()
  }
  return counts
})

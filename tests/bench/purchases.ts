/** People who buy something: prices, payment, order and a look at it, over the network. */
import { PICKUP_BRANCH, type RequestedItem, shopperAt } from "../api/ordering/shopper.ts"
import { typedCard } from "../providers/payments/running-stripe.ts"
import type { BenchShop } from "./bench-shop.ts"
import { createFetch } from "./requester.ts"

/** Over connections of its own, by a client that leaves the machine to the shop. */
const send = createFetch()

/** Enough of each thing for a long run. */
const PIECES = 1_000_000

/** Things that are sold in whole units at one price, with enough of each at the branch where they are collected. */
export const purchasableItems = async ({ rows }: BenchShop, count: number): Promise<ReadonlyArray<RequestedItem>> => {
  const things = await rows<{ sku: string; uom: string }>(
    `SELECT erp_id AS sku, uom FROM sku JOIN product ON product.id = product_id JOIN price ON price.sku = erp_id
       JOIN stock ON stock.sku = erp_id AND branch_id = $2 AND stock.length = 0
     WHERE status = 'public' AND stock_mode = 'normal' AND uom <> 'LM' AND retail_cents BETWEEN 200 AND 20000
     ORDER BY md5(erp_id) LIMIT $1`,
    [count, PICKUP_BRANCH]
  )
  await rows(
    `INSERT INTO stock_movement (sku, branch_id, pieces, reason)
     SELECT sku, branch_id, $3::int - available, 'count' FROM stock
     WHERE sku = ANY ($1) AND branch_id = $2 AND length = 0 AND available < $3::int / 2`,
    [things.map(({ sku }) => sku), PICKUP_BRANCH, PIECES]
  )
  return things.map(({ sku, uom }) => ({ sku, qty: 1, uom: `${uom}|1` }))
}

/** Somebody with a browser of their own, whose card is read by the provider's form. */
export const buyerAt = ({ origin }: Pick<BenchShop, "origin">) =>
  shopperAt(send, origin, async (card, { standIn, publishableKey }) => {
    const answer = await send(`${standIn}/v1/confirmation_tokens`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${publishableKey}`,
        origin,
        "content-type": "application/x-www-form-urlencoded"
      },
      body: String(new URLSearchParams(typedCard(card, "payment_method_data")))
    })
    return ((await answer.json()) as { id: string }).id
  })

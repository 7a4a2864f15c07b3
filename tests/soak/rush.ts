/** Fifty buyers at once for the last ten of a thing: how long it takes, and how many get one. */
import { aLast } from "../adapters/orders/goods.ts"
import { shopperOf } from "../flows/shop-process.ts"
import type { Site } from "./faults.ts"

const BUYERS = 50
const LEFT = 10

export const rush = async ({ port, own: { query } }: Site) => {
  const last = await aLast(query, LEFT)
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const buyer = shopperOf(port)
      return { buyer, ...(await buyer.prepare([last])) }
    })
  )
  const from = performance.now()
  const answers = await Promise.all(
    buyers.map(({ buyer, form, intentId, token }) => buyer.place(form, intentId, token))
  )
  const ms = performance.now() - from
  const placed = answers.filter(({ status }) => status === 200).map(({ data }) => data.stripe.orderNo)
  return { ms, placed, isRight: placed.length === LEFT }
}

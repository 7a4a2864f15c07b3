/** `npm run bench -- order`: whole purchases, each under a key of its own, with everything on the disk before it is told. */

import { timeSingleRow } from "./baseline.ts"
import { type BenchShop, openBenchShop } from "./bench-shop.ts"

import { canaryOf, startChanges } from "./live-changes.ts"
import { buyerAt, purchasableItems } from "./purchases.ts"
import type { Report } from "./report.ts"
import { rushes } from "./rushes.ts"
import { timeRepeatedly } from "./timed-load.ts"
import { boundedFigures } from "./workload.ts"

const AT_ONCE = 8

/** What the books must say of the orders that were answered as paid. */
const faultsIn = async ({ rows }: BenchShop, orderNos: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const [found] = await rows<{ kept: number; paid: number; fsync: string }>(
    `SELECT count(*)::int AS kept, count(*) FILTER (WHERE captured_cents = total_cents)::int AS paid,
       current_setting('fsync') AS fsync
     FROM shop_order WHERE order_no = ANY ($1)`,
    [orderNos]
  )
  return [
    ...(found?.kept === orderNos.length ? [] : [`${orderNos.length} orders were answered, ${found?.kept} are kept`]),
    ...(found?.paid === orderNos.length ? [] : [`${orderNos.length} orders were answered, ${found?.paid} are paid`]),
    ...(found?.fsync === "on" ? [] : ["the database does not write to the disk before it answers"])
  ]
}

export const order = async (seconds: number): Promise<Report> => {
  const shop = await openBenchShop()
  try {
    const things = await purchasableItems(shop, 200)
    const canary = await canaryOf(shop)
    const before = await shop.memory("before the load")
    const orderNos: Array<string> = []
    const buy = async (turn: number) => {
      const buyer = buyerAt(shop)
      const thing = things[turn % things.length]
      const { answer } = await buyer.buy(thing ? [{ ...thing, qty: 1 + (turn % 3) }] : [])
      const { orderNo, status } = answer.data?.stripe ?? {}
      if (answer.status !== 200 || status !== "succeeded" || !orderNo) throw new Error(`${answer.status} ${answer.msg}`)
      orderNos.push(orderNo)
      const seen = await buyer.order(orderNo)
      if (seen.status !== 200) throw new Error(`the order's page answered ${seen.status}`)
    }
    const pace = { atOnce: AT_ONCE, seconds }
    const wanted = { sku: canary.sku, qty: 1, uom: `${canary.uom}|1` }
    const told = async () => {
      const buyer = buyerAt(shop)
      const offer = await buyer.intent([wanted])
      const [row] = await buyer
        .call<ReadonlyArray<unknown>>("POST", "/products-pricing/guest-prices", [wanted])
        .then(({ data }) => data)
      return ({ cents }: { cents: number }) => offer.data.amount === cents && JSON.stringify(row).includes(`:${cents}`)
    }
    const [timing, stale] = await Promise.all([
      timeRepeatedly("a purchase", pace, buy),
      startChanges(shop, canary, seconds, told)
    ])
    const rush = await rushes(shop)
    const row = await timeSingleRow(shop.databaseUrl, { ...pace, seconds: 3, warmSeconds: 1 })
    return {
      timings: [timing, row],
      figures: [
        ...boundedFigures(timing, { perSecond: { least: 40, aim: 60 } }),
        ...rush.figures,
        ...before,
        ...(await shop.memory("after the load"))
      ],
      faults: [
        ...stale,
        ...rush.faults,
        ...(await faultsIn(shop, orderNos)),
        ...(timing.failed > 0 ? [`${timing.failed} purchases failed`] : [])
      ]
    }
  } finally {
    await shop.stop()
  }
}

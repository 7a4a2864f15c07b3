/** `npm run bench -- prices`: fifty things priced in one call, other things each time. */

import type { BenchShop } from "./bench-shop.ts"
import type { Report } from "./report.ts"
import type { BenchRequest } from "./requester.ts"
import { measureWorkloads } from "./workload.ts"

const BATCH = 50

type Thing = { readonly sku: string; readonly uom: string; readonly factor: string }

const wantedOf = ({ sku, uom, factor }: Thing, qty: number) => ({
  sku,
  qty,
  uom: uom === "LM" ? `STICK|${Number(factor)}` : `${uom}|1`
})

/** A call for each turn, of other things and other quantities than the one before. */
export const batchesOf = async ({ rows }: BenchShop): Promise<(turn: number) => BenchRequest> => {
  const things = await rows<Thing>(
    `SELECT erp_id AS sku, uom, factor FROM sku JOIN product ON product.id = product_id
     WHERE status = 'public' AND NOT is_random_length AND NOT is_tally ORDER BY md5(erp_id) LIMIT 10000`
  )
  return (turn) =>
    asking(
      Array.from({ length: BATCH }, (_, at) =>
        wantedOf(things[(turn * BATCH + at) % things.length] as Thing, 1 + ((turn + at) % 20))
      )
    )
}

const asking = (body: unknown): BenchRequest => ({ path: "/api/products-pricing/guest-prices", method: "POST", body })

export const prices = (seconds: number): Promise<Report> =>
  measureWorkloads(async (shop, canary) => [
    {
      what: "fifty prices",
      pace: { atOnce: 8, seconds },
      asking: await batchesOf(shop),
      watched: asking([{ sku: canary.sku, qty: 1, uom: `${canary.uom}|1` }]),
      tells: (text, { cents }) => text.includes(`"unitPrice":${cents}`),
      wanted: { perSecond: { least: 60, aim: 1500 } }
    }
  ])

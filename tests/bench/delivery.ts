/** `npm run bench -- delivery`: what each way costs, and a kept quote, for carts of twenty lines, other things each time. */
import type { BenchShop } from "./bench-shop.ts"
import type { Report } from "./report.ts"
import type { BenchRequest } from "./requester.ts"
import { measureWorkloads } from "./workload.ts"

const LINES = 20
const AT_ONCE = 8

/** Milliseconds, on two quiet cores. */
const MOST_P95 = 15

const address = { line1: "14 Kelletts Road", suburb: "Rowville", postcode: "3178", state: "VIC", manuallyEntered: true }

type Thing = { readonly sku: string; readonly uom: string; readonly factor: string }

const wantedOf = ({ sku, uom, factor }: Thing, qty: number) => ({
  sku,
  qty,
  uom: uom === "LM" ? `STICK|${Number(factor)}` : `${uom}|1`
})

/** Twenty lines for each turn, of other things and other quantities than the one before. */
const cartsOf = async ({ rows }: BenchShop): Promise<(turn: number) => ReadonlyArray<object>> => {
  const things = await rows<Thing>(
    `SELECT erp_id AS sku, uom, factor FROM sku JOIN product ON product.id = product_id
     WHERE status = 'public' AND NOT is_random_length AND NOT is_tally AND weight_grams > 0 ORDER BY md5(erp_id) LIMIT 4000`
  )
  return (turn) =>
    Array.from({ length: LINES }, (_, at) =>
      wantedOf(things[(turn * LINES + at) % things.length] as Thing, 1 + ((turn + at) % 5))
    )
}

export const delivery = (seconds: number): Promise<Report> =>
  measureWorkloads(async (shop, canary) => {
    const cart = await cartsOf(shop)
    const post = (path: string, body: unknown): BenchRequest => ({ path, method: "POST", body })
    const shared = {
      pace: { atOnce: AT_ONCE, seconds },
      watched: post("/api/products-pricing/guest-prices", [{ sku: canary.sku, qty: 1, uom: `${canary.uom}|1` }]),
      tells: (text: string, { cents }: { readonly cents: number }) => text.includes(`"unitPrice":${cents}`),
      wanted: { p95: { most: MOST_P95 } }
    }
    return [
      {
        ...shared,
        what: "what each way costs",
        asking: (turn) => post("/api/orders/delivery", { address, items: cart(turn) })
      },
      {
        ...shared,
        what: "a quote that is kept",
        asking: (turn) => post("/api/orders/delivery-quote", { to: { kind: "delivery", address }, items: cart(turn) })
      }
    ]
  })

/** `npm run bench -- core`: ten thousand lines priced by the rule itself, in this process. */

import type { ListedPrice } from "../../core/pricing/price.ts"
import { priceLine } from "../../core/pricing/price-line.ts"
import { percentile, type Report } from "./report.ts"

const LINES = 10_000
const ROUNDS = 200
const now = Date.parse("2026-11-23T09:00:00+11:00")

/** Boxes and sticks, some with breaks, a promotion or clearance. */
const listed = (nth: number): ListedPrice => {
  const sku = `SKU-${nth}`
  const price = 100 + ((nth * 7919) % 90_000)
  return {
    sku,
    uom: nth % 3 === 0 ? "EA" : "LM",
    factor: nth % 3 === 0 ? 1 : (24 + 3 * (nth % 13)) / 10,
    isRandomLength: false,
    retail: price,
    volumeBreaks:
      nth % 4 === 0
        ? [10, 50, 100].map((quantityBreak, at) => ({
            quantityBreak,
            unitPrice: Math.ceil(price * (0.95 - 0.05 * at))
          }))
        : [],
    ...(nth % 5 === 0 ? { promotion: { price: Math.ceil(price * 0.8), from: "2026-11-01", to: "2026-11-30" } } : {}),
    ...(nth % 50 === 0 ? { clearance: Math.ceil(price * 0.5) } : {}),
    lowest: { sku, price },
    highest: { sku, price }
  }
}

export const core = async (): Promise<Report> => {
  const book = Array.from({ length: LINES }, (_, nth) => listed(nth))
  const took: Array<number> = []
  let failed = 0
  for (let round = 0; round < ROUNDS; round++) {
    const wanted = book.map(({ sku, uom, factor }, nth) => ({
      sku,
      qty: 1 + ((nth + round) % 120),
      uom: uom === "LM" ? `STICK|${factor}` : "EA|1"
    }))
    const from = performance.now()
    for (let nth = 0; nth < LINES; nth++) {
      const line = priceLine(book[nth] as ListedPrice, wanted[nth] as (typeof wanted)[number], { kind: "guest" }, now)
      if ("error" in line) failed++
    }
    took.push(performance.now() - from)
  }
  const what = `${LINES.toLocaleString("en-AU")} lines priced`
  return {
    timings: [
      {
        what,
        atOnce: 1,
        count: ROUNDS,
        failed,
        perSecond: (1000 * took.length) / took.reduce((sum, one) => sum + one, 0),
        p50: percentile(took, 50),
        p95: percentile(took, 95),
        p99: percentile(took, 99)
      }
    ],
    figures: [{ what, value: percentile(took, 50), unit: "ms", aim: 20 }],
    faults: failed > 0 ? [`${failed} lines had no price`] : []
  }
}

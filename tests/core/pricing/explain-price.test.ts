/** The steps of a price add up to what is paid. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { explainPrice } from "../../../core/pricing/explain-price.ts"
import { chargedPrice, isPriced, type PriceTerms } from "../../../core/pricing/price.ts"
import { priceLine } from "../../../core/pricing/price-line.ts"
import { valueOrThrow } from "../../../core/result.ts"
import { anyListed, anyTerms, box, guest, loyalty, monday } from "./listed.ts"

const ten = { sku: box.sku, qty: 10, uom: "BX|1" }
const stepsOf = (more: object, terms: PriceTerms) =>
  valueOrThrow(explainPrice({ ...box, ...more }, ten, terms, monday)).steps.map(
    (one) => [one.reason, one.unitPrice, one.amount] as const
  )
const promotion = { price: 800, from: "2026-11-01", to: "2026-11-30" }

describe("The steps of a price", () => {
  it.each<readonly [string, object, PriceTerms, ReadonlyArray<readonly [string, number, number]>]>([
    ["retail alone", {}, guest, [["retail", 1000, 10_000]]],
    [
      "a promotion",
      { promotion },
      guest,
      [
        ["retail", 1000, 10_000],
        ["promotion", 800, -2000]
      ]
    ],
    [
      "a clearance",
      { clearance: 700 },
      guest,
      [
        ["retail", 1000, 10_000],
        ["clearance", 700, -3000]
      ]
    ],
    [
      "a member's 5% off a promotion, and a volume break",
      { promotion, volumeBreaks: [{ quantityBreak: 10, unitPrice: 700 }] },
      loyalty,
      [
        ["retail", 1000, 10_000],
        ["promotion", 800, -2000],
        ["loyalty", 760, -400],
        ["volume", 665, -950]
      ]
    ],
    [
      "a contract's percent, which a promotion has no part in",
      { promotion },
      { kind: "trade", percentOff: 30 },
      [
        ["retail", 1000, 10_000],
        ["contract percent", 700, -3000]
      ]
    ],
    [
      "a dearer contract price",
      {},
      { kind: "trade", fixed: 1100 },
      [
        ["retail", 1000, 10_000],
        ["contract price", 1100, 1000]
      ]
    ]
  ])("[PRC-12] are told: %s", (_, more, terms, steps) => assert.deepEqual(stepsOf(more, terms), steps))

  it("[PRC-12] are refused where a contract's percent can't be used: never retail without a word", () => {
    for (const percentOff of [-5, 101, 12.345, Number.NaN]) {
      const found = explainPrice(box, ten, { kind: "trade", percentOff }, monday)
      assert.strictEqual(!found.ok && found.code, "unpriced", String(percentOff))
      assert.isFalse(isPriced(priceLine(box, ten, { kind: "trade", percentOff }, monday)))
    }
  })

  // Fails where a step is rounded by itself, or where a step is forgotten or told twice.
  it("[PRC-12] add up to what is paid, whatever is listed and agreed", () => {
    fc.assert(
      fc.property(anyListed, anyTerms, fc.integer({ min: 1, max: 200 }), (listed, terms, qty) => {
        const request = {
          sku: listed.sku,
          qty,
          uom: listed.uom === "LM" ? `STICK|${listed.factor}` : `${listed.uom}|1`
        }
        const line = priceLine(listed, request, terms, monday)
        const found = explainPrice(listed, request, terms, monday)
        assert.strictEqual(found.ok, isPriced(line))
        if (!found.ok || !isPriced(line)) return
        const { steps, linePrice, lineGst } = found.value
        const paid = chargedPrice(line)
        assert.deepStrictEqual([linePrice, lineGst], [paid.linePrice, paid.lineGst])
        assert.strictEqual(
          steps.reduce((sum, { amount }) => sum + amount, 0),
          paid.linePrice
        )
        assert.strictEqual(steps.at(-1)?.unitPrice, paid.unitPrice)
        assert.strictEqual(new Set(steps.map(({ reason }) => reason)).size, steps.length)
      })
    )
  })
})

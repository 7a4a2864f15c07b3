/** A row of the price book for tests: a treated pine stick of 5.4 m at $10.00 a metre. */
import fc from "fast-check"
import type { ListedPrice, PriceTerms } from "../../../core/pricing/price.ts"

/** Monday 23 November 2026, 9 am in Melbourne. */
export const monday = Date.parse("2026-11-23T09:00:00+11:00")

export const stick: ListedPrice = {
  sku: "H3-90X45-5.4",
  uom: "LM",
  factor: 5.4,
  isRandomLength: false,
  retail: 1000,
  volumeBreaks: [],
  lowest: { sku: "H3-90X45-2.4", price: 950 },
  highest: { sku: "H3-90X45-6.0", price: 1050 }
}

export const box: ListedPrice = { ...stick, sku: "SCREWS", uom: "BX", factor: 1 }

export const guest: PriceTerms = { kind: "guest" }
export const loyalty: PriceTerms = { kind: "loyalty" }

const price = fc.integer({ min: 1, max: 5_000_000 })

export const anyTerms: fc.Arbitrary<PriceTerms> = fc.oneof(
  fc.constant(guest),
  fc.constant(loyalty),
  fc.record(
    {
      kind: fc.constant("trade" as const),
      fixed: price,
      percentOff: fc.integer({ min: 0, max: 9_000 }).map((n) => n / 100)
    },
    { requiredKeys: ["kind"] }
  )
)

/** Any box or stick, with breaks, promotion and clearance in all combinations. */
export const anyListed: fc.Arbitrary<ListedPrice> = fc
  .record(
    {
      retail: price,
      volumeBreaks: fc.array(fc.record({ quantityBreak: fc.integer({ min: 1, max: 2_000 }), unitPrice: price }), {
        maxLength: 4
      }),
      promotion: fc.record({
        price,
        from: fc.constantFrom("2026-11-01", "2026-11-23", "2026-11-24"),
        to: fc.constantFrom("2026-11-22", "2026-11-23", "2026-12-31")
      }),
      clearance: price
    },
    { requiredKeys: ["retail", "volumeBreaks"] }
  )
  .chain((some) => fc.constantFrom({ ...stick, ...some }, { ...box, ...some }))

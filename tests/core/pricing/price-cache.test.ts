/** Prices are kept for one shopper, until 6 pm. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { isPriced, type PricedLine, type PriceRequest } from "../../../core/pricing/price.ts"
import { cachedPrice, cacheKey, type PriceCacheOwner } from "../../../core/pricing/price-cache.ts"
import { priceLine } from "../../../core/pricing/price-line.ts"
import { box, guest, monday } from "./listed.ts"

const ms = (text: string) => Date.parse(text)
const asked: PriceRequest = { sku: box.sku, qty: 2, uom: "BX|1" }
const me: PriceCacheOwner = { contactId: "7", companyId: "1672" }
const pricedAt = (now: number): PricedLine => {
  const answer = priceLine(box, asked, guest, now)
  if (!isPriced(answer)) throw new Error(answer.msg)
  return answer
}
const kept = (now: number) => new Map([[cacheKey(me, asked), pricedAt(now)]])

describe("A kept price", () => {
  it.each([
    ["an ordinary day", "2026-11-23T09:00:00+11:00", "2026-11-23T17:59:59+11:00", "2026-11-23T18:00:00+11:00"],
    ["at 17:59:59", "2026-11-23T17:59:59+11:00", "2026-11-23T17:59:59.999+11:00", "2026-11-23T18:00:00+11:00"],
    ["at 18:00:00", "2026-11-23T18:00:00+11:00", "2026-11-24T17:59:59+11:00", "2026-11-24T18:00:00+11:00"],
    ["a holiday", "2026-12-25T12:00:00+11:00", "2026-12-25T17:59:59+11:00", "2026-12-25T18:00:00+11:00"],
    ["New Year's Eve", "2026-12-31T20:00:00+11:00", "2027-01-01T17:59:59+11:00", "2027-01-01T18:00:00+11:00"],
    ["the day summer time ends", "2026-04-05T01:00:00+11:00", "2026-04-05T17:59:59+10:00", "2026-04-05T18:00:00+10:00"],
    [
      "the day summer time begins",
      "2026-10-04T01:00:00+10:00",
      "2026-10-04T17:59:59+11:00",
      "2026-10-04T18:00:00+11:00"
    ]
  ])("[PRC-06] is good until 6 pm and not at it: %s", (_, now, good, gone) => {
    assert.deepStrictEqual(cachedPrice(kept(ms(now)), me, asked, ms(good)), pricedAt(ms(now)))
    assert.isUndefined(cachedPrice(kept(ms(now)), me, asked, ms(gone)))
  })

  it.each<readonly [string, PriceCacheOwner, Partial<PriceRequest>]>([
    ["another contact", { ...me, contactId: "8" }, {}],
    ["another company", { ...me, companyId: "1673" }, {}],
    ["a guest", {}, {}],
    ["another sku", me, { sku: "NAILS" }],
    ["another quantity", me, { qty: 3 }],
    ["another unit", me, { uom: "EA|1" }],
    ["another length", me, { length: 2.4 }]
  ])("[PRC-06] is not one for %s", (_, shopper, other) =>
    assert.isUndefined(cachedPrice(kept(monday), shopper, { ...asked, ...other }, monday))
  )

  // Fails where contact and company are joined (`1` and `12` against `11` and `2`), or one of them is left out of the key.
  it("[PRC-06] has a key of its own for each contact, company and request", () => {
    const id = fc.option(fc.string({ unit: fc.constantFrom("1", "2", '"', ","), maxLength: 2 }), { nil: undefined })
    const owner = fc.record({ contactId: id, companyId: id })
    fc.assert(
      fc.property(owner, owner, fc.nat(2), fc.nat(2), (left, right, a, b) => {
        const key = (shopper: typeof left, qty: number) => cacheKey(shopper as PriceCacheOwner, { ...asked, qty })
        const isSame = left.contactId === right.contactId && left.companyId === right.companyId && a === b
        assert.strictEqual(key(left, a) === key(right, b), isSame)
      })
    )
  })
})

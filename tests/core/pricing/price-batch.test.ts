/** Requests go out in batches, each thing once. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import type { PriceAnswer, PriceRequest } from "../../../core/pricing/price.ts"
import { BATCH_DELAY_MS, BATCH_SIZE, batchAnswers, priceBatches, priceKey } from "../../../core/pricing/price-batch.ts"

const request = (sku: string, qty = 1, more: Partial<PriceRequest> = {}): PriceRequest => ({
  sku,
  qty,
  uom: "EA|1",
  ...more
})

describe("A batch", () => {
  it("[PRC-07] goes out at 50 requests or after 50 ms", () =>
    assert.deepStrictEqual([BATCH_SIZE, BATCH_DELAY_MS], [50, 50]))
  it.each([
    [0, []],
    [1, [1]],
    [49, [49]],
    [50, [50]],
    [51, [50, 1]],
    [101, [50, 50, 1]]
  ])("[PRC-07] of %i things is cut into %j", (count, sizes) => {
    const all = Array.from({ length: count }, (_, place) => request(`SKU-${place}`))
    assert.deepStrictEqual(
      priceBatches(all).map((batch) => batch.length),
      sizes
    )
  })
  it("[PRC-07] asks for the same sku and quantity once, but for another quantity, unit or length as well", () => {
    const different = [
      request("A"),
      request("A", 2),
      request("A", 1, { uom: "BX|1" }),
      request("A", 1, { length: 2.4 })
    ]
    assert.deepStrictEqual(priceBatches([...different, request("a"), request("A", 2)]), [different])
  })
  it("[PRC-07] that fails answers each with its sku, its quantity and 'error fetching price'", () => {
    const failed = (id: string, qty: number): PriceAnswer => ({ error: true, msg: "error fetching price", id, qty })
    assert.deepStrictEqual(batchAnswers([request("A"), request("B", 7)], undefined), [failed("A", 1), failed("B", 7)])
    const answer = failed("A", 1)
    assert.strictEqual(batchAnswers([request("A"), request("B", 7)], [answer])[0], answer)
    assert.deepStrictEqual(batchAnswers([request("A"), request("B", 7)], [answer])[1], failed("B", 7))
  })

  // Fails where one is lost at the edge of a batch, where the order changes, or where the same goes out in two batches.
  it("[PRC-07] whatever is asked: each once, in order, fifty at most", () => {
    const asked = fc.array(fc.record({ sku: fc.integer({ min: 0, max: 90 }), qty: fc.integer({ min: 1, max: 2 }) }), {
      maxLength: 200
    })
    fc.assert(
      fc.property(asked, (all) => {
        const requests = all.map(({ sku, qty }) => request(`SKU-${sku}`, qty))
        const batches = priceBatches(requests)
        const keys = batches.flat().map(priceKey)
        assert.deepStrictEqual(keys, [...new Set(requests.map(priceKey))])
        assert.isTrue(
          batches.every(
            (batch, place) =>
              batch.length === 50 || (place === batches.length - 1 && batch.length > 0 && batch.length < 50)
          )
        )
      })
    )
  })
})

/** Requests go out in batches, each thing once. */
import { assert, describe, it } from "@effect/vitest"
import type { PriceAnswer, PriceRequest } from "../../../core/pricing/price.ts"
import { BATCH_DELAY_MS, BATCH_SIZE, batchAnswers } from "../../../core/pricing/price-batch.ts"

const request = (sku: string, qty = 1, more: Partial<PriceRequest> = {}): PriceRequest => ({
  sku,
  qty,
  uom: "EA|1",
  ...more
})

describe("A batch", () => {
  it("[PRC-07] goes out at 50 requests or after 50 ms", () =>
    assert.deepStrictEqual([BATCH_SIZE, BATCH_DELAY_MS], [50, 50]))
  it("[PRC-07] that fails answers each with its sku, its quantity and 'error fetching price'", () => {
    const failed = (id: string, qty: number): PriceAnswer => ({ error: true, msg: "error fetching price", id, qty })
    assert.deepStrictEqual(batchAnswers([request("A"), request("B", 7)], undefined), [failed("A", 1), failed("B", 7)])
    const answer = failed("A", 1)
    assert.strictEqual(batchAnswers([request("A"), request("B", 7)], [answer])[0], answer)
    assert.deepStrictEqual(batchAnswers([request("A"), request("B", 7)], [answer])[1], failed("B", 7))
  })
})

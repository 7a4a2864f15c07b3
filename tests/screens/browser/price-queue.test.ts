/** Price requests gathered into batches, by a clock that the test turns. */
import fc from "fast-check"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import { createPriceQueue } from "../../../adapters/browser/price-queue.ts"
import type { PriceAnswer, PriceRequest } from "../../../core/pricing/price.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const request = (sku: string, qty = 1, more: Partial<PriceRequest> = {}): PriceRequest => ({
  sku,
  qty,
  uom: "EA|1",
  ...more
})
const skus = (count: number) => Array.from({ length: count }, (_, place) => request(`SKU-${place}`))

/** What the shop would say of a request, told apart by all that was asked. */
const said = (one: PriceRequest) =>
  ({ sku: `${one.sku} ${one.qty} ${one.uom} ${one.length ?? ""}` }) as unknown as PriceAnswer

/** A shop that keeps what it was asked; it answers when it is told to, or at once. */
const aShop = (
  answer: (batch: ReadonlyArray<PriceRequest>) => Promise<unknown> = async (batch) => ({
    ok: true,
    data: batch.map(said)
  })
) => {
  const batches: Array<ReadonlyArray<PriceRequest>> = []
  const call = ((name: string, { body }: { readonly body: ReadonlyArray<PriceRequest> }) => {
    expect(name).toBe("POST /products-pricing/guest-prices")
    batches.push(body)
    return answer(body)
  }) as unknown as CallApi
  return { batches, ...createPriceQueue(call) }
}

const failure = (sku: string, qty = 1): PriceAnswer => ({ error: true, msg: "error fetching price", id: sku, qty })

describe("a batch", () => {
  it("[PRC-07] goes out 50 ms after its first request, not before", async () => {
    const { batches, requestPrice: price } = aShop()
    void price(request("A"))
    await vi.advanceTimersByTimeAsync(30)
    void price(request("B"))
    await vi.advanceTimersByTimeAsync(19)
    expect(batches).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(batches).toEqual([[request("A"), request("B")]])
    await vi.advanceTimersByTimeAsync(1000)
    expect(batches).toHaveLength(1)
  })

  it("[PRC-07] goes out at once with its 50th request; the 51st waits for its own 50 ms", async () => {
    const { batches, requestPrice: price } = aShop()
    const all = skus(51)
    for (const one of all.slice(0, 49)) void price(one)
    expect(batches).toEqual([])
    void price(all[49] as PriceRequest)
    expect(batches).toEqual([all.slice(0, 50)])
    await vi.advanceTimersByTimeAsync(20)
    void price(all[50] as PriceRequest)
    await vi.advanceTimersByTimeAsync(49)
    expect(batches).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(batches[1]).toEqual([all[50]])
  })

  it("[PRC-07] asks for the same sku and quantity once, and every one who asked hears", async () => {
    const { batches, requestPrice: price } = aShop()
    const waiting = [request("A", 2), request("a", 2), request("A", 2)].map(price)
    await vi.advanceTimersByTimeAsync(50)
    expect(batches).toEqual([[request("A", 2)]])
    expect(await Promise.all(waiting)).toEqual(Array(3).fill(said(request("A", 2))))
  })

  it.each<[string, PriceRequest]>([
    ["quantity", request("A", 3)],
    ["unit", request("A", 2, { uom: "BX|1" })],
    ["length", request("A", 2, { length: 2.4 })],
    ["sku", request("B", 2)]
  ])("[PRC-07] asks for another %s as well", async (_, other) => {
    const { batches, requestPrice: price } = aShop()
    const answers = [price(request("A", 2)), price(other)]
    await vi.advanceTimersByTimeAsync(50)
    expect(batches).toEqual([[request("A", 2), other]])
    expect(await Promise.all(answers)).toEqual([said(request("A", 2)), said(other)])
  })

  it("[PRC-07] the same again is asked again once the batch has gone", async () => {
    const { batches, requestPrice: price } = aShop()
    void price(request("A"))
    await vi.advanceTimersByTimeAsync(50)
    void price(request("A"))
    await vi.advanceTimersByTimeAsync(50)
    expect(batches).toEqual([[request("A")], [request("A")]])
  })
})

describe("a batch that fails", () => {
  const answers: ReadonlyArray<[string, () => Promise<unknown>]> = [
    ["the shop can't be reached", async () => ({ ok: false, status: 0, code: "offline", msg: "offline" })],
    ["the shop refuses", async () => ({ ok: false, status: 503, code: "UNAVAILABLE", msg: "later" })]
  ]
  it.each(answers)(
    "[PRC-07] since %s settles all that waited, logs, and later requests go out again",
    async (_, answer) => {
      const warned = vi.spyOn(console, "warn").mockReturnValue(undefined)
      let broken = true
      const { batches, requestPrice: price } = aShop(async (batch) =>
        broken ? answer() : { ok: true, data: batch.map(said) }
      )
      const waiting = [price(request("A")), price(request("B", 7)), price(request("a"))]
      await vi.advanceTimersByTimeAsync(50)
      expect(await Promise.all(waiting)).toEqual([failure("A"), failure("B", 7), failure("A")])
      expect(warned).toHaveBeenCalledTimes(1)
      broken = false
      const again = price(request("A"))
      await vi.advanceTimersByTimeAsync(50)
      expect(await again).toEqual(said(request("A")))
      expect(batches).toHaveLength(2)
    }
  )

  it("[PRC-07] with too few answers leaves nobody waiting", async () => {
    const { requestPrice: price } = aShop(async (batch) => ({ ok: true, data: batch.slice(1).map(said) }))
    const waiting = [price(request("A")), price(request("B"))]
    await vi.advanceTimersByTimeAsync(50)
    expect(await waiting[1]).toEqual(failure("B"))
  })

  it("[PRC-07] does not take the next batch with it", async () => {
    vi.spyOn(console, "warn").mockReturnValue(undefined)
    const held: Array<(answer: unknown) => void> = []
    const { requestPrice: price } = aShop(() => new Promise((resolve) => held.push(resolve)))
    const first = price(request("A"))
    await vi.advanceTimersByTimeAsync(50)
    const second = price(request("A"))
    await vi.advanceTimersByTimeAsync(50)
    held[1]?.({ ok: true, data: [said(request("A"))] })
    expect(await second).toEqual(said(request("A")))
    held[0]?.({ ok: false, status: 503, code: "UNAVAILABLE", msg: "later" })
    expect(await first).toEqual(failure("A"))
  })
})

it("[PRC-07] whatever is asked whenever, each hears of its own request, and no batch is larger than 50 or asks twice", async () => {
  const asked = fc.record({
    sku: fc.integer({ min: 0, max: 40 }),
    qty: fc.integer({ min: 1, max: 3 }),
    wait: fc.constantFrom(0, 0, 0, 10, 60)
  })
  await fc.assert(
    fc.asyncProperty(fc.array(asked, { maxLength: 150 }), async (all) => {
      const { batches, requestPrice: price } = aShop()
      const waiting: Array<Promise<PriceAnswer>> = []
      for (const { sku, qty, wait } of all) {
        waiting.push(price(request(`SKU-${sku}`, qty)))
        await vi.advanceTimersByTimeAsync(wait)
      }
      await vi.advanceTimersByTimeAsync(50)
      expect(await Promise.all(waiting)).toEqual(all.map(({ sku, qty }) => said(request(`SKU-${sku}`, qty))))
      for (const batch of batches) {
        expect(batch.length).toBeLessThanOrEqual(50)
        expect(new Set(batch.map((one) => `${one.sku} ${one.qty}`)).size).toBe(batch.length)
      }
    }),
    { numRuns: 200 }
  )
})

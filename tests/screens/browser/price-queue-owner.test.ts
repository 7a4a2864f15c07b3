/** Whose prices the queue asks for, and that nobody hears another's, by a clock that the test turns. */
import fc from "fast-check"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import { createPriceQueue } from "../../../adapters/browser/price-queue.ts"
import type { BuyerTerms } from "../../../core/identity/buyer.ts"
import type { PriceAnswer, PriceRequest } from "../../../core/pricing/price.ts"
import { asha, buyer, dana } from "../../core/account/buyers.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const request = (sku: string): PriceRequest => ({ sku, qty: 1, uom: "EA|1" })
/** What the shop answers names whose price it is. */
const price = (sku: string, whose: string) => ({ sku: `${sku} for ${whose}` }) as unknown as PriceAnswer

type Asked = { readonly body: ReadonlyArray<PriceRequest>; readonly query?: { readonly customerId: string } }

/** A shop that answers when it is told to, at the prices that were asked for. */
const slowShop = () => {
  const asked: Array<{ readonly name: string; readonly whose: string; readonly answer: () => void }> = []
  const call = ((name: string, { body, query }: Asked) => {
    const whose = query?.customerId ?? "guests"
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const answer = () => resolve({ ok: true, data: body.map(({ sku }) => price(sku, whose)) })
    asked.push({ name, whose, answer })
    return promise
  }) as unknown as CallApi
  return { asked, ...createPriceQueue(call) }
}

describe("Prices are asked for", () => {
  it.each([
    ["a guest", undefined, "POST /products-pricing/guest-prices", "guests"],
    ["a member", dana, "POST /products-pricing/prices", "2001"],
    [
      "a contact who may not see the company's",
      { ...dana, hasOwnPrices: false },
      "POST /products-pricing/guest-prices",
      "guests"
    ]
  ] as const)("[PRC-04] for %s at the call for them", async (_, who, name, whose) => {
    const shop = slowShop()
    shop.setBuyer(who)
    const answer = shop.requestPrice(request("A"))
    await vi.advanceTimersByTimeAsync(50)
    expect(shop.asked).toMatchObject([{ name, whose }])
    shop.asked[0]?.answer()
    expect(await answer).toEqual(price("A", whose))
  })

  it("[PRC-07] [PRC-04] for whoever is logged in when the batch goes out", async () => {
    const shop = slowShop()
    void shop.requestPrice(request("A"))
    shop.setBuyer(dana)
    void shop.requestPrice(request("B"))
    await vi.advanceTimersByTimeAsync(50)
    expect(shop.asked.map(({ whose }) => whose)).toEqual(["2001"])
  })
})

describe("[T21] An answer for somebody who is no longer logged in", () => {
  it.each([
    ["after a switch of company", dana, asha, "2004"],
    ["after a log-out", dana, undefined, "guests"],
    ["after a log-in", undefined, dana, "2001"],
    ["after the company's prices were taken away", dana, { ...dana, hasOwnPrices: false }, "guests"]
  ] as const)("%s is heard by nobody: the price of who is now comes instead", async (_, before, after, whose) => {
    const shop = slowShop()
    shop.setBuyer(before)
    let heard: PriceAnswer | undefined
    const answer = shop.requestPrice(request("A")).then((one) => {
      heard = one
      return one
    })
    await vi.advanceTimersByTimeAsync(50)
    shop.setBuyer(after)
    shop.asked[0]?.answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toBeUndefined()
    await vi.advanceTimersByTimeAsync(50)
    shop.asked[1]?.answer()
    expect(await answer).toEqual(price("A", whose))
    expect(shop.asked).toHaveLength(2)
  })

  it("is heard where the same contact only looks at prices in another way", async () => {
    const shop = slowShop()
    shop.setBuyer(dana)
    const answer = shop.requestPrice(request("A"))
    await vi.advanceTimersByTimeAsync(50)
    shop.setBuyer({ ...dana, showsExGst: true })
    shop.asked[0]?.answer()
    expect(await answer).toEqual(price("A", "2001"))
  })

  it("whoever comes and goes while prices are on their way, each answer is of who is logged in as it is heard", async () => {
    const shoppers = [undefined, dana, asha, buyer("P09", "2001", { hasOwnPrices: false })]
    const step = fc.oneof(
      fc.record({ ask: fc.constantFrom("A", "B", "C") }),
      fc.record({ become: fc.nat({ max: shoppers.length - 1 }) }),
      fc.record({ wait: fc.constantFrom(0, 10, 50) }),
      fc.record({ answer: fc.nat({ max: 4 }) })
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const shop = slowShop()
        let now: BuyerTerms | undefined
        const wrong: Array<unknown> = []
        for (const one of steps) {
          if ("ask" in one)
            void shop.requestPrice(request(one.ask)).then((heard) => {
              const right = price(one.ask, now?.hasOwnPrices ? now.customerId : "guests")
              if (JSON.stringify(heard) !== JSON.stringify(right)) wrong.push(heard)
            })
          if ("become" in one) {
            now = shoppers[one.become]
            shop.setBuyer(now)
          }
          if ("answer" in one) shop.asked[one.answer]?.answer()
          await vi.advanceTimersByTimeAsync("wait" in one ? one.wait : 0)
        }
        expect(wrong).toEqual([])
      }),
      { numRuns: 300 }
    )
  })
})

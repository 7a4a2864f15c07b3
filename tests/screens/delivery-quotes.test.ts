/** The delivery quote of a cart, while answers come in another order than they were asked for. */
import { expect, it, vi } from "vitest"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import type { Cart } from "../../core/ordering/cart/cart.ts"
import { DeliveryQuotes } from "../../ui/checkout/delivery-quotes.ts"

const to = { kind: "pickup", branchId: 3 } as const
const cart: Cart = []
const quoteOf = (day: string) => ({ ok: true, data: { firstAt: 0, days: [day], lines: [] } })

const withAnswers = (count: number) => {
  const answers = Array.from({ length: count }, () => Promise.withResolvers<unknown>())
  const call = vi.fn(() => answers[call.mock.calls.length - 1]?.promise)
  return { answers, call, quotes: new DeliveryQuotes(call as unknown as CallApi) }
}

it("an answer for an earlier place is dropped, whenever it comes", async () => {
  const { answers, quotes } = withAnswers(2)
  const [earlier, later] = [quotes.load(cart, { ...to, branchId: 4 }), quotes.load(cart, to)]
  answers[1]?.resolve(quoteOf("2026-11-24"))
  expect((await later)?.days).toEqual(["2026-11-24"])
  answers[0]?.resolve(quoteOf("2026-12-07"))
  expect(await earlier).toBeUndefined()
  expect(quotes.current?.days).toEqual(["2026-11-24"])
})

it("who asks the same before the answer is there has that answer; after it, it is asked for anew", async () => {
  const { answers, call, quotes } = withAnswers(2)
  const both = Promise.all([quotes.load(cart, to), quotes.load(cart, to)])
  answers[0]?.resolve(quoteOf("2026-11-24"))
  expect((await both).map((quote) => quote?.days)).toEqual([["2026-11-24"], ["2026-11-24"]])
  expect(call).toHaveBeenCalledTimes(1)
  answers[1]?.resolve(quoteOf("2026-11-25"))
  expect((await quotes.load(cart, to))?.days).toEqual(["2026-11-25"])
})

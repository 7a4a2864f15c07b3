/** The delivery quote of a cart, while answers come in another order than they were asked for. */
import { expect, it } from "vitest"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import type { Cart } from "../../core/ordering/cart/cart.ts"
import { DeliveryQuotes } from "../../ui/checkout/delivery-quotes.ts"

it("an answer for an earlier cart is dropped, whenever it comes", async () => {
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
  let calls = 0
  const quotes = new DeliveryQuotes((() => answers[calls++]?.promise) as unknown as CallApi)
  const quoteOf = (day: string) => ({ ok: true, data: { firstAt: 0, days: [day], lines: [] } })
  const to = { kind: "pickup", branchId: 3 } as const
  const cart: Cart = []
  const [earlier, later] = [quotes.load(cart, to), quotes.load(cart, to)]
  answers[1]?.resolve(quoteOf("2026-11-24"))
  expect((await later)?.days).toEqual(["2026-11-24"])
  answers[0]?.resolve(quoteOf("2026-12-07"))
  expect(await earlier).toBeUndefined()
  expect(quotes.current?.days).toEqual(["2026-11-24"])
})

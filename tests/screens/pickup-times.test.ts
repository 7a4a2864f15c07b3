/** The pickup estimate of a cart, while answers come in another order than they were asked for. */
import { expect, it } from "vitest"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import type { Cart } from "../../core/ordering/cart/cart.ts"
import { PickupTimes } from "../../ui/checkout/pickup-times.ts"

it("an answer for an earlier cart is dropped, whenever it comes", async () => {
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
  let calls = 0
  const times = new PickupTimes((() => answers[calls++]?.promise) as unknown as CallApi)
  const estimateOf = (day: string) => ({ ok: true, data: { readyAt: 0, days: [day], lines: [] } })
  const cart: Cart = []
  const [earlier, later] = [times.load(cart, 3), times.load(cart, 3)]
  answers[1]?.resolve(estimateOf("2026-11-24"))
  expect((await later)?.days).toEqual(["2026-11-24"])
  answers[0]?.resolve(estimateOf("2026-12-07"))
  expect(await earlier).toBeUndefined()
  expect(times.estimate?.days).toEqual(["2026-11-24"])
})

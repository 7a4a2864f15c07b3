/** What a line of the cart says of where it is. */
import { expect, it } from "vitest"
import { lineAvailability } from "../../ui/checkout/cart/line-availability.ts"

const now = Date.parse("2026-11-23T09:00:00+11:00")
const today = Date.parse("2026-11-23T13:00:00+11:00")
const monday = Date.parse("2026-11-30T00:00:00+11:00")
const branches = [
  { id: 24, name: "Bentleigh East" },
  { id: 26, name: "Clayton" },
  { id: 27, name: "Dandenong" }
]
const context = { now, branches, isClearance: false }

it("[EST-01] [STK-01] how much of it is here, when the rest is, and which stores near have all", () => {
  const line = { pieces: 40, here: 1, level: "transfer/order-in", readyAt: monday, fullBranchIds: [26, 24] } as const
  expect(lineAvailability(line, context)).toEqual({
    text: "Order in · 1 here, 39 by Mon 30 Nov",
    elsewhere: "Clayton and Bentleigh East have all 40 now."
  })
  expect(lineAvailability({ ...line, fullBranchIds: [] }, context)).toEqual({
    text: "Order in · 1 here, 39 by Mon 30 Nov"
  })
})

it("[EST-01] all of it here or none of it says when alone; a single piece is it", () => {
  const here = { pieces: 2, here: 9, level: "in stock", readyAt: today, fullBranchIds: [] } as const
  expect(lineAvailability(here, context)).toEqual({ text: "Limited stock · Ready today after 1 pm" })
  expect(lineAvailability({ ...here, here: 20 }, context)).toEqual({ text: "In stock · Ready today after 1 pm" })
  expect(lineAvailability({ ...here, here: 20 }, { ...context, isClearance: true }).text).toMatch(/^Limited stock · /)
  const none = { pieces: 1, here: 0, level: "transfer/order-in", readyAt: monday, fullBranchIds: [27] } as const
  expect(lineAvailability(none, context)).toEqual({
    text: "Order in · Ready from Mon 30 Nov",
    elsewhere: "Dandenong has it now."
  })
})

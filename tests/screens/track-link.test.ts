/** The way from an order's page to its tracking page. */
import { expect, it } from "vitest"
import { OrderStatusSchema } from "../../core/orders/order.schema.ts"
import { trackLinkText } from "../../ui/account/orders/track-link-text.ts"

it("[CANCEL-01] an order's page offers to cancel it where tracking does, to who orders for the company; of one that is over nothing", () => {
  const textOf = (mayOrder: boolean) =>
    Object.fromEntries(OrderStatusSchema.literals.map((status) => [status, trackLinkText(status, mayOrder)]))
  const track = "Track this order"
  const underWay = { "awaiting-payment": track, preparing: track, "on-the-way": track, ready: track }
  const over = { cancelled: undefined, collected: undefined, delivered: undefined }
  expect(textOf(true)).toEqual({ ...underWay, ...over, placed: "Track or cancel this order" })
  expect(textOf(false)).toEqual({ ...underWay, ...over, placed: track })
})

/** What the tracking page says where it shows no order. */
import { expect, it } from "vitest"
import { trackText } from "../../ui/checkout/result/track-text.ts"

it("[TRK-01] 'Requested item is not an order' is followed by what an order number looks like; a failure stands alone", () => {
  expect([trackText({ code: "NOT_FOUND", msg: "no" }), trackText({ code: "TIMEOUT", msg: "Too slow" })]).toEqual([
    "Requested item is not an order. An order number has 9 digits: it's in your confirmation e-mail.",
    "TIMEOUT: Too slow"
  ])
})

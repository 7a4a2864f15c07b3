/** The days to choose from, as the delivery step draws them while they are asked for and once they are there. */
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { PICKUP_DAYS } from "../../core/delivery/schedule/pickup.ts"
import { initialCheckout } from "../../core/ordering/checkout/checkout.ts"
import type { CheckoutViewModel } from "../../ui/checkout/checkout.view-model.ts"
import type { AddressChoice } from "../../ui/checkout/delivery/address-choice.ts"
import { DeliveryDays } from "../../ui/checkout/delivery/delivery-days.tsx"

const [monday, now] = ["2026-11-23", Date.parse("2026-11-23T06:00+11:00")]

/** As many open days from a Monday on. */
const daysFrom = (count: number) =>
  Array.from({ length: count }, (_, later) => Temporal.PlainDate.from(monday).add({ days: later }).toString())

const drawn = (method: string, quotes: { readonly current?: object; readonly problem?: string }) =>
  renderToStaticMarkup(
    <DeliveryDays
      checkout={
        {
          state: initialCheckout,
          cart: { items: [] },
          delivery: { method, quotes: { slowOrder: () => undefined, ...quotes } }
        } as unknown as CheckoutViewModel
      }
      to={{} as AddressChoice}
      branches={[]}
      now={now}
      tried={false}
    />
  )

/** How many places the days take: each is a label, or stands in for one. */
const placesOf = (html: string) => (html.match(/<label|<span><\/span>/g) ?? []).length

it.each([
  ["pickup", PICKUP_DAYS],
  ["delivery", 12]
])(
  "the days of a %s have their room while they are asked for: nothing below them moves once they are there",
  (method, count) => {
    const quote = { kind: method, branchId: 25, firstAt: now, days: daysFrom(count), unavailableDays: [], lines: [] }
    expect([placesOf(drawn(method, {})), placesOf(drawn(method, { current: quote }))]).toEqual([count, count])
  }
)

it("where they can't be had, and for a way without a day, none is drawn", () => {
  expect(placesOf(drawn("pickup", { problem: "The shop can't be reached." }))).toBe(0)
  expect(placesOf(drawn("national", {}))).toBe(0)
})

/** What the payment page shows once more of what was chosen: all of it, as it is now, each with the step that changes it. */
import { expect, it } from "vitest"
import { chooseDelivery, initialCheckout } from "../../core/ordering/checkout/checkout.ts"
import { exampleBranches } from "../../fixtures/branches.ts"
import { chosenWhen } from "../../ui/checkout/chosen-when.ts"
import { recapRows } from "../../ui/checkout/payment/recap-rows.ts"

const typed = {
  ...initialCheckout,
  contactDetails: {
    ...initialCheckout.contactDetails,
    billingDetails: {
      ...initialCheckout.contactDetails.billingDetails,
      contactName: " Kim Lee ",
      company: "Lee Decks",
      phone: "03 9764 1234",
      email: "kim@example.com"
    }
  },
  orderDetails: { customerRefNo: "Deck 12" },
  delivery: {
    type: "pickup" as const,
    branchId: 25,
    details: { ...initialCheckout.delivery.details, deliveryDate: "2026-11-24", instructions: "A ute on the way" }
  }
}

const shown = (state: typeof initialCheckout) => recapRows(state, exampleBranches).map((row) => Object.values(row))

it("[CHK-06] where and when it is collected, what was told, who pays, where the confirmation goes and the PO number", () => {
  expect(shown(typed)).toEqual([
    ["Collect from", "Rowville, Tue 24 Nov", "delivery"],
    ["You told us", "A ute on the way", "delivery"],
    ["For", "Kim Lee, Lee Decks, 03 9764 1234", "details"],
    ["Confirmation to", "kim@example.com", "details"],
    ["PO/Job number", "Deck 12", "details"]
  ])
})

it("[CHK-06] where and when it is brought", () => {
  const delivered = chooseDelivery(typed, "delivery")
  const address = { ...delivered.delivery.details.address, formatted: "14 Kelletts Road, Rowville VIC 3178" }
  const state = {
    ...delivered,
    delivery: {
      ...delivered.delivery,
      details: { ...delivered.delivery.details, address, deliveryDate: "2026-11-26", deliveryTime: "2359" }
    }
  } as typeof initialCheckout
  expect(shown(state)[0]).toEqual([
    "Deliver to",
    expect.stringMatching(/^14 Kelletts Road, Rowville VIC 3178, Thu 26 Nov, any ?time/i),
    "delivery"
  ])
  expect(chosenWhen(state.delivery)).toMatch(/^Thu 26 Nov, any ?time$/i)
})

it("[CHK-06] nothing of what nobody has chosen yet", () => expect(shown(initialCheckout)).toEqual([]))

/** An address as the checkout keeps it. */
import { assert, it } from "@effect/vitest"
import { checkoutAddress, postalAddress } from "../../../core/contact/checkout-address.ts"

const site = { line1: "14 Kelletts Road", suburb: "Rowville", postcode: "3178", state: "VIC", manuallyEntered: true }
const auckland = { line1: "2 Queen Street", suburb: "Auckland", postcode: "1010", state: "", manuallyEntered: false }

it("[DEL-09] names its country, its town, how it reads and whether it was typed by hand", () => {
  assert.deepStrictEqual(checkoutAddress({ ...site, line2: "Unit 2" }), {
    ...site,
    line2: "Unit 2",
    country: "AU",
    city: "Rowville",
    formatted: "Unit 2, 14 Kelletts Road, Rowville VIC 3178",
    isManual: true
  })
  const { country, formatted, isManual } = checkoutAddress({ ...auckland, country: "NZ" })
  assert.deepStrictEqual([country, formatted, isManual], ["NZ", "2 Queen Street, Auckland 1010, New Zealand", false])
})

it("[DEL-01] goes with an order as an address alone, which names only another country", () => {
  assert.deepStrictEqual(postalAddress(checkoutAddress(site)), site)
  assert.deepStrictEqual(postalAddress(checkoutAddress({ ...site, line2: "" })), site)
  const abroad = { ...auckland, country: "NZ" }
  assert.deepStrictEqual(postalAddress(checkoutAddress(abroad)), abroad)
})

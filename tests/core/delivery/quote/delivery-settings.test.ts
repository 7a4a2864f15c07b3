/** What staff may set of deliveries. */
import { assert, describe, it } from "@effect/vitest"
import { Option, Schema } from "effect"
import { DeliverySettingsSchema } from "../../../../core/delivery/quote/delivery-settings.schema.ts"
import { defaultDeliverySettings as usual } from "../../../../core/delivery/quote/delivery-settings.ts"

const decode = Schema.decodeUnknownOption(DeliverySettingsSchema)

describe("The settings of deliveries", () => {
  it("[FEE-01] the usual ones are what may be set", () => assert.isTrue(Option.isSome(decode(usual))))

  it.each([
    ["a fee below nothing", { ...usual, fees: { ...usual.fees, lift: -1 } }],
    ["part of a cent", { ...usual, fees: { ...usual.fees, lift: 0.5 } }],
    ["bands out of order", { ...usual, fees: { ...usual.fees, parcel: usual.fees.parcel.toReversed() } }],
    ["no bands", { ...usual, fees: { ...usual.fees, parcel: [] } }],
    ["a parcel without a fee", { ...usual, fees: { ...usual.fees, parcel: usual.fees.parcel.slice(0, 2) } }],
    ["a day that there is not", { ...usual, gazetted: ["2026-02-30"] }],
    ["a month's eighth weekday", { ...usual, runs: { usual: { weekday: 8, everyWeeks: 2, from: "2026-11-24" } } }],
    ["a zone that is no postcode's", { ...usual, runs: { ...usual.runs, zones: { VIC: usual.runs.usual } } }],
    ["a range to no day", { ...usual, disabled: { ranges: [{ from: "2026-12-01", to: "soon" }] } }],
    ["fewer trucks than none", { ...usual, fleet: { ...usual.fleet, perDay: { ...usual.fleet.perDay, ute: -1 } } }]
  ])("[FEE-01] %s is refused", (_, settings) => assert.isTrue(Option.isNone(decode(settings))))
})

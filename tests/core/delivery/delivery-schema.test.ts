/** Each type of delivery has its own fields, and no others. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import fc from "fast-check"
import { decodeDelivery } from "../../../core/delivery/delivery.schema.ts"

const contactDetails = { contactName: "Kim Lee", company: "Lee Decks", phone: "03 9764 1234", email: "kim@example.com" }
const address = {
  line1: "1 Ferny Rd",
  suburb: "Rowville",
  postcode: "3178",
  state: "VIC",
  manuallyEntered: false,
  country: "AU"
}
const carried = {
  deliveryTotal: 5600,
  instructions: "Side gate",
  vehicles: ["ute"],
  craneRequired: false,
  address,
  contactDetails
}
const day = { date: "2026-11-24" }

/** Every type with the fields of the specification. */
const details: { readonly [ending: string]: Record<string, unknown> } = {
  pickup: { ...day, instructions: "Ute", branchId: 25, contactDetails },
  delivery: { ...carried, ...day, time: "2359" },
  national_delivery: carried,
  uber_delivery: { ...carried, branchId: 25 },
  international_delivery: { ...carried, address: { ...address, country: "NZ" } }
}
const endings = Object.keys(details)
const products = ["timber", "hardware"]
const types = products.flatMap((product) => endings.map((ending) => [`${product}_${ending}`, ending] as const))

const read = (delivery: unknown) => Effect.runSync(Effect.result(decodeDelivery(delivery)))
const isRead = (delivery: unknown): boolean => read(delivery)._tag === "Success"

/** Every field that any type has, with a value that is right where the field belongs. */
const everyField = { ...carried, ...day, time: "2359", branchId: 25 }

describe("A delivery", () => {
  it.each(types)("[DEL-01] of type %s has its fields", (type, ending) => {
    const sent = { type, details: details[ending] }
    const answer = read(sent)
    assert.strictEqual(answer._tag, "Success")
    if (answer._tag === "Success") assert.deepStrictEqual<unknown>(answer.success, sent)
  })

  it("[VAL-01] has instructions of 500 characters at most, an emoji being one", () => {
    const said = (instructions: string) => ({ type: "timber_pickup", details: { ...details.pickup, instructions } })
    assert.isTrue(isRead(said("🪵".repeat(500))))
    assert.isFalse(isRead(said("🪵".repeat(501))))
  })

  it.each(
    types.flatMap(([type, ending]) =>
      Object.keys(details[ending] ?? {}).map((field) => [type, field, details[ending]] as const)
    )
  )("[DEL-01] %s without %s is refused", (type, field, all = {}) => {
    const { [field]: _left, ...others } = all
    assert.isFalse(isRead({ type, details: others }))
  })

  it.each(
    types.flatMap(([type, ending]) =>
      Object.entries(everyField)
        .filter(([field]) => !Object.hasOwn(details[ending] ?? {}, field))
        .map(([field, value]) => [type, field, { ...details[ending], [field]: value }] as const)
    )
  )("[DEL-01] %s lacks %s: it is refused with it", (type, _, more) => assert.isFalse(isRead({ type, details: more })))

  it.each(["timber", "pickup", "timber_national", "TIMBER_PICKUP", "steel_pickup", "timber_sea_delivery"])(
    "[DEL-01] there is no type %s",
    (type) => {
      for (const ending of endings) assert.isFalse(isRead({ type, details: details[ending] }))
    }
  )

  it.each(["national_delivery", "international_delivery", "uber_delivery"])(
    "[DEL-01] a %s to an address without a country goes to Australia",
    (ending) => {
      const { country: _country, ...here } = address
      const answer = read({ type: `timber_${ending}`, details: { ...details[ending], address: here } })
      assert.strictEqual(answer._tag, "Success")
      if (answer._tag === "Success" && "address" in answer.success.details)
        assert.strictEqual(answer.success.details.address.country, "AU")
    }
  )

  it.each([
    ["a negative fee", { deliveryTotal: -1 }],
    ["half a cent", { deliveryTotal: 0.5 }],
    ["an unknown vehicle", { vehicles: ["box"] }],
    ["an unknown time", { time: "0900" }],
    ["a day that is no date", { date: "24/11/2026" }],
    ["a bell in the instructions", { instructions: "ring\u0007" }]
  ])("[DEL-01] with %s is refused", (_, spoilt) =>
    assert.isFalse(isRead({ type: "timber_delivery", details: { ...details.delivery, ...spoilt } }))
  )

  // Fails where unknown fields are dropped instead of refused.
  it("[DEL-01] with any field that no type has is refused, wherever it stands", () => {
    const names = fc
      .stringMatching(/^[a-z]{1,12}$/)
      .filter((name) => !Object.hasOwn(everyField, name) && name !== "type")
    fc.assert(
      fc.property(fc.constantFrom(...types), names, fc.boolean(), ([type, ending], name, isInside) => {
        const sent = { type, details: details[ending] }
        assert.isFalse(isRead(isInside ? { type, details: { ...details[ending], [name]: 1 } } : { ...sent, [name]: 1 }))
      })
    )
  })
})

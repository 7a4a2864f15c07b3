/** What the shop makes of each method: its branch, fee, vehicles and days, or why it can't be had. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { offersRequest, parcelDays } from "../../../../core/delivery/quote/carried-quotes.ts"
import { courierProblem } from "../../../../core/delivery/quote/courier-problem.ts"
import type { AddressPlace, QuoteDestination } from "../../../../core/delivery/quote/delivery-quote.ts"
import { defaultDeliverySettings } from "../../../../core/delivery/quote/delivery-settings.ts"
import type { DeliveryMethod } from "../../../../core/delivery/quote/delivery-type.ts"
import type { QuoteFacts } from "../../../../core/delivery/quote/quote-rule.ts"
import { quoteRules } from "../../../../core/delivery/quote/quote-rules.ts"
import { melbourneDate } from "../../../../core/melbourne.ts"
import type { Place } from "../../../../core/stores/closest-branch.ts"
import { deliveryReasonWords, deliveryWords } from "../../../../core/words/delivery.ts"
import { at, monday, rowville } from "../../ordering/examples.ts"
import { screws, stud, unweighed } from "../loads.ts"

const near: Place = { suburb: "Near", postcode: "3178", state: "VIC", latitude: -37.95, longitude: 145.2 }
/** 250 km of road away. */
const remote: Place = { ...near, suburb: "Remote", postcode: "3500", latitude: -36.2 }
const address = { line1: "1 Site Road", suburb: "Near", postcode: "3178", state: "VIC", manuallyEntered: true }
const facts: QuoteFacts = {
  branches: [rowville],
  levelsAt: () => ["in stock"],
  now: monday,
  load: [screws],
  places: [near],
  booked: new Map()
}
const to = (kind: DeliveryMethod, over: Partial<QuoteDestination> = {}): QuoteDestination => ({
  kind,
  address,
  ...over
})
const quoteOf = (destination: QuoteDestination, over: Partial<QuoteFacts> = {}) =>
  quoteRules[destination.kind].quote(destination, { ...facts, ...over })
const quoted = (destination: QuoteDestination, over: Partial<QuoteFacts> = {}) => {
  const result = quoteOf(destination, over)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result
}
const messages = (destination: QuoteDestination, over: Partial<QuoteFacts> = {}) => {
  const result = quoteOf(destination, over)
  return result.ok ? [] : result.errors.map(({ message }) => message)
}

describe("By our truck", () => {
  it("[DEL-05] [DAY-01] from the closest branch, from the first open day on, with a reason for every other", () => {
    const { quote, unavailableDays } = quoted(to("delivery"))
    assert.deepStrictEqual([quote.branchId, quote.vehicles, quote.fee], [25, ["ute"], 6_090])
    assert.strictEqual(quote.days[0], "2026-11-24")
    assert.strictEqual(melbourneDate(quote.firstAt), "2026-11-24")
    assert.strictEqual(quote.days.length + unavailableDays.length, 60)
    assert.deepStrictEqual(unavailableDays[0], { date: "2026-11-29", problem: "Our trucks don't run on Sundays" })
  })

  it("[DAY-01] to a remote area on its run days alone", () => {
    const { quote } = quoted(to("delivery"), { places: [remote] })
    assert.strictEqual(quote.shownTime, "Every 2–4 weeks")
    assert.deepStrictEqual(new Set(quote.days.map((day) => Temporal.PlainDate.from(day).dayOfWeek)), new Set([2]))
  })

  it("[DAY-01] on no day whose trucks are taken", () => {
    const booked = new Map([[25, new Map([["2026-11-24", { ute: 12 }]])]])
    const { quote, unavailableDays } = quoted(to("delivery"), { booked })
    assert.strictEqual(quote.days[0], "2026-11-25")
    assert.match(unavailableDays[0]?.problem ?? "", /fully booked/)
  })

  it("[DEL-02] with a crane where it is asked for, and never on a Saturday", () => {
    const { quote } = quoted(to("delivery", { craneRequired: true }))
    assert.deepStrictEqual(quote.vehicles, ["crane_truck"])
    assert.notInclude(
      quote.days.map((day) => Temporal.PlainDate.from(day).dayOfWeek),
      6
    )
    assert.strictEqual(quote.fee, 12_000 + 1_590 + 6_000)
  })

  it("what has to be brought in leaves when it is there", () => {
    const { quote } = quoted(to("delivery"), { levelsAt: () => ["transfer/order-in"] })
    assert.isTrue((quote.days[0] ?? "") >= "2026-11-30")
  })

  it.each([
    ["a day that is gone", { date: "2026-11-24", time: "2359" }, ["2026-11-25"], deliveryReasonWords.dayGone],
    ["a day that was not offered", { date: "2026-11-29", time: "2359" }, ["2026-11-29"], deliveryReasonWords.dayGone],
    [
      "the first run on the next day",
      { date: "2026-11-24", time: "0800" },
      ["2026-11-24"],
      "For the next 3 days our trucks come at any time of the day. Choose any time, or a later day."
    ],
    ["any time on the next day", { date: "2026-11-24", time: "2359" }, ["2026-11-24"], undefined]
  ] as const)("[DEL-03] on %s", (_, chosen, left, problem) => {
    const { quote } = quoted(to("delivery"))
    const details = { ...chosen, deliveryTotal: quote.fee, vehicles: quote.vehicles, craneRequired: false }
    const delivery = {
      type: "hardware_delivery",
      details: { ...details, instructions: "", address, contactDetails: {} }
    }
    assert.strictEqual(
      quoteRules.delivery.dayProblem(
        delivery as never,
        { ...quote, id: "q", kind: "delivery", expires: 0 },
        { hours: rowville.hours, now: monday, current: { ...quote, days: left } }
      ),
      problem
    )
  })
})

describe("By parcel", () => {
  it("[DEL-06] takes five working days in Australia, and two weeks abroad, at the least", () => {
    assert.strictEqual(melbourneDate(quoted(to("national")).quote.firstAt), "2026-11-30")
    const nz = { ...address, country: "NZ" }
    const { quote } = quoted(to("international", { address: nz }), { places: [] })
    assert.deepStrictEqual([quote.vehicles, melbourneDate(quote.firstAt)], [["intl_parcel"], "2026-12-07"])
  })

  it("[DEL-06] is there between two days: 5 and 15 working days in Australia, without the holidays, and 2 and 3 weeks abroad", () => {
    const spanOf = (address: AddressPlace, over: Partial<QuoteFacts> = {}) => {
      const known = { ...facts, ...over }
      const { firstDay, lastDay } = parcelDays(offersRequest({ address }, known), known) ?? {}
      return [firstDay, lastDay]
    }
    assert.deepStrictEqual(spanOf(address), ["2026-11-30", "2026-12-14"])
    // Christmas, Boxing Day's Monday and New Year lie between.
    assert.deepStrictEqual(spanOf(address, { now: at("2026-12-14T10:00") }), ["2026-12-21", "2027-01-07"])
    const settings = { ...defaultDeliverySettings, gazetted: ["2026-11-25"] }
    assert.deepStrictEqual(spanOf(address, { settings }), ["2026-12-01", "2026-12-15"])
    assert.deepStrictEqual(spanOf({ ...address, country: "NZ" }, { places: [] }), ["2026-12-07", "2026-12-14"])
    assert.deepStrictEqual(spanOf(address, { branches: [] }), [undefined, undefined])
  })

  it("[DEL-06] takes Hardware alone, each within its own borders", () => {
    assert.deepStrictEqual(messages(to("national"), { load: [screws, stud] }), [deliveryWords.hardwareOnly])
    assert.deepStrictEqual(messages(to("international")), [deliveryReasonWords.notAbroad])
    assert.deepStrictEqual(messages(to("national", { address: { ...address, country: "NZ" } })), [
      deliveryReasonWords.onlyAustralia
    ])
  })
})

describe("By courier", () => {
  it("[DEL-06] within 90 minutes from an open branch that has everything", () => {
    const { quote } = quoted(to("uber"))
    assert.deepStrictEqual(
      [quote.branchId, quote.vehicles, quote.firstAt, quote.shownTime],
      [25, ["uber"], monday + 90 * 60_000, "Within 90 minutes"]
    )
  })

  it.each<readonly [string, Partial<QuoteFacts>, Partial<QuoteDestination>, string]>([
    ["nobody knows what it weighs", { load: [unweighed] }, {}, deliveryWords.weightMissing("Screws")],
    ["a crane is asked for", {}, { craneRequired: true }, deliveryReasonWords.courierNoCrane],
    [
      "it is dangerous",
      { load: [{ ...screws, isDangerous: true }] },
      {},
      deliveryReasonWords.courierDangerous("Screws")
    ],
    ["it is long", { load: [stud] }, {}, deliveryReasonWords.courierTooLong("90 x 45 Framing", 1.2)],
    ["it is heavy", { load: [{ ...screws, pieces: 30 }] }, {}, deliveryReasonWords.courierTooHeavy(20)],
    ["it is far", { places: [remote] }, {}, deliveryReasonWords.courierTooFar(10)],
    ["no store has all of it", { levelsAt: () => ["special order"] }, {}, deliveryReasonWords.courierNotInStock],
    ["the store is closed", { now: at("2026-11-23T22:00") }, {}, deliveryReasonWords.courierClosed]
  ])("[DEL-02] says why not: %s", (_, over, place, message) =>
    assert.deepStrictEqual(messages(to("uber", place), over), [message])
  )

  it("[DEL-02] has a reason exactly where it has no offer", () =>
    fc.assert(
      fc.property(
        fc.record({
          pieces: fc.integer({ min: 1, max: 40 }),
          lengthMm: fc.integer({ min: 1, max: 2_000 }),
          isDangerous: fc.boolean()
        }),
        fc.constantFrom(near, remote),
        fc.constantFrom("in stock" as const, "special order" as const),
        fc.integer({ min: 0, max: 24 * 7 }),
        (line, place, level, hours) => {
          const over: QuoteFacts = {
            ...facts,
            load: [{ ...screws, ...line }],
            places: [place],
            levelsAt: () => [level],
            now: monday + hours * 3_600_000
          }
          const result = quoteRules.uber.quote(to("uber"), over)
          if (!result.ok) assert.strictEqual(result.errors[0]?.message, courierProblem(offersRequest(to("uber"), over)))
          assert.strictEqual(result.ok, result.ok && result.quote.fee > 0)
        }
      )
    ))
})

/** On which days the trucks come, and what is said of the others. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { dayRuns } from "../../../../core/delivery/schedule/day-runs.ts"
import {
  type DeliveryPlan,
  deliveryDayProblem,
  deliveryDays,
  earliestDeliveryDay
} from "../../../../core/delivery/schedule/delivery-days.ts"
import { defaultRuns, remoteRuns } from "../../../../core/delivery/schedule/run-days.ts"
import { defaultFleet } from "../../../../core/delivery/vehicles/vehicles.ts"
import { readyAt } from "../../../../core/stock/lead-time.ts"
import { at, monday, rowville } from "../../ordering/examples.ts"

const plan: DeliveryPlan = { now: monday, readyAt: monday, leadDays: 0, hours: rowville.hours, vehicles: ["ute"] }

describe("The earliest day", () => {
  it.each([
    ["in stock before the cut-off: tomorrow", "2026-11-23T10:04:59", 0, "2026-11-24"],
    ["in stock after it: the day after", "2026-11-23T10:05:00", 1, "2026-11-25"],
    ["from another branch", "2026-11-23T09:00", 7, "2026-12-01"],
    ["brought in", "2026-11-23T09:00", 14, "2026-12-08"],
    ["not on a Sunday", "2026-11-28T09:00", 0, "2026-11-30"],
    ["not over Christmas: Friday, Saturday, Sunday and the Monday for Boxing Day", "2026-12-24T09:00", 0, "2026-12-29"],
    ["not at New Year", "2026-12-31T12:00", 0, "2027-01-02"],
    ["not at Easter, where summer time ends on the Sunday", "2026-04-02T23:59", 0, "2026-04-07"],
    ["from before to after the start of summer time", "2026-10-03T17:59:59", 0, "2026-10-05"],
    ["at 6 pm as a second before", "2026-10-03T18:00:00", 0, "2026-10-05"]
  ])("[DAY-01] %s", (_, now, leadDays, date) =>
    assert.strictEqual(earliestDeliveryDay({ ...plan, now: at(now), readyAt: at(now), leadDays }), date)
  )

  it.each([
    ["the lead time's, where the goods are ready before", "2026-11-30T00:00", 7, "2026-12-01"],
    ["the day on which they can be collected, where that is later", "2026-12-03T00:00", 7, "2026-12-03"],
    ["the open day after it, where that is a Sunday", "2026-12-06T00:00", 7, "2026-12-07"]
  ])("[DAY-01] is %s", (_, ready, leadDays, date) => {
    const late = { ...plan, readyAt: at(ready), leadDays }
    assert.strictEqual(earliestDeliveryDay(late), date)
    const before = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString()
    assert.isString(deliveryDayProblem(before, late))
    assert.isUndefined(deliveryDayProblem(date, late))
  })
  it("[DAY-01] is never before the goods could be collected, over Christmas from another branch", () => {
    const now = at("2026-12-23T09:00")
    const ready = readyAt({ level: "transfer/order-in", hours: rowville.hours, now })
    const day = earliestDeliveryDay({ ...plan, now, readyAt: ready, leadDays: 7 })!
    assert.isAtLeast(Date.parse(`${day}T00:00+11:00`), ready)
    assert.strictEqual(day, "2027-01-04")
  })

  it("[DAY-01] is not gazetted, not closed and not full", () => {
    const { 5: _friday, ...hours } = rowville.hours
    const booked = new Map([["2026-11-25", { ute: 12 }]])
    const gazetted = ["2026-11-24"]
    const disabled = { ranges: [{ from: "2026-11-26", to: "2026-11-26" }] }
    // Tuesday is gazetted, Wednesday full, Thursday not offered, Friday closed.
    assert.strictEqual(earliestDeliveryDay({ ...plan, hours, booked, gazetted, disabled }), "2026-11-28")
  })

  it("[DAY-01] is none where the branch never opens, or the goods take longer than 60 days", () => {
    assert.isUndefined(earliestDeliveryDay({ ...plan, hours: {} }))
    assert.isUndefined(earliestDeliveryDay({ ...plan, leadDays: 60 }))
    assert.strictEqual(earliestDeliveryDay({ ...plan, leadDays: 59 }), "2027-01-22")
  })
})

describe("A day", () => {
  const crane: DeliveryPlan = { ...plan, vehicles: ["crane_truck", "ute"] }
  it.each<readonly [string, string, DeliveryPlan, string | undefined]>([
    ["that is open", "2026-11-24", plan, undefined],
    ["that is today", "2026-11-23", plan, "Your order can't be on a truck by then. Choose Tue 24 Nov or a later day."],
    [
      "on the lead time",
      "2026-11-30",
      { ...plan, leadDays: 7 },
      "Your order can't be on a truck by then. Choose Tue 1 Dec or a later day."
    ],
    ["the 60th", "2027-01-22", plan, undefined],
    ["the 61st", "2027-01-23", plan, "Deliveries are booked up to 60 days ahead"],
    ["a Sunday", "2026-11-29", plan, "Our trucks don't run on Sundays"],
    ["a holiday", "2026-12-25", plan, "Our trucks don't run on public holidays"],
    ["a gazetted one", "2026-11-27", { ...plan, gazetted: ["2026-11-27"] }, "Our trucks don't run on public holidays"],
    [
      "on which the branch is closed",
      "2026-11-28",
      { ...plan, hours: { 1: { from: 420, to: 1020 } } },
      "The store that delivers to you is closed on Sat 28 Nov"
    ],
    [
      "not offered",
      "2026-11-27",
      { ...plan, disabled: { listed: ["2026-11-27"] } },
      "There are no deliveries on this day. Choose another day."
    ],
    ["a Saturday with a crane truck", "2026-11-28", crane, "Crane trucks don't run on Saturdays"],
    ["a Saturday without one", "2026-11-28", plan, undefined],
    ["with one ute left", "2026-11-27", { ...plan, booked: new Map([["2026-11-27", { ute: 11 }]]) }, undefined],
    [
      "with no ute left",
      "2026-11-27",
      { ...plan, booked: new Map([["2026-11-27", { ute: 12 }]]) },
      "Our trucks are fully booked on Fri 27 Nov"
    ],
    [
      "with one ute left for two",
      "2026-11-27",
      { ...plan, vehicles: ["ute", "ute"], booked: new Map([["2026-11-27", { ute: 11 }]]) },
      "Our trucks are fully booked on Fri 27 Nov"
    ],
    [
      "full for others only",
      "2026-11-27",
      { ...plan, booked: new Map([["2026-11-27", { truck: 10, crane_truck: 4 }]]) },
      undefined
    ],
    ["that does not exist", "2026-02-30", plan, "Invalid date selected"],
    ["in words", "Friday", plan, "Invalid date selected"]
  ])("[DAY-01] %s (%s)", (_, date, known, problem) => assert.strictEqual(deliveryDayProblem(date, known), problem))

  it.each([
    ["ute", 12],
    ["truck", 10],
    ["crane_truck", 4]
  ] as const)("[DAY-01] a branch sends out so many %ss a day: %i", (truck, most) => {
    assert.strictEqual(defaultFleet.perDay[truck], most)
    const taken = (count: number) => ({
      ...plan,
      vehicles: [truck],
      booked: new Map([["2026-11-24", { [truck]: count }]])
    })
    assert.isUndefined(deliveryDayProblem("2026-11-24", taken(most - 1)))
    assert.isString(deliveryDayProblem("2026-11-24", taken(most)))
  })
})

describe("The calendar", () => {
  // Fails where a day is skipped over a change of the clocks, or the earliest day is worked out differently.
  it("[DAY-01] is tomorrow and 59 days more, each judged as it is alone; the earliest is the first without a reason", () => {
    const moments = fc.integer({ min: at("2026-01-01T00:00"), max: at("2028-01-01T00:00") })
    fc.assert(
      fc.property(moments, fc.nat(20), fc.boolean(), (now, leadDays, crane) => {
        const known: DeliveryPlan = { ...plan, now, readyAt: now, leadDays, vehicles: [crane ? "crane_truck" : "ute"] }
        const days = deliveryDays(known)
        assert.lengthOf(days, 60)
        assert.strictEqual(days.find(({ problem }) => problem === undefined)?.date, earliestDeliveryDay(known))
        const [first = { date: "" }, last = { date: "" }] = [days[0], days.at(-1)]
        assert.strictEqual(Temporal.PlainDate.from(first.date).until(last.date, { largestUnit: "days" }).days, 59)
        const one = days[now % 60]
        assert.strictEqual(deliveryDayProblem(one?.date ?? "", known), one?.problem)
      }),
      { numRuns: 40 }
    )
  })

  it("[DAY-01] a longer lead time never brings the day forward", () => {
    fc.assert(
      fc.property(fc.nat(700), fc.nat(30), fc.nat(20), (day, lead, more) => {
        const now = monday + day * 86_400_000
        const early = earliestDeliveryDay({ ...plan, now, readyAt: now, leadDays: lead }) ?? ""
        const late = earliestDeliveryDay({ ...plan, now, readyAt: now, leadDays: lead + more }) ?? ""
        assert.isAtMost(early.localeCompare(late), 0)
      })
    )
  })
})

describe("A remote area", () => {
  const runs = defaultRuns.usual
  const remote: DeliveryPlan = { ...plan, runs }
  const open = (days: DeliveryPlan) =>
    deliveryDays(days)
      .filter(({ problem }) => problem === undefined)
      .map(({ date }) => date)

  it("[DAY-01] is reached every second Tuesday and on no other day", () => {
    assert.deepStrictEqual(open(remote), ["2026-11-24", "2026-12-08", "2026-12-22", "2027-01-05", "2027-01-19"])
    assert.strictEqual(
      deliveryDayProblem("2026-12-01", remote),
      "Our trucks come to your area every second Tuesday. Choose one of those days."
    )
    assert.strictEqual(earliestDeliveryDay({ ...remote, leadDays: 1 }), "2026-12-08")
  })
  it("[DAY-01] has run days of its zone where the shop sets some", () => {
    const everyFriday = { weekday: 5, everyWeeks: 1, from: "2026-11-06" }
    const set = { usual: runs, zones: { "35": everyFriday } }
    assert.strictEqual(remoteRuns(150_001, "3500", set), everyFriday)
    assert.strictEqual(remoteRuns(150_001, "3888", set), runs)
    assert.isUndefined(remoteRuns(150_000, "3500", set))
    const fridays = { ...plan, runs: everyFriday }
    assert.deepStrictEqual(open(fridays).slice(0, 2), ["2026-11-27", "2026-12-04"])
    assert.include(deliveryDayProblem("2026-12-01", fridays), "every Friday")
  })

  // Fails where weeks are counted from the asking day, or a year's end or summer time shifts the rhythm.
  it("[DAY-01] keeps its rhythm from whatever day is asked", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 1, max: 4 }), (ahead, everyWeeks) => {
        const now = monday + ahead * 86_400_000
        const days = open({
          ...plan,
          now,
          readyAt: now,
          hours: everyDay,
          runs: { weekday: 2, everyWeeks, from: "2026-11-24" }
        })
        for (const day of days)
          assert.strictEqual(Temporal.PlainDate.from("2026-11-24").until(day).days % (7 * everyWeeks), 0)
      }),
      { numRuns: 20 }
    )
  })
})

const hours = { from: 420, to: 1020 }
const everyDay = { 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours }

describe("The runs of the calendar", () => {
  it("[DAY-01] says a reason once for the days after one another that have it", () => {
    const early = (date: string) => ({ date, problem: "Too early" })
    const unavailable = [
      early("2026-11-27"),
      early("2026-11-28"),
      { date: "2026-11-29", problem: "Sunday" },
      early("2026-12-01")
    ]
    assert.deepStrictEqual(dayRuns(["2026-11-30", "2026-12-02", "2026-12-03"], unavailable), [
      { first: "2026-11-27", last: "2026-11-28", days: 2, reason: "Too early" },
      { first: "2026-11-29", last: "2026-11-29", days: 1, reason: "Sunday" },
      { first: "2026-11-30", last: "2026-11-30", days: 1 },
      { first: "2026-12-01", last: "2026-12-01", days: 1, reason: "Too early" },
      { first: "2026-12-02", last: "2026-12-02", days: 1 },
      { first: "2026-12-03", last: "2026-12-03", days: 1 }
    ])
  })
})

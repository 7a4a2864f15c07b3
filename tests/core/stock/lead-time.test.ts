/** When an order can be collected, in days and hours. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { melbourneTime } from "../../../core/melbourne.ts"
import type { StockLevel } from "../../../core/stock/availability.ts"
import { cutOffMinutes, leadDays, readyAt, readyText } from "../../../core/stock/lead-time.ts"
import type { WeekHours } from "../../../core/stores/branch.ts"
import { isOpenDay } from "../../../core/stores/holidays.ts"
import { isOpenAt } from "../../../core/stores/open-hours.ts"

const weekday = { from: 7 * 60, to: 17 * 60 }
const hours: WeekHours = { 1: weekday, 2: weekday, 3: weekday, 4: weekday, 5: weekday, 6: { from: 480, to: 13 * 60 } }
const ms = (text: string) => Date.parse(text)
const ready = (now: string, level: StockLevel = "in stock", gazetted: ReadonlyArray<string> = []) =>
  readyAt({ level, hours, now: ms(now), gazetted })

describe("What is in stock is ready", () => {
  it.each([
    ["four open hours later", "2026-11-23T10:00:00+11:00", "2026-11-23T14:00:00+11:00"],
    ["at the next half hour", "2026-11-23T08:10:00+11:00", "2026-11-23T12:30:00+11:00"],
    ["today at 10:04:59", "2026-11-23T10:04:59+11:00", "2026-11-23T14:30:00+11:00"],
    ["tomorrow at 10:05:00", "2026-11-23T10:05:00+11:00", "2026-11-24T09:00:00+11:00"],
    ["two hours after opening, in the night", "2026-11-23T02:00:00+11:00", "2026-11-23T09:00:00+11:00"],
    ["on Saturday after Friday's close", "2026-11-20T18:00:00+11:00", "2026-11-21T10:00:00+11:00"],
    ["on a Saturday while four hours are left", "2026-11-21T08:20:00+11:00", "2026-11-21T12:30:00+11:00"],
    ["on Monday when they are not", "2026-11-21T09:00:00+11:00", "2026-11-23T09:00:00+11:00"],
    ["after a Sunday", "2026-11-22T11:00:00+11:00", "2026-11-23T09:00:00+11:00"],
    ["after Cup Day", "2026-11-02T12:00:00+11:00", "2026-11-04T09:00:00+11:00"],
    ["after Christmas", "2026-12-24T12:00:00+11:00", "2026-12-29T09:00:00+11:00"],
    ["after Easter, which ends summer time in 2026", "2026-04-02T12:00:00+11:00", "2026-04-07T09:00:00+10:00"],
    ["before summer time ends", "2026-04-02T10:04:59+11:00", "2026-04-02T14:30:00+11:00"],
    ["after the weekend on which summer time begins", "2026-10-03T10:05:00+10:00", "2026-10-05T09:00:00+11:00"],
    ["the day after summer time begins, at 10:04:59", "2026-10-05T10:04:59+11:00", "2026-10-05T14:30:00+11:00"],
    ["the day after summer time begins, at 10:05:00", "2026-10-05T10:05:00+11:00", "2026-10-06T09:00:00+11:00"],
    ["the week after summer time ended, at 10:04:59", "2026-04-07T10:04:59+10:00", "2026-04-07T14:30:00+10:00"],
    ["the week after summer time ended, at 10:05:00", "2026-04-07T10:05:00+10:00", "2026-04-08T09:00:00+10:00"]
  ])("[STK-03] %s", (_, now, expected) => assert.strictEqual(ready(now), ms(expected)))

  it("not on a gazetted day", () =>
    assert.strictEqual(ready("2026-09-24T12:00:00+10:00", "in stock", ["2026-09-25"]), ms("2026-09-26T10:00:00+10:00")))

  it("faster or slower, where the settings say so", () => {
    const pace = { openHours: 1, afterOpening: 3 }
    const at = (now: string) => readyAt({ level: "in stock", hours, now: ms(now), pace })
    assert.strictEqual(at("2026-11-23T10:00:00+11:00"), ms("2026-11-23T11:00:00+11:00"))
    assert.strictEqual(at("2026-11-23T12:00:00+11:00"), ms("2026-11-24T10:00:00+11:00"))
  })
})

describe("What comes from elsewhere is ready", () => {
  it("at another time for another level, day, day off or branch, whichever was asked for before", () => {
    const monday = "2026-11-23T09:00:00+11:00"
    const ofBranch = (week: WeekHours, level: StockLevel) => readyAt({ level, hours: week, now: ms(monday) })
    const asked = () => [
      ready(monday, "transfer/order-in"),
      ready(monday, "special order"),
      ready("2026-11-24T09:00:00+11:00", "transfer/order-in"),
      ready(monday, "transfer/order-in", ["2026-11-30"]),
      ofBranch({ 5: weekday }, "transfer/order-in")
    ]
    const expected = ["2026-11-30", "2026-12-07", "2026-12-01", "2026-12-01", "2026-12-04"]
    for (const round of [asked(), asked()])
      assert.deepStrictEqual(
        round,
        expected.map((day) => ms(`${day}T00:00:00+11:00`))
      )
  })
  it.each([
    ["2026-11-23T09:00:00+11:00", "2026-11-30T00:00:00+11:00"],
    ["2026-11-21T09:00:00+11:00", "2026-11-27T00:00:00+11:00"],
    ["2026-12-23T09:00:00+11:00", "2027-01-04T00:00:00+11:00"],
    ["2026-10-02T09:00:00+10:00", "2026-10-09T00:00:00+11:00"]
  ])("[STK-02] from another branch on the fifth working day: ordered %s", (now, expected) =>
    assert.strictEqual(ready(now, "transfer/order-in"), ms(expected))
  )
  it.each([
    ["2026-11-23T09:00:00+11:00", "2026-12-07T00:00:00+11:00"],
    ["2026-11-22T09:00:00+11:00", "2026-12-07T00:00:00+11:00"],
    ["2026-12-11T09:00:00+11:00", "2026-12-29T00:00:00+11:00"]
  ])("[STK-02] brought in on the first open day after two weeks: ordered %s", (now, expected) =>
    assert.strictEqual(ready(now, "special order"), ms(expected))
  )
})

describe("It is said", () => {
  const said = (now: string, level: StockLevel = "in stock", branchName?: string) =>
    readyText({ readyAt: ready(now, level), now: ms(now), ...(branchName ? { branchName } : {}) })
  it.each<readonly [string, StockLevel, string]>([
    ["2026-11-23T10:00:00+11:00", "in stock", "Ready today after 2 pm"],
    ["2026-11-23T08:10:00+11:00", "in stock", "Ready today after 12:30 pm"],
    ["2026-11-21T11:00:00+11:00", "in stock", "Ready Mon 23 Nov after 9 am"],
    ["2026-11-19T09:00:00+11:00", "transfer/order-in", "Ready from Thu 26 Nov"],
    ["2026-11-19T09:00:00+11:00", "special order", "Ready from Thu 3 Dec"]
  ])("at %s, %s: %s", (now, level, text) => assert.strictEqual(said(now, level), text))
  it("with the branch", () =>
    assert.strictEqual(said("2026-11-23T10:00:00+11:00", "in stock", "Rowville"), "Ready today after 2 pm, Rowville"))
})

describe("The cut-off", () => {
  it.each([
    ["2026-11-23T09:00:00+11:00", 65],
    ["2026-11-23T10:04:00+11:00", 1],
    ["2026-11-23T10:04:59+11:00", 1],
    ["2026-11-23T10:05:00+11:00", undefined],
    ["2026-11-22T09:00:00+11:00", undefined],
    ["2026-11-03T09:00:00+11:00", undefined],
    ["2026-10-05T10:04:59+11:00", 1],
    ["2026-10-05T10:05:00+11:00", undefined],
    ["2026-04-07T10:04:59+10:00", 1],
    ["2026-04-07T10:05:00+10:00", undefined]
  ])("[STK-03] at %s has %s minutes to run", (now, minutes) => assert.strictEqual(cutOffMinutes(ms(now)), minutes))

  it("matters no more once an order would not be ready on a short day", () => {
    assert.strictEqual(cutOffMinutes(ms("2026-11-21T08:20:00+11:00"), { hours }), 105)
    assert.isUndefined(cutOffMinutes(ms("2026-11-21T09:00:00+11:00"), { hours }))
    assert.isUndefined(cutOffMinutes(ms("2026-09-25T09:00:00+10:00"), { gazetted: ["2026-09-25"] }))
  })

  it.each<readonly [StockLevel, string, number]>([
    ["in stock", "2026-11-23T10:04:59+11:00", 0],
    ["in stock", "2026-11-23T10:05:00+11:00", 1],
    ["in stock", "2026-11-22T09:00:00+11:00", 1],
    ["transfer/order-in", "2026-11-23T09:00:00+11:00", 7],
    ["special order", "2026-11-23T09:00:00+11:00", 14]
  ])("[STK-02] %s at %s takes %i days", (level, now, days) => assert.strictEqual(leadDays(level, ms(now)), days))
})

describe("At any time", () => {
  const moment = fc.integer({ min: ms("2025-01-01T00:00Z"), max: ms("2035-01-01T00:00Z") })

  it("[STK-03] what is in stock is ready later than it was ordered, while the branch is open", () => {
    fc.assert(
      fc.property(moment, (now) => {
        const at = readyAt({ level: "in stock", hours, now })
        assert.isAbove(at, now)
        assert.isTrue(isOpenAt(hours, at))
      })
    )
  })
  it("ordering later never makes it ready earlier", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 7 * 86_400_000 }), (now, later) => {
        for (const level of ["in stock", "transfer/order-in", "special order"] as const)
          assert.isAtMost(readyAt({ level, hours, now }), readyAt({ level, hours, now: now + later }))
      })
    )
  })
  it("what comes from elsewhere is ready on an open day, from midnight", () => {
    fc.assert(
      fc.property(moment, (now) => {
        const at = melbourneTime(readyAt({ level: "transfer/order-in", hours, now }))
        assert.isTrue(isOpenDay(at.toPlainDate()))
        assert.strictEqual(at.toPlainTime().toString(), "00:00:00")
      })
    )
  })
})

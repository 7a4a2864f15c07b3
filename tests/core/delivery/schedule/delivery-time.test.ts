/** At which times of a day a truck can come. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  deliveryTimeProblem,
  deliveryTimesFor,
  deliveryTimeText
} from "../../../../core/delivery/schedule/delivery-time.ts"
import { deliveryTimeCodes } from "../../../../core/delivery/schedule/time-codes.ts"
import { at, monday } from "../../ordering/examples.ts"

const onlyAny = "For the next 3 days our trucks come at any time of the day. Choose any time, or a later day."

describe("The four times", () => {
  it.each([
    ["0800", "First run, before 8am"],
    ["1159", "Morning, before 12pm"],
    ["1659", "Afternoon, 12–5pm"],
    ["2359", "Any time"]
  ] as const)("[DEL-03] %s reads %s", (code, text) => assert.strictEqual(deliveryTimeText(code), text))

  it("[DEL-03] are all", () => assert.deepStrictEqual([...deliveryTimeCodes], ["0800", "1159", "1659", "2359"]))

  it.each(["0900", "", "800", "any", "2400"])("[DEL-03] '%s' is none of them", (time) =>
    assert.strictEqual(
      deliveryTimeProblem({ date: "2026-12-10", time, now: monday }),
      "Choose one of the delivery times"
    )
  )
})

describe("Near days", () => {
  const days = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"]
  it.each(
    days.flatMap((date, ahead) =>
      deliveryTimeCodes.map((time) => [date, ahead, time, ahead > 3 || time === "2359" ? undefined : onlyAny] as const)
    )
  )("[DEL-03] %s, %i days ahead, at %s: %s", (date, _, time, problem) =>
    assert.strictEqual(deliveryTimeProblem({ date, time, now: monday }), problem)
  )

  it.each([
    ["a minute before midnight", "2026-11-23T23:59", "2026-11-26", 1],
    ["at midnight", "2026-11-24T00:00", "2026-11-28", 4],
    ["a minute before the day before summer time ends", "2026-04-01T23:59", "2026-04-05", 4],
    ["over the end of summer time", "2026-04-03T00:00", "2026-04-06", 1],
    ["over the end of summer time, late", "2026-04-03T23:59", "2026-04-07", 4],
    ["over the start of summer time", "2026-10-02T00:00", "2026-10-05", 1],
    ["over the start of summer time, late", "2026-10-02T23:59", "2026-10-06", 4],
    ["over year's end", "2026-12-29T12:00", "2027-01-01", 1],
    ["over year's end, a day later", "2026-12-29T12:00", "2027-01-02", 4]
  ])("[DEL-03] counted in Melbourne days: %s", (_, now, date, times) =>
    assert.lengthOf(deliveryTimesFor({ date, now: at(now) }), times)
  )

  it("[DEL-03] a crane truck is not on the first run", () =>
    assert.deepStrictEqual(deliveryTimesFor({ date: "2026-12-10", now: monday, craneTruck: true }), [
      "1159",
      "1659",
      "2359"
    ]))

  // Fails where hours are counted for days (over the change of the clocks) or `<` stands for `<=`.
  it("[DEL-03] any time can always be chosen, another exactly from the fourth day on", () => {
    const moments = fc.integer({ min: at("2026-01-01T00:00"), max: at("2028-01-01T00:00") })
    fc.assert(
      fc.property(moments, fc.nat(60), (now, ahead) => {
        const today = Temporal.Instant.fromEpochMilliseconds(now)
          .toZonedDateTimeISO("Australia/Melbourne")
          .toPlainDate()
        const times = deliveryTimesFor({ date: today.add({ days: ahead }).toString(), now })
        assert.deepStrictEqual(times, ahead >= 4 ? [...deliveryTimeCodes] : ["2359"])
      })
    )
  })
})

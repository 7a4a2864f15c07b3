/** Melbourne's clock: 6 pm and the cut-off, also on the days on which the clocks change. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  clockText,
  datedMomentText,
  dateText,
  dayText,
  melbourneDate,
  melbourneDay,
  melbourneMoment,
  melbourneTime,
  nextSixPm
} from "../../../core/melbourne.ts"

/** A Melbourne time with its offset, so that the expected instant does not come from the rule itself. */
const ms = (text: string) => Date.parse(text)

describe("Prices run out at 6 pm", () => {
  it.each([
    ["on an ordinary day at 17:59:59", "2026-11-23T17:59:59+11:00", "2026-11-23T18:00:00+11:00"],
    ["on an ordinary day at 18:00:00", "2026-11-23T18:00:00+11:00", "2026-11-24T18:00:00+11:00"],
    ["a millisecond before", "2026-11-23T17:59:59.999+11:00", "2026-11-23T18:00:00+11:00"],
    ["just after midnight", "2026-11-23T00:00:00+11:00", "2026-11-23T18:00:00+11:00"],
    ["in winter", "2026-07-01T09:00:00+10:00", "2026-07-01T18:00:00+10:00"],
    ["the evening before summer time ends", "2026-04-04T18:00:00+11:00", "2026-04-05T18:00:00+10:00"],
    ["on the day summer time ends, before the change", "2026-04-05T01:30:00+11:00", "2026-04-05T18:00:00+10:00"],
    ["on the day summer time ends at 17:59:59", "2026-04-05T17:59:59+10:00", "2026-04-05T18:00:00+10:00"],
    ["on the day summer time ends at 18:00:00", "2026-04-05T18:00:00+10:00", "2026-04-06T18:00:00+10:00"],
    ["the evening before summer time begins", "2026-10-03T18:00:00+10:00", "2026-10-04T18:00:00+11:00"],
    ["on the day summer time begins, before the change", "2026-10-04T01:30:00+10:00", "2026-10-04T18:00:00+11:00"],
    ["on the day summer time begins at 17:59:59", "2026-10-04T17:59:59+11:00", "2026-10-04T18:00:00+11:00"],
    ["on the day summer time begins at 18:00:00", "2026-10-04T18:00:00+11:00", "2026-10-05T18:00:00+11:00"]
  ])("[PRC-06] [I25] strictly after now: %s", (_, now, expires) => assert.strictEqual(nextSixPm(ms(now)), ms(expires)))

  it("[PRC-06] [I25] at all times: strictly later, within 25 hours, and at 18:00 on the wall", () => {
    fc.assert(
      fc.property(fc.integer({ min: ms("2020-01-01T00:00Z"), max: ms("2040-01-01T00:00Z") }), (now) => {
        const expires = nextSixPm(now)
        assert.isAbove(expires, now)
        assert.isAtMost(expires - now, 25 * 3_600_000)
        const wall = new Date(expires).toLocaleTimeString("en-AU", { timeZone: "Australia/Melbourne", hour12: false })
        assert.strictEqual(wall, "18:00:00")
      })
    )
  })
})

describe("Days and times", () => {
  it.each([
    ["2026-11-22T12:59:59Z", "2026-11-22"],
    ["2026-11-22T13:00:00Z", "2026-11-23"],
    ["2026-07-01T13:59:59Z", "2026-07-01"],
    ["2026-07-01T14:00:00Z", "2026-07-02"]
  ])("%s is %s in Melbourne", (moment, day) => assert.strictEqual(melbourneDate(ms(moment)), day))

  it("a day is right whichever was asked for before it, also where the clocks change", () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: ms("2026-04-03T00:00Z"), max: ms("2026-04-07T00:00Z") })), (moments) => {
        for (const moment of moments.flatMap((one) => [
          one,
          one + 1,
          one + ms("2026-10-04T00:00Z") - ms("2026-04-05T00:00Z")
        ]))
          assert.strictEqual(melbourneDate(moment), melbourneTime(moment).toPlainDate().toString())
      })
    ))

  it("no moment has no day", () => {
    melbourneDate(ms("2026-11-22T13:00:00Z"))
    assert.throws(() => melbourneDate(Number.NaN))
  })

  it.each([
    [0, "12 am"],
    [390, "6:30 am"],
    [420, "7 am"],
    [725, "12:05 pm"],
    [840, "2 pm"],
    [1439, "11:59 pm"]
  ])("%i minutes after midnight read %s", (minutes, text) => assert.strictEqual(clockText(minutes), text))

  it("a day is read with its weekday", () =>
    assert.strictEqual(dayText(Temporal.PlainDate.from("2026-11-23")), "Mon 23 Nov"))

  it("what may be years ago is read with its year, on its Melbourne day", () => {
    const moment = Date.parse("2025-12-31T13:05:00Z")
    assert.strictEqual(dateText(melbourneDay(moment)), "1 Jan 2026")
    assert.strictEqual(datedMomentText(moment), "1 Jan 2026, 12:05 am")
  })

  it("the end of a day is the start of the next, also when the clocks change", () => {
    const day = Temporal.PlainDate.from("2026-10-04")
    assert.strictEqual(melbourneMoment(day, 24 * 60), melbourneMoment(day.add({ days: 1 }), 0))
  })
})

/** A time picker gives a time, or says that it has none yet. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { parseTime, timeProblem } from "../../../core/fields/time-field.ts"

const minutes = fc.integer({ min: 0, max: 1439 })

/** As the picker writes a time. */
const picked = (minute: number, capital = true): string => {
  const hour = Math.floor(minute / 60)
  const half = hour < 12 ? "AM" : "PM"
  const pair = (part: number) => String(part).padStart(2, "0")
  return `${pair(hour % 12 || 12)}:${pair(minute % 60)} ${capital ? half : half.toLowerCase()}`
}

describe("A time picker", () => {
  it.each([
    ["07:30 AM", 450],
    ["7:30am", 450],
    ["12:00 AM", 0],
    ["12:59 am", 59],
    ["12:00 PM", 720],
    ["11:59 PM", 1439],
    [" 01:05 pm ", 785],
    ["00:00", 0],
    ["07:30", 450],
    ["23:59", 1439]
  ])("[VAL-04] %j is a time", (typed, minute) => {
    assert.isUndefined(timeProblem(typed))
    assert.strictEqual(parseTime(typed), minute)
  })

  it.each([
    "hh:mm A",
    "hh:30 AM",
    "07:mm AM",
    "07:30 A",
    "hh:mm AM",
    "7:30",
    "24:00",
    "07:60",
    "hh:30",
    "07:mm",
    "00:30 AM",
    "13:00 PM",
    "07:60 AM",
    "7:3 AM",
    "07:30 XM",
    "noon",
    ""
  ])("[VAL-04] %j is none", (typed) => assert.strictEqual(timeProblem(typed), "This is not a valid time format"))

  // Fails where 12 is not the first hour of its half, where either half is shifted, or where a capital matters.
  it("[VAL-04] reads back every minute of the day as it was picked", () => {
    fc.assert(
      fc.property(minutes, fc.boolean(), (minute, capital) =>
        assert.strictEqual(parseTime(picked(minute, capital)), minute)
      )
    )
  })

  // Fails where a field of the browser's own kind, which shows halves of the day and writes none, can't be filled in.
  it("[VAL-04] reads back every minute of the day as a browser's own picker writes it", () => {
    fc.assert(
      fc.property(minutes, (minute) => {
        const [hour, rest] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0"))
        assert.strictEqual(parseTime(`${hour}:${rest}`), minute)
      })
    )
  })

  // Fails where one of the placeholders is let through.
  it("[VAL-04] is not done while any of hh, mm and A is left", () => {
    const left = fc.subarray(["hh", "mm", "A"], { minLength: 1 })
    fc.assert(
      fc.property(minutes, left, (minute, placeholders) => {
        const [hour = "", rest = "", half = ""] = picked(minute).split(/[: ]/)
        const kept = (part: string, placeholder: string) => (placeholders.includes(placeholder) ? placeholder : part)
        const typed = `${kept(hour, "hh")}:${kept(rest, "mm")} ${kept(half, "A")}`
        assert.strictEqual(timeProblem(typed), "This is not a valid time format")
      })
    )
  })
})

/** Dates that a calendar leaves out, and the crane that comes along. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { dateProblem, isDateDisabled } from "../../../../core/delivery/schedule/disabled-dates.ts"
import { craneProblem } from "../../../../core/delivery/vehicles/crane.ts"

describe("A disabled date", () => {
  const disabled = {
    cutOff: "2026-04-05",
    listed: ["2026-04-25", "2026-12-31"],
    ranges: [
      { from: "2026-10-03", to: "2026-10-05" },
      { from: "2026-12-24", to: "2027-01-02" }
    ]
  }
  it.each([
    ["before the cut-off", "2026-04-04", true],
    ["on the cut-off", "2026-04-05", true],
    ["after the cut-off", "2026-04-06", false],
    ["listed", "2026-04-25", true],
    ["before a listed one", "2026-04-24", false],
    ["before a range", "2026-10-02", false],
    ["the first of a range", "2026-10-03", true],
    ["inside a range, when summer time begins", "2026-10-04", true],
    ["the last of a range", "2026-10-05", true],
    ["after a range", "2026-10-06", false],
    ["inside a range over year's end", "2027-01-01", true],
    ["after that", "2027-01-03", false]
  ])("[DEL-07] [VAL-04] %s: %s is %s", (_, date, is) => {
    assert.strictEqual(isDateDisabled(date, disabled), is)
    assert.strictEqual(dateProblem(date, disabled), is ? "Invalid date selected" : undefined)
  })

  it.each(["", "2026-02-29", "2026-13-01", "1/5/2026"])("[DEL-07] [VAL-04] '%s' is no date", (date) =>
    assert.strictEqual(dateProblem(date, {}), "Invalid date selected")
  )

  // Fails where an end of a range is left out or the listed dates are forgotten.
  it("[DEL-07] is one that a list of all disabled days would hold", () => {
    const day = fc.integer({ min: 0, max: 800 })
    const dateOf = (number: number) => Temporal.PlainDate.from("2026-01-01").add({ days: number }).toString()
    fc.assert(
      fc.property(day, day, fc.array(day, { maxLength: 4 }), day, fc.nat(30), (asked, cutOff, listed, from, length) => {
        const days = new Set(listed)
        for (let one = 0; one <= cutOff; one += 1) days.add(one)
        for (let one = from; one <= from + length; one += 1) days.add(one)
        const all = {
          cutOff: dateOf(cutOff),
          listed: listed.map(dateOf),
          ranges: [{ from: dateOf(from), to: dateOf(from + length) }]
        }
        assert.strictEqual(isDateDisabled(dateOf(asked), all), days.has(asked))
      })
    )
  })
})

describe("A crane", () => {
  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, false]
  ])("[DEL-07] required: %s, delivery valid: %s, told: %s", (craneRequired, isValid, told) => {
    for (const message of ["No crane goes there", "Anything else"])
      assert.strictEqual(craneProblem(message)({ craneRequired, isValid }), told ? message : undefined)
  })
})

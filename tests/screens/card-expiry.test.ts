/** The expiry of a card as it is typed, pasted, or filled in by the browser. */
import { describe, expect, it } from "vitest"
import { cardProblems, emptyCard, monthAndYear } from "../../ui/payment/card-fields.ts"

describe("The expiry of a card", () => {
  it.each([
    ["1", "1", "Invalid expiry date"],
    ["123", "12/3", "Invalid expiry date"],
    ["1230", "12/30", undefined],
    ["12/30", "12/30", undefined],
    ["12/305", "12/30", undefined],
    ["12/2030", "12/2030", undefined],
    ["12 / 2030", "12/2030", undefined],
    ["12/203", "12/203", "Invalid expiry date"],
    ["12/20301", "12/2030", undefined]
  ])("[VAL-05] typed %s is %s: %s", (typed, expiry, problem) => {
    expect(monthAndYear(typed)).toBe(expiry)
    expect(cardProblems({ ...emptyCard, expiry }).expiry).toBe(problem)
  })
})

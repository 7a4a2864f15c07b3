/** A mobile number as people read it. */
import { assert, describe, it } from "@effect/vitest"
import { mobileText, phoneText } from "../../../core/contact/mobile-text.ts"

describe("A mobile number for people", () => {
  it.each(["0491570157", "0491 570 157", "04 91 57 01 57", "+61 491 570 157", "(0491) 570-157"])(
    "is in groups, however it was typed: %s",
    (typed) => assert.strictEqual(mobileText(typed), "0491 570 157")
  )

  it.each(["", "03 9123 4567", "049157015", "04915701570", "ask at the desk"])(
    "that is none stays as it is: %j",
    (typed) => assert.strictEqual(mobileText(typed), typed)
  )

  it("of a landline has its area in brackets; another number stays as it is", () => {
    const typed = ["0397010125", "03 9701 0125", "0491570157", "1300 123 456"]
    assert.deepStrictEqual(typed.map(phoneText), ["(03) 9701 0125", "(03) 9701 0125", "0491 570 157", "1300 123 456"])
  })
})

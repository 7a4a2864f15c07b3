/** A property that is tried on few examples proves little: both tools try a thousand. */
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import fc from "fast-check"

describe("Properties are tried on 1,000 examples", () => {
  let triedByEffect = 0
  it.prop("by @effect/vitest", [Schema.Int], ([number]) => {
    triedByEffect += 1
    return Number.isInteger(number)
  })
  it("and were", () => assert.strictEqual(triedByEffect, 1000))

  it("by fast-check", () => {
    let tried = 0
    fc.assert(
      fc.property(fc.integer(), (number) => {
        tried += 1
        return Number.isInteger(number)
      })
    )
    assert.strictEqual(tried, 1000)
  })
})

/** A courier's stops, as the world knows them. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { branchStop, dialledNumber } from "../../../core/delivery/courier/courier.ts"
import { rowville } from "../ordering/examples.ts"

describe("A courier's stop", () => {
  it.each([
    ["03 9764 1234", "+61397641234"],
    ["0491 570 156", "+61491570156"],
    ["+61 3 9764 1234", "+61397641234"],
    ["(03) 9764-1234", "+61397641234"]
  ])("[CRR-01] %s is dialled %s", (typed, dialled) => assert.strictEqual(dialledNumber(typed), dialled))

  it("[CRR-01] a number is dialled the same however it was spaced", () =>
    fc.assert(
      fc.property(fc.integer({ min: 200_000_000, max: 999_999_999 }), (digits) => {
        const spaced = `0${digits}`.replace(/(\d{2})(\d{4})/, "$1 $2 ")
        assert.strictEqual(dialledNumber(spaced), `+61${digits}`)
        assert.strictEqual(dialledNumber(dialledNumber(spaced)), `+61${digits}`)
      })
    ))

  it("[CRR-01] a branch is found by its address, its place and its telephone", () =>
    assert.deepInclude(branchStop(rowville), { name: "Rowville", latitude: -37.9, phone: "+61355500025" }))
})

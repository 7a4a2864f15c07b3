/** What is typed into the box of a cart's line, and what its buttons make of that. */
import { describe, expect, it } from "vitest"
import { quantityIn, stepped } from "../../ui/checkout/line-quantity.ts"

describe("what is typed", () => {
  it.each<[string, number | undefined, number | undefined]>([
    ["7", 7, 7],
    ["0", 0, 0],
    ["0.5", 1, 0.5],
    ["1,500", 1500, 1500],
    ["2,4", 2.4, 2.4],
    ["10.8", 10.8, 10.8],
    ["10.801", 10.801, 10.81],
    ["99999", 99_999, 99_999],
    ["100000", undefined, undefined],
    ["-3", undefined, undefined],
    ["abc", undefined, undefined],
    ["", undefined, undefined]
  ])("[UOM-04] %s is %s sticks, and %s metres", (typed, sticks, metres) => {
    expect([quantityIn(typed, { uom: "STICK" }), quantityIn(typed, { uom: "LM" })]).toEqual([sticks, metres])
  })
})

describe("one step", () => {
  const sticks = { uom: "STICK", length: 5.4, qtyRaw: 2 }
  const metres = { uom: "LM", length: 5.4, qtyRaw: 5.4 }

  it.each<[string, number, string | undefined, 1 | -1]>([
    ["more than the line has", 3, undefined, 1],
    ["fewer", 1, undefined, -1],
    ["more than what is typed", 41, "40", 1],
    ["more, where what is typed is no quantity", 3, "abc", 1],
    ["fewer than none is none", 0, "0", -1],
    ["more than a box takes is what it takes", 99_999, "99999", 1]
  ])("%s: %d sticks", (_, next, typed, by) => {
    expect(stepped(sticks, typed, by)).toBe(next)
  })

  it("of metres is a stick, to the hundredth: ten up and ten down again", () => {
    const steps = ([1, -1] as const).flatMap((by) => Array<1 | -1>(10).fill(by))
    const found: Array<number> = []
    for (const by of steps) found.push(stepped({ ...metres, qtyRaw: found.at(-1) ?? metres.qtyRaw }, undefined, by))
    expect(found.slice(0, 10)).toEqual([10.8, 16.2, 21.6, 27, 32.4, 37.8, 43.2, 48.6, 54, 59.4])
    expect(found.slice(10)).toEqual([54, 48.6, 43.2, 37.8, 32.4, 27, 21.6, 16.2, 10.8, 5.4])
  })
})

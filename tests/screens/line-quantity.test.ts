/** What is typed into the box of a cart's line, and what its buttons make of that. */
import { describe, expect, it } from "vitest"
import { lineName } from "../../ui/cart/line-name.ts"
import { parseLineQuantity, steppedLineQuantity } from "../../ui/cart/line-quantity.ts"
import { quantityBoxId, TypedQuantities } from "../../ui/cart/typed-quantities.ts"
import { cartWords } from "../../ui/words/cart.ts"
import * as lines from "../core/ordering/cart/lines.ts"

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
    expect([parseLineQuantity(typed, { uom: "STICK" }), parseLineQuantity(typed, { uom: "LM" })]).toEqual([
      sticks,
      metres
    ])
  })
})

describe("one step", () => {
  const sticks = { ...lines.timber, qtyRaw: 2 }
  const metres = { ...lines.metres, qtyRaw: 5.4 }
  const sold = (uom: string, step?: number) => ({
    ...lines.screws,
    uom,
    product: { ...lines.screws.product, ...(step === undefined ? {} : { step }) }
  })

  it.each<[string, number, string | undefined, 1 | -1]>([
    ["more than the line has", 3, undefined, 1],
    ["fewer", 1, undefined, -1],
    ["more than what is typed", 41, "40", 1],
    ["more, where what is typed is no quantity", 3, "abc", 1],
    ["fewer than none is none", 0, "0", -1],
    ["more than a box takes is what it takes", 99_999, "99999", 1]
  ])("%s: %d sticks", (_, next, typed, by) => {
    expect(steppedLineQuantity(sticks, typed, by)).toBe(next)
  })

  it("of metres is a stick, to the hundredth: ten up and ten down again", () => {
    const steps = ([1, -1] as const).flatMap((by) => Array<1 | -1>(10).fill(by))
    const found: Array<number> = []
    for (const by of steps)
      found.push(steppedLineQuantity({ ...metres, qtyRaw: found.at(-1) ?? metres.qtyRaw }, undefined, by))
    expect(found.slice(0, 10)).toEqual([10.8, 16.2, 21.6, 27, 32.4, 37.8, 43.2, 48.6, 54, 59.4])
    expect(found.slice(10)).toEqual([54, 48.6, 43.2, 37.8, 32.4, 27, 21.6, 16.2, 10.8, 5.4])
  })

  it.each<[string, number, number | undefined, string, ReadonlyArray<number>]>([
    ["a tenth of a kilogram", 1, undefined, "KG", [1.1, 1.2, 1.3]],
    ["two and a half kilograms, where they are sold so", 2.5, 2.5, "KG", [5, 7.5, 10]],
    ["ten of what is sold in tens", 10, 10, "EA", [20, 30, 40]],
    ["up to the next step from between two", 12, 5, "EA", [15, 20, 25]],
    ["one box", 1, undefined, "BX", [2, 3, 4]]
  ])("[QTY-01] is %s", (_, qtyRaw, step, uom, up) => {
    const found: Array<number> = []
    for (let times = 0; times < 3; times += 1)
      found.push(steppedLineQuantity({ ...sold(uom, step), qtyRaw: found.at(-1) ?? qtyRaw }, undefined, 1))
    expect(found).toEqual(up)
    expect(steppedLineQuantity({ ...sold(uom, step), qtyRaw: up[1] ?? 0 }, undefined, -1)).toBe(up[0])
  })
})

describe("what is no quantity", () => {
  const items = [lines.screws, lines.metres]
  const wrong = cartWords.wrongQuantity(false)

  it("is told in the words of the line's unit", () => {
    expect(wrong).not.toMatch(/metre/)
    expect(cartWords.wrongQuantity(true)).toMatch(/metres.*two decimals/)
  })

  it("moves whoever goes on to its box, and is listed in a summary, until every quantity is right or restored", () => {
    const typed = new TypedQuantities()
    expect([typed.showSummary(items), typed.isSummaryShown]).toEqual([undefined, false])
    typed.setProblem(lines.metres, cartWords.wrongQuantity(true))
    typed.setProblem(lines.screws, wrong)
    expect([typed.isSummaryShown, typed.showSummary(items), typed.isSummaryShown]).toEqual([
      false,
      quantityBoxId(lines.screws),
      true
    ])
    expect(typed.problems(items)[0]).toEqual([quantityBoxId(lines.screws), `${lineName(lines.screws)}: ${wrong}`])
    typed.setProblem(lines.screws, undefined)
    expect([typed.showSummary(items), typed.isSummaryShown]).toEqual([quantityBoxId(lines.metres), true])
    typed.setProblem(lines.metres, undefined)
    expect([typed.isSummaryShown, typed.showSummary(items)]).toEqual([false, undefined])
  })

  it("keeps nobody back once its line is no longer in the cart", () => {
    const typed = new TypedQuantities()
    typed.setProblem(lines.metres, wrong)
    expect(typed.showSummary([lines.screws])).toBeUndefined()
  })
})

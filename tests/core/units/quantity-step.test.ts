/** In which steps a thing is bought, and what is said between two of them. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { purchaseQuantity, quantityStepOf } from "../../../core/units/purchase-quantity.ts"
import { quantityProblem, steppedQuantity } from "../../../core/units/quantity-step.ts"
import { unitCodes } from "../../../core/units/unit.ts"

const sold = (uom: string, step?: number) => ({
  uom,
  factor: 1,
  isRandomLength: false,
  ...(step === undefined ? {} : { step })
})
const timber = { uom: "LM", factor: 5.4, isRandomLength: false }

describe("A step", () => {
  it("[QTY-01] is a tenth of what is sold by measure and a whole unit of anything else", () => {
    const tenths = unitCodes.filter((uom) => quantityStepOf({ uom }) === 10)
    assert.sameMembers(tenths, ["KG", "M2", "M3", "LT", "ME", "HR"])
    assert.isTrue(unitCodes.every((uom) => tenths.includes(uom) || quantityStepOf({ uom }) === 100))
  })
  it.each([
    [0.25, 25],
    [5, 500],
    [0, 10],
    [-1, 10],
    [0.001, 10]
  ])("[QTY-01] is the product's own where it states one: %d of a kilogram", (step, hundredths) =>
    assert.strictEqual(quantityStepOf({ uom: "KG", step }), hundredths)
  )
})

describe("A quantity", () => {
  it.each([
    [sold("KG"), "KG|1", 2.5, 250, 3],
    [sold("M3"), "M3|1", 1.1, 110, 2],
    [sold("M2"), "M2|1", 3, 300, 3],
    [sold("KG"), "KG|1", 0.5, 100, 1],
    [sold("KG", 0.25), "KG|1", 1.75, 175, 2],
    [sold("EA", 5), "EA|1", 10, 1000, 10]
  ])("[QTY-01] of %j in %s may be %d, and takes whole pieces from the stock", (thing, uom, qty, hundredths, pieces) => {
    const found = purchaseQuantity(thing, { qty, uom })
    assert.deepStrictEqual([found?.qty, found?.pieces], [hundredths, pieces])
    assert.isUndefined(quantityProblem(thing, { qty, uom }))
  })

  it.each([
    [sold("KG"), "KG|1", 2.55, "Sold in steps of 0.1. The next right quantity is 2.6."],
    [sold("KG"), "KG|1", 2.505, "Sold in steps of 0.1. The next right quantity is 2.6."],
    [sold("KG", 0.25), "KG|1", 1.1, "Sold in steps of 0.25. The next right quantity is 1.25."],
    [sold("KG", 2.5), "KG|1", 0.5, "Sold in steps of 2.5. The next right quantity is 2.5."],
    [sold("BX"), "BX|1", 1.5, "Sold in whole units. The next right quantity is 2."],
    [sold("EA", 5), "EA|1", 11, "Sold in steps of 5. The next right quantity is 15."],
    [timber, "STICK|5.4", 2.5, "Sold in whole units. The next right quantity is 3."],
    [sold("EA", 1000), "EA|1", 1001, "Sold in steps of 1,000. The next right quantity is 2,000."],
    [timber, "LM|1", 10.801, "Sold in steps of 0.01. The next right quantity is 10.81."]
  ])("[QTY-01] of %j in %s off its step is told the next right one: %d", (thing, uom, qty, told) => {
    assert.isUndefined(purchaseQuantity(thing, { qty, uom }))
    assert.strictEqual(quantityProblem(thing, { qty, uom }), told)
  })

  it.each([
    [sold("KG"), "KG|1", 0],
    [sold("KG"), "KG|1", -2.55],
    [sold("KG"), "KG|1", Number.NaN],
    [sold("KG"), "KG|1", 1e300],
    [sold("KG"), "BX|1", 2.55],
    [sold("KG"), "KG|2", 2.55],
    [sold("KG"), "KG", 2.55],
    [timber, "STICK|3", 2.5]
  ])("[CART-02] of %j in %s is 'incorrect qty' where there is no right one: %d", (thing, uom, qty) =>
    assert.strictEqual(quantityProblem(thing, { qty, uom }), "incorrect qty")
  )

  // Fails where the next is a step too far, is itself off the step, or a right one is refused.
  it("[QTY-01] is right or told the least right one above it", () => {
    const steps = fc.constantFrom(undefined, 0.05, 0.25, 0.3, 1, 2.5)
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1_000_000 }),
        steps,
        fc.constantFrom("KG", "BX"),
        (hundredths, step, uom) => {
          const thing = sold(uom, step)
          const ask = (qty: number) => ({ qty: qty / 100, uom: `${uom}|1` })
          const told = quantityProblem(thing, ask(hundredths))
          if (told === undefined) return assert.strictEqual(purchaseQuantity(thing, ask(hundredths))?.qty, hundredths)
          const next = Math.round(Number(/([\d.,]+)\.$/.exec(told)?.[1]?.replaceAll(",", "")) * 100)
          assert.isAbove(next, hundredths)
          for (let qty = hundredths; qty <= next; qty += 1)
            assert.strictEqual(purchaseQuantity(thing, ask(qty))?.qty, qty === next ? next : undefined)
        }
      )
    )
  })
})

describe("One step", () => {
  const first = (thing: typeof timber, uom: string, from: number, by: 1 | -1, length?: number) =>
    steppedQuantity(thing, { qty: from, uom, ...(length === undefined ? {} : { length }) }, by)

  it.each<[string, ReturnType<typeof sold>, string, number, number, number]>([
    ["a tenth of what is sold by measure", sold("KG"), "KG|1", 1.2, 1.1, 1.3],
    ["one of what is counted", sold("EA"), "EA|1", 2, 1, 3],
    ["the product's own", sold("EA", 5), "EA|1", 10, 5, 15],
    ["to the next right quantity from between two", sold("EA", 5), "EA|1", 12, 10, 15],
    ["to the least that can be bought, and to none", sold("KG", 0.3), "KG|1", 1.2, 0, 1.5],
    ["a stick", timber, "STICK|5.4", 2, 1, 3],
    ["a stick of metres", timber, "LM|1", 10.8, 5.4, 16.2],
    ["to a whole stick from a part of one", timber, "LM|1", 12, 10.8, 16.2]
  ])("[QTY-01] [UOM-03] is %s", (_, thing, uom, from, down, up) => {
    assert.deepStrictEqual([first(thing, uom, from, -1), first(thing, uom, from, 1)], [down, up])
  })

  it("[UOM-03] of mixed lengths is a stick of the chosen one", () => {
    const mixed = { ...timber, isRandomLength: true, lengths: [3, 4.2] }
    assert.deepStrictEqual([first(mixed, "LM|1", 0, 1, 4.2), first(mixed, "LM|1", 8.4, -1, 4.2)], [4.2, 4.2])
  })

  // Fails where a step leads to what can't be bought, or two of them not to where they began.
  it("[QTY-01] leads to what can be bought, and back again", () => {
    const things = fc.constantFrom(sold("KG"), sold("KG", 0.25), sold("KG", 0.3), sold("EA", 12), sold("BX"))
    fc.assert(
      fc.property(things, fc.integer({ min: 0, max: 100_000 }), (thing, hundredths) => {
        const uom = `${thing.uom}|1`
        const up = first(thing, uom, hundredths / 100, 1)
        const further = first(thing, uom, up, 1)
        assert.isAbove(up, hundredths / 100)
        assert.strictEqual(purchaseQuantity(thing, { qty: up, uom })?.qtyRaw, up)
        assert.strictEqual(first(thing, uom, further, -1), up)
      })
    )
  })
})

/** Units, and what a quantity in one of them comes to. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { displayedLength, enteredQuantity } from "../../../core/units/entered-quantity.ts"
import { purchaseQuantity } from "../../../core/units/purchase-quantity.ts"
import { fromHundredths, hundredths } from "../../../core/units/quantity.ts"
import { unitCodes, unitLabels } from "../../../core/units/unit.ts"
import { unitChoice, unitChoiceText } from "../../../core/units/unit-choice.ts"
import { unitText } from "../../../core/units/unit-text.ts"

const codes =
  "BA BB BD BE BG BJ BK BL BX CD CL CM CS CT EA FR HA HR KG KT LM LN LT M2 M3 ME MT OU PA PC PE PG PJ PK PL PR PU PX RD RL RO SH SL SP ST SX TU WB STICK"

describe("Units of measure", () => {
  it("[UOM-01] are these and no others", () => assert.deepStrictEqual([...unitCodes], codes.split(" ")))

  it.each(unitCodes.map((code) => [code]))("[UOM-01] %s has four labels, for one and for many", (code) => {
    const labels = unitLabels(code)
    assert.deepStrictEqual(Object.keys(labels), ["selector", "product", "card", "checkout"])
    for (const place of ["selector", "product", "card", "checkout"] as const) {
      const { one, many } = labels[place]
      assert.isAbove(one.length, 0)
      assert.isAbove(many.length, 0)
      assert.strictEqual(unitText(code, place, 1), one)
      assert.strictEqual(unitText(code, place, 2), many)
      assert.strictEqual(unitText(code, place, 0.5), many)
    }
    assert.match(labels.selector.one, /^[A-Z]/)
  })

  it("[UOM-01] no two units read alike where one is chosen", () => {
    const read = unitCodes.map((code) => unitText(code, "selector", 1))
    assert.strictEqual(new Set(read).size, read.length)
  })

  it.each([
    ["LM", "selector", 1, "Lineal metre"],
    ["LM", "selector", 2, "Lineal metres"],
    ["LM", "product", 1, "m"],
    ["LM", "card", 2, "m"],
    ["LM", "checkout", 1, "lineal metre"],
    ["LM", "checkout", 2, "lineal metres"],
    ["STICK", "product", 1, "stick"],
    ["STICK", "checkout", 7, "sticks"],
    ["EA", "card", 1, "each"],
    ["EA", "card", 5, "each"],
    ["PK", "card", 1, "pack"],
    ["SH", "product", 3, "sheets"],
    ["M2", "product", 1, "m²"]
  ] as const)("[UOM-01] %s on the %s for %i reads %s", (code, place, count, text) =>
    assert.strictEqual(unitText(code, place, count), text)
  )

  it("a code that is not known stands for itself", () => assert.strictEqual(unitText("ZZ", "card", 1), "ZZ"))
})

describe("A chosen unit", () => {
  it("[UOM-02] is written uom|factor", () => {
    assert.deepStrictEqual(unitChoice("STICK|5.4"), { uom: "STICK", factor: 5.4 })
    assert.deepStrictEqual(unitChoice("EA|1"), { uom: "EA", factor: 1 })
    assert.strictEqual(unitChoiceText({ uom: "STICK", factor: 5.4 }), "STICK|5.4")
  })
  it.each([
    "",
    "|",
    "STICK",
    "STICK5.4",
    "STICK 5.4",
    "STICK|",
    "|5.4",
    "STICK|0",
    "STICK|0.0",
    "STICK|five",
    "STICK|NaN",
    "STICK|Infinity",
    "A|1|2",
    "A| ",
    "STICK|-5.4",
    "EA|-1"
  ])("[UOM-02] %o is none: both parts are needed, the factor a number above 0", (text) =>
    assert.isUndefined(unitChoice(text))
  )
  it("[UOM-02] is read as it was written", () => {
    fc.assert(
      fc.property(fc.constantFrom(...unitCodes), fc.integer({ min: 1, max: 100_000 }), (uom, factor) =>
        assert.deepStrictEqual(unitChoice(unitChoiceText({ uom, factor: factor / 100 })), { uom, factor: factor / 100 })
      )
    )
  })
})

describe("Quantities", () => {
  it.each([
    [0, 0],
    [0.1, 10],
    [1.15, 115],
    [37.8, 3780],
    [10_000_000, 1_000_000_000]
  ])("%d is %i hundredths", (qty, whole) => {
    assert.strictEqual(hundredths(qty), whole)
    assert.strictEqual(fromHundredths(whole), qty)
  })
  it.each([-0.01, 0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 10_000_000.01])("%d is none", (qty) =>
    assert.isUndefined(hundredths(qty))
  )
  it("every quantity of two decimals is read exactly", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (whole) =>
        assert.strictEqual(hundredths(whole / 100), whole)
      )
    )
  })
})

describe("A wanted quantity", () => {
  it.each([
    [0.01, 1],
    [0.5, 1],
    [0.99, 1],
    [1, 1],
    [1.01, 1.01],
    [37.8, 37.8]
  ])("[UOM-04] %d is %d", (entered, wanted) => assert.strictEqual(enteredQuantity(entered), wanted))
  it.each([0, -0.01, -5, Number.NaN, Number.POSITIVE_INFINITY])("[UOM-04] %d is none", (entered) =>
    assert.isUndefined(enteredQuantity(entered))
  )

  it("[UOM-04] a random length of 1 is not shown; any other, and any set length, is", () => {
    assert.isUndefined(displayedLength({ length: 1, isRandomLength: true }))
    assert.strictEqual(displayedLength({ length: 2.4, isRandomLength: true }), 2.4)
    assert.strictEqual(displayedLength({ length: 1, isRandomLength: false }), 1)
    assert.isUndefined(displayedLength({ isRandomLength: false }))
  })
})

const timber = { uom: "LM", factor: 5.4, isRandomLength: false }
const random = { uom: "LM", factor: 1, isRandomLength: true }
const screws = { uom: "BX", factor: 1, isRandomLength: false }

describe("What is bought", () => {
  it("[UOM-04] keeps what was entered beside what is priced", () =>
    assert.deepStrictEqual(purchaseQuantity(timber, { qty: 7, uom: "STICK|5.4" }), { qtyRaw: 7, qty: 3780, pieces: 7 }))
  // Fails where binary fractions are multiplied: 3 × 0.7 is 2.0999999999999996, and 100,000 × 1.1 is 110000.00000000001.
  it.each([
    [7, 5.4, 3780],
    [3, 0.7, 210],
    [100_000, 1.1, 11_000_000],
    [12, 1, 1200],
    [1, 0.03, 3]
  ])("[UOM-04] of %d sticks by the factor %d is %d hundredths", (qty, factor, hundredths) =>
    assert.deepStrictEqual(purchaseQuantity({ ...timber, factor }, { qty, uom: `STICK|${factor}` }), {
      qtyRaw: qty,
      qty: hundredths,
      pieces: qty
    })
  )
  it("[UOM-03] is whole sticks, also by the metre, with the notice", () =>
    assert.deepStrictEqual(purchaseQuantity(timber, { qty: 37, uom: "LM|1" }), {
      qtyRaw: 37.8,
      qty: 3780,
      pieces: 7,
      notice: "Rounded up to 7 sticks of 5.4 m = 37.8 m"
    }))
  it("of a random length is sticks of the chosen length", () => {
    assert.deepStrictEqual(purchaseQuantity(random, { qty: 2, uom: "STICK|3.3", length: 3.3 }), {
      qtyRaw: 2,
      qty: 660,
      pieces: 2
    })
    assert.strictEqual(purchaseQuantity(random, { qty: 7, uom: "LM|1", length: 3.3 })?.pieces, 3)
  })
  it("of a pack of several lengths is sticks of the chosen one; of a set length its own may be named", () => {
    const pack = { uom: "LM", factor: 1, isRandomLength: false, lengths: [2.4, 3.6] }
    assert.strictEqual(purchaseQuantity(pack, { qty: 4, uom: "STICK|3.6", length: 3.6 })?.qty, 1440)
    assert.strictEqual(purchaseQuantity(timber, { qty: 7, uom: "STICK|5.4", length: 5.4 })?.qty, 3780)
    assert.isUndefined(purchaseQuantity(pack, { qty: 4, uom: "STICK|3", length: 3 }))
  })
  it("is as much as a line holds, and no more", () => {
    assert.strictEqual(purchaseQuantity(screws, { qty: 10_000_000, uom: "BX|1" })?.pieces, 10_000_000)
    assert.isUndefined(purchaseQuantity(screws, { qty: 10_000_001, uom: "BX|1" }))
    assert.isUndefined(purchaseQuantity({ ...timber, factor: 2 }, { qty: 5_000_001, uom: "STICK|2" }))
  })
  it("of anything else is whole units of its own", () =>
    assert.deepStrictEqual(purchaseQuantity(screws, { qty: 3, uom: "BX|1" }), { qtyRaw: 3, qty: 300, pieces: 3 }))

  it.each([
    ["a stick of another length", timber, { qty: 7, uom: "STICK|4.8" }],
    ["another length than the thing has", timber, { qty: 7, uom: "STICK|4.8", length: 4.8 }],
    ["a part of a stick", timber, { qty: 1.5, uom: "STICK|5.4" }],
    ["timber by the box", timber, { qty: 7, uom: "BX|1" }],
    ["a random length without its length", random, { qty: 2, uom: "STICK|3.3" }],
    ["a random length by a stick of another", random, { qty: 2, uom: "STICK|3.3", length: 3.6 }],
    [
      "a length of one metre in another",
      { uom: "LM", factor: 1, isRandomLength: false },
      { qty: 1, uom: "LM|1", length: 0.3 }
    ],
    ["screws by a length", screws, { qty: 2, uom: "BX|1", length: 0.3 }],
    ["screws by a length of one", screws, { qty: 2, uom: "BX|1", length: 1 }],
    ["screws by the stick", screws, { qty: 2, uom: "STICK|1" }],
    ["screws by the metre", screws, { qty: 2, uom: "LM|1" }],
    ["a box and a half", screws, { qty: 1.5, uom: "BX|1" }],
    ["a factor that the thing does not have", screws, { qty: 2, uom: "BX|10" }],
    ["no unit", screws, { qty: 2, uom: "BX" }],
    ["nothing", screws, { qty: 0, uom: "BX|1" }],
    ["thousandths of a metre", timber, { qty: 5.401, uom: "LM|1" }],
    ["more than a line holds", timber, { qty: 9_999_999, uom: "STICK|5.4" }]
  ])("is nothing for %s", (_, sold, wanted) => assert.isUndefined(purchaseQuantity(sold, wanted)))
})

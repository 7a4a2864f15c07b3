/** A pasted material list: which of its lines can be bought, and why the others can't. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import type { Variation } from "../../../../core/catalogue/product/product-detail.ts"
import {
  MAX_PASTED_LINES,
  matchPastedLine,
  type PastedLine,
  parsePastedList
} from "../../../../core/ordering/cart/pasted-list.ts"

const readings = (text: string) =>
  parsePastedList(text).lines.map(({ line, sku, qty, length }) => [line, sku, qty, length])

describe("The text of a material list", () => {
  it.each([
    [
      "commas",
      "PINE-90, 20\nBOLT.10,4",
      [
        ["PINE-90", 20],
        ["BOLT.10", 4]
      ]
    ],
    [
      "tabs of a spreadsheet",
      "PINE-90\t20\r\nBOLT.10\t4\r\n",
      [
        ["PINE-90", 20],
        ["BOLT.10", 4]
      ]
    ],
    [
      "semicolons and quotes",
      '"PINE-90";"1,500"\n"BOLT.10";4.5',
      [
        ["PINE-90", 1500],
        ["BOLT.10", 4.5]
      ]
    ],
    [
      "blanks",
      "PINE-90 20\n\n  BOLT.10   4",
      [
        ["PINE-90", 20],
        ["BOLT.10", 4]
      ]
    ]
  ])("[EXP-44] may have its cells parted by %s", (_, text, expected) =>
    assert.deepStrictEqual(
      parsePastedList(text).lines.map(({ sku, qty }) => [sku, qty]),
      expected
    )
  )

  it("[EXP-44] may have a head, lengths, and more that is not read", () =>
    assert.deepStrictEqual(readings("\uFEFFSKU,Qty,Length,Note\nPINE-90,20,3.6,for the deck\nBOLT,2,,"), [
      [2, "PINE-90", 20, 3.6],
      [3, "BOLT", 2, undefined]
    ]))

  it("[EXP-44] says of each line that names no SKU and quantity how to write it, with its number and text", () => {
    const { lines, problems } = parsePastedList("PINE-90, 20\nsome pine\nBOLT,-3\n=1+1,2\nPINE-90,1e3")
    assert.deepStrictEqual(lines.length, 1)
    assert.deepStrictEqual(
      problems.map(({ line, text, msg }) => [line, text, msg]),
      [
        [2, "some pine", "Write a SKU and a quantity, such as ABC123, 20"],
        [3, "BOLT,-3", "Write a SKU and a quantity, such as ABC123, 20"],
        [4, "=1+1,2", "Write a SKU and a quantity, such as ABC123, 20"],
        [5, "PINE-90,1e3", "Write a SKU and a quantity, such as ABC123, 20"]
      ]
    )
  })

  it("[EXP-44] is read for 200 lines, and says of the others that they are left", () => {
    const { lines, problems } = parsePastedList(Array.from({ length: 203 }, (_, nth) => `S${nth}, 1`).join("\n"))
    assert.deepStrictEqual(
      [lines.length, problems.map(({ line }) => line), problems[0]?.msg],
      [MAX_PASTED_LINES, [201, 202, 203], "A list has at most 200 lines. Add this one next time."]
    )
  })

  // Fails where a line is neither read nor said to be wrong: something that was pasted would be lost.
  it("[EXP-44] loses no line that is not blank", () =>
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 30 }), { maxLength: 30 }), (texts) => {
        const text = ["S1,1", ...texts].join("\n")
        const { lines, problems } = parsePastedList(text)
        const kept = text.split(/\r\n|\n|\r/).filter((one) => one.replace(/^\uFEFF/, "").trim() !== "")
        assert.strictEqual(lines.length + problems.length, kept.length)
      })
    ))
})

const pricing = { sku: "S" } as Variation["pricing"]
const variation = (more: Partial<Variation>): Variation => ({
  sku: "BOLT",
  name: "Bolt",
  attributes: {},
  uom: "EA",
  factor: 1,
  tallies: [],
  weightGrams: 10,
  stockMode: "normal",
  stockCode: 0,
  flags: { timberTally: false, isRandomLength: false, isClearance: false, specialOrder: false, limitedStock: false },
  ...(pricing ? { pricing } : {}),
  stock: [{ branchId: 25, available: 500 }],
  ...more
})
const line = (more: Partial<PastedLine> = {}): PastedLine => ({ line: 1, text: "", sku: "BOLT", qty: 4, ...more })
const of = (isTimber: boolean, more: Partial<Variation>) => ({ isTimber, variations: [variation(more)] })

describe("A line of a material list", () => {
  it("[EXP-44] is so many units, or so many sticks of timber", () => {
    const unit = matchPastedLine(line({ sku: "bolt" }), of(false, {}))
    assert.deepStrictEqual(unit.ok && unit.request, { sku: "BOLT", qty: 4, uom: "EA|1" })
    const stick = matchPastedLine(line(), of(true, { uom: "LM", factor: 5.4 }))
    assert.deepStrictEqual(stick.ok && stick.request, { sku: "BOLT", qty: 4, uom: "STICK|5.4" })
  })

  it("[EXP-44] of mixed lengths names one that there is", () => {
    const mixed = of(true, {
      uom: "LM",
      lengths: [2.4, 3.6],
      flags: { timberTally: false, isRandomLength: true, isClearance: false, specialOrder: false, limitedStock: false }
    })
    const chosen = matchPastedLine(line({ length: 3.6 }), mixed)
    assert.deepStrictEqual(chosen.ok && chosen.request, { sku: "BOLT", qty: 4, uom: "STICK|3.6", length: 3.6 })
    for (const length of [undefined, 3])
      assert.deepStrictEqual(matchPastedLine(line(length === undefined ? {} : { length }), mixed), {
        ok: false,
        msg: "Add a length in metres, such as ABC123, 20, 3.6. It comes in 2.4, 3.6 m."
      })
  })

  it.each([
    ["an unknown SKU", undefined, line(), "We don't know the SKU BOLT"],
    ["another thing's SKU", of(false, {}), line({ sku: "NUT" }), "We don't know the SKU NUT"],
    ["nothing", of(false, {}), line({ qty: 0 }), "incorrect qty"],
    [
      "more than is left of a clearance",
      of(false, { stockMode: "clearance" }),
      line({ qty: 501 }),
      "remaining stock: 500"
    ]
  ] as const)("[EXP-44] says what is wrong with %s", (_, product, one, msg) => {
    const match = matchPastedLine(one, product)
    assert.isFalse(match.ok)
    if (!match.ok) assert.include(match.msg, msg)
  })

  it("[EXP-44] without a price online leads to the phone", () => {
    const { pricing: _, ...unpriced } = variation({})
    assert.deepStrictEqual(matchPastedLine(line(), { isTimber: false, variations: [unpriced] }), {
      ok: false,
      msg: "Not sold online. Call us for a price."
    })
  })
})

/** The bars of a digital card say its figures and nothing else. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { barcode } from "../../../core/account/barcode.ts"

/** The code between its white sides: black as 1, white as 0, one for each width. */
const modules = (figures: string): string => {
  const { bars, width } = barcode(figures) ?? { bars: [], width: 0 }
  const all = Array.from({ length: width }, () => "0")
  for (const bar of bars) all.fill("1", bar.at, bar.at + bar.width)
  const [, read = ""] = /^0{10}(1.*1)0{10}$/.exec(all.join("")) ?? []
  return read
}

const start = "11010011100"
const end = "1100011101011"
const toLetters = "10111101110"

/** What a reader sees for each pair, learnt from codes of that pair alone. */
const shapeOf = new Map(
  Array.from({ length: 100 }, (_, value) => {
    const pair = String(value).padStart(2, "0")
    return [modules(pair).slice(11, 22), pair] as const
  })
)

const digits = (least: number) => fc.stringMatching(new RegExp(`^\\d{${least},20}$`))

describe("[DCARD-01] A barcode", () => {
  it("is written as the standard's own example of pairs has it", () =>
    // Start, 12, 34, the check 82 of (105 + 12 + 2 * 34) mod 103, end.
    assert.strictEqual(modules("1234"), `${start}10110011100${"10001011000"}${"10010011110"}${end}`))

  it("has a shape of its own for every pair", () => {
    assert.strictEqual(shapeOf.size, 100)
    for (const shape of shapeOf.keys()) assert.match(shape, /^1[01]{9}0$/)
  })

  it("says the pairs in their order, begins and ends as a reader expects, and is checked", () =>
    fc.assert(
      fc.property(digits(2), (figures) => {
        const even = figures.length % 2 === 0 ? figures : figures.slice(1)
        fc.pre(even.length >= 2)
        const read = modules(even)
        assert.isTrue(read.startsWith(start))
        assert.isTrue(read.endsWith(end))
        const shapes = (read.slice(11, -24).match(/.{11}/g) ?? []).map((shape) => shapeOf.get(shape))
        assert.strictEqual(shapes.join(""), even)
        const sum = (even.match(/../g) ?? []).reduce((total, pair, place) => total + Number(pair) * (place + 1), 105)
        const check = read.slice(-24, -13)
        if (sum % 103 < 100) assert.strictEqual(shapeOf.get(check), String(sum % 103).padStart(2, "0"))
        else assert.isFalse(shapeOf.has(check))
      })
    ))

  it("says a last single figure as a letter", () => {
    // 12, then letters, then 3: the letter '3' has the value 19.
    assert.isTrue(modules("123").startsWith(`${start}10110011100${toLetters}11001011100`))
  })

  it.each(["0", "", "12a4", "１２", " 12", "1".repeat(41)])("is not made of '%s'", (text) =>
    assert.isUndefined(barcode(text))
  )
})

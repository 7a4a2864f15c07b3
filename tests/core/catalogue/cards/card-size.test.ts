/** What a card says of its product's sizes, and which attributes that tells of. */
import { expect, it } from "vitest"
import { cardSize } from "../../../../core/catalogue/cards/card-size.ts"

const sticks = (...all: ReadonlyArray<number>) => all.map((length) => ({ length, attributes: { length } }))
const each = (...all: ReadonlyArray<Parameters<typeof cardSize>[1][number]["attributes"]>) =>
  all.map((attributes) => ({ attributes }))

it.each([
  [["length"], sticks(6, 2.4, 5.4), "2.4 – 6.0 m", ["length"]],
  [["length"], sticks(5.4), "5.4 m", ["length"]],
  [[], [{ attributes: {}, lengths: [1.8, 3] }], "1.8 – 3.0 m", ["length"]],
  [["gauge", "lengthMm"], each({ gauge: "14 g", lengthMm: 100 }), "14 g, 100 mm", ["gauge", "lengthMm"]],
  [["colour"], each({ colour: "Black" }, { colour: "White" }), "2 colours", ["colour"]],
  [["pack"], each({ pack: "10" }, { pack: "50" }, { pack: "100" }), "3 packs", ["pack"]],
  [["colour", "pack"], each({ colour: "Black" }, { colour: "White" }), "2 sizes", []],
  [["width", "length"], sticks(2.4, 3), "2 sizes", []],
  [[], each({}), "", []],
  [[], [], "", []]
] as const)("[FIL-07] of %j says what there is to choose, and of what: %j %s", (options, variants, text, shows) =>
  expect(cardSize(options, variants)).toEqual({ text, shows })
)

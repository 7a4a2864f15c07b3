/** The shop's own typeface as outlines, so that no machine needs to have it. */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type * as Opentype from "opentype.js"

const require = createRequire(import.meta.url)

/** Where the typeface lies; printed papers embed the same file. */
export const typefaceFile = (): string =>
  require.resolve("@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff")

const loadFont = (): Opentype.Font => {
  const { parse } = require("opentype.js") as typeof Opentype
  const file = readFileSync(typefaceFile())
  return parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
}

let loadedFont: Opentype.Font | undefined
export const typeface = (): Opentype.Font => (loadedFont ??= loadFont())

/** Signs that the typeface lacks. */
const fractions: ReadonlyArray<readonly [string, string]> = [
  ["⅛", "1/8"],
  ["⅜", "3/8"],
  ["⅝", "5/8"],
  ["⅞", "7/8"],
  ["⅓", "1/3"],
  ["⅔", "2/3"],
  ["Ω", "ohm"]
]

const replaceMissingGlyphs = (text: string): string =>
  fractions.reduce((spelling, [sign, figures]) => spelling.replaceAll(sign, figures), text)

/** Words as the typeface can set them: what it lacks is written with what it has. */
export const toSettableText = (text: string): string =>
  [...replaceMissingGlyphs(text).replaceAll("⌀", "Ø").replaceAll("→", "–").replaceAll(/\s+/g, " ")]
    .filter((letter) => typeface().charToGlyphIndex(letter) > 0)
    .join("")

export const textWidth = (text: string, size: number): number => typeface().getAdvanceWidth(toSettableText(text), size)

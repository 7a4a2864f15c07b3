/** Letters as outlines, cut from the shop's own typeface, so that no machine needs to have it. */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type * as Opentype from "opentype.js"
import { type Path, type Point, type Stroke, translatePath } from "./path.ts"

const require = createRequire(import.meta.url)

/** Where the typeface lies; the PDF sheets embed the same file. */
export const typefaceFile = (): string =>
  require.resolve("@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff")

const loadFont = (): Opentype.Font => {
  const { parse } = require("opentype.js") as typeof Opentype
  const file = readFileSync(typefaceFile())
  return parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
}

let typeface: Opentype.Font | undefined
const font = (): Opentype.Font => (typeface ??= loadFont())

/** A capital's height as a share of the letter size. */
export const CAPITAL_HEIGHT = 0.7

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
    .filter((letter) => font().charToGlyphIndex(letter) > 0)
    .join("")

export const textWidth = (text: string, size: number): number => font().getAdvanceWidth(toSettableText(text), size)

const third = ([fx, fy]: Point, [tx, ty]: Point): Point => [fx + ((tx - fx) * 2) / 3, fy + ((ty - fy) * 2) / 3]

/** The typeface's strokes as a path; its curves bend past one point, ours past two. */
const outlined = (commands: ReadonlyArray<Opentype.PathCommand>): Path => {
  let pen: Point = [0, 0]
  return commands.map((command): Stroke => {
    if (command.type === "Z") return ["Z"]
    const [from, to] = [pen, [command.x, command.y] as Point]
    pen = to
    if (command.type === "C") return ["C", [command.x1, command.y1], [command.x2, command.y2], to]
    if (command.type !== "Q") return [command.type, to]
    const past: Point = [command.x1, command.y1]
    return ["C", third(from, past), third(to, past), to]
  })
}

const cache = new Map<string, Path>()

/** Words as one outline, the left end of their base line at 0, 0. */
export const textOutline = (text: string, size: number, x: number, y: number): Path => {
  const key = `${size} ${text}`
  const cached = cache.get(key) ?? outlined(font().getPath(toSettableText(text), 0, 0, size).commands)
  if (cache.size > 2000) cache.clear()
  cache.set(key, cached)
  return translatePath(cached, x, y)
}

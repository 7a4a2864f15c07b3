/** Draws bricks and blocks with their openings, timber blocks, and what stands on posts. */
import { type Mark, outlinedMark } from "../drafting/mark.ts"
import { ellipse, polygon } from "../drafting/outline.ts"
import type { MaterialPaint } from "../drafting/paint.ts"
import { plus } from "../drafting/path.ts"
import { colourByName, type DrawProduct, materialOf, type ProductDrawing } from "../drafting/product-drawing.ts"
import { box, depthOffset } from "../drafting/solid.ts"
import type { Subject } from "../subject.ts"
import { sizeNumbers } from "../subject-text.ts"
import { drawFromPattern, type Patterns } from "./item.ts"
import { type BlockSize, blockAnnotations, blockSizeOf, drawnBlockSize } from "./masonry.ts"

/** Timber blocks are written wide × high × thick, and stand. */
const standing = (subject: Subject): BlockSize => {
  const [wide = 90, high = 90, thick = 22] = sizeNumbers(subject)
  return [wide, high, thick]
}

/** The openings in the top of a block, as shares of its length. */
type Cells = ReadonlyArray<readonly [from: number, to: number]>

const twoCells: Cells = [
  [0.1, 0.45],
  [0.55, 0.9]
]
const channel: Cells = [[0, 1]]

const cells: { readonly [profile: string]: Cells } = {
  full: twoCells,
  corner: twoCells,
  "clean-out": twoCells,
  "retaining-double-u": twoCells,
  "three-quarter": [
    [0.1, 0.5],
    [0.6, 0.9]
  ],
  half: [[0.16, 0.84]],
  "h-block": [
    [0.1, 0.45],
    [0.55, 1]
  ],
  "knock-out-bond-beam": channel,
  "lintel-u": channel
}

/** From a fifth to four fifths of the depth. */
const opening = ([long, , deep]: BlockSize, [from, to]: Cells[number], stuff: MaterialPaint): Mark => {
  const at = (along: number, into: number) => plus([along * long, 0], depthOffset(into * deep))
  return outlinedMark(polygon(at(from, 0.2), at(to, 0.2), at(to, 0.8), at(from, 0.8)), stuff.shade, "inner")
}

const cored = ({ 0: long, 2: deep }: BlockSize, stuff: MaterialPaint): ReadonlyArray<Mark> =>
  [0.2, 0.5, 0.8].map((u): Mark => {
    const [x, y] = plus([u * long, 0], depthOffset(deep * 0.5))
    return outlinedMark(ellipse(x, y, long * 0.07, long * 0.03), stuff.shade, "inner")
  })

const others: Patterns = {
  "post-cap": `
    prism 130 own | M0 30 H120 V46 H0 Z
    fill own | M30 -18 C20 -60 60 -90 88 -106 C116 -90 156 -60 146 -18 C130 0 50 0 30 -18 Z
    fine | M60 -20 C56 -50 70 -80 88 -104 M116 -20 C120 -50 106 -80 88 -104`,
  "verandah-bracket": `
    prism 26 own | M0 0 H200 V24 C150 40 120 60 100 90 C70 110 40 140 24 200 H0 Z
    hole 22 own.shade | 62 64`,
  finial: `
    along upright
    prism 26 own | M-24 20 H24 V200 H-24 Z
    fill own | M-34 0 H34 V20 H-34 Z
    fill own | M-14 0 C-40 -30 -20 -60 0 -110 C20 -60 40 -30 14 0 Z`,
  "fence-foot": `
    prism 90 own | M0 0 H220 V50 H0 Z
    hole 13 own.shade | 96 -20, 190 -20`
}

const brickStuff = (subject: Subject): MaterialPaint =>
  colourByName(subject) ??
  (/clay|brick/i.test(`${subject.words.material} ${subject.name}`)
    ? {
        face: { light: "#d99b7c", dark: "#8a5540" },
        end: { light: "#c98868", dark: "#7a4835" },
        shade: { light: "#a96b4f", dark: "#5f3627" }
      }
    : materialOf(subject, "cement"))

export const block: DrawProduct = (subject): ProductDrawing => {
  const pattern = others[subject.profile]
  if (pattern) return drawFromPattern(subject, pattern, materialOf(subject, "cement"))
  const isTimber = /corner-block|plinth|skirting/.test(subject.profile)
  const units = drawnBlockSize(isTimber ? standing(subject) : blockSizeOf(subject, [390, 190, 190]))
  const stuff = isTimber ? materialOf(subject, "primed") : brickStuff(subject)
  const holes = (cells[subject.profile] ?? []).map((cell) => opening(units, cell, stuff))
  const cores = subject.profile === "brick" ? cored(units, stuff) : []
  const [long, high] = units
  const rosette =
    subject.profile === "corner-block"
      ? [
          outlinedMark(ellipse(long / 2, high / 2, long * 0.36, high * 0.36), stuff.face, "inner"),
          outlinedMark(ellipse(long / 2, high / 2, long * 0.16, high * 0.16), stuff.end, "inner")
        ]
      : []
  return {
    body: [...box([0, 0], units, { ...stuff, end: stuff.face, face: stuff.end }), ...holes, ...cores, ...rosette],
    annotations: blockAnnotations(subject, units)
  }
}

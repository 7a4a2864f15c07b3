/** Draws straps, ties and clips. */
import type { MaterialPaint } from "../drafting/paint.ts"
import { colourByName, type DrawProduct, materialOf, metalMaterialOf } from "../drafting/product-drawing.ts"
import { drawFromPattern, type Patterns, patternFor } from "./item.ts"

const dots = (from: number, to: number, step: number, y: number): string =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => `${from + place * step} ${y}`).join(", ")

const straps: Patterns = {
  perforated: `
    fill own.end | M110 -20 C150 -20 176 10 176 50 C176 90 150 118 110 118 C70 118 44 90 44 50 C44 10 70 -20 110 -20 Z
    fill own | M110 -34 C60 -34 28 2 28 50 C28 98 60 132 110 132 C150 132 180 106 188 70 L158 62 C152 86 134 102 110 102 C80 102 60 80 60 50 C60 20 80 -4 110 -4 C130 -4 152 4 178 20 L260 68 L276 42 L196 -8 C168 -26 140 -34 110 -34 Z
    hole 4.6 paper | 196 14, 224 31, 252 48, 44 50, 54 10, 80 -14, 110 -19, 140 -14, 168 -2, 54 90, 80 112, 110 117, 140 110, 164 92`,
  "angle-brace": `
    along across
    prism 40 own | M0 -30 H5 V25 H300 V30 H0 Z
    top 4 | ${dots(60, 290, 46, 16)}`,
  "batten-strap": `
    along across
    prism 4 own | M0 0 H280 V26 H0 Z
    hole 4 own.shade | ${dots(14, 94, 20, 13)}, ${dots(186, 266, 20, 13)}`,
  "cyclone-strap": `
    along across
    prism 5 own | M0 0 H290 V34 H0 Z
    hole 4 own.shade | ${dots(14, 110, 16, 11)}, ${dots(22, 118, 16, 23)}, ${dots(180, 276, 16, 11)}, ${dots(172, 268, 16, 23)}`,
  "stud-tie": `
    along across
    prism 30 own | M0 -50 H6 V0 H174 V-50 H180 V6 H0 Z
    top 4 | 40 -8, 90 -8, 140 -8
    side 4 | 12 -40, 186 -40`,
  tensioner: `
    prism 44 own | M0 0 H6 V54 H94 V0 H100 V60 H0 Z
    bar 12 own.end | M-40 34 H150
    fine | M-36 28 L-32 40 M-26 28 L-22 40 M-16 28 L-12 40
    fill own.shade | M112 18 H132 V50 H112 Z`,
  "downpipe-clip": `
    prism 40 own | M-30 40 H0 V0 H100 V40 H130 V46 H94 V6 H6 V46 H-30 Z
    top 5 | -6 32, 132 32`,
  "p-clip": `
    bar 20 own | M96 34 C96 70 -6 70 -6 20 C-6 -34 84 -34 92 14 H160
    bar 9 rubber | M86 30 C84 56 8 56 8 20 C8 -18 70 -18 80 10
    hole 8 own.shade | 142 20`,
  "cable-tie": `
    along across
    fill own | M0 -14 H26 V14 H0 Z
    part own.shade | M7 -7 H19 V7 H7 Z
    fill own | M26 -8 H250 L290 -3 V3 L250 8 H26 Z
    fine | M40 -3 H240 M40 3 H240
    fine | M50 -3 V3 M60 -3 V3 M70 -3 V3 M80 -3 V3 M90 -3 V3 M100 -3 V3 M110 -3 V3 M120 -3 V3 M130 -3 V3 M140 -3 V3 M150 -3 V3 M160 -3 V3 M170 -3 V3 M180 -3 V3 M190 -3 V3 M200 -3 V3 M210 -3 V3 M220 -3 V3 M230 -3 V3`,
  "releasable-tie": `
    along across
    fill own | M0 -16 H34 V16 H0 Z
    fill own.end | M-22 -6 L0 -12 V12 L-22 6 Z
    part own.shade | M10 -8 H24 V8 H10 Z
    fill own | M34 -9 H250 L290 -3 V3 L250 9 H34 Z
    fine | M48 -3 H240 M48 3 H240`,
  "steel-tie": `
    along across
    fill own.end | M0 -16 H40 V16 H0 Z
    hole 6 own.shade | 28 0
    fill own | M40 -9 H276 C290 -9 290 9 276 9 H40 Z
    inner 0.5 | M46 0 H270`,
  "tie-mount": `
    along across
    prism 70 own | M0 0 H90 V14 H0 Z
    fill own.end | M34 -2 H84 L92 -22 H42 Z
    part own.shade | M48 -6 H76 L80 -16 H52 Z`,
  "cable-clip": `
    fill own | M-50 50 V-10 C-50 -60 50 -60 50 -10 V50 H26 V-6 C26 -26 -26 -26 -26 -6 V50 Z
    fill steel | M60 -60 H84 V-52 H76 V60 L72 72 L68 60 V-52 H60 Z`,
  "full-saddle": `
    fill own | M-110 40 H-60 C-60 -60 60 -60 60 40 H110 V54 H48 C48 -40 -48 -40 -48 54 H-110 Z
    hole 6 own.shade | -86 47, 86 47`,
  "half-saddle": `
    fill own | M-60 -10 C-60 -70 60 -70 60 40 H110 V54 H48 C48 -50 -48 -50 -48 -6 Z
    hole 6 own.shade | 86 47`,
  ratchet: `
    fill own | M-160 -16 H-30 V16 H-160 Z M40 -16 H160 V16 H40 Z
    fill steel | M-50 -30 H60 V30 H-50 Z
    bar 11 steel.end | M-20 -34 L40 -70 H90
    fill steel.end | M-10 -22 H20 V22 H-10 Z`,
  "pipe-clip": `
    bar 18 own | M-40 -30 C-66 50 66 50 40 -30
    fill own.end | M-24 36 H24 V60 H-24 Z
    hole 6 own.shade | 0 48`
}

const likes: { readonly [profile: string]: string } = {
  "cam-buckle": "ratchet",
  "cyclone-tie": "cyclone-strap",
  "flat-brace": "batten-strap",
  "hook-and-loop-tie": "steel-tie",
  "looped-strap": "cyclone-strap",
  "plain-strap": "batten-strap",
  "screw-mount-tie": "releasable-tie"
}

export const strap: DrawProduct = (subject) => {
  const isPlastic = /plastic|nylon/i.test(String(subject.words.material ?? ""))
  const stuff: MaterialPaint =
    colourByName(subject) ?? (isPlastic ? materialOf(subject, "plastic") : metalMaterialOf(subject))
  return drawFromPattern(subject, patternFor(straps, likes[subject.profile] ?? subject.profile, ""), stuff)
}

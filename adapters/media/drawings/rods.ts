/** Draws rods, pins and springs, and chain with its fittings. */
import { horizontalDimension, leaderNote } from "../drafting/mark.ts"
import type { MaterialPaint } from "../drafting/paint.ts"
import { type DrawProduct, materialOf, metalMaterialOf, type ProductDrawing } from "../drafting/product-drawing.ts"
import { withBreak } from "../drafting/solid.ts"
import type { Subject } from "../subject.ts"
import { attributeRangeText, rangeText } from "../subject-text.ts"
import { enlargeMarks, threadMarks, threads } from "./fixing-parts.ts"
import { drawFromPattern, type Patterns, patternFor } from "./item.ts"
import { screwLabel } from "./screws.ts"

const rods: Patterns = {
  circlip: `
    bar 17 own | M-22 84 C-66 74 -88 40 -88 0 C-88 -49 -49 -88 0 -88 C49 -88 88 -49 88 0 C88 40 66 74 22 84
    hole 17 own | -22 84, 22 84
    hole 6 own.shade | -22 84, 22 84`,
  collar: `
    prism 60 own | M-70 0 C-70 -38.7 -38.7 -70 0 -70 C38.7 -70 70 -38.7 70 0 C70 38.7 38.7 70 0 70 C-38.7 70 -70 38.7 -70 0 Z
    part own.shade | M-40 0 C-40 -22 -22 -40 0 -40 C22 -40 40 -22 40 0 C40 22 22 40 0 40 C-22 40 -40 22 -40 0 Z
    hole 9 own.shade | 62 -64`,
  "extension-spring": `
    bar 8 own | M-40 0 C-40 -24 -6 -24 -6 0 M-40 0 C-40 24 -10 26 6 8
    bar 8 own.end | ${Array.from({ length: 15 }, (_, turn) => `M${8 + turn * 11} 26 L${16 + turn * 11} -26`).join(" ")}
    bar 8 own | M176 -8 C190 -26 220 -24 220 0 C220 24 186 24 186 0`,
  "r-clip": `
    bar 10 own | M0 0 H190 M0 0 C-40 0 -40 40 0 40 H36 C60 40 60 10 84 10 C108 10 108 44 132 44 L176 52`,
  "roll-pin": `
    along across
    fill own | M8 -16 H192 L200 -12 V12 L192 16 H8 L0 12 V-12 Z
    inner | M4 -3 H196 M4 3 H196`,
  "split-pin": `
    bar 9 own.end | M30 6 H190
    bar 9 own | M30 -5 H214 M30 -5 C10 -30 -34 -30 -34 0 C-34 30 10 30 30 6`,
  "glue-stick": `
    fill own | M0 -20 H210 V20 H0 Z
    fill own.end | M210 -20 C222 -20 222 20 210 20 C198 20 198 -20 210 -20 Z
    fine | M10 -8 H190`,
  foam: `
    bar 24 plastic | M-70 60 C-110 0 -60 -70 10 -70 C80 -70 120 -20 110 30 C100 80 20 90 -20 50 C-50 16 -20 -30 20 -28 C56 -26 60 10 40 20 H200
    hole 5 plastic.shade | 206 20`,
  "clevis-pin": `
    fill own.end | M0 -26 H14 V26 H0 Z
    fill own | M14 -15 H190 L200 -8 V8 L190 15 H14 Z
    hole 5 own.shade | 172 0`,
  "compression-spring": `
    bar 10 own | ${Array.from({ length: 9 }, (_, turn) => `M${turn * 22} 34 C${turn * 22 + 4} 46 ${turn * 22 + 14} -46 ${turn * 22 + 22} -34`).join(" ")}
    bar 10 own.end | M0 34 V-30 M198 -34 V30`,
  deformed: `
    along across
    fill own | M-150 -13 H150 V13 H-150 Z
    inner 0.9 | ${Array.from({ length: 20 }, (_, rib) => `M${-146 + rib * 15} 13 l9 -26`).join(" ")}
    fill own.end | M150 -13 C159 -13 159 13 150 13 C141 13 141 -13 150 -13 Z`,
  plain: `
    along across
    fill own | M-150 -13 H150 V13 H-150 Z
    fine | M-146 -5 H140
    fill own.end | M150 -13 C159 -13 159 13 150 13 C141 13 141 -13 150 -13 Z`,
  starter: `
    bar 17 own | M-120 -60 V50 H120
    fine 0.9 | M-128 -50 l16 6 M-128 -34 l16 6 M-128 -18 l16 6 M-128 -2 l16 6 M-128 14 l16 6 M-90 42 l6 16 M-70 42 l6 16 M-50 42 l6 16 M-30 42 l6 16 M-10 42 l6 16 M10 42 l6 16 M30 42 l6 16 M50 42 l6 16 M70 42 l6 16 M90 42 l6 16`,
  ligature: `
    bar 11 own | M-60 -90 H60 C70 -90 70 -90 70 -80 V80 C70 90 70 90 60 90 H-60 C-70 90 -70 90 -70 80 V-80 C-70 -90 -70 -90 -60 -90 L-30 -50 M-70 -70 L-40 -30`,
  bamboo: `
    along across
    fill wool | M-150 -9 H150 V9 H-150 Z
    inner 0.9 | M-100 -11 V11 M-50 -11 V11 M0 -11 V11 M50 -11 V11 M100 -11 V11`,
  pin: `
    along across
    fill own | M0 -12 H210 L240 0 L210 12 H0 Z
    fine | M6 -4 H206`
}

const rodLikes: { readonly [profile: string]: string } = {
  "drop-nose-pin": "clevis-pin",
  "e-clip": "circlip",
  "lynch-pin": "split-pin"
}

/** Threaded all along, and longer than it is drawn. */
const threadedRod = (subject: Subject, stuff: MaterialPaint): ProductDrawing => {
  const long = 112
  const marks = enlargeMarks(threadMarks(0, long, threads.metric, stuff), 3)
  const body = withBreak(marks, { at: [190, 0], along: [1, 0], across: [0.2, 1], half: 22, gap: 9 })
  return {
    body,
    annotations: [
      { ...horizontalDimension([0, 15], [long * 3, 15], rangeText(subject, "lengthMm")), cut: true },
      leaderNote([110, -15], [14, -30], screwLabel(subject) || attributeRangeText(subject, "size"))
    ]
  }
}

export const rod: DrawProduct = (subject) => {
  const stuff = /foam|glue/.test(subject.profile) ? materialOf(subject, "plastic") : metalMaterialOf(subject)
  if (subject.profile === "threaded") return threadedRod(subject, stuff)
  return drawFromPattern(subject, patternFor(rods, rodLikes[subject.profile] ?? subject.profile, ""), stuff)
}

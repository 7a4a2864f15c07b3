/** Draws anchors for masonry and hollow walls, and what sets them. */
import {
  type Annotation,
  fineMark,
  horizontalDimension,
  innerMark,
  leaderNote,
  type Mark,
  outlinedMark,
  titleNote
} from "../drafting/mark.ts"
import { combinePaths, line, parsePath, rectangle } from "../drafting/outline.ts"
import { type MaterialPaint, materialPaints } from "../drafting/paint.ts"
import { translatePath } from "../drafting/path.ts"
import { colourByName, type DrawProduct, metalMaterialOf, type ProductDrawing } from "../drafting/product-drawing.ts"
import { mirrorBelowAxis, spindle } from "../drafting/symmetry.ts"
import { numberRange, type Subject, typicalNumber } from "../subject.ts"
import { rangeText, sizeLabel } from "../subject-text.ts"
import { enlargeMarks, headSide, nutSide, threadMarks, threads } from "./fixing-parts.ts"
import { drawFromPattern, type Patterns, patternFor } from "./item.ts"
import { drawnLength, screwLabel } from "./screws.ts"

/** Everything about the middle line, under the head or nut at x = 0; where it ends. */
type Body = { readonly marks: ReadonlyArray<Mark>; readonly long: number }

const whole = (subject: Subject): number =>
  Math.max(46, drawnLength(numberRange(subject, "lengthMm")?.typical ?? 60, typicalNumber(subject, 8, "diameter")))

/** The cone that spreads a slit sleeve. */
const cone = (x: number, stuff: MaterialPaint): Mark =>
  outlinedMark(translatePath(spindle([0, 3], [9, 6], [11, 6]), x, 0), stuff.shade)

const slits = (from: number, to: number): Mark =>
  fineMark(combinePaths(line([from, -2], [to, -2]), line([from, 2], [to, 2])), 0.9)

const sleeve = (subject: Subject, stuff: MaterialPaint): Body => {
  const long = whole(subject)
  const isSunk = subject.profile === "sleeve-countersunk"
  const head = isSunk
    ? headSide("countersunk", stuff)
    : [
        ...nutSide(-12, stuff, 8),
        outlinedMark(rectangle(-4, -10, 3, 20), stuff.end),
        outlinedMark(translatePath(spindle([0, 3], [6, 4]), -18, 0), stuff.face)
      ]
  return {
    marks: [
      outlinedMark(rectangle(0, -6, long - 11, 12), stuff.face),
      slits(long * 0.45, long - 12),
      ...head,
      cone(long - 11, stuff)
    ],
    long
  }
}

const wedge = (subject: Subject, stuff: MaterialPaint): Body => {
  const long = whole(subject)
  const clip = outlinedMark(
    parsePath(`M${long - 24} -5.6 H${long - 12} L${long - 10} -6.4 V6.4 L${long - 12} 5.6 H${long - 24} Z`),
    stuff.shade
  )
  return {
    marks: [
      outlinedMark(rectangle(0, -5, long - 26, 10), stuff.face),
      ...threadMarks(-8, long * 0.4, threads.metric, stuff),
      outlinedMark(translatePath(spindle([0, 4], [14, 4], [24, 5.6], [26, 5]), long - 26, 0), stuff.face),
      clip,
      outlinedMark(rectangle(6, -11, 3, 22), stuff.end),
      ...nutSide(-2, stuff, 8)
    ],
    long
  }
}

const stud = (subject: Subject, stuff: MaterialPaint): Body => {
  const long = whole(subject)
  const tip = outlinedMark(parsePath(`M${long - 8} -5 L${long} 5 H${long - 8} Z`), stuff.face)
  return {
    marks: [
      ...threadMarks(-8, long - 8, threads.metric, stuff),
      tip,
      outlinedMark(rectangle(10, -11, 3, 22), stuff.end),
      ...nutSide(2, stuff, 8)
    ],
    long
  }
}

const dropIn = (_subject: Subject, stuff: MaterialPaint): Body => ({
  marks: [
    outlinedMark(rectangle(0, -8, 44, 16, 1), stuff.face),
    innerMark(parsePath("M0 -4.6 H20 V4.6 H0"), 0.8),
    fineMark(parsePath("M4 -4.6 L6 4.6 M8 -4.6 L10 4.6 M12 -4.6 L14 4.6 M16 -4.6 L18 4.6"), 0.8),
    fineMark(parsePath("M24 -3 H44 M24 3 H44 M28 -8 V8 M32 -8 V8"), 0.8)
  ],
  long: 44
})

const nailIn = (subject: Subject, stuff: MaterialPaint): Body => {
  const long = Math.max(50, whole(subject))
  return {
    marks: [
      outlinedMark(rectangle(0, -5.4, long, 10.8, 3), materialPaints.lead.face),
      slits(long * 0.5, long - 2),
      outlinedMark(rectangle(-26, -2, 26, 4), stuff.face),
      outlinedMark(translatePath(mirrorBelowAxis("M0 0 C0 -8 3 -12 6 -12 V-4"), -6, 0), stuff.end),
      outlinedMark(rectangle(-29, -6, 3, 12, 1), stuff.end)
    ],
    long
  }
}

const plug = (subject: Subject): Body => {
  const stuff = colourByName(subject) ?? materialPaints.plastic
  const long = whole(subject)
  const ribs = Array.from({ length: 6 }, (_, rib) => `V-5.4 L${8 + rib * 6} -8 V-5.6`).join(" ")
  const half = `M0 0 V-9 H3 ${ribs} H${long - 4} L${long} -3`
  return {
    marks: [
      outlinedMark(mirrorBelowAxis(parsePath(`${half} V0`)), stuff.face),
      innerMark(line([long * 0.36, 0], [long, 0])),
      fineMark(line([0, -2.4], [long * 0.3, -2.4]), 0.8),
      fineMark(line([0, 2.4], [long * 0.3, 2.4]), 0.8)
    ],
    long
  }
}

const bodies: { readonly [profile: string]: (subject: Subject, stuff: MaterialPaint) => Body } = {
  sleeve,
  "sleeve-countersunk": sleeve,
  wedge,
  "chemical-stud": stud,
  "drop-in": dropIn,
  "nail-in": nailIn,
  plug
}

const others: Patterns = {
  "hollow-wall": `
    fill own.end | M-40 -3 H0 V3 H-40 Z M-46 -8 H-40 V8 H-46 Z
    fill own | M0 -20 H5 V20 H0 Z
    fill own | M5 -9 H44 V9 H5 Z
    fill own | M44 -9 C60 -9 64 -34 84 -34 C104 -34 108 -9 124 -9 V9 C108 9 104 34 84 34 C64 34 60 9 44 9 Z
    fill own.shade | M62 -7 C72 -7 76 -20 84 -20 C92 -20 96 -7 106 -7 V7 C96 7 92 20 84 20 C76 20 72 7 62 7 Z
    fill own | M124 -10 H150 V10 H124 Z`,
  toggle: `
    fill own.end | M-60 -4 H150 V4 H-60 Z
    fine | M-40 -4 L-37 4 M-30 -4 L-27 4 M-20 -4 L-17 4 M-10 -4 L-7 4 M0 -4 L3 4 M10 -4 L13 4 M20 -4 L23 4 M120 -4 L123 4 M130 -4 L133 4
    fill own.end | M-72 0 C-72 -10 -66 -14 -60 -14 V14 C-66 14 -72 10 -72 0 Z
    fill own | M100 -4 L40 -50 L34 -38 L88 4 Z
    fill own | M100 4 L40 50 L34 38 L88 -4 Z
    hole 5 own.shade | 94 0`,
  "mesh-sleeve": `
    fill plastic | M0 -22 H10 V-14 H190 L206 0 L190 14 H10 V22 H0 Z
    fine 0.9 | M14 -14 L40 14 M34 -14 L60 14 M54 -14 L80 14 M74 -14 L100 14 M94 -14 L120 14 M114 -14 L140 14 M134 -14 L160 14 M154 -14 L180 14 M40 -14 L14 14 M60 -14 L34 14 M80 -14 L54 14 M100 -14 L74 14 M120 -14 L94 14 M140 -14 L114 14 M160 -14 L134 14 M180 -14 L154 14`,
  "mixing-nozzle": `
    fill plastic.end | M0 -24 H44 V24 H0 Z
    fine | M8 -24 V24 M16 -24 V24 M24 -24 V24 M32 -24 V24
    fill glass | M44 -14 H200 L250 -6 V6 L200 14 H44 Z
    inner 0.8 | M60 10 C70 -24 80 24 90 -8 C100 24 110 -24 120 8 C130 -24 140 24 150 -8 C160 24 170 -24 180 8`,
  "resin-capsule": `
    fill glass | M14 -20 H190 C206 -20 206 20 190 20 H14 C-4 20 -4 -20 14 -20 Z
    fill glass.shade | M30 -7 H170 C178 -7 178 7 170 7 H30 C22 7 22 -7 30 -7 Z
    hole 2 own.shade | 50 -13, 90 -12, 130 -14, 160 13, 110 13, 70 13`,
  "hole-brush": `
    bar 5 own.end | M0 0 H250
    fine 0.9 | ${Array.from({ length: 42 }, (_, place) => `M${16 + place * 5} -20 L${20 + place * 5} 20`).join(" ")}
    fill own | M240 -7 H270 V7 H240 Z`,
  "blow-pump": `
    fill rubber | M0 0 C0 -60 110 -60 120 -14 L150 -8 V8 L120 14 C110 60 0 60 0 0 Z
    fill plastic | M150 -7 L260 -4 V4 L150 7 Z
    fine | M24 -34 C40 -46 70 -46 90 -34`
}

const UNIT = 3

export const anchor: DrawProduct = (subject): ProductDrawing => {
  const stuff = metalMaterialOf(subject)
  const form = bodies[subject.profile]
  if (!form) return drawFromPattern(subject, patternFor(others, subject.profile, "hollow-wall"), stuff)
  const { marks, long } = form(subject, stuff)
  const length = rangeText(subject, "lengthMm")
  const name = screwLabel(subject)
  const measures: ReadonlyArray<Annotation> = [
    ...(length ? [horizontalDimension([0, 34], [long * UNIT, 34], length)] : [titleNote(sizeLabel(subject))]),
    ...(name ? [leaderNote([long * 0.6 * UNIT, -5 * UNIT], [14, -28], name)] : [])
  ]
  return { body: enlargeMarks(marks, UNIT), annotations: measures }
}

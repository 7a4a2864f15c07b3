/** Draws nails by their heads, alone or as their gun takes them, and staples. */
import {
  type Annotation,
  barMark,
  type DimensionLine,
  fineMark,
  horizontalDimension,
  innerMark,
  leaderNote,
  type Mark,
  outlinedMark,
  titleNote,
  verticalDimension
} from "../drafting/mark.ts"
import { parsePath } from "../drafting/outline.ts"
import type { MaterialPaint } from "../drafting/paint.ts"
import { mapPath, translatePath } from "../drafting/path.ts"
import { type DrawProduct, metalMaterialOf, type ProductDrawing } from "../drafting/product-drawing.ts"
import { mirrorBelowAxis, spindle } from "../drafting/symmetry.ts"
import { numberRange, type Subject, typicalNumber } from "../subject.ts"
import { rangeText, sizeLabel } from "../subject-text.ts"
import { enlargeMarks } from "./fixing-parts.ts"

/** Heads by their upper half, left of x = 0; the shank is three to each side of the middle. */
const heads: { readonly [profile: string]: readonly [half: string, long: number] } = {
  brad: ["M0 0 V-4.4 H3 L5 -3", 5],
  "bullet-head": ["M0 0 C0 -3 1 -5 3 -5 C5 -5 6 -3.6 8 -3", 8],
  clout: ["M0 0 V-13 H2 L3 -3", 3],
  connector: ["M0 0 V-8 H2.4 L8 -4 V-3", 8],
  "d-head": ["M0 0 V-8 H2.4 V-3", 2.4],
  duplex: ["M0 0 V-7 H2.4 V-3 H16 V-7.6 H18.4 V-3", 18.4],
  "fibre-cement": ["M0 0 V-7 H2 V-3", 2],
  "flat-head": ["M0 0 V-8 H2.4 V-3", 2.4],
  masonry: ["M0 0 C0 -6 1 -7.6 3 -7.6 H4 V-3", 4],
  "panel-pin": ["M0 0 V-4.6 H2 L4 -3", 4],
  "round-head": ["M0 0 V-8 H2.4 V-3", 2.4],
  "spring-head": ["M0 0 C0 -10 4 -18 8 -19 L6 -3", 8],
  tack: ["M0 0 V-9 H1.6 L3 -3", 3],
  "concrete-pin": ["M0 0 V-7 H2 V-3", 2],
  coil: ["M0 0 V-7 H2.2 V-3", 2.2]
}

/** Rings or twists that hold, where the name says so. */
const grips = (subject: Subject, from: number, to: number): ReadonlyArray<Mark> => {
  if (/ring|annular/i.test(subject.name))
    return Array.from({ length: Math.floor((to - from) / 5) }, (_, place) =>
      innerMark(parsePath(`M${from + place * 5} -3 V3`), 0.8)
    )
  if (/screw|twist|spiral/i.test(subject.name))
    return Array.from({ length: Math.floor((to - from) / 9) }, (_, place) =>
      innerMark(parsePath(`M${from + place * 9} 3 L${from + place * 9 + 7} -3`), 0.8)
    )
  return [4, 7, 10].map((x) => fineMark(parsePath(`M${x} -3 V-1 M${x} 3 V1`), 0.8))
}

const longOf = (subject: Subject): number => {
  const ratio =
    (numberRange(subject, "lengthMm")?.typical ?? 50) / Math.max(0.8, typicalNumber(subject, 2.8, "diameter"))
  return 6 * Math.min(27, Math.max(6, ratio <= 14 ? ratio : 14 + (ratio - 14) ** 0.75))
}

/** One nail from its head at x = 0 to its point. */
const nailSide = (subject: Subject, stuff: MaterialPaint, long: number): ReadonlyArray<Mark> => {
  const [half, headLong] = heads[subject.profile] ?? heads["flat-head"] ?? ["M0 0 V-8 H2.4 V-3", 2.4]
  const isTack = subject.profile === "tack"
  const shank = isTack ? spindle([0, 5], [long, 0]) : spindle([0, 3], [long - 8, 3], [long, 0])
  return [
    outlinedMark(shank, stuff.face),
    ...(isTack
      ? []
      : [
          innerMark(parsePath(`M${long - 8} -3 C${long - 6} -1 ${long - 6} 1 ${long - 8} 3`), 0.7),
          ...grips(subject, 14, long - 12)
        ]),
    outlinedMark(translatePath(mirrorBelowAxis(half), -headLong, 0), stuff.end)
  ]
}

/** Several as they come: side by side on a strip, each a step lower than the last. */
const strip = (subject: Subject, stuff: MaterialPaint): ProductDrawing => {
  const long = Math.min(120, longOf(subject))
  const lean =
    subject.profile === "d-head" ? 11 : subject.profile === "round-head" ? 6 : subject.profile === "coil" ? 4 : 0
  const many = 7
  const gap = subject.profile === "brad" ? 8 : 17
  const standing = Array.from({ length: many }, (_, place) =>
    hanging(nailSide(subject, stuff, long), place * gap, place * -lean)
  ).flat()
  const top = (many - 1) * -lean
  const held = subject.profile === "coil"
  const bands = (held ? [0.3, 0.7] : [0.34]).map((share) => {
    const y = long * share
    const wide = (many - 1) * gap
    return held
      ? barMark(parsePath(`M-7 ${y + 2} L${wide + 7} ${y + top - 2}`), 2.4, stuff.shade)
      : outlinedMark(
          parsePath(`M-6 ${y} L${wide + 6} ${y + top} V${y + top + 14} L-6 ${y + 14} Z`),
          paperStrip.face,
          "inner"
        )
  })
  const by = 2.2
  return {
    body: enlargeMarks([...standing, ...bands], by),
    annotations: [
      verticalDimension([-9 * by, 0], [-9 * by, long * by], rangeText(subject, "lengthMm")),
      leaderNote([(many - 1) * gap * by, (long * 0.8 + top) * by], [34, 18], `Ø ${rangeText(subject, "diameter")}`)
    ]
  }
}

const paperStrip = { face: { light: "#f1e3c6", dark: "#5a4f38" } }

/** Turned to hang from its head, and put at a place. */
const hanging = (marks: ReadonlyArray<Mark>, x: number, y: number): ReadonlyArray<Mark> =>
  marks.map((mark) => ({ ...mark, path: mapPath(mark.path, ([along, out]) => [x - out, y + along]) }))

/** Two points and a round back, for wire. */
const fenceStaple = (subject: Subject, stuff: MaterialPaint): ProductDrawing => ({
  body: [
    barMark(parsePath("M0 110 V20 C0 -24 56 -24 56 20 V110"), 12, stuff.face),
    fineMark(parsePath("M-3 44 L3 38 M-3 60 L3 54 M53 44 L59 38 M53 60 L59 54"))
  ],
  annotations: [
    verticalDimension([-6, -20], [-6, 116], rangeText(subject, "lengthMm")),
    leaderNote([62, 70], [26, -16], `Ø ${rangeText(subject, "diameter")}`)
  ]
})

const strips: ReadonlyArray<string> = ["brad", "coil", "d-head", "round-head"]

export const nail: DrawProduct = (subject) => {
  const stuff = metalMaterialOf(subject)
  if (subject.profile === "fence-staple") return fenceStaple(subject, stuff)
  if (strips.includes(subject.profile)) return strip(subject, stuff)
  const long = longOf(subject)
  const by = 2.6
  const length = rangeText(subject, "lengthMm")
  const diameter = rangeText(subject, "diameter")
  const measures: ReadonlyArray<Annotation> = [
    ...(length ? [horizontalDimension([0, 22], [long * by, 22], length)] : [titleNote(sizeLabel(subject))]),
    ...(diameter ? [leaderNote([long * 0.55 * by, -3 * by], [14, -30], `Ø ${diameter}`)] : [])
  ]
  return { body: enlargeMarks(nailSide(subject, stuff, long), by), annotations: measures }
}

/** A hog ring lies open; other staples stand in a short stick. */
export const staple: DrawProduct = (subject) => {
  const stuff = metalMaterialOf(subject)
  if (subject.profile === "hog-ring") {
    return {
      body: [barMark(parsePath("M-60 -46 L-74 10 C-60 70 60 70 74 10 L60 -46"), 13, stuff.face)],
      annotations: [horizontalDimension([-80, 62], [80, 62], rangeText(subject, "width"))]
    }
  }
  const wide = 80 + Math.min(70, typicalNumber(subject, 10, "width") * 2.4)
  const high = Math.min(230, 50 + typicalNumber(subject, 12, "lengthMm") * 2.6)
  const thick = Math.min(15, 5 + typicalNumber(subject, 1.2, "diameter") * 3)
  const one = (back: number): Mark =>
    barMark(
      parsePath(`M${back * 9} ${high - back * 5} V${-back * 5} H${wide + back * 9} V${high - back * 5}`),
      thick,
      back === 0 ? stuff.face : stuff.end
    )
  const tips = [0, wide].map((x) =>
    innerMark(parsePath(`M${x - thick / 2} ${high - 3} L${x + thick / 2} ${high - 9}`), 0.8)
  )
  const edge = thick / 2
  return {
    body: [4, 3, 2, 1, 0].map(one).concat(tips),
    annotations: [
      verticalDimension([-edge, -edge], [-edge, high + edge], rangeText(subject, "lengthMm")),
      {
        ...horizontalDimension([-edge, high + edge], [wide + edge, high + edge], rangeText(subject, "width"))
      } satisfies DimensionLine
    ]
  }
}

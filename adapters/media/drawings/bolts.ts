/** Draws bolts with their nuts, coach screws, socket screws, bent bolts and rivets. */
import {
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
import { circle, combinePaths, parsePath, rectangle } from "../drafting/outline.ts"
import type { MaterialPaint } from "../drafting/paint.ts"
import { translatePath } from "../drafting/path.ts"
import { type DrawProduct, metalMaterialOf, type ProductDrawing } from "../drafting/product-drawing.ts"
import { mirrorBelowAxis, spindle } from "../drafting/symmetry.ts"
import { numberRange, type Subject, typicalNumber } from "../subject.ts"
import { attributeRangeText, rangeText } from "../subject-text.ts"
import { enlargeMarks, headSide, heads, nutSide, pointAt, SHANK, threadMarks, threads } from "./fixing-parts.ts"
import { drawnLength, fixingViews, type Side, screwLabel } from "./screws.ts"

const wholeOf = (subject: Subject): number =>
  drawnLength(numberRange(subject, "lengthMm")?.typical ?? 50, typicalNumber(subject, 8, "diameter"))

const headNames: { readonly [profile: string]: string } = {
  "set-screw": "hex",
  "cup-head": "cup",
  "socket-cap": "cap",
  coach: "hex",
  rivet: "dome"
}

const shankOf = (from: number, to: number, stuff: MaterialPaint): Mark =>
  outlinedMark(rectangle(from, -SHANK, to - from, SHANK * 2), stuff.face)

/** The square under a cup head that keeps it from turning. */
const squareNeck = (stuff: MaterialPaint): ReadonlyArray<Mark> => [
  outlinedMark(rectangle(0, -SHANK - 0.8, 6, SHANK * 2 + 1.6), stuff.end),
  fineMark(parsePath("M0 -5.8 L6 5.8 M0 5.8 L6 -5.8"), 0.5)
]

const boltSide = (subject: Subject, head: string, stuff: MaterialPaint): Side => {
  const whole = wholeOf(subject)
  const isFull = subject.profile === "set-screw" || whole < 34
  const start = isFull ? 1 : Math.max(8, whole * 0.45)
  if (subject.profile === "coach") {
    const tip = pointAt(whole - 10, "gimlet", threads.coarse.core, stuff)
    const marks = [
      shankOf(0, start, stuff),
      ...threadMarks(start, whole - 10, threads.coarse, stuff),
      ...tip.marks,
      ...headSide(head, stuff)
    ]
    return { marks, end: tip.end, at: [(start + whole - 10) / 2, -SHANK] }
  }
  const tip = outlinedMark(translatePath(spindle([0, 4.1], [1.6, 3]), whole - 1.6, 0), stuff.face)
  const nut = /nut/i.test(subject.name) ? nutSide(whole - 13, stuff) : []
  const neck = subject.profile === "cup-head" ? squareNeck(stuff) : []
  const marks = [
    shankOf(0, start, stuff),
    ...threadMarks(start, whole - 1.6, threads.metric, stuff),
    tip,
    ...neck,
    ...nut,
    ...headSide(head, stuff)
  ]
  return { marks, end: whole, at: [start + (whole - start) * 0.35, -SHANK] }
}

/** A blind rivet: the head, the body, and the mandrel that is pulled through it. */
const rivet = (subject: Subject, stuff: MaterialPaint): ProductDrawing => {
  const whole = Math.min(60, drawnLength(typicalNumber(subject, 10, "lengthMm"), typicalNumber(subject, 4, "diameter")))
  const head = translatePath(mirrorBelowAxis(heads.dome?.half ?? ""), -3, 0)
  const body = [
    outlinedMark(rectangle(-52, -2, 50, 4, 1), stuff.end),
    outlinedMark(rectangle(0, -SHANK, whole, SHANK * 2), stuff.face),
    outlinedMark(head, stuff.face),
    outlinedMark(translatePath(spindle([0, 3], [4, 4.4], [8, 3]), whole, 0), stuff.end)
  ]
  const by = 3
  return {
    body: enlargeMarks(body, by),
    annotations: [
      horizontalDimension([0, 26], [whole * by, 26], rangeText(subject, "lengthMm")),
      leaderNote([whole * by * 0.5, -SHANK * by], [16, -30], `Ø ${rangeText(subject, "diameter")}`)
    ]
  }
}

/** Without a head: a socket in one end and a hollow at the other. */
const grub = (subject: Subject, stuff: MaterialPaint): ProductDrawing => {
  const whole = Math.min(60, wholeOf(subject))
  const body = [
    ...threadMarks(0, whole, threads.metric, stuff),
    outlinedMark(parsePath(`M0 -2.4 H7 L9 0 L7 2.4 H0`), stuff.shade, "inner")
  ]
  return {
    body: enlargeMarks(body, 4.4),
    annotations: [
      horizontalDimension([0, 24], [whole * 4.4, 24], rangeText(subject, "lengthMm")),
      leaderNote([whole * 2.6, -SHANK * 4.4], [16, -30], screwLabel(subject))
    ]
  }
}

/** Threads across a straight end of a bar, from one height to another. */
const endThread = (x: number, from: number, to: number, half: number): Mark =>
  innerMark(
    combinePaths(
      ...Array.from({ length: Math.floor((to - from) / 5) }, (_, turn) =>
        parsePath(`M${x - half} ${from + turn * 5} L${x + half} ${from + turn * 5 + 2.4}`)
      )
    ),
    0.9
  )

const uBolt = (subject: Subject, stuff: MaterialPaint): ProductDrawing => {
  const nuts = [0, 110].flatMap((x) => [
    outlinedMark(rectangle(x - 17, 84, 34, 15, 2), stuff.end),
    innerMark(parsePath(`M${x - 7} 84 V99 M${x + 7} 84 V99`))
  ])
  return {
    body: [
      barMark(parsePath("M0 130 V20 C0 -52 110 -52 110 20 V130"), 16, stuff.face),
      endThread(0, 66, 130, 8),
      endThread(110, 66, 130, 8),
      ...nuts
    ],
    annotations: [
      horizontalDimension([9, 130], [101, 130], attributeRangeText(subject, "size").replace(/^.*\((.*)\)$/, "$1")),
      leaderNote([0, 40], [-26, -14], screwLabel(subject))
    ]
  }
}

const eyeBolt = (subject: Subject, stuff: MaterialPaint): ProductDrawing => {
  const whole = wholeOf(subject)
  const ring = combinePaths(circle(-17, 0, 17), circle(-17, 0, 9))
  const nut = nutSide(whole - 15, stuff)
  const body = [
    ...threadMarks(whole * 0.4, whole, threads.metric, stuff),
    shankOf(-3, whole * 0.4, stuff),
    ...nut,
    outlinedMark(ring, stuff.face)
  ]
  return {
    body: enlargeMarks(body, 3),
    annotations: [
      horizontalDimension([0, 52], [whole * 3, 52], rangeText(subject, "lengthMm")),
      leaderNote([whole * 1.8, -SHANK * 3], [16, -30], screwLabel(subject))
    ]
  }
}

const bentBolts: { readonly [profile: string]: string } = {
  "j-hook": "M0 0 V150 C0 196 66 196 66 150 V132",
  "l-bolt": "M0 0 V176 H58"
}

const bentBolt = (subject: Subject, stuff: MaterialPaint): ProductDrawing => ({
  body: [
    barMark(parsePath(bentBolts[subject.profile] ?? ""), 17, stuff.face),
    endThread(0, 0, 66, 8.5),
    outlinedMark(rectangle(-17, 26, 34, 15, 2), stuff.end),
    innerMark(parsePath("M-7 26 V41 M7 26 V41"))
  ],
  annotations: [
    { ...verticalDimension([-9, 0], [-9, 184], rangeText(subject, "lengthMm")) } as DimensionLine,
    leaderNote([8, 90], [22, -14], screwLabel(subject))
  ]
})

export const bolt: DrawProduct = (subject) => {
  const stuff = metalMaterialOf(subject)
  if (subject.profile === "rivet") return rivet(subject, stuff)
  if (subject.profile === "grub") return grub(subject, stuff)
  if (subject.profile === "u") return uBolt(subject, stuff)
  if (subject.profile === "eye") return eyeBolt(subject, stuff)
  if (subject.profile in bentBolts) return bentBolt(subject, stuff)
  const head = headNames[subject.profile] ?? (subject.profile in heads ? subject.profile : "hex")
  const thing = fixingViews(subject, head, boltSide(subject, head, stuff), stuff)
  return subject.values.has("lengthMm")
    ? thing
    : { ...thing, annotations: [...thing.annotations, titleNote(attributeRangeText(subject, "size"))] }
}

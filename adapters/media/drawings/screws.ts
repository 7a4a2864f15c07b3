/** Draws screws from the side and from the head: head, drive, thread and point, with gauge and length. */
import {
  type Annotation,
  type DimensionLine,
  horizontalDimension,
  leaderNote,
  type Mark,
  outlinedMark
} from "../drafting/mark.ts"
import { rectangle } from "../drafting/outline.ts"
import { type MaterialPaint, materialPaints } from "../drafting/paint.ts"
import type { Point } from "../drafting/path.ts"
import { colourByName, type DrawProduct, metalMaterialOf, type ProductDrawing } from "../drafting/product-drawing.ts"
import { numberRange, type Subject, typicalNumber } from "../subject.ts"
import { attributeRangeText, rangeText } from "../subject-text.ts"
import {
  enlargeMarks,
  type Head,
  headEnd,
  headSide,
  heads,
  nutSide,
  pointAt,
  SHANK,
  type Thread,
  threadMarks,
  threads
} from "./fixing-parts.ts"

/** Length in tenths of a diameter as it is drawn: short ones stay short, long ones grow ever more slowly. */
export const drawnLength = (length: number, diameter: number): number => {
  const ratio = length / Math.max(0.5, diameter)
  return 10 * Math.max(2.4, ratio <= 8 ? ratio : 8 + (ratio - 8) ** 0.62)
}

const headOf = ({ profile, words }: Subject): string => {
  if (profile === "hex-tek" || (profile === "hex" && /washer/i.test(String(words.head ?? "")))) return "hex-washer"
  if (profile === "screw-bolt") return /csk|countersunk/i.test(String(words.head ?? "")) ? "countersunk" : "hex-washer"
  if (profile === "one-way") return "round"
  return profile in heads ? profile : "countersunk"
}

const threadOf = ({ words, profile }: Subject): Thread => {
  const said = String(words.thread ?? "")
  if (/^M\d/.test(said)) return threads.metric
  if (profile === "screw-bolt" || /concrete/i.test(said)) return threads.concrete
  return /fine/i.test(said) || /self-drilling/i.test(String(words.point ?? "")) ? threads.fine : threads.coarse
}

const pointOf = ({ words, profile }: Subject): string => {
  if (/^M\d/.test(String(words.thread ?? ""))) return "flat"
  if (profile === "screw-bolt") return "flat"
  return String(words.point ?? (profile === "hex-tek" ? "self-drilling" : "gimlet"))
}

/** Short screws are threaded to the head; long ones have a smooth shank. */
const threadFrom = (long: number, { words }: Subject): number => {
  if (/full/i.test(String(words.thread ?? ""))) return 2
  if (/part/i.test(String(words.thread ?? ""))) return long * 0.5
  return long > 75 ? long * 0.36 : 3
}

const metal = (subject: Subject): MaterialPaint => colourByName(subject) ?? metalMaterialOf(subject)

/** What a screw is called by: its gauge, else its thread, else its diameter. */
export const screwLabel = (subject: Subject): string => {
  const thread = attributeRangeText(subject, "thread")
  const diameter = rangeText(subject, "diameter")
  return (
    attributeRangeText(subject, "gauge") || (/^M\d/.test(thread) ? thread : "") || (diameter ? `Ø ${diameter}` : "")
  )
}

export type Side = { readonly marks: ReadonlyArray<Mark>; readonly end: number; readonly at: Point }

/** From the side, under the head at x = 0. */
const sideOf = (subject: Subject, head: string, stuff: MaterialPaint): Side => {
  const { long: headLong, isSunk } = heads[head] as Head
  const length = numberRange(subject, "lengthMm")?.typical ?? 40
  const whole = drawnLength(length, typicalNumber(subject, 5, "diameter")) - (isSunk ? headLong : 0)
  const thread = threadOf(subject)
  const tipLong = /flat|none/.test(pointOf(subject)) ? 1.4 : 11
  const stop = Math.max(8, whole - tipLong)
  const start = Math.min(stop - 6, threadFrom(whole, subject))
  const tip = pointAt(stop, pointOf(subject), thread.core, stuff)
  const shank = outlinedMark(rectangle(0, -SHANK * 0.78, start, SHANK * 1.56), stuff.face)
  const nut = /& nut/i.test(subject.name) ? nutSide(stop - 9, stuff) : []
  return {
    marks: [shank, ...threadMarks(start, stop, thread, stuff), ...tip.marks, ...nut, ...headSide(head, stuff)],
    end: tip.end,
    at: [start + (stop - start) * 0.5, -SHANK]
  }
}

const UNIT = 3

/** A side view, the head's end beside it, and the two figures that say which it is. */
export const fixingViews = (subject: Subject, head: string, side: Side, stuff: MaterialPaint): ProductDrawing => {
  const { long, radius, isSunk } = heads[head] as Head
  const left = -long - radius - 7
  const end = enlargeMarks(headEnd(head, String(subject.words.drive ?? ""), stuff), 1, [left, 0])
  const from = (isSunk ? -long : 0) * UNIT
  const below = radius * UNIT
  const length: DimensionLine = {
    ...horizontalDimension([from, below * 0.98], [side.end * UNIT, below * 0.98], rangeText(subject, "lengthMm"))
  }
  const name = screwLabel(subject)
  const measures: ReadonlyArray<Annotation> = [
    length,
    ...(name ? [leaderNote([side.at[0] * UNIT, side.at[1] * UNIT], [14, -26], name)] : [])
  ]
  return { body: enlargeMarks([...end, ...side.marks], UNIT), annotations: measures }
}

export const screw: DrawProduct = (subject) => {
  const head = headOf(subject)
  const stuff = metal(subject)
  return fixingViews(
    subject,
    head,
    sideOf(subject, head, stuff === materialPaints.black ? materialPaints.black : stuff),
    stuff
  )
}

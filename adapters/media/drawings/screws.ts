/** Draws screws from the side and from the head: head, drive, thread and point, with gauge and length. */
import { across, drawn, type Mark, type Measure, note, type Span } from "../drafting/mark.ts"
import { rectangle } from "../drafting/outline.ts"
import { type Stuff, stuffs } from "../drafting/paint.ts"
import type { Point } from "../drafting/path.ts"
import { type Draw, metalOf, namedColour, type Thing } from "../drafting/thing.ts"
import { extent, measure, type Subject } from "../subject.ts"
import { saidAs, span } from "../subject-words.ts"
import {
  enlarged,
  type Head,
  headEnd,
  headSide,
  heads,
  nutSide,
  pointAt,
  SHANK,
  type Thread,
  threaded,
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

const metal = (subject: Subject): Stuff => namedColour(subject) ?? metalOf(subject)

/** What a screw is called by: its gauge, else its thread, else its diameter. */
export const calledBy = (subject: Subject): string => {
  const thread = saidAs(subject, "thread")
  const diameter = span(subject, "diameter")
  return saidAs(subject, "gauge") || (/^M\d/.test(thread) ? thread : "") || (diameter ? `Ø ${diameter}` : "")
}

export type Side = { readonly marks: ReadonlyArray<Mark>; readonly end: number; readonly at: Point }

/** From the side, under the head at x = 0. */
const sideOf = (subject: Subject, head: string, stuff: Stuff): Side => {
  const { long: headLong, isSunk } = heads[head] as Head
  const length = extent(subject, "lengthMm")?.typical ?? 40
  const whole = drawnLength(length, measure(subject, 5, "diameter")) - (isSunk ? headLong : 0)
  const thread = threadOf(subject)
  const tipLong = /flat|none/.test(pointOf(subject)) ? 1.4 : 11
  const stop = Math.max(8, whole - tipLong)
  const start = Math.min(stop - 6, threadFrom(whole, subject))
  const tip = pointAt(stop, pointOf(subject), thread.core, stuff)
  const shank = drawn(rectangle(0, -SHANK * 0.78, start, SHANK * 1.56), stuff.face)
  const nut = /& nut/i.test(subject.name) ? nutSide(stop - 9, stuff) : []
  return {
    marks: [shank, ...threaded(start, stop, thread, stuff), ...tip.marks, ...nut, ...headSide(head, stuff)],
    end: tip.end,
    at: [start + (stop - start) * 0.5, -SHANK]
  }
}

const UNIT = 3

/** A side view, the head's end beside it, and the two figures that say which it is. */
export const fixingViews = (subject: Subject, head: string, side: Side, stuff: Stuff): Thing => {
  const { long, radius, isSunk } = heads[head] as Head
  const left = -long - radius - 7
  const end = enlarged(headEnd(head, String(subject.words.drive ?? ""), stuff), 1, [left, 0])
  const from = (isSunk ? -long : 0) * UNIT
  const below = radius * UNIT
  const length: Span = { ...across([from, below * 0.98], [side.end * UNIT, below * 0.98], span(subject, "lengthMm")) }
  const name = calledBy(subject)
  const measures: ReadonlyArray<Measure> = [
    length,
    ...(name ? [note([side.at[0] * UNIT, side.at[1] * UNIT], [14, -26], name)] : [])
  ]
  return { body: enlarged([...end, ...side.marks], UNIT), measures }
}

export const screw: Draw = (subject) => {
  const head = headOf(subject)
  const stuff = metal(subject)
  return fixingViews(subject, head, sideOf(subject, head, stuff === stuffs.black ? stuffs.black : stuff), stuff)
}

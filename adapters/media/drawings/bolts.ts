/** Draws bolts with their nuts, coach screws, socket screws, bent bolts and rivets. */
import { across, bar, drawn, fine, inner, type Mark, note, type Span, title, upright } from "../drafting/mark.ts"
import { circle, path, rectangle, together } from "../drafting/outline.ts"
import type { Stuff } from "../drafting/paint.ts"
import { moved } from "../drafting/path.ts"
import { overAxis, spindle } from "../drafting/symmetry.ts"
import { type Draw, metalOf, type Thing } from "../drafting/thing.ts"
import { extent, measure, type Subject } from "../subject.ts"
import { saidAs, span } from "../subject-words.ts"
import { enlarged, headSide, heads, nutSide, pointAt, SHANK, threaded, threads } from "./fixing-parts.ts"
import { calledBy, drawnLength, fixingViews, type Side } from "./screws.ts"

const wholeOf = (subject: Subject): number =>
  drawnLength(extent(subject, "lengthMm")?.typical ?? 50, measure(subject, 8, "diameter"))

const headNames: { readonly [profile: string]: string } = {
  "set-screw": "hex",
  "cup-head": "cup",
  "socket-cap": "cap",
  coach: "hex",
  rivet: "dome"
}

const shankOf = (from: number, to: number, stuff: Stuff): Mark =>
  drawn(rectangle(from, -SHANK, to - from, SHANK * 2), stuff.face)

/** The square under a cup head that keeps it from turning. */
const squareNeck = (stuff: Stuff): ReadonlyArray<Mark> => [
  drawn(rectangle(0, -SHANK - 0.8, 6, SHANK * 2 + 1.6), stuff.end),
  fine(path("M0 -5.8 L6 5.8 M0 5.8 L6 -5.8"), 0.5)
]

const boltSide = (subject: Subject, head: string, stuff: Stuff): Side => {
  const whole = wholeOf(subject)
  const isFull = subject.profile === "set-screw" || whole < 34
  const start = isFull ? 1 : Math.max(8, whole * 0.45)
  if (subject.profile === "coach") {
    const tip = pointAt(whole - 10, "gimlet", threads.coarse.core, stuff)
    const marks = [
      shankOf(0, start, stuff),
      ...threaded(start, whole - 10, threads.coarse, stuff),
      ...tip.marks,
      ...headSide(head, stuff)
    ]
    return { marks, end: tip.end, at: [(start + whole - 10) / 2, -SHANK] }
  }
  const tip = drawn(moved(spindle([0, 4.1], [1.6, 3]), whole - 1.6, 0), stuff.face)
  const nut = /nut/i.test(subject.name) ? nutSide(whole - 13, stuff) : []
  const neck = subject.profile === "cup-head" ? squareNeck(stuff) : []
  const marks = [
    shankOf(0, start, stuff),
    ...threaded(start, whole - 1.6, threads.metric, stuff),
    tip,
    ...neck,
    ...nut,
    ...headSide(head, stuff)
  ]
  return { marks, end: whole, at: [start + (whole - start) * 0.35, -SHANK] }
}

/** A blind rivet: the head, the body, and the mandrel that is pulled through it. */
const rivet = (subject: Subject, stuff: Stuff): Thing => {
  const whole = Math.min(60, drawnLength(measure(subject, 10, "lengthMm"), measure(subject, 4, "diameter")))
  const head = moved(overAxis(heads.dome?.half ?? ""), -3, 0)
  const body = [
    drawn(rectangle(-52, -2, 50, 4, 1), stuff.end),
    drawn(rectangle(0, -SHANK, whole, SHANK * 2), stuff.face),
    drawn(head, stuff.face),
    drawn(moved(spindle([0, 3], [4, 4.4], [8, 3]), whole, 0), stuff.end)
  ]
  const by = 3
  return {
    body: enlarged(body, by),
    measures: [
      across([0, 26], [whole * by, 26], span(subject, "lengthMm")),
      note([whole * by * 0.5, -SHANK * by], [16, -30], `Ø ${span(subject, "diameter")}`)
    ]
  }
}

/** Without a head: a socket in one end and a hollow at the other. */
const grub = (subject: Subject, stuff: Stuff): Thing => {
  const whole = Math.min(60, wholeOf(subject))
  const body = [
    ...threaded(0, whole, threads.metric, stuff),
    drawn(path(`M0 -2.4 H7 L9 0 L7 2.4 H0`), stuff.shade, "inner")
  ]
  return {
    body: enlarged(body, 4.4),
    measures: [
      across([0, 24], [whole * 4.4, 24], span(subject, "lengthMm")),
      note([whole * 2.6, -SHANK * 4.4], [16, -30], calledBy(subject))
    ]
  }
}

/** Threads across a straight end of a bar, from one height to another. */
const endThread = (x: number, from: number, to: number, half: number): Mark =>
  inner(
    together(
      ...Array.from({ length: Math.floor((to - from) / 5) }, (_, turn) =>
        path(`M${x - half} ${from + turn * 5} L${x + half} ${from + turn * 5 + 2.4}`)
      )
    ),
    0.9
  )

const uBolt = (subject: Subject, stuff: Stuff): Thing => {
  const nuts = [0, 110].flatMap((x) => [
    drawn(rectangle(x - 17, 84, 34, 15, 2), stuff.end),
    inner(path(`M${x - 7} 84 V99 M${x + 7} 84 V99`))
  ])
  return {
    body: [
      bar(path("M0 130 V20 C0 -52 110 -52 110 20 V130"), 16, stuff.face),
      endThread(0, 66, 130, 8),
      endThread(110, 66, 130, 8),
      ...nuts
    ],
    measures: [
      across([9, 130], [101, 130], saidAs(subject, "size").replace(/^.*\((.*)\)$/, "$1")),
      note([0, 40], [-26, -14], calledBy(subject))
    ]
  }
}

const eyeBolt = (subject: Subject, stuff: Stuff): Thing => {
  const whole = wholeOf(subject)
  const ring = together(circle(-17, 0, 17), circle(-17, 0, 9))
  const nut = nutSide(whole - 15, stuff)
  const body = [
    ...threaded(whole * 0.4, whole, threads.metric, stuff),
    shankOf(-3, whole * 0.4, stuff),
    ...nut,
    drawn(ring, stuff.face)
  ]
  return {
    body: enlarged(body, 3),
    measures: [
      across([0, 52], [whole * 3, 52], span(subject, "lengthMm")),
      note([whole * 1.8, -SHANK * 3], [16, -30], calledBy(subject))
    ]
  }
}

const bentBolts: { readonly [profile: string]: string } = {
  "j-hook": "M0 0 V150 C0 196 66 196 66 150 V132",
  "l-bolt": "M0 0 V176 H58"
}

const bentBolt = (subject: Subject, stuff: Stuff): Thing => ({
  body: [
    bar(path(bentBolts[subject.profile] ?? ""), 17, stuff.face),
    endThread(0, 0, 66, 8.5),
    drawn(rectangle(-17, 26, 34, 15, 2), stuff.end),
    inner(path("M-7 26 V41 M7 26 V41"))
  ],
  measures: [
    { ...upright([-9, 0], [-9, 184], span(subject, "lengthMm")) } as Span,
    note([8, 90], [22, -14], calledBy(subject))
  ]
})

export const bolt: Draw = (subject) => {
  const stuff = metalOf(subject)
  if (subject.profile === "rivet") return rivet(subject, stuff)
  if (subject.profile === "grub") return grub(subject, stuff)
  if (subject.profile === "u") return uBolt(subject, stuff)
  if (subject.profile === "eye") return eyeBolt(subject, stuff)
  if (subject.profile in bentBolts) return bentBolt(subject, stuff)
  const head = headNames[subject.profile] ?? (subject.profile in heads ? subject.profile : "hex")
  const thing = fixingViews(subject, head, boltSide(subject, head, stuff), stuff)
  return subject.values.has("lengthMm")
    ? thing
    : { ...thing, measures: [...thing.measures, title(saidAs(subject, "size"))] }
}

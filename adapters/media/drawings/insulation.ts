/** Draws batts by thickness and R-value, and what comes on a roll with its end showing. */
import { across, drawn, fine, type Mark, note, type Span, title, upright, words } from "../drafting/mark.ts"
import { arc, circle, ellipse, path, polygon, rectangle, together } from "../drafting/outline.ts"
import { coloured, type Stuff, stuffs } from "../drafting/paint.ts"
import { plus } from "../drafting/path.ts"
import { back, prism } from "../drafting/solid.ts"
import { type Draw, metalOf, namedColour, stuffOf, type Thing } from "../drafting/thing.ts"
import { measure, type Subject } from "../subject.ts"
import { saidAs, sizeWords, span, spanWithUnit } from "../subject-words.ts"

/** The waves of fibre across the front of a batt. */
const waves = (wide: number, high: number): ReadonlyArray<Mark> =>
  [0.2, 0.4, 0.6, 0.8].map((share) => {
    const y = high * share
    const bends = Array.from({ length: 6 }, () => `q${wide / 24} -5 ${wide / 12} 0 q${wide / 24} 5 ${wide / 12} 0`)
    return fine(path(`M0 ${y} ${bends.join(" ")}`), 0.5)
  })

export const batt: Draw = (subject) => {
  const thick = 26 + Math.min(100, measure(subject, 90, "thickness") * 0.34)
  const wide = 210
  const stuff = stuffOf(subject, "wool")
  const away = back(270)
  const value = subject.words.rValue
  return {
    body: [...prism(rectangle(0, 0, wide, thick, 5), away, stuff), ...waves(wide, thick)],
    measures: [
      upright([0, 0], [0, thick], span(subject, "thickness")),
      { ...across([0, thick], [wide, thick], span(subject, "width")), minor: value !== undefined } as Span,
      ...(value === undefined
        ? []
        : [words([wide / 2 + away[0] / 2, away[1] / 2], `R${Number(value).toFixed(1)}`, 110, 64, stuff.face)])
    ]
  }
}

/** A spiral from the outside in, as a rolled-up sheet shows at its end. */
const spiral = (cx: number, cy: number, radius: number, core: number): ReadonlyArray<Mark> => {
  const turns = Math.max(2, Math.round((radius - core) / 9))
  return Array.from({ length: turns }, (_, turn) =>
    fine(circle(cx, cy, core + ((turn + 1) * (radius - core)) / (turns + 1)), 0.6)
  )
}

type Rolled = { readonly radius: number; readonly core: number; readonly long: number; readonly stuff: Stuff }

/** A roll lying on its side with its loose end in front. */
const rolled = ({ radius, core, long, stuff }: Rolled): ReadonlyArray<Mark> => {
  const away = back(long)
  const end = circle(0, 0, radius)
  const flap = polygon(
    [-radius * 0.2, radius * 0.98],
    [radius * 1.1, radius * 0.98],
    plus([radius * 1.1, radius * 0.98], away),
    plus([radius * 0.5, radius * 0.86], away)
  )
  return [
    drawn(flap, stuff.shade, "inner"),
    ...prism(end, away, stuff),
    ...spiral(0, 0, radius, core),
    drawn(circle(0, 0, core), stuffs.card.end, "inner"),
    drawn(circle(0, 0, core * 0.72), stuffs.card.face, "inner")
  ]
}

const sizeTexts = (subject: Subject): readonly [string, string] => [
  span(subject, "width") || span(subject, "diameter"),
  spanWithUnit(subject, "length")
]

/** Tape stands on its edge: a wide ring with a narrow face. */
const tape = (subject: Subject): Thing => {
  const stuff = namedColour(subject) ?? stuffOf(subject, "card")
  const wide = 40 + Math.min(110, measure(subject, 48, "width") * 0.9)
  const away = back(wide)
  const [width, length] = sizeTexts(subject)
  const body = [
    ...prism(circle(0, 0, 92), away, stuff),
    ...[84, 76, 68].map((radius) => fine(circle(0, 0, radius), 0.4)),
    drawn(circle(0, 0, 56), stuffs.card.end, "inner"),
    drawn(circle(0, 0, 50), stuffs.card.face, "inner"),
    {
      ...drawn(
        path(
          `M-50 0 C-50 -27.6 -27.6 -50 0 -50 C27.6 -50 50 -27.6 50 0 C50 ${away[1] * 0.4} 20 -30 -10 -28 C-30 -24 -44 -14 -50 0 Z`
        ),
        stuffs.card.shade,
        "fine"
      ),
      within: circle(0, 0, 50)
    }
  ]
  const from: readonly [number, number] = [65, 65]
  const texts = width ? [{ kind: "span", from, to: plus(from, away), side: [1, 1], text: width } satisfies Span] : []
  return { body, measures: [...texts, ...(length ? [title(length)] : width ? [] : [title(sizeWords(subject))])] }
}

/** Rope, wire and cord lie in a coil, tied twice. */
const coil = (subject: Subject): Thing => {
  const stuff =
    /rope|cord|line|string/i.test(subject.name) && !/wire/i.test(subject.name)
      ? (namedColour(subject) ?? stuffOf(subject, "plastic"))
      : metalOf(subject)
  const ring = Array.from(
    { length: 6 },
    (_, turn): ReadonlyArray<Mark> => [
      drawn(
        together(ellipse(0, turn * -9, 118, 60), ellipse(0, turn * -9 + 2, 74, 33)),
        turn === 5 ? stuff.face : stuff.end,
        "inner"
      )
    ]
  ).flat()
  const tie = (x: number) => drawn(rectangle(x - 7, -84, 14, 26, 4), stuffs.black.face, "inner")
  const size = measure(subject, 0, "diameter")
  const end = [...prism(circle(150, 38, 17), back(70), stuff), fine(arc(150, 38, 9, 9, 40, 300), 0.8)]
  return {
    body: [...ring, tie(0), { ...tie(0), path: rectangle(-7, 2, 14, 30, 4) }, ...(size ? end : [])],
    measures: [
      ...(size ? [across([133, 55], [167, 55], `Ø ${span(subject, "diameter")}`)] : []),
      title(saidAs(subject, "size") || spanWithUnit(subject, "length") || sizeWords(subject))
    ]
  }
}

const stuffForRoll = (subject: Subject): Stuff => {
  if (subject.profile === "turf") return coloured("#7fa45c")
  if (subject.profile === "foil") return stuffs.foil
  if (subject.profile === "flashing") return stuffOf(subject, "lead")
  if (subject.profile === "card" || subject.profile === "paper") return stuffs.card
  if (subject.profile === "film") return stuffs.glass
  return stuffOf(subject, subject.profile === "blanket" ? "wool" : "plastic")
}

const coils: ReadonlyArray<string> = ["rope", "wire", "wire-rope", "cord", "coil", "twine"]
const tapes: ReadonlyArray<string> = ["tape", "strap", "strip", "edging"]

export const roll: Draw = (subject) => {
  if (coils.includes(subject.profile)) return coil(subject)
  if (tapes.includes(subject.profile)) return tape(subject)
  const wide = measure(subject, 1200, "width")
  const isThick = subject.profile === "blanket"
  const shape = {
    radius: isThick ? 74 : 48,
    core: isThick ? 12 : 18,
    long: 260 * Math.min(1.2, Math.max(0.5, (wide / 1200) ** 0.4)),
    stuff: stuffForRoll(subject)
  }
  const [width, length] = sizeTexts(subject)
  const at: readonly [number, number] = [shape.radius * 1.1, shape.radius]
  const value = subject.words.rValue
  return {
    body: rolled(shape),
    measures: [
      { kind: "span", from: at, to: plus(at, back(shape.long)), side: [1, 1], text: width },
      ...(value === undefined
        ? []
        : [note([shape.radius * 0.1, -shape.radius * 0.5], [-60, -50], `R${Number(value).toFixed(1)}`)]),
      ...(length ? [title(length)] : [])
    ]
  }
}

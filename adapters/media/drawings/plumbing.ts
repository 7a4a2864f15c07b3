/** Draws pipes, what joins them, and taps. */
import { across, fine, type Mark, type Measure, title } from "../drafting/mark.ts"
import { circle, rectangle } from "../drafting/outline.ts"
import { type Stuff, stuffs } from "../drafting/paint.ts"
import { type Path, plus } from "../drafting/path.ts"
import { back, breakAcross, broken, prism } from "../drafting/solid.ts"
import { colouredOr, type Draw, metalOf, namedColour, stuffOf, type Thing } from "../drafting/thing.ts"
import { measure, type Subject } from "../subject.ts"
import { saidAs, span, spanWithUnit } from "../subject-words.ts"
import { fittings } from "./fittings.ts"
import { itemOf, patternFor } from "./item.ts"
import { taps } from "./taps.ts"

const pipeStuff = (subject: Subject): Stuff => {
  if (/copper/i.test(String(subject.words.material ?? ""))) return stuffs.copper
  return colouredOr(subject, "plastic")
}

/** How wide a pipe's end is drawn. */
const boreUnits = (millimetres: number): number => Math.min(150, 34 + millimetres ** 0.62 * 5)

const lengthOf = (
  subject: Subject,
  from: readonly [number, number],
  away: readonly [number, number]
): ReadonlyArray<Measure> => {
  const text = spanWithUnit(subject, "length") || span(subject, "lengthMm")
  return text ? [{ kind: "span", from, to: plus(from, away), side: [1, 1], text, cut: true, minor: true }] : []
}

const roundMeasures = (subject: Subject, wide: number, high: number): ReadonlyArray<Measure> => {
  const size = span(subject, "diameter") || span(subject, "width") || saidAs(subject, "size")
  return size
    ? [across([0, high], [wide, high], `Ø ${size}`)]
    : [title(/([½¾¼]|\d+) ?(in|mm)/.exec(subject.name)?.[0] ?? "")]
}

/** A wall around a bore, going back and broken. */
const straight = (subject: Subject, outside: Path, inside: Path, wide: number, high: number): Thing => {
  const stuff = pipeStuff(subject)
  const away = back(390)
  const bore: Mark = { path: inside, fill: stuff.shade, weight: "inner" }
  const measures =
    subject.profile === "rectangular"
      ? [
          across([0, high], [wide, high], span(subject, "width")),
          { kind: "span", from: [0, 0], to: [0, high], side: [-1, 0], text: span(subject, "depth") } satisfies Measure
        ]
      : roundMeasures(subject, wide, high)
  return {
    body: [...broken(prism(outside, away, stuff), breakAcross(outside, away)), bore],
    measures: [...measures, ...lengthOf(subject, [wide * 0.86, high * 0.86], away)],
    limit: 1.2
  }
}

const tube = (subject: Subject): Thing => {
  const size = boreUnits(measure(subject, 50, "diameter", "width"))
  const wall = subject.profile === "lagging" ? size * 0.28 : Math.max(4, size * 0.07)
  const middle = size / 2
  const thing = straight(subject, circle(middle, middle, middle), circle(middle, middle, middle - wall), size, size)
  if (subject.profile !== "corrugated" && subject.profile !== "flexible") return thing
  const away = back(390)
  const ribs = Array.from({ length: 22 }, (_, rib): Mark => fine(ringAt(middle, rib / 22, away), 0.8))
  return {
    ...thing,
    body: [
      ...thing.body.slice(0, -3),
      ...broken(ribs, breakAcross(circle(middle, middle, middle), away)).slice(0, -2),
      ...thing.body.slice(-3)
    ]
  }
}

/** The seen half of a ring around a pipe, so far along it. */
const ringAt = (radius: number, share: number, away: readonly [number, number]): Path => {
  const [dx, dy] = [away[0] * share, away[1] * share]
  const half = circle(radius, radius, radius).filter((stroke) => stroke[0] !== "Z")
  const [first, second, third, fourth, fifth] = half
  if (!first || !second || !third || !fourth || !fifth) return []
  const upper: Path = [["M", third[0] === "C" ? third[3] : [0, radius]], fourth, fifth, second]
  return upper.map((stroke) =>
    stroke[0] === "Z"
      ? stroke
      : stroke[0] === "C"
        ? ["C", plus(stroke[1], [dx, dy]), plus(stroke[2], [dx, dy]), plus(stroke[3], [dx, dy])]
        : [stroke[0], plus(stroke[1], [dx, dy])]
  )
}

const coils: ReadonlyArray<string> = ["coil", "hose", "hose-reel"]

export const pipe: Draw = (subject) => {
  if (coils.includes(subject.profile) || (subject.profile === "corrugated" && /agi/i.test(subject.name))) {
    const thing = itemOf(subject, fittings.coil ?? "", pipeStuff(subject))
    const size = span(subject, "diameter")
    return {
      ...thing,
      measures: [
        title(
          [size ? `Ø ${size}` : saidAs(subject, "size"), spanWithUnit(subject, "length")]
            .filter((text) => text !== "")
            .join(" · ")
        )
      ]
    }
  }
  if (subject.profile === "rectangular") {
    const [wide, high] = [measure(subject, 100, "width") * 1.2, measure(subject, 50, "depth") * 1.2]
    return straight(subject, rectangle(0, 0, wide, high, 8), rectangle(4, 4, wide - 8, high - 8, 6), wide, high)
  }
  return tube(subject)
}

const fittingStuff = (subject: Subject): Stuff => {
  const text = `${subject.words.material ?? ""}`
  if (/copper/i.test(text)) return stuffs.copper
  if (/brass/i.test(text)) return stuffs.brass
  return namedColour(subject) ?? stuffOf(subject, "plastic")
}

const likes: { readonly [profile: string]: string } = {
  "hose-joiner": "coupling",
  "hose-connector": "female-adaptor",
  "hose-nozzle": "barb",
  "gas-bayonet": "female-adaptor",
  "gas-hose": "flexible",
  "gas-regulator": "solenoid"
}

export const pipeFitting: Draw = (subject) =>
  itemOf(subject, patternFor(fittings, likes[subject.profile] ?? subject.profile, "coupling"), fittingStuff(subject))

export const tap: Draw = (subject) => {
  const stuff =
    subject.profile === "garden"
      ? stuffs.brass
      : subject.values.get("finish")?.length === 1
        ? metalOf(subject)
        : stuffs.steel
  return itemOf(subject, patternFor(taps, subject.profile, "mixer-basin"), stuff)
}

/** Draws pipes, what joins them, and taps. */
import { type Annotation, fineMark, horizontalDimension, type Mark, titleNote } from "../drafting/mark.ts"
import { circle, rectangle } from "../drafting/outline.ts"
import { type MaterialPaint, materialPaints } from "../drafting/paint.ts"
import { type Path, plus } from "../drafting/path.ts"
import {
  colourByName,
  colourOrMaterial,
  type DrawProduct,
  materialOf,
  metalMaterialOf,
  type ProductDrawing
} from "../drafting/product-drawing.ts"
import { breakLineAcross, depthOffset, prism, withBreak } from "../drafting/solid.ts"
import { type Subject, typicalNumber } from "../subject.ts"
import { attributeRangeText, rangeText, rangeTextWithUnit } from "../subject-text.ts"
import { fittings } from "./fittings.ts"
import { drawFromPattern, patternFor } from "./item.ts"
import { taps } from "./taps.ts"

const pipeStuff = (subject: Subject): MaterialPaint => {
  if (/copper/i.test(String(subject.words.material ?? ""))) return materialPaints.copper
  return colourOrMaterial(subject, "plastic")
}

/** How wide a pipe's end is drawn. */
const boreUnits = (millimetres: number): number => Math.min(150, 34 + millimetres ** 0.62 * 5)

const lengthOf = (
  subject: Subject,
  from: readonly [number, number],
  away: readonly [number, number]
): ReadonlyArray<Annotation> => {
  const text = rangeTextWithUnit(subject, "length") || rangeText(subject, "lengthMm")
  return text ? [{ kind: "span", from, to: plus(from, away), side: [1, 1], text, cut: true, minor: true }] : []
}

const roundMeasures = (subject: Subject, wide: number, high: number): ReadonlyArray<Annotation> => {
  const size = rangeText(subject, "diameter") || rangeText(subject, "width") || attributeRangeText(subject, "size")
  return size
    ? [horizontalDimension([0, high], [wide, high], `Ø ${size}`)]
    : [titleNote(/([½¾¼]|\d+) ?(in|mm)/.exec(subject.name)?.[0] ?? "")]
}

/** A wall around a bore, going back and broken. */
const straight = (subject: Subject, outside: Path, inside: Path, wide: number, high: number): ProductDrawing => {
  const stuff = pipeStuff(subject)
  const away = depthOffset(390)
  const bore: Mark = { path: inside, fill: stuff.shade, weight: "inner" }
  const measures =
    subject.profile === "rectangular"
      ? [
          horizontalDimension([0, high], [wide, high], rangeText(subject, "width")),
          {
            kind: "span",
            from: [0, 0],
            to: [0, high],
            side: [-1, 0],
            text: rangeText(subject, "depth")
          } satisfies Annotation
        ]
      : roundMeasures(subject, wide, high)
  return {
    body: [...withBreak(prism(outside, away, stuff), breakLineAcross(outside, away)), bore],
    annotations: [...measures, ...lengthOf(subject, [wide * 0.86, high * 0.86], away)],
    maxEnlargement: 1.2
  }
}

const tube = (subject: Subject): ProductDrawing => {
  const size = boreUnits(typicalNumber(subject, 50, "diameter", "width"))
  const wall = subject.profile === "lagging" ? size * 0.28 : Math.max(4, size * 0.07)
  const middle = size / 2
  const thing = straight(subject, circle(middle, middle, middle), circle(middle, middle, middle - wall), size, size)
  if (subject.profile !== "corrugated" && subject.profile !== "flexible") return thing
  const away = depthOffset(390)
  const ribs = Array.from({ length: 22 }, (_, rib): Mark => fineMark(ringAt(middle, rib / 22, away), 0.8))
  return {
    ...thing,
    body: [
      ...thing.body.slice(0, -3),
      ...withBreak(ribs, breakLineAcross(circle(middle, middle, middle), away)).slice(0, -2),
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

export const pipe: DrawProduct = (subject) => {
  if (coils.includes(subject.profile) || (subject.profile === "corrugated" && /agi/i.test(subject.name))) {
    const thing = drawFromPattern(subject, fittings.coil ?? "", pipeStuff(subject))
    const size = rangeText(subject, "diameter")
    return {
      ...thing,
      annotations: [
        titleNote(
          [size ? `Ø ${size}` : attributeRangeText(subject, "size"), rangeTextWithUnit(subject, "length")]
            .filter((text) => text !== "")
            .join(" · ")
        )
      ]
    }
  }
  if (subject.profile === "rectangular") {
    const [wide, high] = [typicalNumber(subject, 100, "width") * 1.2, typicalNumber(subject, 50, "depth") * 1.2]
    return straight(subject, rectangle(0, 0, wide, high, 8), rectangle(4, 4, wide - 8, high - 8, 6), wide, high)
  }
  return tube(subject)
}

const fittingStuff = (subject: Subject): MaterialPaint => {
  const text = `${subject.words.material ?? ""}`
  if (/copper/i.test(text)) return materialPaints.copper
  if (/brass/i.test(text)) return materialPaints.brass
  return colourByName(subject) ?? materialOf(subject, "plastic")
}

const likes: { readonly [profile: string]: string } = {
  "hose-joiner": "coupling",
  "hose-connector": "female-adaptor",
  "hose-nozzle": "barb",
  "gas-bayonet": "female-adaptor",
  "gas-hose": "flexible",
  "gas-regulator": "solenoid"
}

export const pipeFitting: DrawProduct = (subject) =>
  drawFromPattern(
    subject,
    patternFor(fittings, likes[subject.profile] ?? subject.profile, "coupling"),
    fittingStuff(subject)
  )

export const tap: DrawProduct = (subject) => {
  const stuff =
    subject.profile === "garden"
      ? materialPaints.brass
      : subject.values.get("finish")?.length === 1
        ? metalMaterialOf(subject)
        : materialPaints.steel
  return drawFromPattern(subject, patternFor(taps, subject.profile, "mixer-basin"), stuff)
}

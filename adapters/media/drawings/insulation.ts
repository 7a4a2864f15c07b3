/** Draws batts by thickness and R-value, and what comes on a roll with its end showing. */
import {
  areaLabel,
  type DimensionLine,
  fineMark,
  horizontalDimension,
  leaderNote,
  type Mark,
  outlinedMark,
  titleNote,
  verticalDimension
} from "../drafting/mark.ts"
import { arc, circle, combinePaths, ellipse, parsePath, polygon, rectangle } from "../drafting/outline.ts"
import { adaptedColour, type MaterialPaint, materialPaints } from "../drafting/paint.ts"
import { plus } from "../drafting/path.ts"
import {
  colourByName,
  type DrawProduct,
  materialOf,
  metalMaterialOf,
  type ProductDrawing
} from "../drafting/product-drawing.ts"
import { depthOffset, prism } from "../drafting/solid.ts"
import { type Subject, typicalNumber } from "../subject.ts"
import { attributeRangeText, rangeText, rangeTextWithUnit, sizeLabel } from "../subject-text.ts"

/** The waves of fibre across the front of a batt. */
const waves = (wide: number, high: number): ReadonlyArray<Mark> =>
  [0.2, 0.4, 0.6, 0.8].map((share) => {
    const y = high * share
    const bends = Array.from({ length: 6 }, () => `q${wide / 24} -5 ${wide / 12} 0 q${wide / 24} 5 ${wide / 12} 0`)
    return fineMark(parsePath(`M0 ${y} ${bends.join(" ")}`), 0.5)
  })

export const batt: DrawProduct = (subject) => {
  const thick = 26 + Math.min(100, typicalNumber(subject, 90, "thickness") * 0.34)
  const wide = 210
  const stuff = materialOf(subject, "wool")
  const away = depthOffset(270)
  const value = subject.words.rValue
  return {
    body: [...prism(rectangle(0, 0, wide, thick, 5), away, stuff), ...waves(wide, thick)],
    annotations: [
      verticalDimension([0, 0], [0, thick], rangeText(subject, "thickness")),
      {
        ...horizontalDimension([0, thick], [wide, thick], rangeText(subject, "width")),
        minor: value !== undefined
      } as DimensionLine,
      ...(value === undefined
        ? []
        : [areaLabel([wide / 2 + away[0] / 2, away[1] / 2], `R${Number(value).toFixed(1)}`, 110, 64, stuff.face)])
    ]
  }
}

/** A spiral from the outside in, as a rolled-up sheet shows at its end. */
const spiral = (cx: number, cy: number, radius: number, core: number): ReadonlyArray<Mark> => {
  const turns = Math.max(2, Math.round((radius - core) / 9))
  return Array.from({ length: turns }, (_, turn) =>
    fineMark(circle(cx, cy, core + ((turn + 1) * (radius - core)) / (turns + 1)), 0.6)
  )
}

type Rolled = { readonly radius: number; readonly core: number; readonly long: number; readonly stuff: MaterialPaint }

/** A roll lying on its side with its loose end in front. */
const rolled = ({ radius, core, long, stuff }: Rolled): ReadonlyArray<Mark> => {
  const away = depthOffset(long)
  const end = circle(0, 0, radius)
  const flap = polygon(
    [-radius * 0.2, radius * 0.98],
    [radius * 1.1, radius * 0.98],
    plus([radius * 1.1, radius * 0.98], away),
    plus([radius * 0.5, radius * 0.86], away)
  )
  return [
    outlinedMark(flap, stuff.shade, "inner"),
    ...prism(end, away, stuff),
    ...spiral(0, 0, radius, core),
    outlinedMark(circle(0, 0, core), materialPaints.card.end, "inner"),
    outlinedMark(circle(0, 0, core * 0.72), materialPaints.card.face, "inner")
  ]
}

const sizeTexts = (subject: Subject): readonly [string, string] => [
  rangeText(subject, "width") || rangeText(subject, "diameter"),
  rangeTextWithUnit(subject, "length")
]

/** Tape stands on its edge: a wide ring with a narrow face. */
const tape = (subject: Subject): ProductDrawing => {
  const stuff = colourByName(subject) ?? materialOf(subject, "card")
  const wide = 40 + Math.min(110, typicalNumber(subject, 48, "width") * 0.9)
  const away = depthOffset(wide)
  const [width, length] = sizeTexts(subject)
  const body = [
    ...prism(circle(0, 0, 92), away, stuff),
    ...[84, 76, 68].map((radius) => fineMark(circle(0, 0, radius), 0.4)),
    outlinedMark(circle(0, 0, 56), materialPaints.card.end, "inner"),
    outlinedMark(circle(0, 0, 50), materialPaints.card.face, "inner"),
    {
      ...outlinedMark(
        parsePath(
          `M-50 0 C-50 -27.6 -27.6 -50 0 -50 C27.6 -50 50 -27.6 50 0 C50 ${away[1] * 0.4} 20 -30 -10 -28 C-30 -24 -44 -14 -50 0 Z`
        ),
        materialPaints.card.shade,
        "fine"
      ),
      within: circle(0, 0, 50)
    }
  ]
  const from: readonly [number, number] = [65, 65]
  const texts = width
    ? [{ kind: "span", from, to: plus(from, away), side: [1, 1], text: width } satisfies DimensionLine]
    : []
  return {
    body,
    annotations: [...texts, ...(length ? [titleNote(length)] : width ? [] : [titleNote(sizeLabel(subject))])]
  }
}

/** Rope, wire and cord lie in a coil, tied twice. */
const coil = (subject: Subject): ProductDrawing => {
  const stuff =
    /rope|cord|line|string/i.test(subject.name) && !/wire/i.test(subject.name)
      ? (colourByName(subject) ?? materialOf(subject, "plastic"))
      : metalMaterialOf(subject)
  const ring = Array.from(
    { length: 6 },
    (_, turn): ReadonlyArray<Mark> => [
      outlinedMark(
        combinePaths(ellipse(0, turn * -9, 118, 60), ellipse(0, turn * -9 + 2, 74, 33)),
        turn === 5 ? stuff.face : stuff.end,
        "inner"
      )
    ]
  ).flat()
  const tie = (x: number) => outlinedMark(rectangle(x - 7, -84, 14, 26, 4), materialPaints.black.face, "inner")
  const size = typicalNumber(subject, 0, "diameter")
  const end = [...prism(circle(150, 38, 17), depthOffset(70), stuff), fineMark(arc(150, 38, 9, 9, 40, 300), 0.8)]
  return {
    body: [...ring, tie(0), { ...tie(0), path: rectangle(-7, 2, 14, 30, 4) }, ...(size ? end : [])],
    annotations: [
      ...(size ? [horizontalDimension([133, 55], [167, 55], `Ø ${rangeText(subject, "diameter")}`)] : []),
      titleNote(attributeRangeText(subject, "size") || rangeTextWithUnit(subject, "length") || sizeLabel(subject))
    ]
  }
}

const stuffForRoll = (subject: Subject): MaterialPaint => {
  if (subject.profile === "turf") return adaptedColour("#7fa45c")
  if (subject.profile === "foil") return materialPaints.foil
  if (subject.profile === "flashing") return materialOf(subject, "lead")
  if (subject.profile === "card" || subject.profile === "paper") return materialPaints.card
  if (subject.profile === "film") return materialPaints.glass
  return materialOf(subject, subject.profile === "blanket" ? "wool" : "plastic")
}

const coils: ReadonlyArray<string> = ["rope", "wire", "wire-rope", "cord", "coil", "twine"]
const tapes: ReadonlyArray<string> = ["tape", "strap", "strip", "edging"]

export const roll: DrawProduct = (subject) => {
  if (coils.includes(subject.profile)) return coil(subject)
  if (tapes.includes(subject.profile)) return tape(subject)
  const wide = typicalNumber(subject, 1200, "width")
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
    annotations: [
      { kind: "span", from: at, to: plus(at, depthOffset(shape.long)), side: [1, 1], text: width },
      ...(value === undefined
        ? []
        : [leaderNote([shape.radius * 0.1, -shape.radius * 0.5], [-60, -50], `R${Number(value).toFixed(1)}`)]),
      ...(length ? [titleNote(length)] : [])
    ]
  }
}

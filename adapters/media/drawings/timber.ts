/** Draws sticks of timber as the trade knows them: the end grain with its measures, the length broken by a cut. */
import {
  type AnnotatedDrawing,
  type DimensionLine,
  fineMark,
  horizontalDimension,
  type Mark,
  verticalDimension
} from "../drafting/mark.ts"
import { circle, rectangle } from "../drafting/outline.ts"
import type { MaterialPaint } from "../drafting/paint.ts"
import { boxOf, type Path, type Point } from "../drafting/path.ts"
import type { ProductDrawing } from "../drafting/product-drawing.ts"
import { brokenPrism, depthOffset } from "../drafting/solid.ts"
import { numberRange, type Subject, typicalNumber } from "../subject.ts"
import { rangeText, rangeTextWithUnit } from "../subject-text.ts"

/** The side of a section as it is drawn: 90 mm are 150 units, thicker things grow more slowly than they are. */
const unitsPerMm = (greatest: number): number => (26 * greatest ** 0.4) / greatest

/** Width and thickness of a section in units, the thin side never lost. */
export const sectionUnits = (width: number, thickness: number): readonly [number, number] => {
  const by = unitsPerMm(Math.max(width, thickness))
  return [Math.max(9, width * by), Math.max(9, thickness * by)]
}

/** How far back a stick goes: longer ones farther, but nowhere near as far as they are. */
export const stickBack = (subject: Subject, otherwise = 4.8): Point => {
  const metres = numberRange(subject, "length")?.most ?? typicalNumber(subject, otherwise * 1000, "lengthMm") / 1000
  return depthOffset(400 * Math.min(1.15, Math.max(0.55, (metres / 4.8) ** 0.35)))
}

/** Year rings around a heart below the end, kept within it. */
export const rings = (end: Path, heart: Point, from: number, step: number, many: number): ReadonlyArray<Mark> =>
  Array.from({ length: many }, (_, ring) => ({
    ...fineMark(circle(heart[0], heart[1], from + ring * step)),
    within: end
  }))

/** The length beside the far lower edge, as one figure or from the shortest to the longest. */
export const lengthBeside = (subject: Subject, from: Point, away: Point): ReadonlyArray<DimensionLine> => {
  const text = rangeTextWithUnit(subject, "length") || rangeText(subject, "lengthMm")
  const to: Point = [from[0] + away[0], from[1] + away[1]]
  return text ? [{ kind: "span", from, to, side: [1, 1], text, cut: true, minor: true }] : []
}

/** Below and to the left of an end, as its width and thickness are always given. */
export const sectionMeasures = (end: Path, width: string, thickness: string): AnnotatedDrawing["annotations"] => {
  const { left, top, right, bottom } = boxOf([end])
  return [
    ...(width ? [horizontalDimension([left, bottom], [right, bottom], width)] : []),
    ...(thickness ? [verticalDimension([left, top], [left, bottom], thickness)] : [])
  ]
}

/** What shows on the sawn end: year rings, glued layers, or nothing. */
export const grainOf = (subject: Subject, end: Path, width: number, height: number): ReadonlyArray<Mark> => {
  const text = `${subject.words.material ?? ""} ${subject.words.type ?? ""} ${subject.name}`.toLowerCase()
  if (/lvl|glulam|engineered/.test(text)) return layers(end, width, height)
  if (/mdf|composite|particle/.test(text)) return []
  const step = Math.max(9, Math.min(16, height / 4.5))
  return rings(end, [width * 0.46, height + step * 0.9], step * 1.8, step, Math.ceil((width * 0.6 + height) / step))
}

/** The thin layers of glued timber. */
const layers = (end: Path, width: number, height: number): ReadonlyArray<Mark> => {
  const many = Math.round(Math.min(width, height) / 7)
  return Array.from({ length: Math.max(2, many) }, (_, layer) => {
    const share = (layer + 1) / (Math.max(2, many) + 1)
    const strip = width < height ? rectangle(width * share, 0, 0.01, height) : rectangle(0, height * share, width, 0.01)
    return { ...fineMark(strip), within: end }
  })
}

/** A stick with a given end, lying away to the right. */
export const stick = (
  subject: Subject,
  end: Path,
  stuff: MaterialPaint,
  more: ReadonlyArray<Mark> = []
): ProductDrawing => {
  const away = stickBack(subject)
  const { right, bottom } = boxOf([end])
  const width = rangeText(subject, "width")
  const thickness = rangeText(subject, "thickness") || rangeText(subject, "depth") || rangeText(subject, "height")
  return {
    body: [...brokenPrism(end, away, stuff), ...more],
    annotations: [...sectionMeasures(end, width, thickness), ...lengthBeside(subject, [right, bottom], away)],
    maxEnlargement: 1.15
  }
}

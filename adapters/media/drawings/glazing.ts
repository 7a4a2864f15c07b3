/** What doors and windows share: glass, and their height and width. */
import {
  type Annotation,
  fineMark,
  horizontalDimension,
  type Mark,
  outlinedMark,
  titleNote,
  verticalDimension
} from "../drafting/mark.ts"
import { line, rectangle } from "../drafting/outline.ts"
import { materialPaints } from "../drafting/paint.ts"
import type { Subject } from "../subject.ts"
import { rangeText, sizeLabel } from "../subject-text.ts"

/** A sheet of glass with two glints. */
export const glassPane = (x: number, y: number, wide: number, high: number): ReadonlyArray<Mark> => {
  const [cx, cy, reach] = [x + wide / 2, y + high / 2, Math.min(wide, high) * 0.22]
  return [
    outlinedMark(rectangle(x, y, wide, high), materialPaints.glass.face, "inner"),
    fineMark(line([cx - reach, cy + reach * 0.6], [cx + reach * 0.4, cy - reach * 0.8]), 0.5),
    fineMark(line([cx - reach * 0.3, cy + reach * 0.9], [cx + reach, cy - reach * 0.5]), 0.5)
  ]
}

/** Width below and height to the left; the written size where neither is known. */
export const sizeAnnotations = (subject: Subject, wide: number, high: number): ReadonlyArray<Annotation> => {
  const [width, height] = [rangeText(subject, "width"), rangeText(subject, "height")]
  if (!width && !height) return [titleNote(sizeLabel(subject))]
  return [
    ...(width ? [horizontalDimension([0, high], [wide, high], width)] : []),
    ...(height ? [verticalDimension([0, 0], [0, high], height)] : [])
  ]
}

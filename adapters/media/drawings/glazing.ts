/** What doors and windows share: glass, and their height and width. */
import { across, drawn, fine, type Mark, type Measure, title, upright } from "../drafting/mark.ts"
import { line, rectangle } from "../drafting/outline.ts"
import { stuffs } from "../drafting/paint.ts"
import type { Subject } from "../subject.ts"
import { sizeWords, span } from "../subject-words.ts"

/** A sheet of glass with two glints. */
export const glazed = (x: number, y: number, wide: number, high: number): ReadonlyArray<Mark> => {
  const [cx, cy, reach] = [x + wide / 2, y + high / 2, Math.min(wide, high) * 0.22]
  return [
    drawn(rectangle(x, y, wide, high), stuffs.glass.face, "inner"),
    fine(line([cx - reach, cy + reach * 0.6], [cx + reach * 0.4, cy - reach * 0.8]), 0.5),
    fine(line([cx - reach * 0.3, cy + reach * 0.9], [cx + reach, cy - reach * 0.5]), 0.5)
  ]
}

/** Width below and height to the left; the written size where neither is known. */
export const sizes = (subject: Subject, wide: number, high: number): ReadonlyArray<Measure> => {
  const [width, height] = [span(subject, "width"), span(subject, "height")]
  if (!width && !height) return [title(sizeWords(subject))]
  return [
    ...(width ? [across([0, high], [wide, high], width)] : []),
    ...(height ? [upright([0, 0], [0, high], height)] : [])
  ]
}

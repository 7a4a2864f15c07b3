/** The three measures of pavers, bricks and blocks, and how large they are drawn. */
import { across, type Measure, title, upright } from "../drafting/mark.ts"
import { plus } from "../drafting/path.ts"
import { back } from "../drafting/solid.ts"
import { measure, type Subject } from "../subject.ts"
import { saidAs, sizeFigures, sizeWords, span } from "../subject-words.ts"

export type Three = readonly [long: number, high: number, deep: number]

/** Millimetres from its own figures, else from its written size, longest first, then height, then depth. */
export const threeOf = (subject: Subject, otherwise: Three): Three => {
  const figures = sizeFigures(subject)
  const [first = otherwise[0], second = otherwise[2], third = otherwise[1]] = figures
  return [
    measure(subject, first, "lengthMm", "width"),
    measure(subject, third, "height", "thickness"),
    measure(subject, second, "width", "depth")
  ]
}

/** The three as drawn: the longest fills 230 units, none is too thin to be seen. */
export const unitsOf = ([long, high, deep]: Three): Three => {
  const by = 230 / Math.max(long, deep, high)
  return [Math.max(50, long * by), Math.max(16, high * by), Math.max(40, deep * by)]
}

/** Length along the front, height at its side, depth going back; the written size where it has none of them. */
export const measured = (subject: Subject, [long, high, deep]: Three): ReadonlyArray<Measure> => {
  const [length, height, depth] = [
    span(subject, "lengthMm"),
    span(subject, "height") || span(subject, "thickness"),
    span(subject, "width")
  ]
  if (!length && !height) return [title(saidAs(subject, "size") || sizeWords(subject))]
  return [
    across([0, high], [long, high], length || depth),
    upright([0, 0], [0, high], height),
    ...(length && depth
      ? [
          {
            kind: "span",
            from: [long, high],
            to: plus([long, high], back(deep)),
            side: [1, 1],
            text: depth
          } satisfies Measure
        ]
      : [])
  ]
}

/** The three measures of pavers, bricks and blocks, and how large they are drawn. */
import { type Annotation, horizontalDimension, titleNote, verticalDimension } from "../drafting/mark.ts"
import { plus } from "../drafting/path.ts"
import { depthOffset } from "../drafting/solid.ts"
import { type Subject, typicalNumber } from "../subject.ts"
import { attributeRangeText, rangeText, sizeLabel, sizeNumbers } from "../subject-text.ts"

export type BlockSize = readonly [long: number, high: number, deep: number]

/** Millimetres from its own figures, else from its written size, longest first, then height, then depth. */
export const blockSizeOf = (subject: Subject, otherwise: BlockSize): BlockSize => {
  const figures = sizeNumbers(subject)
  const [first = otherwise[0], second = otherwise[2], third = otherwise[1]] = figures
  return [
    typicalNumber(subject, first, "lengthMm", "width"),
    typicalNumber(subject, third, "height", "thickness"),
    typicalNumber(subject, second, "width", "depth")
  ]
}

/** The three as drawn: the longest fills 230 units, none is too thin to be seen. */
export const drawnBlockSize = ([long, high, deep]: BlockSize): BlockSize => {
  const by = 230 / Math.max(long, deep, high)
  return [Math.max(50, long * by), Math.max(16, high * by), Math.max(40, deep * by)]
}

/** Length along the front, height at its side, depth going back; the written size where it has none of them. */
export const blockAnnotations = (subject: Subject, [long, high, deep]: BlockSize): ReadonlyArray<Annotation> => {
  const [length, height, depth] = [
    rangeText(subject, "lengthMm"),
    rangeText(subject, "height") || rangeText(subject, "thickness"),
    rangeText(subject, "width")
  ]
  if (!length && !height) return [titleNote(attributeRangeText(subject, "size") || sizeLabel(subject))]
  return [
    horizontalDimension([0, high], [long, high], length || depth),
    verticalDimension([0, 0], [0, high], height),
    ...(length && depth
      ? [
          {
            kind: "span",
            from: [long, high],
            to: plus([long, high], depthOffset(deep)),
            side: [1, 1],
            text: depth
          } satisfies Annotation
        ]
      : [])
  ]
}

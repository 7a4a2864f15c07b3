/** Draws pavers: slabs with a speckled face, round ones, and bullnosed edges. */
import { fineMark, type Mark, outlinedMark, titleNote } from "../drafting/mark.ts"
import { ellipse, line, parsePath } from "../drafting/outline.ts"
import { plus } from "../drafting/path.ts"
import { colourByName, type DrawProduct, materialOf, type ProductDrawing } from "../drafting/product-drawing.ts"
import { box, depthOffset } from "../drafting/solid.ts"
import { attributeRangeText, rangeText } from "../subject-text.ts"
import { blockAnnotations, blockSizeOf, drawnBlockSize } from "./masonry.ts"

/** Steps of 0.618 and 0.367 of a whole spread points evenly without a pattern that is seen. */
const specks = (long: number, deep: number): ReadonlyArray<Mark> =>
  Array.from({ length: 26 }, (_, speck) => {
    const [x, y] = plus(
      [(((speck * 0.618) % 1) * 0.9 + 0.05) * long, 0],
      depthOffset((((speck * 0.367) % 1) * 0.9 + 0.05) * deep)
    )
    return fineMark(line([x, y], [x + 4, y - 1]), 0.5)
  })

export const paver: DrawProduct = (subject): ProductDrawing => {
  const stuff = colourByName(subject) ?? materialOf(subject, "cement")
  if (subject.profile === "round") {
    return {
      body: [
        outlinedMark(parsePath("M-120 0 V22 C-120 88 120 88 120 22 V0 Z"), stuff.end),
        outlinedMark(ellipse(0, 0, 120, 60), stuff.face)
      ],
      annotations: [
        titleNote(
          attributeRangeText(subject, "size") || `Ø ${rangeText(subject, "diameter") || rangeText(subject, "width")}`
        )
      ]
    }
  }
  const three = blockSizeOf(subject, [400, 40, 400])
  const [long, high, deep] = drawnBlockSize([three[0], Math.max(three[1], 36), three[2]])
  const nose =
    subject.profile === "bullnose"
      ? [
          fineMark(line([0, high * 0.3], [long, high * 0.3]), 0.7),
          fineMark(line([0, high * 0.7], [long, high * 0.7]), 0.7)
        ]
      : []
  return {
    body: [...box([0, 0], [long, high, deep], stuff), ...specks(long, deep), ...nose],
    annotations: blockAnnotations(subject, [long, high, deep])
  }
}

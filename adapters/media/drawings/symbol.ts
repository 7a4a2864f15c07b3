/** Draws what has no drawing of its own as a neat carton with its size. */
import { areaLabel, innerMark, titleNote } from "../drafting/mark.ts"
import { line } from "../drafting/outline.ts"
import { materialPaints } from "../drafting/paint.ts"
import type { DrawProduct } from "../drafting/product-drawing.ts"
import { box, depthOffset } from "../drafting/solid.ts"
import { sizeLabel } from "../subject-text.ts"

const clamped = (figure: number, least: number, most: number): number => Math.min(most, Math.max(least, figure))

export const symbol: DrawProduct = (subject) => {
  const { length, width, height } = subject.piece
  const greatest = Math.max(length, width, height, 1)
  const share = (figure: number, least: number) => clamped(figure / greatest, least, 1) * 200
  const [wide, high, deep] = [share(length, 0.45), share(height, 0.3), share(width, 0.45)]
  const [dx, dy] = depthOffset(deep)
  const text = sizeLabel(subject)
  return {
    body: [
      ...box([0, 0], [wide, high, deep], materialPaints.card),
      innerMark(line([wide / 2, 0], [wide / 2 + dx, dy])),
      innerMark(line([wide / 2, 0], [wide / 2, high * 0.18]))
    ],
    annotations: text
      ? [areaLabel([wide / 2, high * 0.55], text, wide * 0.9, high * 0.5, materialPaints.card.end)]
      : [titleNote(subject.name.slice(0, 18))]
  }
}

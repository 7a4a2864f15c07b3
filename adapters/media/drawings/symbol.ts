/** Draws what has no drawing of its own as a neat carton with its size. */
import { inner, title, words } from "../drafting/mark.ts"
import { line } from "../drafting/outline.ts"
import { stuffs } from "../drafting/paint.ts"
import { back, box } from "../drafting/solid.ts"
import type { Draw } from "../drafting/thing.ts"
import { sizeWords } from "../subject-words.ts"

const clamped = (figure: number, least: number, most: number): number => Math.min(most, Math.max(least, figure))

export const symbol: Draw = (subject) => {
  const { length, width, height } = subject.piece
  const greatest = Math.max(length, width, height, 1)
  const share = (figure: number, least: number) => clamped(figure / greatest, least, 1) * 200
  const [wide, high, deep] = [share(length, 0.45), share(height, 0.3), share(width, 0.45)]
  const [dx, dy] = back(deep)
  const text = sizeWords(subject)
  return {
    body: [
      ...box([0, 0], [wide, high, deep], stuffs.card),
      inner(line([wide / 2, 0], [wide / 2 + dx, dy])),
      inner(line([wide / 2, 0], [wide / 2, high * 0.18]))
    ],
    measures: text
      ? [words([wide / 2, high * 0.55], text, wide * 0.9, high * 0.5, stuffs.card.end)]
      : [title(subject.name.slice(0, 18))]
  }
}

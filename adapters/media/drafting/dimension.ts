/** Sets measures beside a thing as a draughtsman does: extension lines, a line between arrowheads, the figure outside. */
import { CAPITAL_HEIGHT, textOutline, textWidth, toSettableText } from "./lettering.ts"
import { type AreaLabel, type DimensionLine, type LeaderNote, type Mark, outlinedMark } from "./mark.ts"
import { circle, line, polygon } from "./outline.ts"
import type { PictureStyle } from "./page.ts"
import { ink, inkOn } from "./paint.ts"
import { interpolate, lengthOf, minus, type Point, plus, times, unitVector } from "./path.ts"

/** Words that were set, with the box that they take up. */
export type TextMark = { readonly text: string; readonly size: number; readonly mark: Mark }

export type PlacedAnnotation = { readonly marks: ReadonlyArray<Mark>; readonly texts: ReadonlyArray<TextMark> }

/** Words around their middle. */
export const textMark = (text: string, size: number, [x, y]: Point, paint = ink): TextMark => {
  const words = toSettableText(text)
  const left = x - textWidth(words, size) / 2
  return {
    text: words,
    size,
    mark: { path: textOutline(words, size, left, y + (size * CAPITAL_HEIGHT) / 2), fill: paint }
  }
}

const arrow = (tip: Point, towards: Point, size: number): Mark => {
  const [dx, dy] = times(towards, size)
  const [sx, sy] = times([-towards[1], towards[0]], size * 0.34)
  const [x, y] = tip
  return { path: polygon(tip, [x - dx + sx, y - dy + sy], [x - dx - sx, y - dy - sy]), fill: ink }
}

const dimension = (...points: ReadonlyArray<Point>): Mark => outlinedMark(line(...points), undefined, "dimension")

/** Two strokes across the line: the thing is longer than it is drawn. */
const cutAcross = (from: Point, to: Point, size: number): ReadonlyArray<Mark> =>
  [0.46, 0.54].map((share) => {
    const [x, y] = interpolate(from, to, share)
    return dimension([x - size * 0.35, y + size * 0.6], [x + size * 0.35, y - size * 0.6])
  })

/** Between the ends where there is room, else pointing at them from outside. */
const arrows = (from: Point, to: Point, size: number): ReadonlyArray<Mark> => {
  const along = unitVector(minus(to, from))
  const back = times(along, -1)
  if (lengthOf(minus(to, from)) > size * 2.6)
    return [dimension(from, to), arrow(from, back, size), arrow(to, along, size)]
  const tail = times(along, size * 2)
  return [dimension(minus(from, tail), plus(to, tail)), arrow(from, along, size), arrow(to, back, size)]
}

/** Square to the measured line, on the side that is asked for. */
const outward = (from: Point, to: Point, side: Point): Point => {
  const [dx, dy] = unitVector(minus(to, from))
  const square: Point = [-dy, dx]
  return square[0] * side[0] + square[1] * side[1] < 0 ? times(square, -1) : square
}

export const layOutSpan = (span: DimensionLine, scale: number, page: PictureStyle): PlacedAnnotation => {
  const [from, to] = [times(span.from, scale), times(span.to, scale)]
  const away = outward(from, to, span.side)
  const gap = page.arrow * 0.6
  const distance = gap + page.arrow * 1.5 + (span.row ?? 0) * (page.letter * 1.15 + page.arrow)
  const [start, end] = [plus(from, times(away, distance)), plus(to, times(away, distance))]
  const width = textWidth(toSettableText(span.text), page.letter)
  const clear =
    Math.abs(away[0]) * (width / 2) + Math.abs(away[1]) * ((page.letter * CAPITAL_HEIGHT) / 2) + page.letter * 0.3
  const text = textMark(span.text, page.letter, plus(interpolate(start, end, 0.5), times(away, clear)))
  const extension = (point: Point) => dimension(plus(point, times(away, gap)), plus(point, times(away, distance + gap)))
  const crossing = span.cut ? cutAcross(start, end, page.arrow) : []
  return { marks: [extension(from), extension(to), ...arrows(start, end, page.arrow), ...crossing], texts: [text] }
}

/** A dot on the thing, a line out of it, and the words at its end. */
export const layOutNote = (note: LeaderNote, scale: number, page: PictureStyle): PlacedAnnotation => {
  const at = times(note.at, scale)
  const knee = plus(at, times(note.to, page.letter / 17))
  const right = note.to[0] >= 0 ? 1 : -1
  const end: Point = [knee[0] + right * page.letter * 0.5, knee[1]]
  const half = textWidth(toSettableText(note.text), page.letter) / 2 + page.letter * 0.3
  const dot: Mark = { path: circle(at[0], at[1], page.dimension * 1.8), fill: ink }
  const text = textMark(note.text, page.letter, [end[0] + right * half, end[1]])
  return { marks: [dimension(at, knee, end), dot], texts: [text] }
}

/** How large words can be in their box; the largest is somewhat more than a measure. */
export const labelSize = (words: AreaLabel, scale: number, page: PictureStyle): number => {
  const wide = (words.width * scale) / (textWidth(toSettableText(words.text), 1) || 1)
  return Math.min(wide, (words.height * scale) / CAPITAL_HEIGHT, page.letter * 1.5)
}

export const layOutLabel = (words: AreaLabel, scale: number, size: number): PlacedAnnotation => ({
  marks: [],
  texts: [textMark(words.text, size, times(words.at, scale), inkOn(words.on))]
})

/** Puts a drawn thing and its measures on the sheet: as large as fits, in the middle, letters always the same size. */
import {
  labelSize,
  layOutLabel,
  layOutNote,
  layOutSpan,
  type PlacedAnnotation,
  type TextMark,
  textMark
} from "./dimension.ts"
import type { AnnotatedDrawing, Annotation, Mark } from "./mark.ts"
import { type PictureStyle, SHEET } from "./page.ts"
import { type Box, boxOf, mapPath, type Path, type Point, scalePath, translatePath, unionBox } from "./path.ts"

/** A finished drawing in the units of the sheet. */
export type Picture = { readonly marks: ReadonlyArray<Mark>; readonly texts: ReadonlyArray<TextMark> }

/** Smaller words on a thing would not be read; they go beneath it. */
const LEAST = 0.72

const isShown = ({ text, minor }: Annotation, page: PictureStyle): boolean => text !== "" && (page.isLarge || !minor)

const measureSet = (measure: Annotation, scale: number, page: PictureStyle): PlacedAnnotation => {
  if (measure.kind === "span") return layOutSpan(measure, scale, page)
  if (measure.kind === "note") return layOutNote(measure, scale, page)
  if (measure.kind === "title") return { marks: [], texts: [] }
  const size = labelSize(measure, scale, page)
  return size < page.letter * LEAST ? { marks: [], texts: [] } : layOutLabel(measure, scale, size)
}

/** What stands beneath: titles, and words that found no room on the thing. */
const titlesOf = (measures: ReadonlyArray<Annotation>, scale: number, page: PictureStyle): ReadonlyArray<string> =>
  measures.flatMap((measure) => {
    if (measure.kind === "title") return [measure.text]
    return measure.kind === "words" && labelSize(measure, scale, page) < page.letter * LEAST ? [measure.text] : []
  })

/** Only what is kept of a mark counts. */
const boxOfMark = ({ path, within, bar = 0 }: Mark): Box => {
  const [line, kept, half] = [boxOf([path]), within ? boxOf([within]) : undefined, bar / 2]
  const own = { left: line.left - half, top: line.top - half, right: line.right + half, bottom: line.bottom + half }
  if (!kept) return own
  return {
    left: Math.max(own.left, kept.left),
    top: Math.max(own.top, kept.top),
    right: Math.min(own.right, kept.right),
    bottom: Math.min(own.bottom, kept.bottom)
  }
}

const boxOfMarks = (marks: ReadonlyArray<Mark>): Box => unionBox(marks.map(boxOfMark))

const changed = (mark: Mark, change: (path: Path) => Path, enlarge = 1): Mark => ({
  ...mark,
  path: change(mark.path),
  ...(mark.bar ? { bar: mark.bar * enlarge } : {}),
  ...(mark.within ? { within: change(mark.within) } : {})
})

/** Words narrower than the sheet, however long they are. */
const beneath = (text: string, [x, y]: Point, page: PictureStyle): TextMark => {
  const full = textMark(text, page.letter, [0, 0])
  const { left, right } = boxOf([full.mark.path])
  const most = SHEET.width - page.margin * 2
  const size = Math.min(page.letter, (page.letter * most) / Math.max(1, right - left))
  return textMark(text, size, [x, y])
}

const enlargedBox = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left * by,
  top: top * by,
  right: right * by,
  bottom: bottom * by
})

/** The measures of a thing that is enlarged so much, and the box of both; `own` is the thing's own box. */
const measuredAt = (
  drawing: AnnotatedDrawing,
  own: Box,
  scale: number,
  page: PictureStyle
): Picture & { readonly box: Box } => {
  const shown = drawing.annotations.filter((measure) => isShown(measure, page))
  const sets = shown.map((measure) => measureSet(measure, scale, page))
  const marks = sets.flatMap((set) => set.marks)
  const texts = sets.flatMap((set) => set.texts)
  const body = enlargedBox(own, scale)
  const around = unionBox([body, ...marks.map(boxOfMark), ...texts.map(({ mark }) => boxOf([mark.path]))])
  const under = titlesOf(shown, scale, page).map((text, row) =>
    beneath(text, [(body.left + body.right) / 2, around.bottom + page.letter * (0.85 + row * 1.05)], page)
  )
  const box = unionBox([around, ...under.map(({ mark }) => boxOf([mark.path]))])
  return { marks, texts: [...texts, ...under], box }
}

const ROUNDS = 5

/** What is left of a side when the measures have had their part, shared among the thing's own units. */
const fitted = (whole: number, room: number, own: number, scale: number): number =>
  own < 1e-6 ? Number.POSITIVE_INFINITY : Math.max((room - (whole - own * scale)) / own, (scale * room) / (whole * 2))

/** The sheet without its margins, and without the caption's row on a large picture. */
const roomOn = (page: PictureStyle): Box => ({
  left: page.margin,
  top: page.margin + (page.isLarge ? 22 : 0),
  right: SHEET.width - page.margin,
  bottom: SHEET.height - page.margin
})

/** A thing in the middle of the sheet, as large as it may be there; `limit` is the most that it is enlarged. */
export const layOutDrawing = (
  drawing: AnnotatedDrawing,
  page: PictureStyle,
  limit = Number.POSITIVE_INFINITY
): Picture => {
  const own = boxOfMarks(drawing.body)
  const room = roomOn(page)
  const [width, height] = [room.right - room.left, room.bottom - room.top]
  const [ownWidth, ownHeight] = [own.right - own.left, own.bottom - own.top]
  let scale = Math.min(limit, width / Math.max(1e-6, ownWidth), height / Math.max(1e-6, ownHeight))
  for (let round = 0; round < ROUNDS; round++) {
    const before = scale
    const { box } = measuredAt(drawing, own, scale, page)
    const wide = fitted(box.right - box.left, width, ownWidth, scale)
    const high = fitted(box.bottom - box.top, height, ownHeight, scale)
    scale = Math.min(limit, wide, high)
    if (Math.abs(scale - before) < before * 0.001) break
  }
  const { marks, texts, box } = measuredAt(drawing, own, scale, page)
  const body = drawing.body.map((mark) => changed(mark, (path) => scalePath(path, scale), scale))
  const dx = (room.left + room.right - box.left - box.right) / 2
  const dy = (room.top + room.bottom - box.top - box.bottom) / 2
  const placed = (mark: Mark): Mark => changed(mark, (path) => translatePath(path, dx, dy))
  return { marks: [...body, ...marks].map(placed), texts: texts.map((text) => ({ ...text, mark: placed(text.mark) })) }
}

/** A whole drawing put elsewhere, as on a sheet of paper: enlarged, then moved. */
export const transformPicture = ({ marks, texts }: Picture, enlarge: number, [dx, dy]: Point): Picture => {
  const change = (mark: Mark): Mark =>
    changed(mark, (path) => mapPath(path, ([x, y]) => [x * enlarge + dx, y * enlarge + dy]), enlarge)
  return { marks: marks.map(change), texts: texts.map((text) => ({ ...text, mark: change(text.mark) })) }
}

/** Draws a product for a size and a theme: chooses its shape's drawing, lays it out, and writes the caption. */

import { layOutDrawing, type Picture } from "./drafting/layout.ts"
import { textOutline, textWidth, toSettableText } from "./drafting/lettering.ts"
import { type PictureSize, type PictureStyle, pages, SHEET } from "./drafting/page.ts"
import { ink, type Theme } from "./drafting/paint.ts"
import type { ProductDrawing } from "./drafting/product-drawing.ts"
import { svgOf } from "./drafting/svg.ts"
import { drawings } from "./drawings/all.ts"
import { symbol } from "./drawings/symbol.ts"
import type { Subject } from "./subject.ts"

const CAPTION = 14

const withCaption = (picture: Picture, caption: string, page: PictureStyle): Picture => {
  if (!page.isLarge || !caption) return picture
  const text = toSettableText(caption)
  const size = Math.min(CAPTION, (CAPTION * (SHEET.width - 32)) / textWidth(text, CAPTION))
  const mark = { path: textOutline(text, size, 16, 28), fill: ink }
  return { ...picture, texts: [...picture.texts, { text, size, mark }] }
}

const drawSubject = (subject: Subject): ProductDrawing =>
  (Object.hasOwn(drawings, subject.shape) ? drawings[subject.shape] : symbol)(subject)

/** The finished drawing; its `texts` are the words that were set on it. */
export const pictureOf = (subject: Subject, size: PictureSize): Picture => {
  const page = pages[size]
  const drawing = drawSubject(subject)
  return withCaption(layOutDrawing(drawing, page, drawing.maxEnlargement), subject.caption, page)
}

export const pictureSvg = (subject: Subject, size: PictureSize, theme: Theme): string =>
  svgOf(pictureOf(subject, size), pages[size], theme, size)

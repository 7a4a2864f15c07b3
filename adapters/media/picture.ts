/** Draws a product for a size and a theme: chooses its shape's drawing, lays it out, and writes the caption. */

import { laidOut, type Picture } from "./drafting/layout.ts"
import { letters, settable, widthOf } from "./drafting/lettering.ts"
import { type Page, type PictureSize, pages, SHEET } from "./drafting/page.ts"
import { ink, type Theme } from "./drafting/paint.ts"
import { svgOf } from "./drafting/svg.ts"
import type { Thing } from "./drafting/thing.ts"
import { drawings } from "./drawings/all.ts"
import { symbol } from "./drawings/symbol.ts"
import type { Subject } from "./subject.ts"

const CAPTION = 14

const withCaption = (picture: Picture, caption: string, page: Page): Picture => {
  if (!page.isLarge || !caption) return picture
  const text = settable(caption)
  const size = Math.min(CAPTION, (CAPTION * (SHEET.width - 32)) / widthOf(text, CAPTION))
  const mark = { path: letters(text, size, 16, 28), fill: ink }
  return { ...picture, texts: [...picture.texts, { text, size, mark }] }
}

const thingOf = (subject: Subject): Thing =>
  (Object.hasOwn(drawings, subject.shape) ? drawings[subject.shape] : symbol)(subject)

/** The finished drawing; its `texts` are the words that were set on it. */
export const pictureOf = (subject: Subject, size: PictureSize): Picture => {
  const page = pages[size]
  const thing = thingOf(subject)
  return withCaption(laidOut(thing, page, thing.limit), subject.caption, page)
}

export const pictureSvg = (subject: Subject, size: PictureSize, theme: Theme): string =>
  svgOf(pictureOf(subject, size), pages[size], theme, size)

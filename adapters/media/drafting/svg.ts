/** Writes a finished drawing as SVG for a light or a dark page; letters are outlines, so it needs no typeface. */
import type { Picture } from "./layout.ts"
import type { Mark } from "./mark.ts"
import { type PictureStyle, SHEET } from "./page.ts"
import { ink, type Theme } from "./paint.ts"
import { pathText } from "./path.ts"

const tenth = (figure: number): number => Math.round(figure * 10) / 10

const lineOf = ({ weight, line = ink, strength = 1 }: Mark, page: PictureStyle, theme: Theme): string => {
  if (!weight) return ""
  const through = strength < 1 ? ` stroke-opacity="${strength}"` : ""
  return ` stroke="${line[theme]}" stroke-width="${page[weight]}"${through}`
}

/** A bar is its middle line twice: broad in ink, then narrower in its own paint. */
const barOf = (
  { path, bar = 0, fill = ink, line = ink, weight = "outline" }: Mark,
  page: PictureStyle,
  theme: Theme,
  clip: string
): string => {
  const [outer, inner] = [tenth(bar + page[weight]), tenth(Math.max(0.4, bar - page[weight]))]
  const stroke = (paint: string, width: number) =>
    `<path d="${pathText(path)}" stroke="${paint}" stroke-width="${width}"${clip}/>`
  return stroke(line[theme], outer) + stroke(fill[theme], inner)
}

const element = (mark: Mark, page: PictureStyle, theme: Theme, place: number): string => {
  const fill = mark.fill ? ` fill="${mark.fill[theme]}"` : ""
  const clip = mark.within ? ` clip-path="url(#w${place})"` : ""
  const frame = mark.within
    ? `<clipPath id="w${place}"><path clip-rule="evenodd" d="${pathText(mark.within)}"/></clipPath>`
    : ""
  if (mark.bar) return frame + barOf(mark, page, theme, clip)
  return `${frame}<path d="${pathText(mark.path)}"${fill}${lineOf(mark, page, theme)}${clip}/>`
}

/** Transparent, `width` wide and three quarters as high. */
export const svgOf = (picture: Picture, page: PictureStyle, theme: Theme, width: number): string => {
  const { width: across, height: down } = SHEET
  const size = `width="${width}" height="${(width * down) / across}" viewBox="0 0 ${across} ${down}"`
  const marks = picture.marks.map((mark, place) => element(mark, page, theme, place)).join("")
  const texts = picture.texts
    .map(({ mark }) => element({ path: mark.path, ...(mark.fill ? { fill: mark.fill } : {}) }, page, theme, -1))
    .join("")
  const style = `fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><g ${style}>${marks}</g><g fill-rule="nonzero">${texts}</g></svg>`
}

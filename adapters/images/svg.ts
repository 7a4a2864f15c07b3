/** Writes a drawing as SVG; letters are outlines, so it needs no typeface. */
import { DRAWING, type VectorPath } from "./vector-path.ts"

const strokeText = ({ stroke }: VectorPath): string => {
  if (!stroke) return ""
  const through = stroke.opacity === undefined ? "" : ` stroke-opacity="${stroke.opacity}"`
  return ` stroke="${stroke.colour}" stroke-width="${stroke.width}"${through}`
}

const element = (path: VectorPath, place: number): string => {
  const fill = path.fill ? ` fill="${path.fill}"` : ""
  const rule = path.fillRule ? ` fill-rule="${path.fillRule}"` : ""
  const frame = path.clip ? `<clipPath id="w${place}"><path clip-rule="evenodd" d="${path.clip}"/></clipPath>` : ""
  const clip = path.clip ? ` clip-path="url(#w${place})"` : ""
  return `${frame}<path d="${path.d}"${fill}${rule}${strokeText(path)}${clip}/>`
}

/** Transparent, `width` wide and three quarters as high. */
export const svgOf = (paths: ReadonlyArray<VectorPath>, width: number): string => {
  const { width: across, height: down } = DRAWING
  const size = `width="${width}" height="${(width * down) / across}" viewBox="0 0 ${across} ${down}"`
  const style = `fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><g ${style}>${paths.map(element).join("")}</g></svg>`
}

/** Ways to draw an outline: through points, with rounded corners, round, or from a written path. */
import { interpolate, lengthOf, minus, type Path, type Point, plus, type Stroke, times } from "./path.ts"

/** Through points, left open. */
export const line = (...points: ReadonlyArray<Point>): Path =>
  points.map((point, place) => [place === 0 ? "M" : "L", point])

/** Through points and back to the first. */
export const polygon = (...points: ReadonlyArray<Point>): Path => [...line(...points), ["Z"]]

/** How far a curve's handles reach for a quarter of a circle. */
const QUARTER = 0.5523

export const ellipse = (cx: number, cy: number, rx: number, ry: number): Path => {
  const [kx, ky] = [rx * QUARTER, ry * QUARTER]
  return [
    ["M", [cx + rx, cy]],
    ["C", [cx + rx, cy + ky], [cx + kx, cy + ry], [cx, cy + ry]],
    ["C", [cx - kx, cy + ry], [cx - rx, cy + ky], [cx - rx, cy]],
    ["C", [cx - rx, cy - ky], [cx - kx, cy - ry], [cx, cy - ry]],
    ["C", [cx + kx, cy - ry], [cx + rx, cy - ky], [cx + rx, cy]],
    ["Z"]
  ]
}

export const circle = (cx: number, cy: number, radius: number): Path => ellipse(cx, cy, radius, radius)

/** A part of an ellipse from one angle to another, degrees clockwise from the right; left open. */
export const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Path => {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 45))
  const step = ((to - from) / pieces) * (Math.PI / 180)
  const reach = (4 / 3) * Math.tan(step / 4)
  const at = (angle: number): Point => [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  const along = (angle: number): Point => [-rx * Math.sin(angle) * reach, ry * Math.cos(angle) * reach]
  const strokes: Array<Stroke> = [["M", at((from * Math.PI) / 180)]]
  for (let piece = 0; piece < pieces; piece++) {
    const start = (from * Math.PI) / 180 + piece * step
    const end = start + step
    strokes.push(["C", plus(at(start), along(start)), minus(at(end), along(end)), at(end)])
  }
  return strokes
}

/** A corner with its own rounding. */
export type Corner = readonly [x: number, y: number, radius?: number]

/** Round the corners of a closed outline; a corner without a radius stays sharp. */
export const roundedPolygon = (...points: ReadonlyArray<Corner>): Path => {
  const strokes: Array<Stroke> = []
  for (const [place, [x, y, radius = 0]] of points.entries()) {
    const here: Point = [x, y]
    const before = points[(place + points.length - 1) % points.length]
    const after = points[(place + 1) % points.length]
    const start = place === 0 ? "M" : "L"
    if (radius === 0 || !before || !after) {
      strokes.push([start, here])
      continue
    }
    const cut = (to: Corner): Point => {
      const away = minus([to[0], to[1]], here)
      return plus(here, times(away, Math.min(0.5, radius / (lengthOf(away) || 1))))
    }
    const [from, to] = [cut(before), cut(after)]
    strokes.push([start, from], ["C", interpolate(from, here, QUARTER), interpolate(to, here, QUARTER), to])
  }
  return [...strokes, ["Z"]]
}

export const rectangle = (x: number, y: number, width: number, height: number, radius = 0): Path =>
  radius === 0
    ? polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height])
    : roundedPolygon([x, y, radius], [x + width, y, radius], [x + width, y + height, radius], [x, y + height, radius])

/** A regular figure of so many sides; with a first corner at an angle, degrees clockwise from the right. */
export const regularPolygon = (sides: number, cx: number, cy: number, radius: number, from = 0): Path =>
  polygon(
    ...Array.from({ length: sides }, (_, side): Point => {
      const angle = ((from + (side * 360) / sides) * Math.PI) / 180
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
    })
  )

/** Several outlines as one, so that one inside another leaves a hole. */
export const combinePaths = (...paths: ReadonlyArray<Path>): Path => paths.flat()

/** How many figures each letter of a written path takes. */
const takes: { readonly [letter: string]: number } = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 }

const quadratic = (from: Point, past: Point, to: Point): Stroke => [
  "C",
  interpolate(from, past, 2 / 3),
  interpolate(to, past, 2 / 3),
  to
]

/** Reads a written path of the letters M L H V C Q Z; small letters count from where the pen is. */
export const parsePath = (text: string): Path => {
  const strokes: Array<Stroke> = []
  let [pen, start]: [Point, Point] = [
    [0, 0],
    [0, 0]
  ]
  const follow = (letter: string, figures: ReadonlyArray<number>) => {
    const kind = letter.toUpperCase()
    const [ox, oy] = letter === kind ? [0, 0] : pen
    const point = (place: number): Point => [ox + (figures[place] ?? 0), oy + (figures[place + 1] ?? 0)]
    const from = pen
    if (kind === "Z") pen = start
    else if (kind === "H") pen = [ox + (figures[0] ?? 0), from[1]]
    else if (kind === "V") pen = [from[0], oy + (figures[0] ?? 0)]
    else pen = point(figures.length - 2)
    if (kind === "M") start = pen
    if (kind === "Z") strokes.push(["Z"])
    else if (kind === "C") strokes.push(["C", point(0), point(2), pen])
    else if (kind === "Q") strokes.push(quadratic(from, point(0), pen))
    else strokes.push([kind === "M" ? "M" : "L", pen])
  }
  for (const [, letter = "", rest = ""] of text.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const figures = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    const size = takes[letter.toUpperCase()] ?? 0
    for (let place = 0; place === 0 || place < figures.length; place += size || 1) {
      const following = letter === "m" ? "l" : letter === "M" ? "L" : letter
      follow(place === 0 ? letter : following, figures.slice(place, place + size))
    }
  }
  return strokes
}

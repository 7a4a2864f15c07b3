/** Things that are alike on both sides of a middle line: only half of them is drawn by hand. */
import { parsePath } from "./outline.ts"
import type { Path, Point, Stroke } from "./path.ts"

const endOf = (stroke: Stroke | undefined): Point =>
  stroke === undefined || stroke[0] === "Z" ? [0, 0] : (stroke.at(-1) as Point)

/** The same open outline from its last point to its first. */
export const reversePath = (strokes: Path): Path => {
  const turned: Array<Stroke> = [["M", endOf(strokes.at(-1))]]
  for (let place = strokes.length - 1; place > 0; place--) {
    const stroke = strokes[place]
    const to = endOf(strokes[place - 1])
    turned.push(stroke?.[0] === "C" ? ["C", stroke[2], stroke[1], to] : ["L", to])
  }
  return turned
}

const flipped = (strokes: Path, flip: (point: Point) => Point): Path =>
  strokes.map((stroke): Stroke => {
    if (stroke[0] === "Z") return stroke
    if (stroke[0] === "C") return ["C", flip(stroke[1]), flip(stroke[2]), flip(stroke[3])]
    return [stroke[0], flip(stroke[1])]
  })

const closedWith = (half: Path, flip: (point: Point) => Point): Path => {
  const other = reversePath(flipped(half, flip)).map(
    (stroke): Stroke => (stroke[0] === "M" ? ["L", stroke[1]] : stroke)
  )
  return [...half, ...other, ["Z"]]
}

/** An upper half, drawn from left to right, and its reflection below the line y = 0. */
export const mirrorBelowAxis = (half: Path | string): Path =>
  closedWith(typeof half === "string" ? parsePath(half) : half, ([x, y]) => [x, -y])

/** A right half, drawn downwards, and its reflection to the left of the line at x. */
export const mirrorBesideAxis = (half: Path | string, axis = 0): Path =>
  closedWith(typeof half === "string" ? parsePath(half) : half, ([x, y]) => [axis * 2 - x, y])

/** What a lathe would turn: from left to right, how far along and how far out. */
export const spindle = (...stations: ReadonlyArray<readonly [along: number, radius: number]>): Path =>
  mirrorBelowAxis(stations.map(([along, radius], place): Stroke => [place === 0 ? "M" : "L", [along, -radius]]))

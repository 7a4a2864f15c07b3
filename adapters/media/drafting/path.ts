/** Outlines as lists of strokes: straight lines and curves that can be moved, turned, measured and written down. */

/** Right and down, in the units of whoever draws. */
export type Point = readonly [x: number, y: number]

/** `M` lifts the pen to a point, `L` draws straight to it, `C` bends there past two others, `Z` closes the outline. */
export type Stroke =
  | readonly ["M", Point]
  | readonly ["L", Point]
  | readonly ["C", Point, Point, Point]
  | readonly ["Z"]

export type Path = ReadonlyArray<Stroke>

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export const plus = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy]
export const minus = ([x, y]: Point, [dx, dy]: Point): Point => [x - dx, y - dy]
export const times = ([x, y]: Point, by: number): Point => [x * by, y * by]
export const interpolate = (from: Point, to: Point, share: number): Point => plus(from, times(minus(to, from), share))
export const lengthOf = ([x, y]: Point): number => Math.hypot(x, y)
/** The same direction, one unit long. */
export const unitVector = (direction: Point): Point => times(direction, 1 / (lengthOf(direction) || 1))

const movedBy =
  (move: (point: Point) => Point) =>
  (stroke: Stroke): Stroke => {
    if (stroke[0] === "Z") return stroke
    if (stroke[0] === "C") return ["C", move(stroke[1]), move(stroke[2]), move(stroke[3])]
    return [stroke[0], move(stroke[1])]
  }

/** Every point of an outline put elsewhere by the same rule. */
export const mapPath = (path: Path, move: (point: Point) => Point): Path => path.map(movedBy(move))
export const translatePath = (path: Path, dx: number, dy: number): Path => mapPath(path, ([x, y]) => [x + dx, y + dy])
export const scalePath = (path: Path, across: number, down = across): Path =>
  mapPath(path, ([x, y]) => [x * across, y * down])
/** Turned clockwise about a point, degrees. */
export const rotatePath = (path: Path, degrees: number, [cx, cy]: Point = [0, 0]): Path => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return mapPath(path, ([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos])
}

type Edges = { left: number; top: number; right: number; bottom: number }

const widen = (edges: Edges, [x, y]: Point): void => {
  if (x < edges.left) edges.left = x
  if (x > edges.right) edges.right = x
  if (y < edges.top) edges.top = y
  if (y > edges.bottom) edges.bottom = y
}

/** The box that holds outlines; a curve is taken as wide as what it bends past. */
export const boxOf = (paths: ReadonlyArray<Path>): Box => {
  const none = Number.POSITIVE_INFINITY
  const edges: Edges = { left: none, top: none, right: -none, bottom: -none }
  for (const path of paths)
    for (const stroke of path) {
      if (stroke[0] === "Z") continue
      widen(edges, stroke[1])
      if (stroke[0] !== "C") continue
      widen(edges, stroke[2])
      widen(edges, stroke[3])
    }
  return edges
}

export const unionBox = (boxes: ReadonlyArray<Box>): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom))
})

const tenth = (figure: number): number => Math.round(figure * 10) / 10
const pair = ([x, y]: Point): string => `${tenth(x)} ${tenth(y)}`

/** As the `d` of an SVG path, to a tenth of a unit. */
export const pathText = (path: Path): string =>
  path.map(([kind, ...points]) => kind + (points as ReadonlyArray<Point>).map(pair).join(" ")).join("")

const STEPS = 14

const bent = (a: Point, b: Point, c: Point, d: Point): ReadonlyArray<Point> =>
  Array.from({ length: STEPS }, (_, step) => {
    const t = (step + 1) / STEPS
    const u = 1 - t
    const [wa, wb, wc, wd] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3]
    return [wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]]
  })

const isNear = (one: Point, other: Point): boolean => lengthOf(minus(one, other)) < 1e-6

/** The corners of the first outline of a path, curves as short straight pieces; the last does not repeat the first. */
export const cornerPoints = (path: Path): ReadonlyArray<Point> => {
  const found: Array<Point> = []
  for (const [place, stroke] of path.entries()) {
    if (stroke[0] === "M" && place > 0) break
    if (stroke[0] === "C") found.push(...bent(found.at(-1) ?? stroke[1], stroke[1], stroke[2], stroke[3]))
    else if (stroke[0] !== "Z") found.push(stroke[1])
  }
  return found.filter((point, place) => !isNear(point, found[(place + 1) % found.length] ?? [Number.NaN, 0]))
}

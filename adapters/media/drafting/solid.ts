/** Solids in the one projection of all drawings: cabinet, 30 degrees, what lies behind goes up to the right at half length. */
import { type LineWeight, type Mark, outlinedMark } from "./mark.ts"
import { line, polygon, rectangle } from "./outline.ts"
import type { MaterialPaint } from "./paint.ts"
import { boxOf, cornerPoints, minus, type Path, type Point, plus, times, unitVector } from "./path.ts"

/** Where a length of one unit straight back ends on the sheet. */
const BACK: Point = [Math.cos(Math.PI / 6) / 2, -0.25]

/** So far back, in the thing's own units. */
export const depthOffset = (length: number): Point => times(BACK, length)

const origin: Point = [0, 0]

const cross = ([ax, ay]: Point, [bx, by]: Point): number => ax * by - ay * bx

/** In the order that has the inside on the right hand, as the sheet's y runs down. */
const clockwise = (points: ReadonlyArray<Point>): ReadonlyArray<Point> => {
  const area = points.reduce((sum, point, place) => sum + cross(point, points[(place + 1) % points.length] ?? point), 0)
  return area > 0 ? points : [...points].reverse()
}

type Edge = { readonly from: Point; readonly to: Point }

/** An edge's side is seen when it looks the way in which the thing goes back. */
const isSeen = ({ from, to }: Edge, away: Point): boolean => {
  const [dx, dy] = minus(to, from)
  return dy * away[0] - dx * away[1] > 1e-6
}

const isSharp = (before: Edge, after: Edge): boolean => {
  const [one, other] = [unitVector(minus(before.to, before.from)), unitVector(minus(after.to, after.from))]
  return one[0] * other[0] + one[1] * other[1] < 0.88
}

/** Runs of seen edges, parted at sharp corners; a run is one smooth side of the solid. */
const sidesSeen = (outline: ReadonlyArray<Point>, away: Point): ReadonlyArray<ReadonlyArray<Point>> => {
  const edges = outline.map((from, place): Edge => ({ from, to: outline[(place + 1) % outline.length] ?? from }))
  const first = edges.findIndex((edge, place) => {
    const before = edges[(place + edges.length - 1) % edges.length] ?? edge
    return !isSeen(before, away) || isSharp(before, edge)
  })
  const sides: Array<Array<Point>> = []
  let run: Array<Point> | undefined
  for (let step = 0; step < edges.length; step++) {
    const edge = edges[(first + step + edges.length) % edges.length]
    const before = edges[(first + step + edges.length - 1) % edges.length]
    if (!edge || !before) continue
    if (!isSeen(edge, away)) run = undefined
    else if (run === undefined || isSharp(before, edge)) {
      run = [edge.from, edge.to]
      sides.push(run)
    } else run.push(edge.to)
  }
  return sides
}

const depthOf = (side: ReadonlyArray<Point>, away: Point): number =>
  side.reduce((sum, [x, y]) => sum + x * away[0] + y * away[1], 0) / side.length

/** The sides of a solid whose front has this outline; what hides others is drawn after them. */
const sidesOf = (front: Path, away: Point, stuff: MaterialPaint, weight: LineWeight): ReadonlyArray<Mark> =>
  [...sidesSeen(clockwise(cornerPoints(front)), away)]
    .sort((one, other) => depthOf(one, away) - depthOf(other, away))
    .map((side) =>
      outlinedMark(polygon(...side, ...[...side].reverse().map((point) => plus(point, away))), stuff.face, weight)
    )

/** A solid with the same section all the way back: its seen sides, then its front. */
export const prism = (
  front: Path,
  away: Point,
  stuff: MaterialPaint,
  weight: LineWeight = "outline"
): ReadonlyArray<Mark> => [...sidesOf(front, away, stuff, weight), outlinedMark(front, stuff.end, weight)]

/** A box with its front face at x, y. */
export const box = (
  [x, y]: Point,
  [width, height, depth]: readonly [number, number, number],
  stuff: MaterialPaint
): ReadonlyArray<Mark> => prism(rectangle(x, y, width, height), depthOffset(depth), stuff)

const FAR_DISTANCE = 4000

type Break = {
  readonly at: Point
  readonly along: Point
  readonly across: Point
  readonly half: number
  readonly gap: number
}

/** Straight with a zigzag in its middle, as breaks are drawn. */
const breakLine = ({ at, along, across, half, gap }: Break, side: 1 | -1): ReadonlyArray<Point> => {
  const on = (share: number, off: number): Point =>
    plus(plus(at, times(across, share)), times(along, side * (gap / 2) + off))
  const tooth = Math.min(half * 0.22, gap * 1.6)
  return [
    on(-half, 0),
    on(-tooth, 0),
    on(-tooth * 0.4, gap * 0.8),
    on(tooth * 0.4, -gap * 0.8),
    on(tooth, 0),
    on(half, 0)
  ]
}

/** Everything on one side of a break. */
const halfSheet = (cut: Break, side: 1 | -1): Path => {
  const edge = breakLine({ ...cut, half: Math.max(cut.half, FAR_DISTANCE / 8) }, side)
  const far = times(cut.along, side * FAR_DISTANCE)
  const [first, last] = [edge[0] ?? cut.at, edge.at(-1) ?? cut.at]
  return polygon(...edge, plus(last, far), plus(first, far))
}

/**
 * A thing broken at a point: a gap between two break lines that run `across`, `half` to each side, square to nothing
 * in particular, as the thing goes `along`.
 */
export const withBreak = (marks: ReadonlyArray<Mark>, cut: Break): ReadonlyArray<Mark> => {
  const [near, far] = [halfSheet(cut, -1), halfSheet(cut, 1)]
  const open = marks.flatMap((mark) =>
    mark.within
      ? [mark]
      : [
          { ...mark, within: near },
          { ...mark, within: far }
        ]
  )
  const lines = ([-1, 1] as const).map((side) => outlinedMark(line(...breakLine(cut, side)), undefined, "dimension"))
  return [...open, ...lines]
}

/** Runs of a bent sheet, parted at sharp bends and where the other side comes into view. */
const runsOf = (bend: ReadonlyArray<Point>, away: Point): ReadonlyArray<ReadonlyArray<Point>> => {
  const runs: Array<Array<Point>> = []
  let before: Edge | undefined
  for (const [place, to] of bend.entries()) {
    const from = bend[place - 1]
    if (!from) continue
    const edge = { from, to }
    const isSame = before && isSeen(before, away) === isSeen(edge, away) && !isSharp(before, edge)
    if (isSame) runs.at(-1)?.push(to)
    else runs.push([from, to])
    before = edge
  }
  return runs
}

/** Thin sheet bent to a line at its front and the same all the way back; its two sides have paints of their own. */
export const bentSheet = (front: Path, away: Point, stuff: MaterialPaint): ReadonlyArray<Mark> => {
  const bend = cornerPoints([...front])
  const sides = [...runsOf(bend, away)]
    .sort((one, other) => depthOf(one, away) - depthOf(other, away))
    .map((run) => {
      const [from = origin, to = origin] = run
      const fill = isSeen({ from, to }, away) ? stuff.face : stuff.shade
      return outlinedMark(polygon(...run, ...[...run].reverse().map((point) => plus(point, away))), fill, "inner")
    })
  return [...sides, outlinedMark(line(...bend))]
}

/** How far points reach along one of two directions that need not be square to each other. */
const reachOn = (points: ReadonlyArray<Point>, across: Point, along: Point): readonly [number, number] => {
  const whole = cross(across, along)
  const on = points.map((point) => cross(point, along) / whole)
  return [Math.min(...on), Math.max(...on)]
}

/** A break as a saw would cut it: across the outline's corners, so far back on both of the solid's edges. */
export const breakLineAcross = (front: Path, away: Point, share = 0.6, gap = 7): Break => {
  const { left, top, right, bottom } = boxOf([front])
  const [along, across] = [unitVector(away), unitVector([right - left, bottom - top])]
  const middle: Point = [(left + right) / 2, (top + bottom) / 2]
  const [least, most] = reachOn(
    cornerPoints(front).map((point) => minus(point, middle)),
    across,
    along
  )
  const at = plus(plus(middle, times(across, (least + most) / 2)), times(away, share))
  return { at, along, across, half: (most - least) / 2 + gap, gap }
}

/** A solid of one section whose length is broken at a share of its way back. */
export const brokenPrism = (
  front: Path,
  away: Point,
  stuff: MaterialPaint,
  share = 0.6,
  gap = 7
): ReadonlyArray<Mark> => withBreak(prism(front, away, stuff), breakLineAcross(front, away, share, gap))

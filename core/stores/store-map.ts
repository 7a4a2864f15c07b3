/** Where stores stand on a drawn map: from degrees to the drawing's own units, and on which side of its point a name fits. */
import type { Position } from "./distance.ts"

/** The part of the earth that a map shows, degrees. */
export type MapWindow = {
  readonly west: number
  readonly east: number
  readonly north: number
  readonly south: number
}

/** A point of a drawing: x to the right and y downwards from its top left corner. */
export type MapPoint = { readonly x: number; readonly y: number }

/** A map of a width in the drawing's units; `point` is where a position lies on it, undefined outside of the window. */
export type StoreMap = {
  readonly width: number
  readonly height: number
  readonly project: (position: Position) => MapPoint
  readonly point: (position: Position) => MapPoint | undefined
}

/** [STO-01] Degrees of longitude are drawn as short as they are at the middle of the window, so that shapes keep their form. */
export const storeMap = ({ west, east, north, south }: MapWindow, width: number): StoreMap => {
  const perDegree = width / (east - west)
  const stretch = 1 / Math.cos((((north + south) / 2) * Math.PI) / 180)
  const project = ({ latitude, longitude }: Position) => ({
    x: (longitude - west) * perDegree,
    y: (north - latitude) * perDegree * stretch
  })
  const isInside = ({ latitude, longitude }: Position) =>
    latitude <= north && latitude >= south && longitude >= west && longitude <= east
  return {
    width,
    height: (north - south) * perDegree * stretch,
    project,
    point: (position) => (isInside(position) ? project(position) : undefined)
  }
}

/** What is to be named on a map: where its point is, and how long its name is in the drawing's units. */
export type NamedPoint = MapPoint & { readonly length: number }

/** Where a name stands beside its point. */
export const labelSides = ["right", "left", "above", "below"] as const
export type LabelSide = (typeof labelSides)[number]

/** How high the letters of names are, and how far a name keeps from its point. */
export type LabelSize = { readonly height: number; readonly gap: number }

/** A part of the drawing. */
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** The room that a name takes beside its point. */
export const labelBox = ({ x, y, length }: NamedPoint, side: LabelSide, { height, gap }: LabelSize): Box => {
  if (side === "right") return { left: x + gap, right: x + gap + length, top: y - height / 2, bottom: y + height / 2 }
  if (side === "left") return { left: x - gap - length, right: x - gap, top: y - height / 2, bottom: y + height / 2 }
  const top = side === "above" ? y - gap - height : y + gap
  return { left: x - length / 2, right: x + length / 2, top, bottom: top + height }
}

/** How much of two boxes is the same, in square units. */
const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, one) => total + one, 0)

/** How often every name is moved to the side that is best by then; more settles nothing further. */
const ROUNDS = 5

/**
 * [STO-01] The side of each point on which its name covers the least of other points and names, and stays on the map. Of
 * sides as good the first of `labelSides`.
 */
export const placeLabels = (
  points: ReadonlyArray<NamedPoint>,
  { width, height }: Pick<StoreMap, "width" | "height">,
  size: LabelSize
): ReadonlyArray<LabelSide> => {
  const paper = { left: 0, right: width, top: 0, bottom: height }
  const dots = points.map(({ x, y }): Box => {
    const half = size.gap
    return { left: x - half, right: x + half, top: y - half, bottom: y + half }
  })
  const boxes = points.map((point) => labelSides.map((side) => labelBox(point, side, size)))
  const chosen = points.map(() => 0)
  const costOf = (place: number, side: number): number => {
    const box = boxes[place]?.[side]
    if (!box) return Number.POSITIVE_INFINITY
    const beyond = (box.right - box.left) * size.height - overlap(box, paper)
    const others = points.flatMap((_, other) =>
      other === place ? [] : [boxes[other]?.[chosen[other] ?? 0], dots[other]]
    )
    return beyond * 2 + sum(others.map((other) => (other ? overlap(box, other) : 0)))
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const place of points.keys()) {
      const costs = labelSides.map((_, side) => costOf(place, side))
      chosen[place] = costs.indexOf(Math.min(...costs))
    }
  return chosen.map((side) => labelSides[side] ?? "right")
}

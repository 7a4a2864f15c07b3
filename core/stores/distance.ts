/** How far it is from one point of the earth to another. */

/** Degrees. */
export type Position = { readonly latitude: number; readonly longitude: number }

/** The earth's mean radius, metres. */
const EARTH_RADIUS = 6_371_009
/** A road is longer than the straight line by so much. */
const ROAD_FACTOR = 1.3

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** [DEL-08] The straight line over the ground in metres, by the haversine. */
export const straightMetres = (from: Position, to: Position): number => {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const part =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude)
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** [FEE-01] Whole metres of road: the straight line and three tenths more. */
export const roadMetres = (from: Position, to: Position): number => Math.round(straightMetres(from, to) * ROAD_FACTOR)

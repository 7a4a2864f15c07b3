/** Shares a load out among as few vehicles as carry it. */
import {
  defaultFleet,
  type Fleet,
  needsCrane,
  type Truck,
  truckFor,
  trucks,
  type WeighedLine
} from "../vehicles/vehicles.ts"

/** Equal pieces, and the smallest truck that each of them needs, by its place among `trucks`. */
type Pile = { readonly pieces: number; readonly grams: number; readonly least: number }

/** What one vehicle has on it so far. */
type Loaded = { readonly grams: number; readonly least: number }

/** First fit: each piece on the first vehicle that has room for it, else on a further one. */
const firstFit = (piles: ReadonlyArray<Pile>, capacityGrams: number): ReadonlyArray<Loaded> => {
  const loaded: Array<Loaded> = []
  for (const { pieces, grams, least } of piles) {
    let left = pieces
    for (let place = 0; left > 0; place += 1) {
      const { grams: on, least: needed } = loaded[place] ?? { grams: 0, least: 0 }
      const put = Math.min(left, Math.floor((capacityGrams - on) / grams))
      if (put > 0) loaded[place] = { grams: on + put * grams, least: Math.max(needed, least) }
      left -= put
    }
  }
  return loaded
}

/** Every way to share single pieces out among at most so many vehicles. */
function* sharings(
  pieces: ReadonlyArray<Loaded>,
  capacityGrams: number,
  most: number,
  loaded: ReadonlyArray<Loaded> = []
): Generator<ReadonlyArray<Loaded>> {
  const [piece, ...rest] = pieces
  if (!piece) return yield loaded
  for (const [place, { grams, least }] of loaded.entries()) {
    if (grams + piece.grams > capacityGrams) continue
    const more = { grams: grams + piece.grams, least: Math.max(least, piece.least) }
    yield* sharings(rest, capacityGrams, most, loaded.with(place, more))
  }
  if (loaded.length < most) yield* sharings(rest, capacityGrams, most, [...loaded, piece])
}

/** Up to so many pieces every way to share them is tried; above it, heavy ones first is close enough. */
const FEW_PIECES = 8

const truckUnder = ({ grams, least }: Loaded, { capacity }: Fleet): Truck =>
  trucks.find((truck, place) => place >= least && grams <= capacity[truck].grams) ?? "crane_truck"

const smaller = (one: ReadonlyArray<Truck>, other: ReadonlyArray<Truck>, { capacity }: Fleet): boolean => {
  const size = (set: ReadonlyArray<Truck>) => set.reduce((sum, truck) => sum + capacity[truck].grams, 0)
  return one.length === other.length ? size(one) < size(other) : one.length < other.length
}

/**
 * [DEL-02] The trucks that carry a load, the largest first: as few as possible, and of those the smallest. Exact where one
 * truck does or the pieces are few; else first fit by falling weight, at most 11/9 of the fewest and one more. Nothing
 * where some piece goes on no truck.
 */
export const trucksFor = (
  load: ReadonlyArray<WeighedLine>,
  craneRequired: boolean,
  fleet: Fleet = defaultFleet
): ReadonlyArray<Truck> | undefined => {
  const piles: Array<Pile> = []
  for (const line of load) {
    const truck = truckFor(line, craneRequired, fleet)
    if (truck === undefined) return undefined
    piles.push({ pieces: line.pieces, grams: line.grams, least: trucks.indexOf(truck) })
  }
  const { grams: most } = fleet.capacity.crane_truck
  const heavyFirst = piles.toSorted((one, other) => other.grams - one.grams)
  const longFirst = heavyFirst.toSorted((one, other) => other.least - one.least)
  const tries = [firstFit(heavyFirst, most), firstFit(longFirst, most)]
  if (piles.reduce((sum, { pieces }) => sum + pieces, 0) <= FEW_PIECES) {
    const single = longFirst.flatMap((pile) => Array.from({ length: pile.pieces }, () => pile))
    tries.push(...sharings(single, most, tries[0]?.length ?? 0))
  }
  const sets = tries.map((loaded) => loaded.map((one) => truckUnder(one, fleet)))
  return sets
    .reduce((best, set) => (smaller(set, best, fleet) ? set : best))
    .toSorted((one, other) => trucks.indexOf(other) - trucks.indexOf(one))
}

/** [DEL-02] What each parcel of a load weighs, grams: first fit by falling weight into parcels of at most 22 kg. */
export const parcelsFor = (load: ReadonlyArray<WeighedLine>, fleet: Fleet = defaultFleet): ReadonlyArray<number> =>
  firstFit(
    load.map(({ pieces, grams }) => ({ pieces, grams, least: 0 })).toSorted((one, other) => other.grams - one.grams),
    fleet.capacity.parcel.grams
  ).map(({ grams }) => grams)

/** How often the crane lifts: each piece that is too heavy for hands, and at least once where the crane was asked for. */
export const liftsFor = (
  load: ReadonlyArray<WeighedLine>,
  craneRequired: boolean,
  fleet: Fleet = defaultFleet
): number => {
  const heavy = load.reduce((lifts, line) => lifts + (needsCrane(line, fleet) ? line.pieces : 0), 0)
  return craneRequired ? Math.max(1, heavy) : heavy
}

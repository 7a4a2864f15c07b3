/** What a delivery costs, whole cents with GST. */
import { type Cents, roundedFraction } from "../../money.ts"
import type { Truck } from "../vehicles/vehicles.ts"

type ByDistance = { readonly base: Cents; readonly perKm: Cents }
/** A fee up to a weight, grams. */
type Band = { readonly grams: number; readonly fee: Cents }

export type DeliveryFees = {
  readonly trucks: Readonly<Record<Truck, ByDistance>>
  readonly lift: Cents
  readonly uber: ByDistance
  /** By rising weight. */
  readonly parcel: ReadonlyArray<Band>
  readonly intlParcel: ReadonlyArray<Band>
}

/** [FEE-01] The usual fees, whole cents with GST; the shop's settings may say otherwise. */
export const defaultFees: DeliveryFees = {
  trucks: {
    ute: { base: 4_500, perKm: 220 },
    truck: { base: 7_500, perKm: 220 },
    crane_truck: { base: 12_000, perKm: 220 }
  },
  lift: 6_000,
  uber: { base: 1_495, perKm: 180 },
  parcel: [
    { grams: 5_000, fee: 1_295 },
    { grams: 10_000, fee: 1_795 },
    { grams: 22_000, fee: 2_495 }
  ],
  intlParcel: [
    { grams: 5_000, fee: 6_900 },
    { grams: 10_000, fee: 11_900 },
    { grams: 22_000, fee: 21_900 }
  ]
}

/** The base and the whole metres of road, rounded once. */
const byDistance = ({ base, perKm }: ByDistance, roadMetres: number): Cents =>
  base + roundedFraction(perKm * roadMetres, 1000)

/** [FEE-01] Cents with GST: each truck's base and kilometres, rounded once a truck, and each lift of the crane. `roadMetres` whole. */
export const truckFee = (
  delivery: { readonly vehicles: ReadonlyArray<Truck>; readonly roadMetres: number; readonly lifts: number },
  fees: DeliveryFees = defaultFees
): Cents =>
  delivery.vehicles.reduce((sum, truck) => sum + byDistance(fees.trucks[truck], delivery.roadMetres), 0) +
  delivery.lifts * fees.lift

/** [FEE-01] Cents with GST: the courier's base and kilometres, rounded once. `roadMetres` whole. */
export const uberFee = (roadMetres: number, fees: DeliveryFees = defaultFees): Cents =>
  byDistance(fees.uber, roadMetres)

/**
 * [FEE-01] Each parcel by its weight in grams, the band's end included. Throws a RangeError for a parcel above the last
 * band: what cannot be carried is refused before it is priced, never sent for nothing.
 */
export const parcelFee = (parcels: ReadonlyArray<number>, bands: ReadonlyArray<Band> = defaultFees.parcel): Cents =>
  parcels.reduce((sum, grams) => {
    const band = bands.find((one) => grams <= one.grams)
    if (!band) throw new RangeError(`No fee for a parcel of ${grams} g`)
    return sum + band.fee
  }, 0)

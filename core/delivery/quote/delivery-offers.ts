/** Works a delivery out: what stands in its way, and what each way to deliver costs. */
import type { Cents } from "../../money.ts"
import type { Branch } from "../../stores/branch.ts"
import { type ClosestBranchMatch, closestBranch, type Place } from "../../stores/closest-branch.ts"
import { openPeriodAt } from "../../stores/open-hours.ts"
import { shownTime } from "../schedule/shown-time.ts"
import {
  defaultFleet,
  type Fleet,
  fitsUber,
  internationalVehicle,
  type LoadLine,
  loadGrams,
  type Truck,
  truckCount,
  trucks,
  type Vehicle
} from "../vehicles/vehicles.ts"
import { type DeliveryFees, defaultFees, parcelFee, truckFee, uberFee } from "./fees.ts"
import {
  type DeliveryError,
  hasWeight,
  localErrors,
  nationalErrors,
  otherError,
  type ServedPlace,
  unknownPostcodeError
} from "./serviceability.ts"
import { liftsFor, parcelsFor, trucksFor } from "./shared-load.ts"

/** What is to be delivered, where to, and what the shop knows. */
export type DeliveryRequest = {
  readonly load: ReadonlyArray<LoadLine>
  readonly to: ServedPlace
  /** What a gazetteer knows of the address; none where it knows nothing. */
  readonly places: ReadonlyArray<Place>
  readonly branches: ReadonlyArray<Branch>
  /** The branches that have everything in stock. */
  readonly stockedAt: ReadonlyArray<number>
  /** Epoch milliseconds. */
  readonly now: number
  readonly gazetted?: ReadonlyArray<string>
  readonly fleet?: Fleet
  readonly fees?: DeliveryFees
}

/** By truck it may be in stock anywhere: it is brought to the closest branch. */
export type TruckRequest = Omit<DeliveryRequest, "stockedAt">

/**
 * One way to deliver; `total` in cents with GST, `shownTime` where no day is chosen. `firstDay` is the earliest on which it
 * can come, where its days were looked at, `2026-12-01`, and `lastDay` the latest, where no day is chosen.
 */
export type DeliveryOffer<Carrier extends Vehicle = Vehicle> = {
  readonly vehicles: ReadonlyArray<Carrier>
  readonly total: Cents
  readonly shownTime?: string
  readonly firstDay?: string
  readonly lastDay?: string
}
export type BranchOffer<Carrier extends Vehicle> = DeliveryOffer<Carrier> & {
  readonly branchId: number
  readonly roadMetres: number
}

/** [DEL-05] Both lists of errors, and the offers of every way that has none. */
export type DeliveryOffers = {
  readonly errors: { readonly local: ReadonlyArray<DeliveryError>; readonly national: ReadonlyArray<DeliveryError> }
  readonly local?: BranchOffer<Truck> & { readonly lifts: number }
  /** [DEL-07] By truck with a crane: what it costs in all, and what of that is for the crane alone, nothing where one comes anyway. */
  readonly crane?: { readonly total: Cents; readonly extra: Cents }
  readonly national?: DeliveryOffer<"parcel" | "intl_parcel">
  readonly uber?: BranchOffer<"uber">
}

type WeighedLoadLine = LoadLine & { readonly grams: number }

const timed = (text: string | undefined) => (text === undefined ? {} : { shownTime: text })

/** The trucks of a load that a branch can send out in a day; what is far too much is not even shared out. */
const trucksOfADay = (load: ReadonlyArray<WeighedLoadLine>, craneRequired: boolean, fleet: Fleet) => {
  const most = trucks.reduce((sum, truck) => sum + fleet.perDay[truck] * fleet.capacity[truck].grams, 0)
  const vehicles = loadGrams(load) > most ? undefined : trucksFor(load, craneRequired, fleet)
  return vehicles && trucks.every((truck) => truckCount(vehicles, truck) <= fleet.perDay[truck]) ? vehicles : undefined
}

/** By truck from the closest branch; nothing where the address is not known or the load fills more than a day's trucks. */
const localOffer = (
  load: ReadonlyArray<WeighedLoadLine>,
  { fleet = defaultFleet, fees = defaultFees }: TruckRequest,
  { closest, craneRequired }: { readonly closest: ClosestBranchMatch | undefined; readonly craneRequired: boolean }
) => {
  const vehicles = closest && trucksOfADay(load, craneRequired, fleet)
  if (!closest || !vehicles) return undefined
  const { roadMetres } = closest
  const lifts = liftsFor(load, craneRequired, fleet)
  const total = truckFee({ vehicles, roadMetres, lifts }, fees)
  return {
    branchId: closest.branch.id,
    roadMetres,
    vehicles,
    lifts,
    total,
    ...timed(shownTime({ by: "truck", roadMetres }))
  }
}

/** What stands in the way of a truck, and what one costs with or without the crane; nothing where something does. */
const truckWays = (request: TruckRequest) => {
  const { load, to, places, branches, fleet } = request
  const errors = localErrors(load, to, fleet)
  const isCarried = load.length > 0 && errors.length === 0
  const closest = isCarried ? closestBranch(places, branches) : undefined
  const known = load.filter(hasWeight)
  return { errors, offer: (craneRequired: boolean) => localOffer(known, request, { closest, craneRequired }) }
}

const nationalOffer = (
  load: ReadonlyArray<WeighedLoadLine>,
  { to, fleet = defaultFleet, fees = defaultFees }: DeliveryRequest
) => {
  const by = to.country === "AU" ? "parcel" : internationalVehicle("parcel")
  if (loadGrams(load) > fleet.capacity.parcel.grams * fleet.mostParcels) return undefined
  const parcels = parcelsFor(load, fleet)
  if (parcels.length > fleet.mostParcels) return undefined
  return {
    vehicles: parcels.map(() => by),
    total: parcelFee(parcels, by === "parcel" ? fees.parcel : fees.intlParcel),
    ...timed(shownTime({ by }))
  } as const
}

/** By courier from the closest branch that is open and has everything, where that is near enough. */
const uberOffer = (load: ReadonlyArray<WeighedLoadLine>, request: DeliveryRequest): BranchOffer<"uber"> | undefined => {
  const { to, places, branches, stockedAt, now, gazetted, fleet = defaultFleet, fees = defaultFees } = request
  const open = branches.filter(({ id, hours }) => stockedAt.includes(id) && openPeriodAt(hours, now, gazetted))
  const closest = closestBranch(places, open)
  const opening = closest && openPeriodAt(closest.branch.hours, now, gazetted)
  if (!opening || to.craneRequired || to.country !== "AU") return undefined
  if (closest.roadMetres > fleet.uberMetres || !fitsUber(load, fleet)) return undefined
  const { roadMetres, branch } = closest
  const openMinutes = Math.floor((opening.to - now) / 60_000)
  return {
    branchId: branch.id,
    roadMetres,
    vehicles: ["uber"],
    total: uberFee(roadMetres, fees),
    ...timed(shownTime({ by: "uber", openMinutes }))
  }
}

/** The errors, or the other problem where there is none and yet no offer. */
const orOther = (errors: ReadonlyArray<DeliveryError>, offer: DeliveryOffer | undefined) =>
  errors.length > 0 || offer ? errors : [otherError]

/** [DEL-05] The way by truck alone, as it was asked for, or what stands in its way. */
export const truckOffer = (
  request: TruckRequest
): { readonly errors: ReadonlyArray<DeliveryError>; readonly local: DeliveryOffers["local"] | undefined } => {
  const { errors, offer } = truckWays(request)
  const local = offer(request.to.craneRequired)
  return { errors: orOther(errors, local), local }
}

/**
 * [DEL-05] Works a delivery out. A line without weight or vehicle is an error with its sku, never a silent zero; nothing
 * to deliver, an address that nobody knows, and more than a day's trucks or parcels are the other problem.
 */
export const deliveryOffers = (request: DeliveryRequest): DeliveryOffers => {
  const { load, to, fleet } = request
  const known = load.filter(hasWeight)
  const byTruck = truckWays(request)
  const noPlace = unknownPostcodeError(to)
  const inParcels = [...(noPlace ? [noPlace] : []), ...nationalErrors(load, fleet)]
  const isAny = load.length > 0
  const [plain, lifted] = [byTruck.offer(false), byTruck.offer(true)]
  const local = to.craneRequired ? lifted : plain
  const national = isAny && inParcels.length === 0 ? nationalOffer(known, request) : undefined
  const uber = isAny && !noPlace && known.length === load.length ? uberOffer(known, request) : undefined
  return {
    errors: { local: orOther(byTruck.errors, local), national: orOther(inParcels, national) },
    ...(local ? { local } : {}),
    ...(lifted && plain ? { crane: { total: lifted.total, extra: Math.max(0, lifted.total - plain.total) } } : {}),
    ...(national ? { national } : {}),
    ...(uber ? { uber } : {})
  }
}

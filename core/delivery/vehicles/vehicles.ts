/** What each vehicle carries, and which one a piece needs at least. */

/** [DEL-02] The vehicles. */
export const vehicleNames = ["uber", "parcel", "ute", "truck", "crane_truck", "intl_parcel"] as const
export type Vehicle = (typeof vehicleNames)[number]

/** The shop's own vehicles, each of which carries whatever the one before it does. */
export const trucks = ["ute", "truck", "crane_truck"] as const satisfies ReadonlyArray<Vehicle>
export type Truck = (typeof trucks)[number]

/** So many of each kind of truck. */
export type TruckCount = Readonly<Record<Truck, number>>

export const truckCount = (vehicles: ReadonlyArray<Truck>, truck: Truck): number =>
  vehicles.filter((one) => one === truck).length

/** How much a vehicle carries: grams in all and the longest piece in millimetres, both still carried. */
export type VehicleCapacity = { readonly grams: number; readonly lengthMm: number }

/** What the vehicles carry; the shop's settings may say otherwise. */
export type Fleet = {
  readonly capacity: Readonly<Record<Vehicle, VehicleCapacity>>
  /** A piece above this is put down by a crane. */
  readonly byHandGrams: number
  /** An Uber drives so far at most, metres of road. */
  readonly uberMetres: number
  /** How many trucks of each kind a branch sends out a day. */
  readonly perDay: TruckCount
  /** More parcels than this are no order for a parcel service. */
  readonly mostParcels: number
}

/** [DEL-02] The usual fleet, in grams, millimetres and metres of road; the shop's settings may say otherwise. */
export const defaultFleet: Fleet = {
  capacity: {
    uber: { grams: 20_000, lengthMm: 1_200 },
    parcel: { grams: 22_000, lengthMm: 1_050 },
    intl_parcel: { grams: 22_000, lengthMm: 1_050 },
    ute: { grams: 900_000, lengthMm: 4_800 },
    truck: { grams: 8_000_000, lengthMm: 7_200 },
    crane_truck: { grams: 10_000_000, lengthMm: 12_000 }
  },
  byHandGrams: 150_000,
  uberMetres: 10_000,
  perDay: { ute: 12, truck: 10, crane_truck: 4 },
  mostParcels: 50
}

/** [DEL-02] A parcel, or box, for another country is an international parcel; every other name stays as it is. */
export const internationalVehicle = <V extends Vehicle | "box">(type: V) =>
  (type === "parcel" || type === "box" ? "intl_parcel" : type) as Exclude<V, "parcel" | "box"> | "intl_parcel"

/** One line of a load: whole pieces, each as it is handed over. */
export type LoadLine = {
  readonly sku: string
  readonly name: string
  readonly pieces: number
  /** Of one piece; absent where it is not known, which is never taken for nothing. */
  readonly grams?: number
  /** Of one piece, its longest side. */
  readonly lengthMm: number
  readonly isHardware: boolean
  readonly isDangerous: boolean
}

/** A line whose weight is known. */
export type WeighedLine = Pick<LoadLine, "sku" | "pieces" | "lengthMm"> & { readonly grams: number }

const fits = ({ grams, lengthMm }: Pick<WeighedLine, "grams" | "lengthMm">, capacity: VehicleCapacity): boolean =>
  grams <= capacity.grams && lengthMm <= capacity.lengthMm

/** Whether a crane has to lift a piece. */
export const needsCrane = ({ grams }: Pick<WeighedLine, "grams">, fleet: Fleet = defaultFleet): boolean =>
  grams > fleet.byHandGrams

/** What a load weighs, grams. */
export const loadGrams = (load: ReadonlyArray<Pick<WeighedLine, "pieces" | "grams">>): number =>
  load.reduce((sum, { pieces, grams }) => sum + pieces * grams, 0)

/** [DEL-02] The smallest truck that can carry one piece of so many grams and millimetres; undefined where none can. A piece above 150 kg needs the crane. */
export const truckFor = (
  piece: Pick<WeighedLine, "grams" | "lengthMm">,
  craneRequired: boolean,
  fleet: Fleet = defaultFleet
): Truck | undefined =>
  trucks.find(
    (truck) =>
      fits(piece, fleet.capacity[truck]) && (truck === "crane_truck" || (!craneRequired && !needsCrane(piece, fleet)))
  )

/** [DEL-02] Whether a piece can go as a parcel: Hardware of at most 22 kg and 1.05 m. */
export const fitsParcel = (
  piece: Pick<WeighedLine, "grams" | "lengthMm"> & { readonly isHardware: boolean },
  fleet: Fleet = defaultFleet
): boolean => piece.isHardware && fits(piece, fleet.capacity.parcel)

/** [DEL-02] Whether a courier takes a whole load: at most 20 kg together, nothing above 1.2 m, nothing dangerous. */
export const fitsUber = (
  load: ReadonlyArray<WeighedLine & { readonly isDangerous: boolean }>,
  fleet: Fleet = defaultFleet
): boolean => {
  const grams = loadGrams(load)
  return load.every((line) => !line.isDangerous && fits({ ...line, grams }, fleet.capacity.uber))
}

/** Two lines of a load: screws that go by parcel, studs that need a truck. */
import type { LoadLine } from "../../../core/delivery/vehicles/vehicles.ts"

export const screws: LoadLine = {
  sku: "S1",
  name: "Screws",
  pieces: 2,
  grams: 900,
  lengthMm: 200,
  isHardware: true,
  isDangerous: false
}

export const stud: LoadLine = {
  ...screws,
  sku: "T1",
  name: "90 x 45 Framing",
  pieces: 10,
  grams: 11_900,
  lengthMm: 5_400,
  isHardware: false
}

const { grams: _grams, ...withoutGrams } = screws
/** The screws, of which nobody knows what they weigh. */
export const unweighed: LoadLine = withoutGrams

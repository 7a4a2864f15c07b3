/** What a run sheet says. */
import type { Truck, Vehicle } from "../../../core/delivery/vehicles/vehicles.ts"
import { countedText } from "../../../core/number-text.ts"

const names: Readonly<Record<Truck, readonly [one: string, several: string]>> = {
  ute: ["ute", "utes"],
  truck: ["truck", "trucks"],
  crane_truck: ["crane truck", "crane trucks"]
}

const isTruck = (vehicle: Vehicle): vehicle is Truck => Object.hasOwn(names, vehicle)

export const runSheetWords = {
  title: (branch: string, day: string) => `Run sheet, ${branch}, ${day}`,
  summary: (stops: number, weight: string, lifts: number, trucks: Readonly<Record<Truck, number>>) =>
    [
      countedText(stops, ["stop", "stops"]),
      weight,
      countedText(lifts, ["crane lift", "crane lifts"]),
      ...Object.entries(trucks)
        .filter(([, count]) => count > 0)
        .map(([truck, count]) => countedText(count, names[truck as Truck]))
    ].join(" · "),
  none: "Nothing goes out by truck on this day.",
  order: "order",
  instructions: "Note:",
  lifts: (count: number) => countedText(count, ["crane lift", "crane lifts"]),
  vehicles: (vehicles: ReadonlyArray<Vehicle>) =>
    vehicles.map((vehicle) => (isTruck(vehicle) ? names[vehicle][0] : vehicle)).join(" + "),
  signature: "Received by ______________________________  Time ____________"
} as const

/** The run sheet of a branch's trucks on one day: every stop in the order of the suburbs, with what it weighs and how it is lifted off. */
import type { OrderContact } from "../../contact/address.ts"
import { addressText } from "../../contact/checkout-address.ts"
import type { HomeDelivery } from "../../delivery/delivery.ts"
import { liftsFor } from "../../delivery/quote/shared-load.ts"
import type { DeliveryTime } from "../../delivery/schedule/time-codes.ts"
import { type Fleet, type Truck, truckCount, trucks, type Vehicle } from "../../delivery/vehicles/vehicles.ts"
import type { OrderLine, OrderStatus } from "../../orders/order.ts"

/** An order that goes out by truck, as far as its driver needs it. */
export type RunOrder = {
  readonly orderNo: string
  readonly status: OrderStatus
  readonly details: HomeDelivery["details"]
  /** Its texts as they are now: a customer may have changed them since. */
  readonly contact: Pick<OrderContact, "contactName" | "phone">
  readonly instructions: string
  readonly lines: ReadonlyArray<Pick<OrderLine, "sku" | "name" | "pieces" | "uom" | "length" | "weightGrams">>
}

/** [RUN-01] One stop. `grams` of all of it; `lifts` of the crane, none where hands do. */
export type RunStop = {
  readonly orderNo: string
  readonly status: OrderStatus
  readonly suburb: string
  readonly address: string
  readonly time: DeliveryTime
  readonly contactName: string
  readonly phone: string
  readonly instructions: string
  readonly vehicles: ReadonlyArray<Vehicle>
  readonly grams: number
  readonly lifts: number
  readonly lines: RunOrder["lines"]
}

/** [RUN-01] `day` is the Melbourne day, `2026-12-01`. */
export type RunSheet = {
  readonly branchId: number
  readonly day: string
  readonly stops: ReadonlyArray<RunStop>
  readonly grams: number
  readonly lifts: number
  readonly trucks: Readonly<Record<Truck, number>>
}

const stopOf = ({ details, contact, lines, ...order }: RunOrder, fleet: Fleet): RunStop => {
  const load = lines.map(({ sku, pieces, weightGrams }) => ({
    sku,
    pieces,
    grams: Math.ceil(weightGrams / pieces),
    lengthMm: 0
  }))
  return {
    ...order,
    suburb: details.address.suburb,
    address: addressText(details.address),
    time: details.time,
    contactName: contact.contactName,
    phone: contact.phone,
    vehicles: details.vehicles,
    grams: lines.reduce((sum, { weightGrams }) => sum + weightGrams, 0),
    lifts: liftsFor(load, details.craneRequired, fleet),
    lines
  }
}

const bySuburb = (one: RunStop, other: RunStop): number =>
  one.suburb.localeCompare(other.suburb, "en-AU", { sensitivity: "base" }) ||
  one.time.localeCompare(other.time) ||
  one.address.localeCompare(other.address, "en-AU") ||
  one.orderNo.localeCompare(other.orderNo)

/** [RUN-01] By suburb, within one by time, then by address; the trucks are those that the orders have taken. */
export const runSheet = (
  { branchId, day }: Pick<RunSheet, "branchId" | "day">,
  orders: ReadonlyArray<RunOrder>,
  fleet: Fleet
): RunSheet => {
  const stops = orders.map((order) => stopOf(order, fleet)).toSorted(bySuburb)
  const vehicles = stops.flatMap((stop) => stop.vehicles.filter((one): one is Truck => trucks.some((it) => it === one)))
  return {
    branchId,
    day,
    stops,
    grams: stops.reduce((sum, { grams }) => sum + grams, 0),
    lifts: stops.reduce((sum, { lifts }) => sum + lifts, 0),
    trucks: {
      ute: truckCount(vehicles, "ute"),
      truck: truckCount(vehicles, "truck"),
      crane_truck: truckCount(vehicles, "crane_truck")
    }
  }
}

/** The trucks that orders have taken, counted from the orders themselves: one that is cancelled frees its truck by that alone. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { BookedTrucks } from "../../../core/delivery/quote/quote-rule.ts"
import { TruckBookings, TrucksFull } from "../../../core/delivery/quote/truck-bookings.port.ts"
import { type Truck, type TruckCount, truckCount, trucks } from "../../../core/delivery/vehicles/vehicles.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"
import { shareReads } from "../../postgres/client/share-reads.ts"

type BookedRow = { readonly branch: number; readonly day: string; readonly truck: Truck; readonly booked: number }

export const truckBookingsLayer = Layer.effect(
  TruckBookings,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    /** What the index `shop_order_truck_day` is for. */
    const standing = sql`delivery -> 'details' ? 'time' AND status <> 'cancelled'`

    const readBookedFrom = Effect.fn("TruckBookings.readBookedFrom")(function* (day: string) {
      const rows = yield* sql<BookedRow>`
        SELECT branch_id AS branch, delivery -> 'details' ->> 'date' AS day, truck, count(*)::int AS booked
        FROM shop_order, jsonb_array_elements_text(delivery -> 'details' -> 'vehicles') AS truck
        WHERE ${standing} AND delivery -> 'details' ->> 'date' >= ${day}
        GROUP BY 1, 2, 3`
      const byBranch = new Map<number, Map<string, Partial<TruckCount>>>()
      for (const { branch, day: on, truck, booked } of rows) {
        const days = byBranch.get(branch) ?? new Map<string, Partial<TruckCount>>()
        days.set(on, { ...days.get(on), [truck]: booked })
        byBranch.set(branch, days)
      }
      return byBranch satisfies ReadonlyMap<number, BookedTrucks>
    }, asOrdersUnavailable)

    /** Everyone of one day asks for the same. */
    let today: { readonly day: string; readonly booked: ReturnType<TruckBookings["Service"]["bookedFrom"]> } | undefined
    const bookedFrom: TruckBookings["Service"]["bookedFrom"] = (day) => {
      if (today?.day !== day) today = { day, booked: shareReads(sql, readBookedFrom(day)) }
      return today.booked
    }

    const countOn = (branchId: number, date: string) => sql<Pick<BookedRow, "truck" | "booked">>`
      SELECT truck, count(*)::int AS booked
      FROM shop_order, jsonb_array_elements_text(delivery -> 'details' -> 'vehicles') AS truck
      WHERE ${standing} AND branch_id = ${branchId} AND delivery -> 'details' ->> 'date' = ${date}
      GROUP BY 1`

    const claim: TruckBookings["Service"]["claim"] = Effect.fn("TruckBookings.claim")(function* (
      branchId,
      { details: { date, vehicles } },
      perDay
    ) {
      // Until the transaction ends, one order after another counts the trucks of a branch's day.
      const lock = sql`SELECT pg_advisory_xact_lock(hashtextextended(${`trucks ${branchId} ${date}`}, 0))`
      const rows = yield* asOrdersUnavailable(Effect.andThen(lock, countOn(branchId, date)))
      const booked = new Map(rows.map((row) => [row.truck, row.booked]))
      const wanted = (truck: Truck) =>
        truckCount(
          vehicles.filter((one) => isTruck(one)),
          truck
        )
      const isFull = trucks.some(
        (truck) => wanted(truck) > 0 && (booked.get(truck) ?? 0) + wanted(truck) > perDay[truck]
      )
      if (isFull) return yield* new TrucksFull()
    })

    return TruckBookings.of({ bookedFrom, claim })
  })
)

const isTruck = (vehicle: string): vehicle is Truck => (trucks as ReadonlyArray<string>).includes(vehicle)

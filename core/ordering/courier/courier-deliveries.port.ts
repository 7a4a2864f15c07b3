/** The trips of couriers that orders wait for or are on. */
import { Context, type Effect } from "effect"
import type { CourierTicket } from "../../delivery/courier/courier.ts"
import type { Unavailable } from "../../unavailable.schema.ts"

type TripsEffect<A> = Effect.Effect<A, Unavailable>

/** One call of a courier for an order, the first, the second and so on. */
export type CourierCall = { readonly orderNo: string; readonly number: number }

/** A booked trip that nobody wants any more, by the courier's name of it. */
export type UnwantedTrip = { readonly orderNo: string; readonly ref: string }

/** How far an order's last call has come: it is under way, or nobody comes for it. */
export type CourierTripState = "under way" | "ended"

/** [CRR-02] Port that stores couriers' trips, one for an order at a time. Fails with `Unavailable` (what it needs is out of reach). */
export class CourierDeliveries extends Context.Service<
  CourierDeliveries,
  {
    /** An order that a courier is to come for, for the first time or after the last one did not; undefined while one is under way. */
    readonly request: (orderNo: string, at: number) => TripsEffect<CourierCall | undefined>
    /** Undefined where none was called. */
    readonly state: (orderNo: string) => TripsEffect<CourierTripState | undefined>
    /** Calls whose courier is not booked yet and may be asked for at that moment. */
    readonly due: (at: number, most: number) => TripsEffect<ReadonlyArray<CourierCall>>
    /** False where it is wanted no more, or another call: it is to be called off, and is unwanted until that is done. */
    readonly markBooked: (call: CourierCall, ticket: CourierTicket, at: number) => TripsEffect<boolean>
    /** Nobody comes for it, by the courier's code. */
    readonly markEnded: (
      orderNo: string,
      state: "refused" | "cancelled" | "returned",
      code: string
    ) => TripsEffect<void>
    /** [CRR-04] The order is cancelled: what is booked is to be called off, and what is not booked yet won't be. */
    readonly markUnwanted: (orderNo: string, at: number) => TripsEffect<void>
    /** [CRR-04] Booked trips that may be called off at that moment: unwanted ones, and those of orders that are cancelled. */
    readonly unwanted: (at: number, most: number) => TripsEffect<ReadonlyArray<UnwantedTrip>>
    /** Asked again later, each time twice as long, an hour at most. */
    readonly postpone: (orderNo: string, at: number) => TripsEffect<void>
    /** The order of a trip, by the courier's name of it. */
    readonly orderOf: (ref: string) => TripsEffect<string | undefined>
  }
>()("core/ordering/courier/CourierDeliveries") {}

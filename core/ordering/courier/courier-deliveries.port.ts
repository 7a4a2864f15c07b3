/** The trips of couriers that orders wait for or are on. */
import { Context, type Effect } from "effect"
import type { CourierTicket } from "../../delivery/courier/courier.ts"
import type { Unavailable } from "../../unavailable.schema.ts"

type TripsEffect<A> = Effect.Effect<A, Unavailable>

/** [CRR-02] Port that stores couriers' trips, one for an order. Fails with `Unavailable` (what it needs is out of reach). */
export class CourierDeliveries extends Context.Service<
  CourierDeliveries,
  {
    /** An order that a courier is to come for; false where one was asked for before. */
    readonly request: (orderNo: string, at: number) => TripsEffect<boolean>
    /** Numbers of orders whose courier is not booked yet and may be asked for at that moment. */
    readonly due: (at: number, most: number) => TripsEffect<ReadonlyArray<string>>
    readonly markBooked: (orderNo: string, ticket: CourierTicket, at: number) => TripsEffect<void>
    /** Nobody comes for it, by the courier's code. */
    readonly markEnded: (
      orderNo: string,
      state: "refused" | "cancelled" | "returned",
      code: string
    ) => TripsEffect<void>
    /** Asked again later, each time twice as long, an hour at most. */
    readonly postpone: (orderNo: string, at: number) => TripsEffect<void>
    /** The order of a trip, by the courier's name of it. */
    readonly orderOf: (ref: string) => TripsEffect<string | undefined>
  }
>()("core/ordering/courier/CourierDeliveries") {}

/** The courier that brings orders within the hour or so. */
import { Context, type Effect } from "effect"
import type { ProviderUnavailable } from "../../unavailable.schema.ts"
import type { CourierRefused } from "./courier.schema.ts"
import type { CourierBooking, CourierPrice, CourierTicket, CourierTrip } from "./courier.ts"

type CourierEffect<A> = Effect.Effect<A, CourierRefused | ProviderUnavailable>

export type CourierService = {
  readonly price: (trip: CourierTrip) => CourierEffect<CourierPrice>
  /** Once under its key, however often it is asked for. */
  readonly book: (booking: CourierBooking) => CourierEffect<CourierTicket>
  /** [CRR-04] Nobody comes for it any more; refused where it is too late for that. */
  readonly cancel: (ref: string) => CourierEffect<void>
  /** The photograph that was taken where it was handed over; undefined where there is none. */
  readonly photo: (ref: string) => Effect.Effect<Uint8Array<ArrayBuffer> | undefined, ProviderUnavailable>
}

/** [CRR-01] Without one the shop goes by its own fees, and staff call whom they like. */
export const CurrentCourier = Context.Reference<CourierService | undefined>("core/delivery/courier/CurrentCourier", {
  defaultValue: () => undefined
})

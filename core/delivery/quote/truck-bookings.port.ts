/** The trucks that orders have taken: on which day, from which branch. */
import { Context, type Effect, Schema } from "effect"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { HomeDelivery } from "../delivery.ts"
import type { TruckCount } from "../vehicles/vehicles.ts"
import type { BookedTrucks } from "./quote-rule.ts"

/** [DAY-01] The last truck of the day has gone to somebody else. */
export class TrucksFull extends Schema.TaggedError<TrucksFull>()("TrucksFull", {}) {}

/** Port that counts the trucks of orders that stand. Fails with `Unavailable` (what it needs is out of reach). */
export class TruckBookings extends Context.Service<
  TruckBookings,
  {
    /** From a day on, `2026-11-23`, by the branch that sends them and the day; a branch without any has no entry. */
    readonly bookedFrom: (day: string) => Effect.Effect<ReadonlyMap<number, BookedTrucks>, Unavailable>
    /**
     * [DAY-01] Inside the transaction that writes the order: fails where the branch has too few trucks left on its day, and
     * lets no other order have them until the transaction ends.
     */
    readonly claim: (
      branchId: number,
      delivery: HomeDelivery,
      perDay: TruckCount
    ) => Effect.Effect<void, TrucksFull | Unavailable>
  }
>()("core/delivery/TruckBookings") {}

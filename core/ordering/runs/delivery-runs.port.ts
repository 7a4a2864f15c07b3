/** What goes out by truck on a day, and who took it. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { DeliveryProof } from "./delivery-proof.ts"
import type { RunOrder } from "./run-sheet.ts"

/** Port that reads the orders of a run and keeps who took them. Fails with `Unavailable` (what it needs is out of reach). */
export class DeliveryRuns extends Context.Service<
  DeliveryRuns,
  {
    /** [RUN-01] The paid orders that a branch sends out on a Melbourne day, `2026-12-01`, in any order; cancelled ones are none. */
    readonly ordersOf: (branchId: number, day: string) => Effect.Effect<ReadonlyArray<RunOrder>, Unavailable>
    /** [RUN-02] Once for an order, inside the transaction that delivers it; `at` in epoch milliseconds. */
    readonly saveProof: (orderNo: string, proof: DeliveryProof, at: number) => Effect.Effect<void, Unavailable>
    /** [RUN-02] Undefined where nothing was written down. */
    readonly proofOf: (
      orderNo: string
    ) => Effect.Effect<(DeliveryProof & { readonly at: number }) | undefined, Unavailable>
  }
>()("core/ordering/runs/DeliveryRuns") {}

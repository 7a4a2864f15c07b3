/** Makes the run sheet of a branch and day out of the orders that stand. */
import { Context, Effect, Layer } from "effect"
import { DeliverySettingsStore } from "../../delivery/quote/delivery-settings.port.ts"
import type { Branch } from "../../stores/branch.ts"
import { Branches } from "../../stores/branches.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { DeliveryRuns } from "./delivery-runs.port.ts"
import { type RunSheet, runSheet } from "./run-sheet.ts"

/** A run sheet with its branch. */
export type BranchRun = RunSheet & { readonly branch: Branch }

/** [RUN-01] Service that makes run sheets. Fails with `Unavailable` (what it needs is out of reach). */
export class PlanRuns extends Context.Service<
  PlanRuns,
  {
    /** Undefined where there is no such branch. `day` is a Melbourne day, `2026-12-01`. */
    readonly sheet: (branchId: number, day: string) => Effect.Effect<BranchRun | undefined, Unavailable>
  }
>()("core/ordering/runs/PlanRuns") {
  static readonly layer = Layer.effect(
    PlanRuns,
    Effect.gen(function* () {
      const runs = yield* DeliveryRuns
      const branches = yield* Branches
      const settings = yield* DeliverySettingsStore

      const sheet: PlanRuns["Service"]["sheet"] = Effect.fn("PlanRuns.sheet")(function* (branchId, day) {
        const branch = (yield* branches.all).find(({ id }) => id === branchId)
        if (!branch) return undefined
        const { fleet } = yield* settings.current
        return { ...runSheet({ branchId, day }, yield* runs.ordersOf(branchId, day), fleet), branch }
      })

      return PlanRuns.of({ sheet })
    })
  )
}

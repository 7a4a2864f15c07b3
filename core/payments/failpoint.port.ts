/** Failpoints: named places between the steps of placing an order where a test may stop the shop. */
import { Context, Effect } from "effect"

export type FailpointName = "afterReserve" | "duringProviderCall" | "beforeResult" | "afterResult"

/** Called at each step; a shop that is not being tested goes on at once. */
export const Failpoint = Context.Reference<(step: FailpointName) => Effect.Effect<void>>("core/orders/ReachStep", {
  defaultValue: () => () => Effect.void
})

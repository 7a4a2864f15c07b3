/** The places between two steps of placing an order, where a test may want the shop to stop. */
import { Context, Effect } from "effect"

export type PlacingStep = "afterReserve" | "duringProviderCall" | "beforeResult" | "afterResult"

/** Called at each step; a shop that is not being tested goes on at once. */
export const ReachStep = Context.Reference<(step: PlacingStep) => Effect.Effect<void>>("core/orders/ReachStep", {
  defaultValue: () => () => Effect.void
})

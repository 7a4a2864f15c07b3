/** Failpoints: named places between the steps of placing an order where a test may stop the shop. */
import { Context, Effect } from "effect"

/** In the order in which an order comes to them. */
export const failpointNames = ["afterReserve", "duringProviderCall", "beforeResult", "afterResult"] as const
export type FailpointName = (typeof failpointNames)[number]

/** Called at each step; a shop that is not being tested goes on at once. */
export const Failpoint = Context.Reference<(step: FailpointName) => Effect.Effect<void>>("core/orders/ReachStep", {
  defaultValue: () => () => Effect.void
})

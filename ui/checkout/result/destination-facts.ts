/** Where an order goes, which way and when, in words: fetched with an order that is delivered. */
import type { Order } from "../../../core/orders/order.ts"
import { arrivalText, destinationText } from "../../../core/orders/order-destination.ts"
import { chosenWayName } from "../../words/delivery.ts"
import { orderDestinationWords as words } from "../../words/order-destination.ts"

export type DestinationFacts = {
  /** Which way it comes. */
  readonly method: string
  readonly facts: ReadonlyArray<readonly [label: string, value: string]>
  readonly nextSteps: ReadonlyArray<string>
}

/** [CHK-06] `branch` is the name of the branch that it leaves from. */
export const destinationFacts = (
  { status }: Pick<Order, "status">,
  destination: NonNullable<Order["destination"]>,
  branch: string
): DestinationFacts => {
  const method = chosenWayName(destination.method, destination.hasCrane ?? false)
  return {
    method,
    facts: [
      [words.checkoutType, method],
      [words.to, destinationText(destination)],
      [words.branch, branch],
      ...(status === "cancelled" ? [] : [[words.estimated, arrivalText(destination)] as const])
    ],
    nextSteps: words.nextSteps
  }
}

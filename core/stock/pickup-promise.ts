/** What a shopper is told of collecting from a store: when it is ready and until when that stands, or that the store hands nothing over. */

import type { Branch } from "../stores/branch.ts"
import { collectWords } from "../words/pickup.ts"
import type { StockLevel } from "./availability.ts"
import { cutOffMinutes, readyAt, readyText } from "./lead-time.ts"

/** A store as far as a promise needs it. */
export type PickupStore = Pick<Branch, "name" | "hours" | "pickupAvailable">

export type PickupPromise = {
  /** Whether the store hands orders over at all. */
  readonly isOffered: boolean
  /** `Ready today after 2 pm, Rowville`; where nothing is handed over, that, with what to do. */
  readonly text: string
  /** What hangs on the cut-off of 10:05, while it is still to come and decides the day. */
  readonly cutOff?: string
}

/**
 * [DEL-04] [STK-03] The one promise of product, cart and pickup, for something of that level of stock when it is ordered at
 * `now`, epoch milliseconds. The cut-off is counted only where the promised hour hangs on it.
 */
export const pickupPromise = ({
  branch,
  level,
  now
}: {
  readonly branch: PickupStore
  readonly level: StockLevel
  readonly now: number
}): PickupPromise => {
  const { name, hours, pickupAvailable } = branch
  if (!pickupAvailable) return { isOffered: false, text: collectWords.noPickup(name) }
  const text = readyText({ readyAt: readyAt({ level, hours, now }), now, branchName: name })
  const minutes = level === "in stock" ? cutOffMinutes(now, { hours }) : undefined
  return { isOffered: true, text, ...(minutes === undefined ? {} : { cutOff: collectWords.cutOff(minutes) }) }
}

/** What the shop's staff set of its deliveries: what the vehicles carry and how many there are, fees, run days and days off. */

import type { DisabledDates } from "../schedule/disabled-dates.ts"
import { defaultRuns, type RemoteRuns } from "../schedule/run-days.ts"
import { defaultFleet, type Fleet } from "../vehicles/vehicles.ts"
import { type DeliveryFees, defaultFees } from "./fees.ts"

/** [FEE-01] [DEL-02] `gazetted` are further days off for all of Victoria, `2026-09-25`. */
export type DeliverySettings = {
  readonly fleet: Fleet
  readonly fees: DeliveryFees
  readonly runs: RemoteRuns
  readonly gazetted: ReadonlyArray<string>
  /** [DEL-07] Days on which no truck comes, whatever else holds: stocktake, a flood. */
  readonly disabled: DisabledDates
}

/** What holds until staff set anything else. */
export const defaultDeliverySettings: DeliverySettings = {
  fleet: defaultFleet,
  fees: defaultFees,
  runs: defaultRuns,
  gazetted: [],
  disabled: {}
}

/** Where the settings of deliveries are kept. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { DeliverySettings } from "./delivery-settings.ts"

/** Port that reads and writes the settings of deliveries. Fails with `Unavailable` (what it needs is out of reach). */
export class DeliverySettingsStore extends Context.Service<
  DeliverySettingsStore,
  {
    /** [FEE-01] Those in force now: each part that staff set, and the usual one for any other. */
    readonly current: Effect.Effect<DeliverySettings, Unavailable>
    /** In force from the next quote on; quotes that were given stay as they are until they expire. */
    readonly save: (settings: DeliverySettings) => Effect.Effect<void, Unavailable>
  }
>()("core/delivery/settings/DeliverySettingsStore") {}

/** The settings of deliveries, kept in PostgreSQL as one row of `setting`. */
import { Clock, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { DeliverySettingsStore } from "../../../core/delivery/quote/delivery-settings.port.ts"
import { DeliverySettingsSchema } from "../../../core/delivery/quote/delivery-settings.schema.ts"
import { defaultDeliverySettings } from "../../../core/delivery/quote/delivery-settings.ts"
import { isRecord } from "../../../core/record.ts"
import { cacheUntilChanged } from "../../postgres/client/catalogue-cache.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"

const SETTING = "delivery"

const decodeSettings = Schema.decodeUnknownEffect(DeliverySettingsSchema)

export const deliverySettingsLayer = Layer.effect(
  DeliverySettingsStore,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    // What can't be read is not charged by: it fails, and whoever set it is told by the log.
    const readSettings = Effect.gen(function* () {
      const [row] = yield* sql<{ value: unknown }>`SELECT value FROM setting WHERE name = ${SETTING}`
      if (!row) return defaultDeliverySettings
      return yield* decodeSettings({ ...defaultDeliverySettings, ...(isRecord(row.value) ? row.value : {}) }).pipe(
        Effect.tapError((problem) => Effect.logError(`The setting "${SETTING}" can't be read`, problem))
      )
    })

    const current = yield* cacheUntilChanged(readSettings)

    const save: DeliverySettingsStore["Service"]["save"] = Effect.fn("DeliverySettingsStore.save")(function* (
      settings
    ) {
      const at = new Date(yield* Clock.currentTimeMillis)
      yield* sql`
        INSERT INTO setting (name, value, changed_at) VALUES (${SETTING}, ${JSON.stringify(settings)}, ${at})
        ON CONFLICT (name) DO UPDATE SET value = excluded.value, changed_at = excluded.changed_at`
    }, asOrdersUnavailable)

    return DeliverySettingsStore.of({ current: asOrdersUnavailable(current), save })
  })
)

/** One run of the job that ends what has had its time. */
import { Effect, Layer, Redacted } from "effect"
import { applyRetention } from "../../../adapters/jobs/retention.ts"
import { readSettings, Settings } from "../../../adapters/settings/settings.ts"
import type { TestDatabase } from "../../postgres/database.ts"

/** With the shop's usual settings, but for those that are named. */
export const runRetention = (database: TestDatabase, env: { readonly [name: string]: string } = {}): Promise<void> =>
  Effect.runPromise(
    applyRetention.pipe(
      Effect.provide(Layer.succeed(Settings, readSettings({ DATABASE_URL: Redacted.value(database.url()), ...env }))),
      Effect.provide(database.layer(3))
    )
  )

/** Where the shop's database is: a given server, or the one in the data folder. */
import { Effect } from "effect"
import type { SettingValues } from "../settings/setting-values.ts"
import { embeddedPostgres } from "./embedded/embedded-postgres.ts"
import { migrate } from "./migrate.ts"

/** The URL of the shop's database with its tables up to date; the embedded server runs until the scope closes. */
export const shopDatabase = Effect.fn("shopDatabase")(function* (
  settings: Pick<SettingValues, "DATABASE_URL" | "DATA_DIR">
) {
  const url = settings.DATABASE_URL ?? (yield* embeddedPostgres(settings.DATA_DIR))
  yield* migrate(url)
  return url
})

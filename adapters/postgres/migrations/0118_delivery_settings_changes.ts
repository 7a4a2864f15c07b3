/** Notes of the settings of deliveries, as of the catalogue, so that they too are kept in memory until they change. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `CREATE TRIGGER setting_written_noted AFTER INSERT OR UPDATE ON setting
    FOR EACH ROW WHEN (NEW.name = 'delivery') EXECUTE FUNCTION note_catalogue_changed()`,
  `CREATE TRIGGER setting_deleted_noted AFTER DELETE ON setting
    FOR EACH ROW WHEN (OLD.name = 'delivery') EXECUTE FUNCTION note_catalogue_changed()`
]

export const deliverySettingsChanges = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})

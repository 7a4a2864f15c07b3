/** Notes which changes concern what is on show, so that readings of the catalogue can be kept until then. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // Set where a product came on or off show; other rows with a sku tell of its price or stock alone.
  `ALTER TABLE search_change ADD COLUMN of_product boolean NOT NULL DEFAULT false`,

  `CREATE OR REPLACE FUNCTION note_products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO search_change (sku, of_product)
        SELECT sku.erp_id, true FROM changed JOIN before USING (id) LEFT JOIN sku ON sku.product_id = changed.id
        WHERE changed.status <> before.status;
      INSERT INTO search_change (sku)
        SELECT NULL WHERE EXISTS (
          SELECT FROM changed LEFT JOIN before USING (id)
          WHERE to_jsonb(changed) - 'status' IS DISTINCT FROM to_jsonb(before) - 'status'
        );
      RETURN NULL;
    END
  $$`,
  `CREATE TRIGGER branch_searched AFTER INSERT OR UPDATE OR DELETE ON branch
    FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changed()`
]

export const visibilityChanges = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})

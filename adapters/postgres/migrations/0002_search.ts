/** Notes which stock numbers changed, in the transaction that changes them, so that searches can tell at once. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // Without a sku: products, categories or stock numbers themselves changed. Rows are only ever added, so nobody waits.
  `CREATE TABLE search_change (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    sku text,
    changed_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
    at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX search_change_changed_in ON search_change (changed_in)`,
  `CREATE INDEX search_change_at ON search_change (at)`,

  // A large load is one change of everything.
  `CREATE FUNCTION note_skus_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT count(*) FROM (SELECT FROM changed LIMIT 5001) AS many) > 5000 THEN
        INSERT INTO search_change (sku) VALUES (NULL);
      ELSE
        INSERT INTO search_change (sku) SELECT DISTINCT sku FROM changed;
      END IF;
      RETURN NULL;
    END
  $$`,
  // A product that goes on or off show is seen at once; any other change of it is one of the catalogue.
  `CREATE FUNCTION note_products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO search_change (sku)
        SELECT sku.erp_id FROM changed JOIN before USING (id) JOIN sku ON sku.product_id = changed.id
        WHERE changed.status <> before.status;
      INSERT INTO search_change (sku)
        SELECT NULL WHERE EXISTS (
          SELECT FROM changed LEFT JOIN before USING (id)
          WHERE to_jsonb(changed) - 'status' IS DISTINCT FROM to_jsonb(before) - 'status'
        );
      RETURN NULL;
    END
  $$`,
  `CREATE FUNCTION note_catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO search_change (sku) VALUES (NULL);
      RETURN NULL;
    END
  $$`,

  ...["stock", "price", "volume_break"].flatMap((table) =>
    [
      ["INSERT", "NEW"],
      ["UPDATE", "NEW"],
      ["DELETE", "OLD"]
    ].map(
      ([change, rows]) => `CREATE TRIGGER ${table}_${change?.toLowerCase()}_searched AFTER ${change} ON ${table}
        REFERENCING ${rows} TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_skus_changed()`
    )
  ),
  `CREATE TRIGGER product_update_searched AFTER UPDATE ON product
    REFERENCING NEW TABLE AS changed OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_products_changed()`,
  ...[
    ["product", "INSERT OR DELETE"],
    ["sku", "INSERT OR UPDATE OR DELETE"],
    ["category", "INSERT OR UPDATE OR DELETE"]
  ].map(
    ([table, changes]) => `CREATE TRIGGER ${table}_searched AFTER ${changes} ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changed()`
  )
]

export const searchTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})

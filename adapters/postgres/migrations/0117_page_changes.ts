/** Notes of pictures and published reviews, as of products themselves, so that nothing of a page that is kept in memory is older than they are. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // A large load is one change of everything.
  `CREATE FUNCTION note_photos_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT count(*) FROM (SELECT FROM changed LIMIT 5001) AS many) > 5000 THEN
        INSERT INTO search_change (sku) VALUES (NULL);
      ELSE
        INSERT INTO search_change (sku, of_product)
          SELECT sku, true FROM changed WHERE sku IS NOT NULL
          UNION SELECT sku.erp_id, true FROM changed JOIN sku ON sku.product_id = changed.product_id;
      END IF;
      RETURN NULL;
    END
  $$`,
  // What waits for staff is seen by nobody.
  `CREATE FUNCTION note_reviews_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO search_change (sku, of_product)
        SELECT DISTINCT sku.erp_id, true FROM changed JOIN sku USING (product_id) WHERE changed.state = 'published';
      RETURN NULL;
    END
  $$`,

  ...[
    ["product_photo", "note_photos_changed"],
    ["product_review", "note_reviews_changed"]
  ].flatMap(([table, note]) =>
    [
      ["INSERT", "NEW"],
      ["UPDATE", "NEW"],
      ["UPDATE", "OLD"],
      ["DELETE", "OLD"]
    ].map(
      ([change, rows]) => `CREATE TRIGGER ${table}_${change?.toLowerCase()}_${rows?.toLowerCase()}_noted
        AFTER ${change} ON ${table} REFERENCING ${rows} TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION ${note}()`
    )
  )
]

export const pageChanges = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})

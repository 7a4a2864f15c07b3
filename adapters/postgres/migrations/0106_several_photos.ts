/** Several pictures of one product or variant, in the order in which the merchant numbered them. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `ALTER TABLE product_photo
    ADD COLUMN position smallint NOT NULL DEFAULT 1 CHECK (position BETWEEN 1 AND 24),
    DROP CONSTRAINT product_photo_product_id_key,
    DROP CONSTRAINT product_photo_sku_key,
    ADD CONSTRAINT product_photo_of_product UNIQUE (product_id, position),
    ADD CONSTRAINT product_photo_of_sku UNIQUE (sku, position)`
]

export const severalPhotos = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})

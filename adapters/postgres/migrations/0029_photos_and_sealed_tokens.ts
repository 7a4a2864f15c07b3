/** The table for the merchant's own pictures, each of a product or of one of its variants; and room for tokens that are sealed by AES-256-GCM. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // 'bytes' is a WebP as the shop made it, 'hash' the SHA-256 of the file that it was made from.
  `CREATE TABLE product_photo (
    product_id text UNIQUE REFERENCES product (id) ON DELETE CASCADE,
    sku text UNIQUE REFERENCES sku (erp_id) ON DELETE CASCADE,
    hash bytea NOT NULL CHECK (octet_length(hash) = 32),
    bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 5000000),
    CHECK ((product_id IS NULL) <> (sku IS NULL))
  )`,
  // Packed already.
  `ALTER TABLE product_photo ALTER COLUMN bytes SET STORAGE EXTERNAL`,
  `CREATE INDEX product_photo_hash ON product_photo (hash)`,

  // [T16] What was sealed before is opened no more: it served for ten seconds after a renewal. The spent token stays
  // known, so that its second use still ends the session.
  `ALTER TABLE spent_refresh DROP CONSTRAINT spent_refresh_sealed_check, ALTER COLUMN sealed DROP NOT NULL`,
  `UPDATE spent_refresh SET sealed = NULL`,
  `ALTER TABLE spent_refresh ADD CONSTRAINT spent_refresh_sealed_check CHECK (octet_length(sealed) = 93)`
]

export const photosAndSealedTokens = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})

/** The merchant's own pictures, kept in PostgreSQL beside the products that they show. */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { Sku } from "../../../core/sku.ts"

type PhotoRow = { readonly hash: string }

export const productPhotos = (sql: SqlClient.SqlClient) => {
  /** A product that has none itself is shown by its first variant that has one. */
  const ofProduct = (productId: string) => sql<PhotoRow>`
    SELECT encode(hash, 'hex') AS hash FROM (
      SELECT hash, -1 AS variant, position FROM product_photo WHERE product_id = ${productId}
      UNION ALL
      SELECT hash, sku.position, product_photo.position FROM sku JOIN product_photo ON product_photo.sku = sku.erp_id
      WHERE sku.product_id = ${productId}
    ) AS found ORDER BY variant, position LIMIT 1`

  /** A variant is never shown by another one, which may differ in just what can be seen. */
  const ofVariant = (productId: string, sku: Sku) => sql<PhotoRow>`
    SELECT encode(hash, 'hex') AS hash FROM product_photo
    WHERE sku = ${sku} OR product_id = ${productId} ORDER BY sku IS NULL, position LIMIT 1`

  /** One of several, by its own number. */
  const numbered = (productId: string, sku: Sku | undefined, position: number) => sql<PhotoRow>`
    SELECT encode(hash, 'hex') AS hash FROM product_photo
    WHERE ${sku === undefined ? sql`product_id = ${productId}` : sql`sku = ${sku}`} AND position = ${position}`

  return {
    /** The hash of the picture that shows a product or one variant of it, 64 hexadecimal digits; with a number only that one of them. */
    hashOf: Effect.fn("productPhotos.hashOf")(function* (productId: string, sku?: Sku, position?: number) {
      if (position !== undefined) return (yield* numbered(productId, sku, position))[0]?.hash
      const rows = yield* sku === undefined ? ofProduct(productId) : ofVariant(productId, sku)
      return rows[0]?.hash
    }),

    /** The kept WebP of a hash. Fails where it was replaced since its hash was read. */
    read: Effect.fn("productPhotos.read")(function* (hash: string) {
      const [row] = yield* sql<{ readonly bytes: Uint8Array }>`
        SELECT bytes FROM product_photo WHERE hash = decode(${hash}, 'hex') LIMIT 1`
      return row ? new Uint8Array(row.bytes) : yield* Effect.fail(new Error("The picture was replaced meanwhile"))
    })
  }
}

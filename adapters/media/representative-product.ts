/** Finds the product whose drawing tells best what a category holds. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { picturesUnavailable } from "./pictures-unavailable.ts"

/**
 * The id of a product in the category or below it: of the shape that most of its products have, the one with most to
 * choose from. Nothing where the category is unknown or empty.
 */
export const representativeProduct = Effect.fn("representativeProduct")(function* (slug: string) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ readonly id: string }>`
    WITH own AS (
      SELECT product.id, product.drawing ->> 'shape' AS shape, product.drawing ->> 'profile' AS profile,
        (SELECT count(*) FROM sku WHERE sku.product_id = product.id) AS choices
      FROM product JOIN category ON category.slug = product.category
      WHERE ${slug} = ANY (category.path) AND product.status = 'public'
    ), shapes AS (
      SELECT shape, profile, row_number() OVER (ORDER BY sum(choices) DESC, shape, profile) AS place
      FROM own GROUP BY shape, profile
    )
    SELECT own.id FROM own JOIN shapes ON shapes.shape = own.shape AND shapes.profile IS NOT DISTINCT FROM own.profile
    WHERE own.choices > 0 ORDER BY shapes.place, own.choices DESC, own.id LIMIT 1`
  return rows[0]?.id
}, picturesUnavailable)

/** Finds what is worth a picture in the shop's database: one of each kind that looks different. */
import { queryRows } from "../journeys/sql-query.ts"

export type SampleRecords = Awaited<ReturnType<typeof findSampleRecords>>

/** What can be put into the cart of somebody whose store is Rowville. */
const isAtHand = `bool_or(s.erp_id IN (SELECT k.sku FROM stock k JOIN branch b ON b.id = k.branch_id
  WHERE b.name = 'Rowville' AND k.available > 0))`

const OF_IRONBARK = "WHERE customer_id = '2001'"

/** What earlier runs bought comes in again, so that each run finds as much of everything as the first. */
export const restock = (databaseUrl: string) =>
  queryRows(
    databaseUrl,
    `INSERT INTO stock_movement (sku, branch_id, length, pieces, reason)
     SELECT sku, branch_id, length, reserved - moved, 'received' FROM stock WHERE reserved > moved`
  )

/** Slugs of categories, products and a store, and the numbers of a company's newest papers. */
export const findSampleRecords = async (databaseUrl: string) => {
  const one = async (statement: string): Promise<string> => {
    const [row] = await queryRows<{ slug: string }>(databaseUrl, `${statement} LIMIT 1`)
    if (!row) throw new Error(`The example shop has nothing for: ${statement}`)
    return row.slug
  }
  const product = (having: string, order = "count(*) DESC, p.slug") =>
    one(`SELECT p.slug FROM product p JOIN sku s ON s.product_id = p.id LEFT JOIN price r ON r.sku = s.erp_id
      GROUP BY p.id HAVING ${having} ORDER BY ${order}`)
  const category = (order: string) =>
    one(`SELECT c.slug FROM category c JOIN product p ON p.category LIKE c.slug || '%'
      GROUP BY c.slug, c.level ORDER BY c.level ${order}, count(*) DESC`)
  return {
    topCategory: await category("ASC"),
    deepCategory: await category("DESC"),
    timber: "90-x-45-treated-pine-mgp10-h3-framing",
    mixedLengths: await product("bool_or(s.is_random_length)"),
    oneVariant: await product(`count(*) = 1 AND ${isAtHand}`),
    colours: await product(`'colour' = ANY(p.options) AND count(*) BETWEEN 8 AND 20 AND ${isAtHand}`),
    manyVariants: await product("count(*) > 40"),
    longName: await product("count(*) > 2", "length(p.name) DESC, p.slug"),
    cleared: await product("bool_or(r.clearance_cents IS NOT NULL)"),
    screw: await product("p.category LIKE '%screw%'"),
    sheet: await product("p.name ILIKE '%plywood%'"),
    order: await one(`SELECT order_no AS slug FROM shop_order ${OF_IRONBARK} ORDER BY ordered_at DESC`),
    invoice: await one(`SELECT document AS slug FROM invoice ${OF_IRONBARK} ORDER BY day DESC, document`),
    quote: await one(`SELECT quote_no AS slug FROM quote ${OF_IRONBARK} ORDER BY quoted_on DESC, quote_no`),
    store: await one("SELECT slug FROM branch WHERE name = 'Rowville'")
  }
}

/** The products with the longest names, for a cart that has no room for them. */
export const longestNames = async (databaseUrl: string, count: number): Promise<ReadonlyArray<string>> => {
  const rows = await queryRows<{ slug: string }>(
    databaseUrl,
    `SELECT p.slug FROM product p JOIN sku s ON s.product_id = p.id GROUP BY p.id HAVING ${isAtHand}
     ORDER BY length(p.name) DESC, p.slug LIMIT $1`,
    [count]
  )
  return rows.map(({ slug }) => slug)
}

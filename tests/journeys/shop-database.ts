/** The open shop's own database, for tests to look into and to change behind the shop's back. */

import { sharedShop } from "./shared-shop.ts"
import { queryRows } from "./sql-query.ts"

/** The rows that one statement answers. */
export const queryShop = <Row>(statement: string, values: ReadonlyArray<unknown> = []): Promise<ReadonlyArray<Row>> =>
  queryRows(sharedShop().databaseUrl, statement, values)

const slugWhere = async (condition: string): Promise<string> => {
  const [found] = await queryShop<{ slug: string }>(
    `SELECT p.slug FROM product p JOIN sku s ON s.product_id = p.id
     GROUP BY p.id HAVING ${condition} ORDER BY count(*), p.slug LIMIT 1`
  )
  if (!found) throw new Error(`The small shop has no product where ${condition}`)
  return found.slug
}

/** One product of each kind that looks different, by slug. */
export const kindsOfProduct = async () => ({
  "timber in lengths": await slugWhere("p.options = '{length}' AND count(*) > 9 AND min(s.uom) = 'LM'"),
  "timber in mixed lengths": await slugWhere("bool_or(s.is_random_length)"),
  "one variant": await slugWhere("count(*) = 1"),
  colours: await slugWhere("'colour' = ANY(p.options) AND count(*) > 9"),
  "many variants": await slugWhere("count(*) > 40")
})

/** A product of one variant that no other test opens, as what was read of a product once is kept. */
export const unseenProduct = async (): Promise<string> => {
  const [found] = await queryShop<{ slug: string }>(
    `SELECT p.slug FROM product p JOIN sku s ON s.product_id = p.id
     GROUP BY p.id HAVING count(*) = 1 ORDER BY p.slug DESC LIMIT 1`
  )
  return found?.slug ?? ""
}

/** A category at the top and one as deep as they go. */
export const categories = async () => {
  const find = async (order: string) =>
    (
      await queryShop<{ slug: string }>(
        `SELECT c.slug FROM category c JOIN product p ON p.category LIKE c.slug || '%' GROUP BY c.slug, c.level
         ORDER BY c.level ${order}, count(*) DESC LIMIT 1`
      )
    )[0]?.slug ?? ""
  return { top: await find("ASC"), deep: await find("DESC") }
}

/** Takes a table away from under the shop while the work is done. */
export const withoutTable = async (table: string, work: () => Promise<void>): Promise<void> => {
  await queryShop(`ALTER TABLE ${table} RENAME TO ${table}_away`)
  try {
    await work()
  } finally {
    await queryShop(`ALTER TABLE ${table}_away RENAME TO ${table}`)
  }
}

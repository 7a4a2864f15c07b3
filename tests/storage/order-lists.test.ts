/** How much the database looks at for one page of a company's orders: the same for the last of ten thousand as for the first. */
import { Effect } from "effect"
import { Statement } from "effect/sql"
import { beforeAll, describe, expect, it } from "vitest"
import { salesOrdersLayer } from "../../adapters/storage/ordering/sales-orders.ts"
import { MAX_COUNTED_ROWS, PAGE_ROWS, type PagePosition } from "../../core/list-page.ts"
import { type SalesOrderQuery, SalesOrders } from "../../core/ordering/history/sales-orders.port.ts"
import type { SalesOrderSort } from "../../core/orders/sales-order.ts"
import { testDatabase } from "../postgres/database.ts"
import { insertCompanyOrders } from "./order-fixture.ts"

const database = testDatabase("small")
const { query } = database

const reader = { customerId: "2001", contactId: "P02", viewsOrders: true, hasOwnPrices: true, placesOrders: false }
const MANY = 10_000

let numbers: ReadonlyArray<string>
beforeAll(async () => {
  const [older, current] = [{ count: MANY, orderedAt: "2024-01-01T01:00:00Z" }, { count: 40 }]
  numbers = await insertCompanyOrders(query, { ...reader, ...older })
  // They have all ended long ago; how is of no matter here.
  await query("ALTER TABLE shop_order DROP CONSTRAINT order_paid")
  await query("UPDATE shop_order SET status = 'collected', total_cents = total_cents WHERE customer_id = '2001'")
  await insertCompanyOrders(query, { ...reader, ...current })
  // What the orders were before lies in the indexes until it is swept, and would be looked at.
  await query("VACUUM (ANALYZE) shop_order")
})

type Plan = { readonly "Shared Hit Blocks": number; readonly "Shared Read Blocks": number }

/** The page, and how many blocks the database looked at for it and for its count. */
const pageWithCost = async (asked: SalesOrderQuery, position: PagePosition = {}) => {
  const statements: Array<ReturnType<Statement.Statement<unknown>["compile"]>> = []
  const record: Statement.Transformer = (statement) => {
    statements.push(statement.compile())
    return Effect.succeed(statement)
  }
  const page = await Effect.runPromise(
    Effect.flatMap(SalesOrders, (orders) => orders.page(reader, asked, position)).pipe(
      Effect.provideService(Statement.CurrentTransformer, record),
      Effect.provide(salesOrdersLayer),
      Effect.provide(database.layer(1))
    )
  )
  let blocks = 0
  for (const [text, values] of statements) {
    const [row] = await query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values)
    const [{ Plan: plan }] = (row as { "QUERY PLAN": [{ Plan: Plan }] })["QUERY PLAN"]
    blocks += plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]
  }
  expect(statements.length).toBeGreaterThan(1)
  return { page, blocks }
}

describe("Ten thousand orders of one company", () => {
  it.each<SalesOrderSort>(["-ordered", "ordered", "-total", "total"])(
    "[ORD-02] sorted by %s, the last page costs what the first does",
    async (sort) => {
      const all = { filter: { status: "all" }, sort } as const
      const first = await pageWithCost(all)
      const isDown = sort.startsWith("-")
      const nearEnd = isDown ? numbers[PAGE_ROWS] : numbers[MANY - PAGE_ROWS - 1]
      const last = await pageWithCost(all, { after: nearEnd ?? "" })
      const back = await pageWithCost(all, { before: nearEnd ?? "" })
      expect(first.page.rows).toHaveLength(PAGE_ROWS)
      expect(last.page.rows).toHaveLength(PAGE_ROWS)
      for (const { page, blocks } of [first, last, back]) {
        expect(page).toMatchObject({ count: MAX_COUNTED_ROWS, isCountCapped: true })
        // All rows take some thousand blocks; a page of 25 with their lines, and a thousand counted, a few hundred.
        expect(blocks).toBeLessThan(1.5 * first.blocks)
        expect(blocks).toBeLessThan(1200)
      }
    }
  )

  it("[ORD-02] what is under way is found among them without a look at the rest", async () => {
    const { page, blocks } = await pageWithCost({ filter: {}, sort: "-ordered" })
    expect(page).toMatchObject({ count: 40, isCountCapped: false })
    expect(blocks).toBeLessThan(300)
  })
})

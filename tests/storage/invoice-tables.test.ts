/** A shop that had orders before it had invoices: those that have left their branch are invoiced and booked with the new tables. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { expect, it } from "vitest"
import { findViolations } from "../../adapters/postgres/invariants.ts"
import { invoiceTables } from "../../adapters/postgres/migrations/0049_invoices.ts"
import { testDatabase } from "../postgres/database.ts"
import { insertCompanyOrders } from "./order-fixture.ts"

const database = testDatabase("small")
const { query } = database

it("[I23] [LED-01] orders that left before there were invoices have theirs: owed on trade credit, otherwise paid off", async () => {
  const dana = { customerId: "2001", contactId: "P02" }
  const [paid = ""] = await insertCompanyOrders(query, { ...dana, status: "collected", cents: 2200, poNumber: "PO-1" })
  const [onCredit = ""] = await insertCompanyOrders(query, { ...dana, status: "collected", cents: 3300 })
  const [placed = ""] = await insertCompanyOrders(query, { ...dana, status: "placed" })
  await query("UPDATE shop_order SET payment_method = 'trade-credit' WHERE order_no = $1", [onCredit])
  await query("DROP TABLE invoice_line, invoice CASCADE")

  const migrateAgain = Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(invoiceTables))
  await Effect.runPromise(Effect.provide(migrateAgain, database.layer(1)))

  expect(await query("SELECT document, customer_order_no, sold_to, total_cents::int AS total FROM invoice")).toEqual([
    { document: paid, customer_order_no: "PO-1", sold_to: ["Kim Lee"], total: 2200 },
    { document: onCredit, customer_order_no: null, sold_to: ["Kim Lee"], total: 3300 }
  ])
  const owed = `SELECT sum(amount_cents)::int AS owed FROM ledger_posting WHERE document = $1`
  expect(await Promise.all([paid, onCredit, placed].map((orderNo) => query(owed, [orderNo])))).toEqual([
    [{ owed: 0 }],
    [{ owed: 3300 }],
    [{ owed: null }]
  ])
  const broken = (await findViolations(query)).map(({ id }) => id)
  expect(broken).not.toContain("I23")
  expect(broken).not.toContain("LED-01")
})

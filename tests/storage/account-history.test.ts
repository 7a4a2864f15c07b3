/** The history of the example's trade accounts in PostgreSQL: as it was made, once, and in order by the shop's own look at its books. */
import { expect, it } from "vitest"
import { loadSources, sourcesOf, withLoader } from "../../adapters/postgres/import/load.ts"
import type { ShopData } from "../../adapters/postgres/import/shop-data.ts"
import { findViolations } from "../../adapters/postgres/invariants.ts"
import { accountHistoryPart } from "../../adapters/storage/billing/account-history.ts"
import { exampleTrade } from "../../fixtures/history/example-trade.ts"
import { habitOf } from "../../fixtures/history/habits.ts"
import { tradeCompanies } from "../../fixtures/trade-companies.ts"
import { testDatabase } from "../postgres/database.ts"
import { SMALL_SHOP_DAY } from "../postgres/postgres.setup.ts"
import { smallShop } from "../postgres/small-shop.ts"

const database = testDatabase("small")
const { query } = database
/** Ironbark, whose quotes are ordered in parts, and the first company that pays by card, online as in the whole shop. */
const customers = [
  ...smallShop.customers.filter(({ id }) => id === "2001"),
  ...tradeCompanies(smallShop.products, undefined)
    .filter((company) => habitOf(company)?.paidBy === "card" && !habitOf(company)?.paysAtOnce)
    .slice(0, 1)
]
const { history, quotes } = exampleTrade({ ...smallShop, customers }, SMALL_SHOP_DAY, "full")
const nothing: ShopData = {
  ...smallShop,
  branches: [],
  categories: [],
  products: [],
  holdings: [],
  managers: [],
  quotes: []
}

it("[LED-01] [I23] [STM-01] is copied whole, keeps every invariant, and is not added to books that hold something", async () => {
  const load = async () => {
    const options = { strict: true, reportProgress: () => undefined, parts: [accountHistoryPart(history)] }
    const { problems, files } = await withLoader(database.url(), (client) =>
      loadSources(client, sourcesOf({ ...nothing, customers, quotes }), options)
    )
    expect(problems).toEqual([])
    return files.at(-1)
  }
  const { invoices, orders, payments, claims, entries } = history
  expect(await load()).toEqual({ file: "invoices", read: invoices.length, changed: invoices.length })
  expect((await load())?.changed).toBe(0)
  const [counted] = await query(`
    SELECT (SELECT count(*)::int FROM invoice) AS invoices, (SELECT count(*)::int FROM invoice_line) AS lines,
      (SELECT count(*)::int FROM shop_order) AS orders, (SELECT count(*)::int FROM account_payment WHERE status = 'paid') AS payments,
      (SELECT count(*)::int FROM claim) AS claims, (SELECT count(*)::int FROM reservation) AS aside,
      (SELECT count(*)::int FROM ledger_entry) AS entries,
      (SELECT sum(amount_cents)::int FROM ledger_posting WHERE account = 'receivables') AS owed`)
  expect(counted).toEqual({
    invoices: invoices.length,
    lines: invoices.flatMap(({ lines }) => lines).length,
    orders: orders.length,
    payments: payments.length,
    claims: claims.length,
    aside: orders.flatMap(({ reservationLines }) => reservationLines).length,
    entries: entries.length,
    owed: entries
      .flatMap(({ postings }) => postings)
      .reduce((sum, { account, amount }) => sum + (account === "receivables" ? amount : 0), 0)
  })
  expect(Math.min(orders.length, payments.length, claims.length, invoices.length)).toBeGreaterThan(0)
  expect(await findViolations(query)).toEqual([])
  expect(await query("SELECT called_off, count(*)::int AS quotes FROM priced_quote GROUP BY 1 ORDER BY 1")).toEqual([
    { called_off: "all", quotes: 1 },
    { called_off: "none", quotes: quotes.length - 2 },
    { called_off: "part", quotes: 1 }
  ])
})

it("[NUM-01] the next order's number follows the last of the history", async () => {
  const [row] = await query("SELECT nextval('order_number')::int AS next")
  expect(row?.next).toBe(Number(history.orders.at(-1)?.order.orderNo.slice(0, -1)) + 1)
})

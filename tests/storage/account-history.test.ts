/** The history of the example's accounts in PostgreSQL: as it was made, once, and in order by the shop's own look at its books. */
import { expect, it } from "vitest"
import { withLoader } from "../../adapters/postgres/import/load.ts"
import { findViolations } from "../../adapters/postgres/invariants.ts"
import { accountHistoryPart } from "../../adapters/storage/billing/account-history.ts"
import { exampleHistory } from "../../fixtures/history/account-history.ts"
import { testDatabase } from "../postgres/database.ts"
import { SMALL_SHOP_DAY } from "../postgres/postgres.setup.ts"
import { smallShop } from "../postgres/small-shop.ts"

const database = testDatabase("small")
const { query } = database
const history = exampleHistory(smallShop, SMALL_SHOP_DAY)

it("[LED-01] [I23] is copied whole, keeps every invariant, and is not added to books that hold something", async () => {
  const load = () =>
    withLoader(database.url(), async (client) => {
      await client.query("BEGIN")
      const loaded = await accountHistoryPart(history)(client, () => undefined)
      await client.query("COMMIT")
      return loaded
    })
  expect((await load()).counted).toEqual({
    file: "invoices",
    read: history.invoices.length,
    changed: history.invoices.length
  })
  expect((await load()).counted.changed).toBe(0)
  const [counted] = await query(`
    SELECT (SELECT count(*)::int FROM invoice) AS invoices, (SELECT count(*)::int FROM invoice_line) AS lines,
      (SELECT count(*)::int FROM ledger_entry) AS entries,
      (SELECT sum(amount_cents)::int FROM ledger_posting WHERE account = 'receivables') AS owed`)
  expect(counted).toEqual({
    invoices: history.invoices.length,
    lines: history.invoices.flatMap(({ lines }) => lines).length,
    entries: history.entries.length,
    owed: history.entries
      .flatMap(({ postings }) => postings)
      .reduce((sum, { account, amount }) => sum + (account === "receivables" ? amount : 0), 0)
  })
  expect(await findViolations(query)).toEqual([])
})

/** What the database adds up of a customer's books is what the rules make of every entry. */
import { Effect, Layer } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ledgersLayer } from "../../adapters/storage/billing/ledgers.ts"
import { balancesOf } from "../../core/billing/ledger/balances.ts"
import type { LedgerEntry } from "../../core/billing/ledger/ledger.ts"
import { Ledgers } from "../../core/billing/ledger/ledgers.port.ts"
import { statementOf, statementsOf } from "../../core/billing/statements/statement.ts"
import { business, customers, steps } from "../core/billing/business.ts"
import { testDatabase } from "../postgres/database.ts"

const database = testDatabase("small")
const NOW = Date.parse("2027-05-01T12:00:00+10:00")
const TODAY = "2027-05-01"

const run = <A, E>(work: Effect.Effect<A, E, Ledgers>): Promise<A> =>
  Effect.runPromise(Effect.provide(work, ledgersLayer.pipe(Layer.provide(database.layer(1)))))

/** The same business under an account of the small shop, and under ids that are in no other business. */
const ownBooks = (ledger: ReadonlyArray<LedgerEntry>, account: string, prefix: string): ReadonlyArray<LedgerEntry> =>
  ledger
    .filter(({ customerId }) => customerId === customers[0])
    .map(({ id, postings, ...entry }) => ({
      ...entry,
      id: `${prefix} ${id}`,
      customerId: account,
      postings: postings.map((posting) =>
        posting.account === "receivables" ? { ...posting, document: `${prefix} ${posting.document}` } : posting
      )
    }))

describe("The books as the database adds them up", () => {
  it("[STM-01] [BAL-01] every statement, their list and the balances are those of all entries", async () => {
    const accounts = ["2001", "2002", "2003", "2004", "2005"]
    const plans = fc.sample(steps, { numRuns: accounts.length, seed: 20_261_125 })
    let statements = 0
    for (const [place, plan] of plans.entries()) {
      const account = accounts[place] ?? ""
      const ledger = ownBooks(business(plan).ledger, account, `b${place}`)
      await run(Effect.flatMap(Ledgers, (ledgers) => ledgers.book(ledger)))
      const expected = statementsOf(ledger, account, NOW)
      const monthly = await run(Effect.flatMap(Ledgers, (ledgers) => ledgers.monthly(account, TODAY)))
      const withoutLines = ({ lines: _, ...summary }: (typeof expected)[number]) => summary
      expect(statementsOf(monthly, account, NOW).map(withoutLines)).toEqual(expected.map(withoutLines))
      const line = { customerId: account, creditLimit: 5_000_000, openOrders: 1100 }
      expect(balancesOf(monthly, line, NOW)).toEqual(balancesOf(ledger, line, NOW))
      for (const { statementDate } of expected) {
        const month = await run(Effect.flatMap(Ledgers, (ledgers) => ledgers.month(account, statementDate)))
        expect(statementOf(month, account, statementDate)).toEqual(statementOf(ledger, account, statementDate))
        statements += 1
      }
    }
    expect(statements).toBeGreaterThan(24)
  })

  it("[STM-01] of an account without any there are none, and what it owes is nothing", async () => {
    const empty = await run(Effect.flatMap(Ledgers, (ledgers) => ledgers.monthly("2007", TODAY)))
    expect(empty).toEqual([])
    expect(await run(Effect.flatMap(Ledgers, (ledgers) => ledgers.month("2007", "2027-04-30")))).toEqual([])
  })
})

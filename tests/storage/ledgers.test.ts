/** What the database adds up of a customer's books is what the rules make of every entry. */
import { Effect, Layer } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { findViolations } from "../../adapters/postgres/invariants.ts"
import { ledgersLayer } from "../../adapters/storage/billing/ledgers.ts"
import { tradeCreditLayer } from "../../adapters/storage/payments/trade-credit.ts"
import { balancesOf } from "../../core/billing/ledger/balances.ts"
import { balanceOf, type LedgerEntry } from "../../core/billing/ledger/ledger.ts"
import { invoiceEntry, paymentEntry } from "../../core/billing/ledger/ledger-entries.ts"
import { Ledgers } from "../../core/billing/ledger/ledgers.port.ts"
import { statementOf, statementsOf } from "../../core/billing/statements/statement.ts"
import { melbourneDate } from "../../core/melbourne.ts"
import { TradeCredit } from "../../core/payments/trade-credit.port.ts"
import { business, customers, dayOfYear, steps } from "../core/billing/business.ts"
import { testDatabase } from "../postgres/database.ts"

const database = testDatabase("small")
const NOW = Date.parse("2027-05-01T12:00:00+10:00")
const TODAY = "2027-05-01"

const storage = Layer.mergeAll(ledgersLayer, tradeCreditLayer)
const run = <A, E>(work: Effect.Effect<A, E, Ledgers | TradeCredit>, connections = 1): Promise<A> =>
  Effect.runPromise(Effect.provide(work, storage.pipe(Layer.provide(database.layer(connections)))))

const book = (entries: ReadonlyArray<LedgerEntry>) => Effect.flatMap(Ledgers, (ledgers) => ledgers.book(entries))

const balancesOn = (account: string, now: number) =>
  Effect.gen(function* () {
    const ledgers = yield* Ledgers
    const credit = yield* TradeCredit
    const monthly = yield* ledgers.monthly(account, melbourneDate(now))
    const unpaid = (yield* credit.account(account, melbourneDate(now)))?.unpaid
    return { monthly, unpaid }
  })

/** An account in whose books nothing else stands. */
const openAccount = (id: string) =>
  database.query(
    "INSERT INTO customer (id, name, account_type, credit_limit_cents, barcode, branch_id) SELECT $1, $1, account_type, credit_limit_cents, '29' || lpad($1, 10, '0'), branch_id FROM customer WHERE id = '2001'",
    [id]
  )

const noon = (day: string) => Date.parse(`${day}T12:00:00+11:00`)

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

  it("[BAL-01] [CRED-02] on any day, within a month and at its end, are what the entries come to", async () => {
    const account = "8001"
    await openAccount(account)
    const plan = fc.sample(steps, { numRuns: 60, seed: 20_261_126 }).flat()
    const ledger = ownBooks(business(plan).ledger, account, "any")
    await run(book(ledger))
    expect(ledger.length).toBeGreaterThan(40)
    const line = { customerId: account, creditLimit: 5_000_000, openOrders: 0 }
    const days = Array.from({ length: 200 }, (_, place) => dayOfYear(40 + 5 * place))
    const found = await run(Effect.forEach(days, (day) => balancesOn(account, noon(day))))
    for (const [place, { monthly, unpaid }] of found.entries()) {
      const day = days[place] ?? ""
      expect(balancesOf(monthly, line, noon(day)), day).toEqual(balancesOf(ledger, line, noon(day)))
      expect(unpaid).toBe(Math.max(0, balanceOf(ledger, account, day)))
    }
  })

  it("[BAL-01] are the same after many have booked on one account at once", async () => {
    const account = "8002"
    await openAccount(account)
    const made = Array.from({ length: 60 }, (_, place) => {
      const event = { id: `at once ${place}`, customerId: account, date: dayOfYear(20) }
      const payment = { ...event, id: `${event.id} paid`, date: dayOfYear(place % 3 === 0 ? 20 : 50), amount: 500 }
      const against = [{ document: event.id, amount: 500 }]
      return [invoiceEntry({ ...event, total: 1100 + place, gst: 100 }), paymentEntry({ ...payment, against })]
    })
    await run(Effect.all(made.map(book), { concurrency: "unbounded", discard: true }), 8)
    const { monthly, unpaid } = await run(balancesOn(account, NOW))
    const line = { customerId: account, creditLimit: 5_000_000, openOrders: 0 }
    expect(balancesOf(monthly, line, NOW)).toEqual(balancesOf(made.flat(), line, NOW))
    expect(unpaid).toBe(60 * 600 + (59 * 60) / 2)
    expect((await findViolations(database.query)).filter(({ id }) => id === "LED-01")).toEqual([])
  })
})

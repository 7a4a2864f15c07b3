/** What a company owes, as it is told to those who may see it, and how the books keep it. */
import { beforeAll, describe, expect, it, vi } from "vitest"
import type { LedgerEntry } from "../../../core/billing/ledger/ledger.ts"
import { creditNoteEntry, invoiceEntry, paymentEntry } from "../../../core/billing/ledger/ledger-entries.ts"
import { expectFailure } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { logInAtCompany } from "./company-people.ts"
import { emails } from "./login-browser.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const { database } = shop

const write = async ({ id, kind, customerId, date, postings }: LedgerEntry) => {
  await database.query("BEGIN")
  await database.query("INSERT INTO ledger_entry (id, kind, customer_id, day) VALUES ($1, $2, $3, $4)", [
    id,
    kind,
    customerId,
    date
  ])
  for (const [position, posting] of postings.entries())
    await database.query("INSERT INTO ledger_posting VALUES ($1, $2, $3, $4, $5)", [
      id,
      position,
      posting.account,
      "document" in posting ? posting.document : null,
      posting.amount
    ])
  await database.query("COMMIT")
}

const customerId = "2001"
const inOrder = [
  invoiceEntry({ id: "I1", customerId, date: "2026-08-20", total: 110_000, gst: 10_000 }),
  invoiceEntry({ id: "I2", customerId, date: "2026-10-02", total: 220_000, gst: 20_000 }),
  paymentEntry({
    id: "P1",
    customerId,
    date: "2026-10-15",
    amount: 60_000,
    against: [{ document: "I1", amount: 50_000 }]
  }),
  creditNoteEntry({
    id: "C1",
    customerId,
    date: "2026-10-20",
    total: 22_000,
    gst: 2_000,
    against: [{ document: "I2", amount: 22_000 }]
  }),
  invoiceEntry({ id: "I3", customerId, date: "2026-11-03", total: 33_000, gst: 3_000 }),
  invoiceEntry({ id: "X1", customerId: "2002", date: "2026-10-09", total: 77_777, gst: 7_071 })
]

beforeAll(async () => {
  for (const entry of inOrder) await write(entry)
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-24T01:00:00Z") })
  return () => void vi.useRealTimers()
})

describe("A statement", () => {
  it("[CALL-06] [STM-01] [ENT-03] is last month's, from the books of the member's own company", async () => {
    const { data } = await (await logInAtCompany(shop, emails.trade)).ask<unknown>("GET", "/users/details/statement")
    expect(data).toEqual({
      statementDate: "2026-10-31",
      customerId: "2001",
      opening: 110_000,
      invoices: 220_000,
      payments: 60_000,
      credits: 22_000,
      closing: 248_000,
      lines: [
        { date: "2026-10-02", kind: "invoice", number: "I2", amount: 220_000, balance: 330_000 },
        { date: "2026-10-15", kind: "payment", number: "P1", invoices: ["I1"], amount: -60_000, balance: 270_000 },
        { date: "2026-10-20", kind: "credit-note", number: "C1", invoices: ["I2"], amount: -22_000, balance: 248_000 }
      ],
      dueBalance: 60_000,
      "30DayBalance": 0,
      currentBalance: 188_000
    })
  })

  it("[STM-01] is empty where nothing was booked, also for a member who pays at once", async () => {
    const { data } = await (await logInAtCompany(shop, emails.loyal)).ask<unknown>("GET", "/users/details/statement")
    expect(data).toMatchObject({ customerId: "1001", opening: 0, closing: 0, lines: [] })
  })
})

describe("Balances", () => {
  it("[CALL-06] [BAL-01] [ENT-03] are the limit, what is used and left of it, and how old it is", async () => {
    const { data } = await (await logInAtCompany(shop, emails.trade)).ask<unknown>("GET", "/users/details/balances")
    expect(data).toEqual({
      creditLimit: 5_000_000,
      used: 281_000,
      available: 4_719_000,
      balance: 281_000,
      ageing: { current: 23_000, days30: 198_000, days60: 0, days90: 60_000 }
    })
  })

  it("[BAL-01] are there for trade accounts alone", async () => {
    const loyal = await logInAtCompany(shop, emails.loyal)
    expectFailure(await loyal.ask("GET", "/users/details/balances"), 403, "FORBIDDEN")
  })

  it.each(["/users/details/statement", "/users/details/balances"])(
    "[PERM-07] [BAL-01] %s are told to nobody without the permission, and hold not one figure then",
    async (path) => {
      for (const email of ["no-view-credit-limit@ironbark.example", "una@ironbark.example"]) {
        const told = await (await logInAtCompany(shop, email)).ask("GET", path)
        expectFailure(told, 403, "FORBIDDEN")
        expect(told.text).not.toMatch(/\d{3}/)
      }
    }
  )
})

describe("The books", () => {
  it("[LED-01] [I2] take no further posting to an entry that is booked, however well it adds up", async () => {
    const further = (id: string) => `
      INSERT INTO ledger_posting VALUES ('${id}', 90, 'bank', NULL, 5), ('${id}', 91, 'sales', NULL, -5)`
    await expect(database.query(further("I1"))).rejects.toThrow(/is booked/)
    await database.query(
      "ALTER TABLE ledger_entry DISABLE TRIGGER USER; UPDATE ledger_entry SET booked_in = NULL WHERE id = 'I2'; ALTER TABLE ledger_entry ENABLE TRIGGER USER"
    )
    await expect(database.query(further("I2"))).rejects.toThrow(/is booked/)
    expect(await database.query("SELECT FROM ledger_posting WHERE position >= 90")).toEqual([])
  })
  it("[LED-01] [I2] refuse to be emptied, and so does all else that is only added to", async () => {
    const tables = await database.query(
      "SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname LIKE '%_is_not_emptied' ORDER BY 1"
    )
    const names = tables.map(({ name }) => String(name))
    for (const kept of ["audit", "ledger_entry", "ledger_posting", "money_movement", "stock_movement"])
      expect(names).toContain(kept)
    for (const name of names) await expect(database.query(`TRUNCATE ${name} CASCADE`), name).rejects.toThrow(/refused/)
    expect((await database.query("SELECT FROM ledger_entry LIMIT 1")).length).toBe(1)
  })

  it("[LED-01] [I1] [I3] take no entry whose postings do not add up, each event once, and no change of what was booked", async () => {
    const first = inOrder[0] as LedgerEntry
    const sums = await database.query("SELECT entry_id FROM ledger_posting GROUP BY 1 HAVING sum(amount_cents) <> 0")
    expect(sums).toEqual([])
    expect(await database.query("SELECT sum(amount_cents)::int AS all FROM ledger_posting")).toEqual([{ all: 0 }])
    await expect(write({ ...first, id: "odd", postings: first.postings.slice(0, 1) })).rejects.toThrow(/add up/)
    await database.query("ROLLBACK")
    expect(await database.query("SELECT FROM ledger_entry WHERE id = 'odd'")).toEqual([])
    await expect(write(first)).rejects.toThrow(/duplicate key/)
    await database.query("ROLLBACK")
    for (const change of [
      "UPDATE ledger_posting SET amount_cents = amount_cents + 1",
      "DELETE FROM ledger_posting",
      "UPDATE ledger_entry SET day = day + 1",
      "DELETE FROM ledger_entry",
      "UPDATE receivable_balance SET remainder_cents = 0",
      "DELETE FROM receivable_balance",
      "UPDATE receivable_month SET amount_cents = 0",
      "DELETE FROM receivable_month",
      "TRUNCATE ledger_posting",
      "TRUNCATE ledger_entry CASCADE",
      "TRUNCATE audit",
      "TRUNCATE money_movement",
      "TRUNCATE stock_movement",
      "TRUNCATE order_line",
      "TRUNCATE order_event"
    ])
      await expect(database.query(change)).rejects.toThrow()
  })
})

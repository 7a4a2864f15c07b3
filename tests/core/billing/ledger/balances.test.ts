/** Limit, used, left and ageing agree with the ledger. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { balancesOf } from "../../../../core/billing/ledger/balances.ts"
import { invoiceEntry, paymentEntry } from "../../../../core/billing/ledger/ledger-entries.ts"
import { business, customers, dayOfYear, owedBy, steps } from "../business.ts"

const customerId = "00001672"
const account = { customerId, creditLimit: 500_000, openOrders: 30_000 }
const ledger = [
  invoiceEntry({ id: "I1", customerId, date: "2026-02-10", total: 100_000, gst: 9_091 }),
  invoiceEntry({ id: "I2", customerId, date: "2026-04-05", total: 20_000, gst: 1_818 })
]
const at = (text: string) => Date.parse(text)

describe("Balances", () => {
  it("[BAL-01] are the limit, what is used, what is left and how old it is", () =>
    assert.deepStrictEqual(balancesOf(ledger, account, at("2026-04-30T12:00:00+10:00")), {
      creditLimit: 500_000,
      used: 150_000,
      available: 350_000,
      balance: 120_000,
      ageing: { current: 20_000, days30: 0, days60: 100_000, days90: 0 }
    }))
  it("[BAL-01] without open orders, where the setting says so", () => {
    const { used, available } = balancesOf(
      ledger,
      { ...account, openOrdersCount: false },
      at("2026-04-30T12:00:00+10:00")
    )
    assert.deepStrictEqual([used, available], [120_000, 380_000])
  })
  it("[BAL-01] money paid ahead frees no more than the limit", () => {
    const ahead = paymentEntry({ id: "P1", customerId, date: "2026-04-06", amount: 200_000, against: [] })
    const { used, available, balance } = balancesOf([...ledger, ahead], account, at("2026-04-30T12:00:00+10:00"))
    assert.deepStrictEqual([used, available, balance], [30_000, 470_000, -80_000])
  })
  it.each([
    ["2026-04-04T23:59:59+11:00", 100_000],
    // Half past midnight on the day that summer time ends; in UTC it is the day before.
    ["2026-04-05T00:30:00+11:00", 120_000],
    ["2026-04-05T23:59:59+10:00", 120_000]
  ])("[BAL-01] are of the Melbourne day: at %s, %i is owed", (now, owed) =>
    assert.strictEqual(balancesOf(ledger, account, at(now)).balance, owed)
  )
  it.each([
    ["2026-03-31T23:59:59+11:00", { current: 0, days30: 100_000, days60: 0, days90: 0 }],
    ["2026-04-01T00:00:00+11:00", { current: 0, days30: 0, days60: 100_000, days90: 0 }],
    ["2026-10-04T00:30:00+10:00", { current: 0, days30: 0, days60: 0, days90: 120_000 }]
  ])("[BAL-01] are aged by the Melbourne month: at %s %j", (now, ageing) =>
    assert.deepStrictEqual(balancesOf(ledger, account, at(now)).ageing, ageing)
  )

  // Fails where allocations count as payments, another customer's entries count, or the ageing leaves credits out.
  it("[BAL-01] agree with the ledger on every day: the ages come to what is owed, and used and available to the limit", () => {
    fc.assert(
      fc.property(steps, fc.nat(400), fc.nat(200_000), fc.nat(50_000), (plan, day, creditLimit, openOrders) => {
        const year = business(plan)
        const noon = Date.parse(`${dayOfYear(day)}T12:00:00+10:00`)
        for (const who of customers) {
          const { used, available, balance, ageing } = balancesOf(
            year.ledger,
            { customerId: who, creditLimit, openOrders },
            noon
          )
          const { current, days30, days60, days90 } = ageing
          assert.strictEqual(balance, owedBy(year, who, dayOfYear(day)))
          assert.strictEqual(current + days30 + days60 + days90, balance)
          assert.strictEqual(available, used >= creditLimit ? 0 : creditLimit - used)
          assert.isAtLeast(used, balance + openOrders)
          assert.isAtLeast(used, openOrders)
        }
      })
    )
  })
})

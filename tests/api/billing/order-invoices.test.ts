/** The invoice that an order gets when its goods leave the branch, and how the ledger has it, on PostgreSQL. */
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import type { StatementSummary } from "../../../core/billing/statements/statement.ts"
import { melbourneDate } from "../../../core/melbourne.ts"
import { testDatabase } from "../../postgres/database.ts"
import { insertCompanyOrders } from "../../storage/order-fixture.ts"
import { membersOf } from "../ordering/members.ts"
import { testShop } from "../ordering/open-shop.ts"
import { itemInStock } from "../ordering/order-items.ts"
import { expectConsistentRecords } from "../ordering/record-consistency.ts"
import type { RequestedItem } from "../ordering/shopper.ts"
import { recomputeAccounts } from "./recomputed-accounts.ts"

const STAFF_TOKEN = "staff-token-of-more-than-32-letters"
const database = testDatabase("small")
const shop = testShop(database, { STAFF_TOKEN })
const { query } = database
const { member } = membersOf(shop, database)

const dana = "dana@ironbark.example"

const move = (orderNo: string, status: string) =>
  shop.shopper().call("POST", `/staff/orders/${orderNo}`, { status }, { authorization: `Bearer ${STAFF_TOKEN}` })

const invoicesOf = (orderNo: string) =>
  query(
    `SELECT invoice_no, suffix, customer_id, day::text, sold_to, customer_email, customer_order_no, total_cents::int AS total,
      (SELECT count(*)::int FROM invoice_line WHERE invoice_line.invoice_no = invoice.invoice_no) AS lines
     FROM invoice WHERE order_no = $1`,
    [orderNo]
  )

const postingsOn = (document: string) =>
  query(
    `SELECT kind, day::text, account, amount_cents::int AS cents FROM ledger_posting JOIN ledger_entry ON id = entry_id
     WHERE entry_id IN (SELECT entry_id FROM ledger_posting WHERE document = $1) ORDER BY booked, position`,
    [document]
  )

const today = () => melbourneDate(Date.now())

let wanted: ReadonlyArray<RequestedItem>
beforeAll(async () => {
  wanted = [await itemInStock(query, 3)]
})

const onCredit = async () => {
  const who = await member(dana)
  const form = await who.form(wanted)
  const { orderNo } = (await who.placeOnCredit(form)).data.tradecredit
  return { orderNo, total: form.total }
}

describe("The invoice of an order", () => {
  it("[ENT-05] [LED-01] is written when it is collected, under the order's own number, owed with its GST apart", async () => {
    const { orderNo, total } = await onCredit()
    for (const status of ["preparing", "ready"]) {
      await move(orderNo, status)
      expect(await invoicesOf(orderNo)).toEqual([])
    }
    expect((await move(orderNo, "collected")).status).toBe(200)
    expect(await invoicesOf(orderNo)).toEqual([
      {
        invoice_no: orderNo,
        suffix: "",
        customer_id: "2001",
        day: today(),
        sold_to: ["Kim Lee"],
        customer_email: "kim@example.com",
        customer_order_no: "PO-77",
        total,
        lines: 1
      }
    ])
    const gst = Math.round(total / 11)
    expect(await postingsOn(orderNo)).toEqual([
      { kind: "invoice", day: today(), account: "receivables", cents: total },
      { kind: "invoice", day: today(), account: "sales", cents: gst - total },
      { kind: "invoice", day: today(), account: "gst", cents: -gst }
    ])
    await expectConsistentRecords(query)
  })

  it("[LED-01] of one that was paid by card is paid off on the same day", async () => {
    const who = await member(dana)
    const { answer } = await who.buy(wanted)
    const { orderNo } = answer.data.stripe
    await move(orderNo, "collected")
    const [{ total }] = (await invoicesOf(orderNo)) as unknown as [{ total: number }]
    expect((await postingsOn(orderNo)).slice(3)).toEqual([
      { kind: "payment", day: today(), account: "bank", cents: total },
      { kind: "payment", day: today(), account: "receivables", cents: -total }
    ])
    await expectConsistentRecords(query)
  })

  it("[ENT-05] is written once, where the goods leave for a site and are delivered later", async () => {
    const [orderNo = ""] = await insertCompanyOrders(query, { customerId: "2001", contactId: "P02", status: "placed" })
    await query("UPDATE shop_order SET checkout_type = 'delivery' WHERE order_no = $1", [orderNo])
    expect((await move(orderNo, "on-the-way")).status).toBe(200)
    const written = await invoicesOf(orderNo)
    expect(written).toHaveLength(1)
    expect((await move(orderNo, "delivered")).status).toBe(200)
    expect(await invoicesOf(orderNo)).toEqual(written)
  })

  it("[ENT-05] is none for a guest, who has no account", async () => {
    const { answer } = await shop.shopper().buy(wanted)
    const { orderNo } = answer.data.stripe
    expect((await move(orderNo, "collected")).status).toBe(200)
    expect(await invoicesOf(orderNo)).toEqual([])
  })

  it("[LED-01] [I12] leaves the order, its stock and its invoice as they were where it can't be booked", async () => {
    const { orderNo } = await onCredit()
    await query("INSERT INTO ledger_entry (id, kind, customer_id, day) VALUES ($1, 'invoice', '2001', now())", [
      orderNo
    ])
    expect((await move(orderNo, "collected")).status).toBe(503)
    expect(await invoicesOf(orderNo)).toEqual([])
    expect(
      await query(
        "SELECT shop_order.status, state FROM shop_order JOIN reservation USING (order_no) WHERE order_no = $1",
        [orderNo]
      )
    ).toEqual([{ status: "placed", state: "held" }])
  })

  it("[I2] can't be changed, taken away or emptied", async () => {
    for (const change of [
      "UPDATE invoice SET total_cents = total_cents + 1, subtotal_cents = subtotal_cents + 1",
      "UPDATE invoice_line SET line_cents = 1",
      "DELETE FROM invoice_line",
      "DELETE FROM invoice",
      "TRUNCATE invoice CASCADE"
    ])
      await expect(query(change)).rejects.toThrow()
  })
})

describe("The statements of 18 months", () => {
  const buyers = [
    ["2001", "P02", dana],
    ["2002", "P04", "gus@petersen.example"],
    ["2005", "P08", "ned@foley.example"]
  ] as const
  const months = Array.from({ length: 18 }, (_, place) =>
    Temporal.PlainYearMonth.from("2025-05").add({ months: place }).toString()
  )
  afterEach(() => void vi.useRealTimers())

  it("[STM-01] [AGE-01] [LED-01] come to what was ordered, of each company: opening, invoices, payments, closing, and its ages", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    for (const [place, month] of months.entries()) {
      vi.setSystemTime(Date.parse(`${month}-${String(1 + place).padStart(2, "0")}T02:00:00Z`))
      const [customerId, contactId] = buyers[place % buyers.length] ?? buyers[0]
      const cents = 1100 + 7 * place + Number(customerId)
      const company = { customerId, contactId, status: "ready" as const, cents }
      const numbers = await insertCompanyOrders(query, { ...company, count: 1 + (place % 2) })
      // The first is on account, a second one was paid by card.
      await query("UPDATE shop_order SET payment_method = 'trade-credit' WHERE order_no = $1", [numbers[0]])
      for (const orderNo of numbers) expect((await move(orderNo, "collected")).status).toBe(200)
    }
    vi.setSystemTime(Date.parse("2026-11-23T01:00:00Z"))
    const accountOf = await recomputeAccounts(query, "2026-11-23")
    for (const [place, [customerId, , email]] of buyers.entries()) {
      const who = await member(email)
      const list = await who.call<ReadonlyArray<StatementSummary>>("GET", "/users/details/statement/list")
      const statements = list.data.toReversed()
      expect(statements.map(({ statementDate }) => statementDate.slice(0, 7))).toEqual(months.slice(place))
      for (const { statementDate, ...statement } of statements) {
        const { events: _, ages, ...sums } = accountOf(customerId).month(statementDate.slice(0, 7))
        const [currentBalance, days30, days60 = 0, days90 = 0] = ages
        const aged = { currentBalance, "30DayBalance": days30, dueBalance: days60 + days90 }
        expect({ statementDate, ...statement }).toEqual({ statementDate, customerId, ...sums, ...aged })
      }
      // Each month of theirs has an order on account, and every other month one by card as well.
      expect(statements.filter(({ invoices }) => invoices > 0)).toHaveLength(months.length / buyers.length)
      expect(statements.at(-1)?.closing).toBeGreaterThan(0)
    }
  })
})

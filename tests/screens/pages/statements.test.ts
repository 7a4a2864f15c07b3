/** The pages of what a company owes, and of whom it asks about that, as the server sends them. */
import { beforeAll, describe, expect, it } from "vitest"
import { creditNoteEntry, invoiceEntry, paymentEntry } from "../../../core/billing/ledger/ledger-entries.ts"
import { dateText, melbourneDate } from "../../../core/melbourne.ts"
import { bookInvoices } from "../../storage/invoice-fixture.ts"
import { memberPages, pageText } from "../member-pages.ts"
import { pageServer } from "../page-server.ts"

const server = pageServer()
const today = Temporal.PlainDate.from(melbourneDate(Date.now()))
const firstOf = (monthsAgo: number) => today.with({ day: 1 }).subtract({ months: monthsAgo })
const lastStatement = firstOf(0).subtract({ days: 1 })
const customerId = "2001"

/** Two months ago $1,100 was invoiced, last month $220 more, of which $20 came back, and $500 was paid. */
beforeAll(() =>
  bookInvoices(
    server.database,
    [],
    [
      invoiceEntry({ id: "300100-01", customerId, date: firstOf(2).toString(), total: 110_000, gst: 10_000 }),
      invoiceEntry({ id: "300200-01", customerId, date: firstOf(1).toString(), total: 22_000, gst: 2_000 }),
      creditNoteEntry({
        id: "CR-300200",
        customerId,
        date: firstOf(1).toString(),
        total: 2_000,
        gst: 182,
        against: [{ document: "300200-01", amount: 2_000 }]
      }),
      paymentEntry({
        id: "EFT-7",
        customerId,
        date: lastStatement.toString(),
        amount: 50_000,
        against: [{ document: "300100-01", amount: 50_000 }]
      }),
      invoiceEntry({ id: "300900-01", customerId: "2002", date: firstOf(1).toString(), total: 77_777, gst: 7_071 })
    ]
  )
)

describe("/my-account/statements", () => {
  it("[STM-01] lists a row for each month with what it began and ended with, and its files", async () => {
    const get = await memberPages(server, "dana@ironbark.example")
    const { status, heading, html } = await get("/my-account/statements")
    expect([status, heading]).toEqual([200, "Statements"])
    const text = pageText(html)
    expect(text).toContain(
      `|${dateText(lastStatement)}|$1,100.00|$220.00|−$500.00|−$20.00|$800.00|PDF|CSV|${dateText(firstOf(1).subtract({ days: 1 }))}|$0.00|$1,100.00|`
    )
    expect(text).not.toMatch(/777\.77|300900/)
  })

  it("[STM-01] tells who has none when the first comes, and [PERM-05] who may not see them whom to ask", async () => {
    const none = pageText((await (await memberPages(server, "priya@home.example"))("/my-account/statements")).html)
    expect(none).toContain(
      "|There is no statement yet. The first comes at the end of the month of your first invoice.|Go shopping|"
    )
    const refused = await memberPages(server, "no-view-credit-limit@ironbark.example")
    for (const path of ["/my-account/statements", "/my-account/balances"]) {
      const text = pageText((await refused(path)).html)
      expect(text).toContain("|Your account doesn't show this|")
      expect(text).not.toMatch(/800\.00|1,100\.00/)
    }
  })
})

describe("The page of a statement", () => {
  it("[STM-01] shows the month line by line, what it comes to, and when that falls due", async () => {
    const get = await memberPages(server, "dana@ironbark.example")
    const { status, heading, html } = await get(`/my-account/statements/${lastStatement}`)
    expect([status, heading]).toEqual([200, `Statement ${dateText(lastStatement)}`])
    const text = pageText(html)
    expect(text).toContain(
      "|Opening balance|$1,100.00|Invoices|$220.00|Payments|−$500.00|Credits|−$20.00|Closing balance|$800.00|"
    )
    expect(text).toContain(`|Past due|$0.00|Due ${dateText(lastStatement)}|$600.00|`)
    const first = dateText(firstOf(1))
    expect(text).toContain(
      `|Invoice 300200-01|${first}|$220.00|$1,320.00|Credit note CR-300200|${first}|−$20.00|$1,300.00|`
    )
    expect(text).toContain(`|Payment EFT-7|${dateText(lastStatement)}|−$500.00|$800.00|`)
    expect(text).toContain("|Your statement is open.|")
  })

  it("[STM-01] is not there for a month without one, nor for what is no day", async () => {
    const get = await memberPages(server, "dana@ironbark.example")
    for (const date of ["2019-01-31", today.toString(), "nonsense"]) {
      const page = await get(`/my-account/statements/${date}`)
      expect([page.status, page.heading]).toEqual([404, "We can&#x27;t show that statement here"])
    }
  })
})

describe("/my-account/balances", () => {
  it("[BAL-01] [AGE-01] shows limit, used and available, and what is owed by age, which adds up to the balance", async () => {
    const get = await memberPages(server, "dana@ironbark.example")
    const { status, heading, html } = await get("/my-account/balances")
    expect([status, heading]).toEqual([200, "Balances"])
    const text = pageText(html)
    expect(text).toContain("|Credit limit|$50,000.00|Used|$800.00|Available|$49,200.00|")
    const amounts = /\|Current\|.*?\|Balance\|(\$[\d,.]+)\|/.exec(text)
    expect(amounts?.[1]).toBe("$800.00")
    expect(amounts?.[0].match(/\$[\d,.]+/g)).toEqual(["$0.00", "$200.00", "$600.00", "$0.00", "$800.00"])
    expect(html).toContain('href="/my-account/pay-my-account/invoice-payments?due=all"')
  })
})

describe("/my-account/account-manager", () => {
  it("[ACM-01] shows both managers with name, phone, e-mail and initials", async () => {
    const get = await memberPages(server, "dana@ironbark.example")
    const { status, heading, html } = await get("/my-account/account-manager")
    expect([status, heading]).toEqual([200, "Account/Credit Manager"])
    const text = pageText(html)
    expect(text).toContain("|KO|Kerry Osgood|(03) 7010 0161|kerry.osgood@lineal.example|")
    expect(text).toMatch(/\|Credit manager\|[^|]*at Hallam\.\|[A-Z]{2}\|/)
    expect(html).toContain('href="tel:0370100161"')
  })

  it("[ACM-01] gives the branch's phone in the place of who is not named", async () => {
    const get = await memberPages(server, "ned@foley.example")
    const text = pageText((await get("/my-account/account-manager")).html)
    expect(text).toMatch(
      /\|Nobody is named as your store's credit manager yet\.\|Call Brunswick: \|\(03\) 7010 0\d{3}\|/
    )
    expect(text).toContain("|Kerry Osgood|")
  })

  it("[ACM-01] says where they can't be had, beside the branch's phone", async () => {
    const get = await memberPages(server, "dana@ironbark.example")
    await server.database.query("ALTER TABLE manager RENAME TO manager_away")
    try {
      const text = pageText((await get("/my-account/account-manager")).html)
      expect(text).toMatch(/\|We can't show your account manager just now\.\|Call Hallam: \|\(03\) 7010 0134\|/)
      expect(text).toMatch(/\|We can't show your credit manager just now\.\|Call Hallam: \|\(03\) 7010 0134\|/)
    } finally {
      await server.database.query("ALTER TABLE manager_away RENAME TO manager")
    }
  })
})

/** The pages of what a company owes, and of whom it asks about that, as the server sends them: each account's 18 months against what it ordered. */
import { beforeAll, describe, expect, it, vi } from "vitest"
import type { Balances } from "../../../core/billing/ledger/balances.ts"
import type { StatementSummary } from "../../../core/billing/statements/statement.ts"
import { dateText } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import { accounts, historyNow, loadHistory } from "../../api/billing/example-books.ts"
import { type RecomputedMonth, recomputeAccounts } from "../../api/billing/recomputed-accounts.ts"
import { SMALL_SHOP_DAY } from "../../postgres/postgres.setup.ts"
import { pdfText } from "../../providers/messages/pdf-text.ts"
import { memberPages, pageText } from "../member-pages.ts"
import { pageServer } from "../page-server.ts"

const server = pageServer()
const members = new Map<string, Awaited<ReturnType<typeof memberPages>>>()
const memberOf = (customerId: string) => {
  const member = members.get(customerId)
  if (!member) throw new Error(`Nobody is logged in for ${customerId}`)
  return member
}

let accountOf: Awaited<ReturnType<typeof recomputeAccounts>>
beforeAll(async () => {
  await loadHistory(server.database)
  vi.useFakeTimers({ toFake: ["Date"], now: historyNow })
  accountOf = await recomputeAccounts(server.database.query, SMALL_SHOP_DAY)
  for (const [customerId, email] of accounts) members.set(customerId, await memberPages(server, email))
  return () => void vi.useRealTimers()
})

const dayText = (day: string) => dateText(Temporal.PlainDate.from(day))
const months = Array.from({ length: 18 }, (_, place) => {
  const month = Temporal.PlainYearMonth.from("2026-10").subtract({ months: place })
  return [month.toString(), month.toPlainDate({ day: month.daysInMonth }).toString()] as const
})

const minus = (cents: number) => 0 - cents
/** Months before the account's first entry have no statement. */
const monthsOf = (customerId: string) => months.filter(([, day]) => day >= (accountOf(customerId).began ?? "9999"))
const names = { invoice: "Invoice", payment: "Payment", "credit-note": "Credit note" } as const

/** Lines of a statement in an order of their own: within a day they stand as they were booked. */
const sorted = (lines: ReadonlyArray<string>) => lines.toSorted()

/** Each line with what was owed after it; fails where the figures do not go on from one to the next. */
const expectRunningBalance = (
  month: RecomputedMonth,
  lines: ReadonlyArray<readonly [amount: number, after: number]>
) => {
  let balance = month.opening
  for (const [amount, after] of lines) {
    balance += amount
    expect(after).toBe(balance)
  }
  expect(balance).toBe(month.closing)
}

/** Cells of a CSV whose every cell is quoted. */
const rowsOf = (csv: string) =>
  csv
    .replace("\uFEFF", "")
    .trim()
    .split("\r\n")
    .map((line) => line.slice(1, -1).split('","'))
const centsOf = (amount = "") => Math.round(Number(amount) * 100)
const centsIn = (amount = "") => centsOf(amount.replace("\u2212", "-").replaceAll(/[$,]/g, ""))

type Answered<Data> = { readonly data: Data }
type File = { readonly name: string; readonly mediaType: string; readonly base64: string }

const fileOf = async (customerId: string, statementDate: string, format: "pdf" | "csv") => {
  const asked = { statementDate, format }
  const { json } = await memberOf(customerId).call("POST", "/api/users/statement/stream", asked)
  const { name, mediaType, base64 } = (json as Answered<File>).data
  expect(name).toBe(`statement-${statementDate}.${format}`)
  expect(mediaType).toBe(format === "pdf" ? "application/pdf" : "text/csv")
  return Buffer.from(base64, "base64")
}

describe("The books, of each account and each of 18 months", () => {
  it("hold all that makes an account: what is ordered and under way, delivered, cancelled, paid in each way, claimed and brought back", async () => {
    const [counted = {}] = await server.database.query(
      `SELECT (SELECT count(*)::int FROM shop_order WHERE payment_method = 'trade-credit' AND status IN ('placed', 'preparing', 'ready')) AS "under way",
         (SELECT count(*)::int FROM shop_order WHERE status = 'delivered') AS delivered,
         (SELECT count(*)::int FROM shop_order WHERE status = 'cancelled') AS cancelled,
         (SELECT count(DISTINCT payment_method)::int - 5 FROM shop_order) AS ways,
         (SELECT count(*)::int FROM account_payment WHERE surcharge_cents > 0) AS "by card",
         (SELECT count(*)::int FROM claim WHERE state = 'accepted') AS claims,
         (SELECT count(*)::int FROM ledger_entry WHERE kind = 'credit-note' AND id LIKE 'CR-%') AS returns`
    )
    expect(Object.entries(counted).filter(([, count]) => Number(count) < 1)).toEqual([])
  })

  it.each(accounts)(
    "[STM-01] [LED-01] [AGE-01] [CALL-14] of %s: what was ordered, paid and credited adds up from one month to the next, as its statements say",
    async (customerId) => {
      const { json } = await memberOf(customerId).call("GET", "/api/users/details/statement/list")
      const statements = (json as Answered<ReadonlyArray<StatementSummary>>).data
      const account = accountOf(customerId)
      expect(statements.map(({ statementDate }) => statementDate)).toEqual(monthsOf(customerId).map(([, day]) => day))
      expect(statements.length).toBeGreaterThanOrEqual(17)
      for (const [place, statement] of statements.entries()) {
        const { events: _, ages, ...sums } = account.month(statement.statementDate.slice(0, 7))
        const [current, days30, days60 = 0, days90 = 0] = ages
        expect(statement).toEqual({
          statementDate: statement.statementDate,
          customerId,
          ...sums,
          currentBalance: current,
          "30DayBalance": days30,
          dueBalance: days60 + days90
        })
        const { opening, invoices, payments, credits, closing } = statement
        expect(opening + invoices - payments - credits).toBe(closing)
        expect(opening).toBe(statements[place + 1]?.closing ?? 0)
        expect(statement.currentBalance + statement["30DayBalance"] + statement.dueBalance).toBe(closing)
      }
    }
  )

  it.each(accounts)("[BAL-01] [AGE-01] of %s: its balances of today are those of its ledger", async (customerId) => {
    const { json } = await memberOf(customerId).call("GET", "/api/users/details/balances")
    const { creditLimit, used, available, balance, ageing } = (json as Answered<Balances>).data
    const { owed, ages, openOrders } = accountOf(customerId).today
    expect([balance, used]).toEqual([owed, Math.max(0, owed) + openOrders])
    expect(available).toBe(Math.max(0, creditLimit - used))
    expect([ageing.current, ageing.days30, ageing.days60, ageing.days90]).toEqual(ages)
    expect(ages.reduce((sum, cents) => sum + cents, 0)).toBe(owed)
    const ledger = await server.database.query(
      `SELECT sum(amount_cents)::int AS owed FROM ledger_entry JOIN ledger_posting ON entry_id = id
       WHERE customer_id = $1 AND account = 'receivables'`,
      [customerId]
    )
    expect(ledger).toEqual([{ owed }])
    const text = pageText((await memberOf(customerId)("/my-account/balances")).html)
    expect(text).toContain(
      `|Credit limit|${dollars(creditLimit)}|Used|${dollars(used)}|Available|${dollars(available)}|`
    )
    const [table = ""] = /\|Current\|.*?\|Balance\|[\u2212$\d,.]+\|/.exec(text) ?? []
    expect(table.match(/\u2212?\$[\d,.]+/g)?.map(centsIn)).toEqual([...ages, owed])
  })

  it.each(accounts)(
    "[STM-01] [CALL-14] of %s: the screen, the table for a spreadsheet and the paper say the same, line by line",
    async (customerId) => {
      for (const [name, statementDate] of monthsOf(customerId)) {
        const month = accountOf(customerId).month(name)
        const { events, opening, invoices, payments, credits, closing, ages } = month
        const [current = 0, days30 = 0, days60 = 0, days90 = 0] = ages
        const wanted = sorted(
          events.map((event) => `${event.day} ${names[event.kind]} ${event.number} ${event.amount}`)
        )

        const [, first, ...rows] = rowsOf((await fileOf(customerId, statementDate, "csv")).toString("utf8"))
        const last = rows.pop()
        expect([centsOf(first?.[4]), centsOf(last?.[4])]).toEqual([opening, closing])
        expect(
          sorted(rows.map(([day, kind, number, amount]) => `${day} ${kind} ${number} ${centsOf(amount)}`))
        ).toEqual(wanted)
        expectRunningBalance(
          month,
          rows.map(([, , , amount, after]) => [centsOf(amount), centsOf(after)])
        )

        // In the order of the table: the same lines with the same balances.
        const lines = rows.map(([day = "", kind, number, amount, after]) => [
          dayText(day),
          `${kind} ${number}`,
          dollars(centsOf(amount)),
          dollars(centsOf(after))
        ])
        const sums = [
          ["Opening balance", dollars(opening)],
          ["Invoices", dollars(invoices)],
          ["Payments", dollars(minus(payments))],
          ["Credits", dollars(minus(credits))],
          ["Closing balance", dollars(closing)]
        ]
        const due = (day: string, more: number) => {
          const month = Temporal.PlainDate.from(day).with({ day: 1 }).add({ months: more })
          return `Due ${dayText(month.with({ day: month.daysInMonth }).toString())}`
        }
        const owed = [
          ["Past due", dollars(days60 + days90)],
          [due(statementDate, 0), dollars(days30)],
          [due(statementDate, 1), dollars(current)]
        ]
        const text = pageText((await memberOf(customerId)(`/my-account/statements/${statementDate}`)).html)
        expect(text).toContain(`|${sums.flat().join("|")}|`)
        expect(text).toContain(`|${owed.flat().join("|")}|`)
        const settled = new Map(
          events.map(({ kind, number, against }) => [
            `${names[kind]} ${number}`,
            [...new Set(against.map(([document]) => document))].filter((document) => document !== number).toSorted()
          ])
        )
        const onScreen = lines.map(([day, what = "", amount, after]) => {
          const invoices = settled.get(what) ?? []
          return [what, ...(invoices.length > 0 ? ["for ", invoices.join("|, |")] : []), day, amount, after]
        })
        if (lines.length > 0) expect(text).toContain(`|Balance|${onScreen.flat().join("|")}|`)

        const pieces = pdfText(await fileOf(customerId, statementDate, "pdf"))
          .replaceAll("\u0096", "\u2212")
          .split("\n")
        let read = 0
        for (const line of lines) {
          read = pieces.indexOf(line[1] ?? "", read + 1)
          expect(pieces.slice(read - 1, read + 3)).toEqual(line)
        }
        for (const [label, amount] of [...sums, ...owed])
          expect([label, pieces.some((piece, place) => piece === label && pieces[place + 1] === amount)]).toEqual([
            label,
            true
          ])
      }
    }
  )
})

describe("/my-account/statements", () => {
  it("[STM-01] lists a row for each month with what it began and ended with, and its files", async () => {
    const { status, heading, html } = await memberOf("2001")("/my-account/statements")
    expect([status, heading]).toEqual([200, "Statements"])
    const rows = monthsOf("2001").map(([name, day]) => {
      const { opening, invoices, payments, credits, closing } = accountOf("2001").month(name)
      const amounts = [opening, invoices, minus(payments), minus(credits), closing].map((cents) => dollars(cents))
      return [dayText(day), ...amounts, "PDF", "CSV"].join("|")
    })
    expect(pageText(html)).toContain(`|${rows.join("|")}|`)
  })

  it("[STM-01] tells who has none when the first comes, and [PERM-05] who may not see them whom to ask", async () => {
    const priya = await memberPages(server, "priya@home.example")
    const none = pageText((await priya("/my-account/statements")).html)
    expect(none).toContain(
      "|There is no statement yet. The first comes at the end of the month of your first invoice.|Go shopping|"
    )
    // [BAL-01] Of a cash account it is no permission that is lacking.
    const cash = pageText((await priya("/my-account/balances")).html)
    expect(cash).toContain(
      "|Balances are kept for trade accounts. Your account pays as it orders, so it owes nothing.|"
    )
    expect(cash).not.toContain("Ask them")
    const managers = pageText((await priya("/my-account/account-manager")).html)
    expect(managers).toMatch(
      /\|Managers look after trade accounts\. Your store looks after yours\.\|Call \w+: \|\(03\) [\d ]+\|/
    )
    expect(managers).not.toContain("Ask them")
    const refused = await memberPages(server, "no-view-credit-limit@ironbark.example")
    const { closing } = accountOf("2001").month("2026-10")
    for (const path of ["/my-account/statements", "/my-account/balances"]) {
      const text = pageText((await refused(path)).html)
      expect(text).toContain("|Your account doesn't show this|")
      for (const cents of [closing, accountOf("2001").today.owed]) expect(text).not.toContain(dollars(cents))
    }
  })

  it("[STM-01] opens no month that has none, and nothing that is no day", async () => {
    for (const date of ["2019-01-31", "2026-11-23", "nonsense"]) {
      const page = await memberOf("2001")(`/my-account/statements/${date}`)
      expect([page.status, page.heading]).toEqual([404, "We can&#x27;t show that statement here"])
    }
    const { status, heading, html } = await memberOf("2001")("/my-account/statements/2026-10-31")
    expect([status, heading]).toEqual([200, "Statement 31 Oct 2026"])
    expect(pageText(html)).toContain("|Your statement is open.|")
  })
})

describe("/my-account/balances", () => {
  it("[BAL-01] leads to paying what is due", async () => {
    const { status, heading, html } = await memberOf("2001")("/my-account/balances")
    expect([status, heading]).toEqual([200, "Balances"])
    expect(html).toContain('href="/my-account/pay-my-account/invoice-payments?due=all"')
  })
})

describe("/my-account/account-manager", () => {
  it("[ACM-01] shows both managers with name, phone, e-mail and initials", async () => {
    const get = memberOf("2001")
    const { status, heading, html } = await get("/my-account/account-manager")
    expect([status, heading]).toEqual([200, "Account/Credit Manager"])
    const text = pageText(html)
    expect(text).toContain("|KO|Kerry Osgood|(03) 7010 0161|kerry.osgood@lineal.example|")
    expect(text).toMatch(/\|Credit manager\|[^|]*at Hallam\.\|[A-Z]{2}\|/)
    expect(html).toContain('href="tel:0370100161"')
  })

  it("[ACM-01] gives the branch's phone in the place of who is not named", async () => {
    const get = memberOf("2005")
    const text = pageText((await get("/my-account/account-manager")).html)
    expect(text).toMatch(
      /\|Nobody is named as your store's credit manager yet\.\|Call Brunswick: \|\(03\) 7010 0\d{3}\|/
    )
    expect(text).toContain("|Kerry Osgood|")
  })

  it("[ACM-01] says where they can't be had, beside the branch's phone, and offers to try again", async () => {
    const get = memberOf("2001")
    await server.database.query("ALTER TABLE manager RENAME TO manager_away")
    try {
      const text = pageText((await get("/my-account/account-manager")).html)
      expect(text).toMatch(
        /\|We can't show your account manager just now\.\|Call Hallam: \|\(03\) 7010 0134\|Try again\|/
      )
      expect(text).toMatch(
        /\|We can't show your credit manager just now\.\|Call Hallam: \|\(03\) 7010 0134\|Try again\|/
      )
    } finally {
      await server.database.query("ALTER TABLE manager_away RENAME TO manager")
    }
  })
})

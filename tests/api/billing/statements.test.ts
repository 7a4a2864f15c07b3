/** [CALL-14] The statements and balances of the example's accounts over the API, against their entries added up anew. */
import { beforeAll, describe, expect, it, vi } from "vitest"
import { renderAttachment } from "../../../adapters/messages/attachment-renderer.ts"
import type { Balances } from "../../../core/billing/ledger/balances.ts"
import type { Statement, StatementSummary } from "../../../core/billing/statements/statement.ts"
import { statementAges, statementSums } from "../../../core/billing/statements/statement-paper.ts"
import { dateText } from "../../../core/melbourne.ts"
import type { Message } from "../../../core/messages/message.ts"
import { dollars } from "../../../core/money.ts"
import { statementWords } from "../../../core/words/statement.ts"
import { pdfText } from "../../providers/messages/pdf-text.ts"
import { logInAtCompany } from "../account/company-people.ts"
import type { Browser } from "../account/login-browser.ts"
import { expectFailure } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { accounts, agesOn, bookedIn, history, historyNow, loadHistory, owedOn } from "./example-books.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const { query } = shop.database

const browsers = new Map<string, Browser>()
const browserOf = (customerId: string): Browser => {
  const browser = browsers.get(customerId)
  if (!browser) throw new Error(`Nobody is logged in for ${customerId}`)
  return browser
}

beforeAll(async () => {
  await loadHistory(shop.database)
  vi.useFakeTimers({ toFake: ["Date"], now: historyNow })
  for (const [customerId, email] of accounts) browsers.set(customerId, await logInAtCompany(shop, email))
  return () => void vi.useRealTimers()
})

type File = { readonly name: string; readonly mediaType: string; readonly base64: string }

const listOf = async (customerId: string) =>
  (await browserOf(customerId).ask<ReadonlyArray<StatementSummary>>("GET", "/users/details/statement/list")).data
const statementOn = async (customerId: string, statementDate: string) =>
  (await browserOf(customerId).ask<Statement>("GET", `/users/details/statement?statementDate=${statementDate}`)).data
const fileOf = async (customerId: string, statementDate: string, format: "pdf" | "csv") => {
  const { data } = await browserOf(customerId).post<File>("/users/statement/stream", { statementDate, format })
  return { ...data, bytes: Buffer.from(data.base64, "base64") }
}
const dayBefore = (day: string) => Temporal.PlainDate.from(day).with({ day: 1 }).subtract({ days: 1 }).toString()

/** Cells of a CSV whose every cell is quoted. */
const rowsOf = (csv: string) =>
  csv
    .replace("\uFEFF", "")
    .trim()
    .split("\r\n")
    .map((line) => line.slice(1, -1).split('","'))
const centsOf = (amount = "") => Math.round(Number(amount) * 100)

describe("The statements of every example account", () => {
  it.each(accounts)(
    "[STM-01] [CALL-14] of %s are its entries of 18 months, month by month, and each begins where the last ended",
    async (customerId) => {
      const statements = await listOf(customerId)
      const began = history.entries.find((entry) => entry.customerId === customerId)?.date ?? ""
      expect(statements.map(({ statementDate }) => statementDate.slice(0, 7)).at(-1)).toBe(began.slice(0, 7))
      expect(statements.length).toBeGreaterThanOrEqual(17)
      for (const [place, statement] of statements.entries()) {
        const month = statement.statementDate.slice(0, 7)
        const { opening, invoices, payments, credits, closing } = statement
        expect(statement).toMatchObject({
          customerId,
          opening: owedOn(customerId, dayBefore(statement.statementDate)),
          invoices: bookedIn(customerId, month, "invoice"),
          payments: 0 - bookedIn(customerId, month, "payment"),
          credits: 0 - bookedIn(customerId, month, "credit-note"),
          closing: owedOn(customerId, statement.statementDate)
        })
        expect(opening + invoices - payments - credits).toBe(closing)
        expect(opening).toBe(statements[place + 1]?.closing ?? 0)
        const [current, days30, days60, days90] = agesOn(customerId, statement.statementDate)
        expect([statement.currentBalance, statement["30DayBalance"], statement.dueBalance]).toEqual([
          current,
          days30,
          days60 + days90
        ])
      }
    }
  )

  it.each(accounts)(
    "[STM-01] of %s show the same on the screen, in the PDF and in the CSV, each month line by line",
    async (customerId) => {
      for (const { statementDate } of await listOf(customerId)) {
        // What the screen draws, and by which sums and ages.
        const statement = await statementOn(customerId, statementDate)
        const { name, mediaType, bytes } = await fileOf(customerId, statementDate, "csv")
        expect([name, mediaType]).toEqual([`statement-${statementDate}.csv`, "text/csv"])
        const [, opening, ...rows] = rowsOf(bytes.toString("utf8"))
        const closing = rows.pop()
        expect([centsOf(opening?.[4]), centsOf(closing?.[4])]).toEqual([statement.opening, statement.closing])
        const paper = await fileOf(customerId, statementDate, "pdf")
        expect([paper.name, paper.mediaType]).toEqual([`statement-${statementDate}.pdf`, "application/pdf"])
        const pieces = pdfText(paper.bytes).replaceAll("\u0096", "\u2212").split("\n")
        let balance = statement.opening
        let read = 0
        for (const [place, { id, kind, date, amount, balance: after }] of statement.lines.entries()) {
          balance += amount
          expect(after).toBe(balance)
          const [day, , number, written, left] = rows[place] ?? []
          expect([day, number, centsOf(written), centsOf(left)]).toEqual([date, id, amount, after])
          read = pieces.indexOf(statementWords.line(statementWords.kinds[kind], id), read + 1)
          expect(pieces.slice(read - 1, read + 3)).toEqual([
            dateText(Temporal.PlainDate.from(date)),
            statementWords.line(statementWords.kinds[kind], id),
            dollars(amount),
            dollars(after)
          ])
        }
        expect(rows).toHaveLength(statement.lines.length)
        expect(balance).toBe(statement.closing)
        for (const [label, amount] of [...statementSums(statement), ...statementAges(statement)]) {
          const isPrinted = pieces.some((piece, place) => piece === label && pieces[place + 1] === dollars(amount))
          expect([label, isPrinted]).toEqual([label, true])
        }
      }
    }
  )

  it("[STM-01] [LED-01] what they say was invoiced is what the lines of each month's invoices come to", async () => {
    for (const [customerId] of accounts)
      for (const { statementDate, invoices } of await listOf(customerId)) {
        const sold = history.invoices.filter(
          (invoice) => invoice.customerId === customerId && invoice.invoiceDate.startsWith(statementDate.slice(0, 7))
        )
        const cents = sold.flatMap(({ lines, totals: { delivery, surcharge } }) => [
          ...lines.map(({ linePrice }) => linePrice),
          delivery,
          surcharge
        ])
        expect([statementDate, invoices]).toEqual([statementDate, cents.reduce((sum, one) => sum + one, 0)])
      }
  })

  it.each(accounts)(
    "[BAL-01] [AGE-01] of %s: the balances of today are the entries' sum, by age",
    async (customerId) => {
      const today = "2026-11-23"
      const { status, data } = await browserOf(customerId).ask<Balances>("GET", "/users/details/balances")
      expect(status).toBe(200)
      const { creditLimit, used, available, balance, ageing } = data
      expect(balance).toBe(owedOn(customerId, today))
      expect([ageing.current, ageing.days30, ageing.days60, ageing.days90]).toEqual(agesOn(customerId, today))
      expect(ageing.current + ageing.days30 + ageing.days60 + ageing.days90).toBe(balance)
      expect(used).toBe(Math.max(0, balance))
      expect(available).toBe(Math.max(0, creditLimit - used))
    }
  )
})

describe("GET /users/details/statement", () => {
  it("[CALL-14] [STM-01] answers the last month's without a day, and 404 for a month that has not ended, none, or no day", async () => {
    const dana = browserOf("2001")
    const last = await dana.ask<Statement>("GET", "/users/details/statement")
    expect(last.data).toEqual(await statementOn("2001", "2026-10-31"))
    for (const day of ["2026-11-30", "2026-10-30", "2019-01-31", "2026-02-31"])
      expectFailure(await dana.ask("GET", `/users/details/statement?statementDate=${day}`), 404, "NOT_FOUND")
    expectFailure(await dana.ask("GET", "/users/details/statement?statementDate=x"), 400, "MALFORMED")
  })
})

describe("POST /users/statement/email", () => {
  it("[CALL-14] [STM-01] [T36] sends the paper to whoever asked, and to nobody else", async () => {
    const asked = { statementDate: "2026-10-31" }
    const { data } = await browserOf("2001").post("/users/statement/email", { ...asked, email: "else@where.example" })
    expect(data).toEqual({ success: true, email: "dana@ironbark.example" })
    const mails = await query("SELECT * FROM outbox WHERE message_key LIKE 'statement %'")
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ["dana@ironbark.example", "Statement of 31 Oct 2026"]
    ])
    const { closing } = await statementOn("2001", "2026-10-31")
    expect(mails[0]?.text).toContain(dollars(closing))
    const [paper] = (mails[0]?.attachments ?? []) as Message["attachments"]
    expect(paper?.name).toBe("statement-2026-10-31.pdf")
    expect(pdfText((await renderAttachment(paper!)).bytes)).toContain("Statement date 31 Oct 2026")
    expectFailure(
      await browserOf("2001").post("/users/statement/email", { statementDate: "2030-01-31" }),
      404,
      "NOT_FOUND"
    )
  })
})

describe("A canary", () => {
  it("[T28] [STM-01] [INV-01] no list, document or e-mail of one account holds a number of another's", async () => {
    const numbersOf = (customerId: string) =>
      history.entries.flatMap((entry) => (entry.customerId === customerId ? [entry.id] : []))
    for (const [customerId] of accounts) {
      const others = accounts.flatMap(([other]) => (other === customerId ? [] : numbersOf(other)))
      const browser = browserOf(customerId)
      const own = new Set(numbersOf(customerId))
      const texts: Array<string> = []
      for (const { statementDate } of await listOf(customerId)) {
        texts.push(JSON.stringify(await statementOn(customerId, statementDate)))
        texts.push((await fileOf(customerId, statementDate, "csv")).bytes.toString("utf8"))
      }
      for (const [fromDate, toDate] of [
        ["2025-01-01", "2025-12-31"],
        ["2026-01-01", "2026-11-23"]
      ])
        texts.push(
          (
            await browser.ask(
              "GET",
              `/users/details/invoice/list?batchSize=0&batchPage=last&fromDate=${fromDate}&toDate=${toDate}`
            )
          ).text
        )
      await browser.post("/users/statement/email", { statementDate: "2026-10-31" })
      const [mail] = await query("SELECT text, html, attachments FROM outbox ORDER BY id DESC LIMIT 1")
      texts.push(JSON.stringify(mail))
      const all = texts.join("\n")
      expect([...own].some((id) => all.includes(`"${id}"`))).toBe(true)
      expect(others.filter((id) => all.includes(`"${id}"`) || all.includes(`,${id},`))).toEqual([])
    }
  })
})

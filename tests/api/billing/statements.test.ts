/** [CALL-14] The statements of the example's accounts over the API: which there are, who is sent them, and nobody else's in them. */
import { beforeAll, describe, expect, it, vi } from "vitest"
import { renderAttachment } from "../../../adapters/messages/attachment-renderer.ts"
import type { Statement, StatementSummary } from "../../../core/billing/statements/statement.ts"
import type { Message } from "../../../core/messages/message.ts"
import { dollars } from "../../../core/money.ts"
import { pdfText } from "../../providers/messages/pdf-text.ts"
import { logInAtCompany } from "../account/company-people.ts"
import type { Browser } from "../account/login-browser.ts"
import { expectFailure } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { accounts, history, historyNow, loadHistory } from "./example-books.ts"

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
const csvOf = async (customerId: string, statementDate: string) => {
  const asked = { statementDate, format: "csv" }
  const { data } = await browserOf(customerId).post<File>("/users/statement/stream", asked)
  return Buffer.from(data.base64, "base64").toString("utf8")
}

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
        texts.push(await csvOf(customerId, statementDate))
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

/** A long statement on paper: every line is there, each page has the names of its columns and its number. */
import { expect, it } from "vitest"
import { cell, drawPaper } from "../../adapters/documents/paper-parts.ts"
import { statementPdf } from "../../adapters/documents/statement-pdf.ts"
import { creditNoteEntry, invoiceEntry } from "../../core/billing/ledger/ledger-entries.ts"
import { statementOf } from "../../core/billing/statements/statement.ts"
import { statementPaper } from "../../core/billing/statements/statement-paper.ts"
import { pdfText } from "./messages/pdf-text.ts"

const customerId = "00001672"
const entries = Array.from({ length: 400 }, (_, place) =>
  invoiceEntry({ id: `${500_100 + place}-01`, customerId, date: "2026-10-12", total: 11_000 + place, gst: 1_000 })
)
const seller = {
  name: "Lineal",
  abn: "89000000019",
  phone: "(03) 7010 0100",
  email: "hello@lineal.example",
  billerCode: "654321"
}

it("[STM-01] of 400 lines names each with its balance, over pages that are numbered, and how to pay it", async () => {
  const statement = statementOf(entries, customerId, "2026-10")
  const name = "A name of a company that is much too long for any line of a statement and goes on and on and on".repeat(
    2
  )
  const pieces = pdfText(await statementPdf(statementPaper(statement, { id: customerId, name }, seller))).split("\n")
  for (const { id } of entries) expect(pieces).toContain(`Invoice ${id}`)
  const pages = pieces.filter((piece) => piece === "Balance").length
  expect(pages).toBeGreaterThan(9)
  expect(pieces).toContain(`Lineal, statement 31 Oct 2026, customer ${customerId}, page ${pages} of ${pages}`)
  expect(pieces).toContain("BPAY biller code 654321")
  expect(pieces).toContain("BPAY reference 000016725")
  expect(pieces).toContain("Due 30 Nov 2026")
  expect(pieces).toContain("$44,798.00")
})

it("[STM-01] prints what made less of it with a minus, names in the letters it has, and its sums on the same page", async () => {
  const customer = { id: customerId, name: "Trần Đức Decks" }
  const against = [{ document: "500100-01", amount: 17_530 }]
  const credit = creditNoteEntry({ id: "CR-1", customerId, date: "2026-10-13", total: 17_530, gst: 1_594, against })
  const statement = statementOf([...entries.slice(0, 20), credit], customerId, "2026-10")
  const pieces = pdfText(await statementPdf(statementPaper(statement, customer, seller))).split("\n")
  expect(pieces.filter((piece) => piece === "\u0096$175.30")).toHaveLength(2)
  expect(pieces).toContain("Tran Duc Decks")
  expect(pieces.filter((piece) => piece === "Balance")).toHaveLength(1)
})

it("a quantity that is too wide for its column breaks between its parts, never before its figure", async () => {
  const drawn = await drawPaper({ title: "Paper", foot: "Foot" }, (doc) => {
    cell(doc, [50, 75], 100, "7 sticks of 5.4 m", "left")
  })
  const pieces = pdfText(drawn).split("\n")
  expect(pieces.slice(0, 2).map((piece) => piece.trim())).toEqual(["7 sticks", "of 5.4 m"])
})

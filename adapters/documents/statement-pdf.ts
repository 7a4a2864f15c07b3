/** [STM-01] A statement of an account as a PDF: every line with what was owed after it. */
import { abnText } from "../../core/contact/business-numbers.ts"
import type { PrintedStatement, PrintedStatementLine } from "../../core/documents/printed-statement.ts"
import { dollars } from "../../core/money.ts"
import { BOTTOM, cell, type Doc, drawPaper, LEFT, paperTitle, RIGHT, rule } from "./paper-parts.ts"

/** Where each column begins, and how wide it is, points. */
const columns = { day: [LEFT, 80], text: [134, 226], amount: [365, 85], balance: [455, 90] } as const

const ROW = 18

const head = (doc: Doc, { seller, customer, day, facts }: PrintedStatement) => {
  paperTitle(doc, "Statement")
  const sellerLines = [seller.name, `ABN ${abnText(seller.abn)}`, `${seller.phone}  ${seller.email}`]
  doc.text(sellerLines.join("\n"), LEFT, 90, { width: 270 })
  doc.text([`Statement date ${day}`, ...facts].join("\n"), 330, 90, { width: RIGHT - 330, align: "right" })
  doc.font("Helvetica-Bold").text("Account of", LEFT, 150).font("Helvetica")
  doc.text(customer.name, { width: 270, height: 40, ellipsis: true })
}

const row = (doc: Doc, y: number, texts: { readonly [column in keyof typeof columns]: string }) => {
  cell(doc, columns.day, y, texts.day, "left")
  // One line each, so that no line of the account has to be measured.
  doc.text(texts.text, columns.text[0], y, { width: columns.text[1], height: 12, ellipsis: true })
  cell(doc, columns.amount, y, texts.amount, "right")
  cell(doc, columns.balance, y, texts.balance, "right")
}

/** The names of the columns, over the lines of each page. */
const heads = (doc: Doc, y: number): number => {
  doc.font("Helvetica-Bold")
  row(doc, y, { day: "Date", text: "What", amount: "Amount", balance: "Balance" })
  doc.font("Helvetica")
  rule(doc, y + 14, LEFT, 1.5, "black")
  return y + 22
}

const isRoomFor = (y: number, height: number): boolean => y + height <= BOTTOM

const lineRow = (doc: Doc, from: number, { day, text, amount, balance }: PrintedStatementLine, isOpening = false) => {
  let y = from
  if (!isRoomFor(y, ROW)) {
    doc.addPage()
    y = heads(doc, 50)
  }
  row(doc, y, { day, text, amount: isOpening ? "" : dollars(amount), balance: dollars(balance) })
  rule(doc, y + 13)
  return y + ROW
}

type Sum = PrintedStatement["sums"][number]

const SUM = 16

const sumRows = (doc: Doc, from: number, rows: ReadonlyArray<Sum>): number => {
  let y = from
  for (const [name, amount] of rows) {
    doc.text(name, 220, y, { width: 225, align: "right" })
    cell(doc, columns.balance, y, dollars(amount), "right")
    y += SUM
  }
  return y
}

/** A 400-line statement is some ten pages. */
export const statementPdf = (paper: PrintedStatement): Promise<Buffer> => {
  const { seller, customer, day, opening, lines, sums, ages } = paper
  const foot = `${seller.name}, statement ${day}, customer ${customer.id}`
  return drawPaper({ title: `Statement ${day}`, foot }, (doc) => {
    head(doc, paper)
    let y = lineRow(doc, heads(doc, 215), opening, true)
    for (const line of lines) y = lineRow(doc, y, line)
    y += 10
    if (!isRoomFor(y, (sums.length + ages.length + 1) * SUM)) {
      // Sums stand together, without the heads of columns that have no lines there.
      doc.addPage()
      y = 50
    }
    y = sumRows(doc, y, sums.slice(0, -1))
    rule(doc, y, 330, 1.5, "black")
    doc.font("Helvetica-Bold").fontSize(12)
    y = sumRows(doc, y + 8, sums.slice(-1))
    doc.font("Helvetica").fontSize(10)
    sumRows(doc, y + 8, ages)
  })
}

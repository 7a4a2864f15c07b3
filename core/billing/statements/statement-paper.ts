/** A statement as its paper and its table for a spreadsheet say it: the same figures as on the screen. */

import { bpayReference } from "../../bpay.ts"
import { csvTable } from "../../csv-cell.ts"
import type { PrintedStatement } from "../../documents/printed-statement.ts"
import { dateText } from "../../melbourne.ts"
import { type Cents, plainAmount } from "../../money.ts"
import { plainDate } from "../../temporal.ts"
import { statementTableWords, statementWords as words } from "../../words/statement.ts"
import { dueDate } from "../invoices/due-date.ts"
import type { Statement } from "./statement.ts"

const dayText = (day: string): string => dateText(plainDate(day))

const monthBefore = (day: string): string => plainDate(day).subtract({ months: 1 }).toString()

/** [STM-01] The closing balance by when it falls due, cents; the three add up to it. */
export const statementAges = (statement: Statement): ReadonlyArray<readonly [name: string, amount: Cents]> => {
  const { statementDate, dueBalance, currentBalance } = statement
  return [
    [words.pastDue, dueBalance],
    [words.dueBy(dayText(dueDate(monthBefore(statementDate)))), statement["30DayBalance"]],
    [words.dueBy(dayText(dueDate(statementDate))), currentBalance]
  ]
}

/** [STM-01] What a month's lines come to by kind, cents, from the opening balance to the closing one. */
export const statementSums = (statement: Statement): ReadonlyArray<readonly [name: string, amount: Cents]> => {
  const { opening, invoices, payments, credits, closing } = statement
  return [
    [words.opening, opening],
    [words.invoices, invoices],
    [words.payments, 0 - payments],
    [words.credits, 0 - credits],
    [words.closing, closing]
  ]
}

/** [STM-01] */
export const statementPaper = (
  statement: Statement,
  customer: PrintedStatement["customer"],
  { billerCode, ...seller }: PrintedStatement["seller"] & { readonly billerCode: string }
): PrintedStatement => {
  const { statementDate, opening, lines } = statement
  const reference = bpayReference(customer.id)
  return {
    seller,
    customer,
    day: dayText(statementDate),
    facts: [
      words.customer(customer.id),
      words.terms,
      ...(reference ? [words.biller(billerCode), words.bpay(reference)] : [])
    ],
    opening: {
      day: dayText(`${statementDate.slice(0, 7)}-01`),
      text: words.opening,
      amount: opening,
      balance: opening
    },
    lines: lines.map(({ date, kind, number, amount, balance }) => ({
      day: dayText(date),
      text: words.line(words.kinds[kind], number),
      amount,
      balance
    })),
    sums: statementSums(statement),
    ages: statementAges(statement)
  }
}

/** [STM-01] [T39] Comma-separated: the opening balance, a row for each line, and the closing balance. */
export const statementTable = ({ statementDate, opening, closing, lines }: Statement): string =>
  csvTable([
    Object.values(statementTableWords),
    [`${statementDate.slice(0, 7)}-01`, words.opening, "", "", plainAmount(opening)],
    ...lines.map(({ date, kind, number, amount, balance }) => [
      date,
      words.kinds[kind],
      number,
      plainAmount(amount),
      plainAmount(balance)
    ]),
    [statementDate, words.closing, "", "", plainAmount(closing)]
  ])

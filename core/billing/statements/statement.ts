/** A customer's statement: what a month began with, what happened, and what it ended with. */
import { parseDay } from "../../delivery/schedule/wire-day.ts"
import { melbourneTime } from "../../melbourne.ts"
import type { Cents } from "../../money.ts"
import { plainDate } from "../../temporal.ts"
import { ageing, pastDue } from "../ledger/ageing.ts"
import {
  balanceOf,
  documentsOf,
  type Ledger,
  type LedgerEntry,
  type LedgerEntryKind,
  type NumberedEntry
} from "../ledger/ledger.ts"

/** [STM-01] One thing that happened; cents, below 0 where it makes the balance smaller. */
export type StatementLine = {
  readonly date: string
  readonly kind: Exclude<LedgerEntryKind, "allocation">
  /** By which people find it: of an invoice, a credit note, a receipt. */
  readonly number: string
  /** The invoices of which a payment or credit took something off at once, where its own number is not theirs. */
  readonly invoices?: ReadonlyArray<string>
  readonly amount: Cents
  /** After this line. */
  readonly balance: Cents
}

/** [STM-01] Cents. opening + invoices - payments - credits = closing = dueBalance + 30DayBalance + currentBalance. */
export type Statement = {
  /** The last day of its month, `2026-03-31`. */
  readonly statementDate: string
  readonly customerId: string
  readonly opening: Cents
  readonly invoices: Cents
  readonly payments: Cents
  readonly credits: Cents
  readonly closing: Cents
  readonly lines: ReadonlyArray<StatementLine>
  /** Past due: of the invoices before last month's. */
  readonly dueBalance: Cents
  /** Of last month's invoices. */
  readonly "30DayBalance": Cents
  /** Of this month's, less what is not allocated. */
  readonly currentBalance: Cents
}

/** [STM-01] A statement without its lines, as a list shows it. */
export type StatementSummary = Omit<Statement, "lines">

const monthEnd = (day: Temporal.PlainDate): string => day.with({ day: day.daysInMonth }).toString()
const dayBefore = (day: Temporal.PlainDate): Temporal.PlainDate => day.subtract({ days: 1 })

/** [STM-01] The last month that has ended in Melbourne, by its last day; `now` is epoch milliseconds. */
export const lastStatementDate = (now: number): string =>
  dayBefore(melbourneTime(now).toPlainDate().with({ day: 1 })).toString()

/** [STM-01] Whether there is a statement of that day: the last of a month since the account's first entry, `began`, that has ended. */
export const isStatementDate = (day: string, began: string | undefined, now: number): boolean => {
  const date = parseDay(day)
  if (date === undefined || began === undefined) return false
  return day === monthEnd(date) && day >= began && day <= lastStatementDate(now)
}

const owedBy = ({ postings }: LedgerEntry): Cents =>
  postings.reduce((sum, posting) => sum + (posting.account === "receivables" ? posting.amount : 0), 0)

const settledBy = ({ id, postings, number = id }: NumberedEntry): ReadonlyArray<string> => {
  const documents = postings.flatMap((posting) => (posting.account === "receivables" ? [posting.document] : []))
  return [...new Set(documents)].filter((document) => document !== id && document !== number).toSorted()
}

const linesOf = (entries: ReadonlyArray<NumberedEntry>, opening: Cents): ReadonlyArray<StatementLine> => {
  let balance = opening
  return entries.flatMap((entry) => {
    const { date, kind, id, number = id } = entry
    if (kind === "allocation") return []
    const amount = owedBy(entry)
    balance += amount
    const invoices = settledBy(entry)
    return [{ date, kind, number, ...(invoices.length > 0 ? { invoices } : {}), amount, balance }]
  })
}

const sumOf = (lines: ReadonlyArray<StatementLine>, kind: LedgerEntryKind): Cents =>
  lines.reduce((sum, line) => sum + (line.kind === kind ? line.amount : 0), 0)

/** [STM-01] The statement of a month, `2026-03` or any of its days; by day, and on one day as it was booked. */
export const statementOf = (ledger: ReadonlyArray<NumberedEntry>, customerId: string, month: string): Statement => {
  const firstDay = `${month.slice(0, 7)}-01`
  const first = plainDate(firstDay)
  const statementDate = monthEnd(first)
  const opening = balanceOf(ledger, customerId, dayBefore(first).toString())
  const entries = ledger
    .filter((entry) => entry.customerId === customerId && entry.date >= firstDay && entry.date <= statementDate)
    .toSorted((one, other) => (one.date === other.date ? 0 : one.date < other.date ? -1 : 1))
  const lines = linesOf(entries, opening)
  const aged = ageing(documentsOf(ledger, customerId, statementDate), statementDate)
  return {
    statementDate,
    customerId,
    opening,
    invoices: sumOf(lines, "invoice"),
    payments: 0 - sumOf(lines, "payment"),
    credits: 0 - sumOf(lines, "credit-note"),
    closing: lines.at(-1)?.balance ?? opening,
    lines,
    dueBalance: pastDue(aged),
    "30DayBalance": aged.days30,
    currentBalance: aged.current
  }
}

/** [STM-01] The list: a statement for every month from the customer's first entry to the last month that has ended, newest first. */
export const statementsOf = (ledger: Ledger, customerId: string, now: number): ReadonlyArray<Statement> => {
  const [began] = ledger.flatMap((entry) => (entry.customerId === customerId ? [entry.date] : [])).toSorted()
  const statements: Array<Statement> = []
  for (let date = lastStatementDate(now); began !== undefined && date >= began; ) {
    statements.push(statementOf(ledger, customerId, date))
    date = dayBefore(plainDate(date).with({ day: 1 })).toString()
  }
  return statements
}

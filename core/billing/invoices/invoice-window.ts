/** The days of invoices that are asked for at a time. */
import { parseDay } from "../../delivery/schedule/wire-day.ts"
import { melbourneDate } from "../../melbourne.ts"
import { plainDate } from "../../temporal.ts"
import { invoiceWindowWords } from "../../words/bills.ts"
import type { Invoice } from "./invoice.ts"

/** [INV-01] From the first day to the last, both asked for; `2026-11-23`. */
export type InvoiceWindow = { readonly fromDate: string; readonly toDate: string }

/** [INV-01] The invoices of some days, the newest first. */
export type InvoicesOfDays = {
  readonly invoices: ReadonlyArray<Invoice>
  /** The day of the oldest that there is, `2026-03-17`. */
  readonly oldest?: string
  /** How many of before those days have something left to pay; absent without any. */
  readonly olderOpen?: number
}

/** [INV-01] A window goes so many days back from its last day. */
export const WINDOW_DAYS = 90

const back = (date: string, days: number): string => plainDate(date).subtract({ days }).toString()

const windowTo = (toDate: string): InvoiceWindow => ({ fromDate: back(toDate, WINDOW_DAYS), toDate })

/** [INV-01] The first load reaches to today in Melbourne; `now` is epoch milliseconds. */
export const firstWindow = (now: number): InvoiceWindow => windowTo(melbourneDate(now))

/** [INV-01] Each next load reaches to the day before the last one's first. Days are counted on the calendar, never in hours. */
export const nextWindow = ({ fromDate }: InvoiceWindow): InvoiceWindow => windowTo(back(fromDate, 1))

/** [INV-01] The query of `GET /users/details/invoice/list`: all of a window at once. */
export const windowQuery = (window: InvoiceWindow) => ({ batchSize: "0", batchPage: "last", ...window }) as const

/** [INV-01] Whether something is older than what is loaded; `oldest` is the day of the oldest invoice there is, undefined without any. */
export const hasOlderInvoices = ({ fromDate }: InvoiceWindow, oldest: string | undefined): boolean =>
  oldest !== undefined && oldest < fromDate

/** The most days that are answered at once: a leap year. */
const MAX_DAYS = 366

/** [INV-01] The days of one file: from the first that is loaded to today, a year of them at most; `2026-11-23`. */
export const exportWindow = (fromDate: string, today: string): InvoiceWindow => {
  const earliest = back(today, MAX_DAYS - 1)
  return { fromDate: fromDate < earliest ? earliest : fromDate, toDate: today }
}

/** No shop's books begin before. */
export const FIRST_DAY = "1900-01-01"

/** [CALL-13] What is wrong with a window that somebody asks for, by its field; nothing where it can be answered. */
export const windowProblem = ({
  fromDate,
  toDate
}: InvoiceWindow): { readonly [field in keyof InvoiceWindow]?: string } | undefined => {
  const [first, last] = [parseDay(fromDate), parseDay(toDate)]
  if (!first || fromDate < FIRST_DAY) return { fromDate: invoiceWindowWords.noDay }
  if (!last) return { toDate: invoiceWindowWords.noDay }
  if (toDate < fromDate) return { toDate: invoiceWindowWords.backwards }
  return first.until(last).days >= MAX_DAYS ? { fromDate: invoiceWindowWords.tooLong } : undefined
}

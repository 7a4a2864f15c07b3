/** The days of invoices that are asked for at a time. */
import { melbourneDate } from "../../melbourne.ts"
import { plainDate } from "../../temporal.ts"

/** [INV-01] From the first day to the last, both asked for; `2026-11-23`. */
export type InvoiceWindow = { readonly fromDate: string; readonly toDate: string }

/** [INV-01] A window goes so many days back from its last day. */
export const WINDOW_DAYS = 90

const back = (date: string, days: number): string => plainDate(date).subtract({ days }).toString()

const windowTo = (toDate: string): InvoiceWindow => ({ fromDate: back(toDate, WINDOW_DAYS), toDate })

/** [INV-01] The first load reaches to today in Melbourne; `now` is epoch milliseconds. */
export const firstWindow = (now: number): InvoiceWindow => windowTo(melbourneDate(now))

/** [INV-01] Each next load reaches to the day before the last one's first. Days are counted on the calendar, never in hours. */
export const nextWindow = ({ fromDate }: InvoiceWindow): InvoiceWindow => windowTo(back(fromDate, 1))

/** [INV-01] The query of `GET /users/details/invoice/list`: all of a window at once. */
export const windowQuery = (window: InvoiceWindow) => ({ batchSize: 0, batchPage: "last", ...window }) as const

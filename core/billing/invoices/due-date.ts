/** When an invoice on trade terms falls due. */
import { plainDay } from "../../delivery/schedule/wire-day.ts"

/**
 * [CRED-01] 30 days end of month: the last day of the month after the invoice's. Both days as `2026-03-17`, which is due
 * on `2026-04-30`. Throws a RangeError for what is no day, since an invoice's date is the shop's own.
 */
export const dueDate = (invoiceDate: string): string => {
  const day = plainDay(invoiceDate).add({ months: 1 })
  return day.with({ day: day.daysInMonth }).toString()
}

/** [CRED-01] [INV-01] Whether an invoice is to be paid by now: from its due day on. Both days as `2026-04-30`; throws as `dueDate`. */
export const isDue = (invoiceDate: string, today: string): boolean => dueDate(invoiceDate) <= today

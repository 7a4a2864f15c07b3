/** How old what a customer owes is, by the months of its invoices. */

import { plainDay } from "../../delivery/schedule/wire-day.ts"
import type { Cents } from "../../money.ts"

/** [AGE-01] This month's, last month's, the month's before that, and all older. */
export const ageBuckets = ["current", "days30", "days60", "days90"] as const
export type AgeBucket = (typeof ageBuckets)[number]

/** [AGE-01] Cents by age; the four add up to what is owed. */
export type Ageing = Readonly<Record<AgeBucket, Cents>>

/** What is left of an invoice, or, below 0, of a payment or credit note. */
export type OpenItem = { readonly date: string; readonly left: Cents }

const months = (date: string): number => {
  const { year, month } = plainDay(date)
  return year * 12 + month
}

const bucketOf = (monthsOld: number): AgeBucket =>
  ageBuckets[Math.min(Math.max(0, monthsOld), ageBuckets.length - 1)] ?? "current"

/** [AGE-01] How old an invoice of a day is on another; `2026-03-17`. */
export const ageBucketOf = (date: string, on: string): AgeBucket => bucketOf(months(on) - months(date))

/**
 * [AGE-01] What is not allocated, cents by its age in months on a day, `2026-03-31`. Money that belongs to no invoice yet is the
 * customer's now: it is current. Throws a RangeError for what is no day.
 */
export const ageing = (remainders: ReadonlyArray<OpenItem>, on: string): Ageing => {
  const now = months(on)
  const sums = { current: 0, days30: 0, days60: 0, days90: 0 }
  // Years of documents are paid: their days are not read.
  for (const { date, left } of remainders)
    if (left !== 0) sums[left < 0 ? "current" : bucketOf(now - months(date))] += left
  return sums
}

/** [AGE-01] What is past due: by terms of 30 days end of month (CRED-01), all that is older than last month's. */
export const pastDue = ({ days60, days90 }: Ageing): Cents => days60 + days90

/** Finds invoices by what a customer knows of one: its number, their PO or job, its month or day, an amount. */
import { monthNames } from "../../melbourne.ts"
import { type Invoice, invoiceText, toSelectedInvoice } from "./invoice.ts"

/** The beginning of a month's name, `nov` or `sept`, as its number; fewer letters are the beginning of too many words. */
const monthNumber = (name: string): number | undefined => {
  const place = name.length < 3 ? -1 : monthNames.findIndex((month) => month.toLowerCase().startsWith(name))
  return place === -1 ? undefined : place + 1
}

type TypedDay = { readonly day?: number; readonly month: number; readonly year?: number }

const typedDay = (
  day: string | undefined,
  month: number | undefined,
  year: string | undefined
): TypedDay | undefined =>
  month === undefined
    ? undefined
    : { month, ...(day ? { day: Number(day) } : {}), ...(year ? { year: Number(year) } : {}) }

/** A month or a day as it is written, lower case: `november`, `nov 2026`, `23 nov`, `11/2026`, `23/11/2026`; undefined for what is none. */
const parseDay = (text: string): TypedDay | undefined => {
  const [named, namedDay, name = "", namedYear] = /^(\d{1,2})?\s*([a-z]+)\.?,?\s*(\d{4})?$/.exec(text) ?? []
  if (named) return typedDay(namedDay, monthNumber(name), namedYear)
  const [, day, month, year] = /^(?:(\d{1,2})\/)?(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  return typedDay(day, month === undefined ? undefined : Number(month), year)
}

const isOfDay = ({ invoiceDate }: Invoice, { day, month, year }: TypedDay): boolean => {
  const [ownYear, ownMonth, ownDay] = invoiceDate.split("-").map(Number)
  return ownMonth === month && (day === undefined || ownDay === day) && (year === undefined || ownYear === year)
}

/** An amount as it is written, `$1,234.50` or `1234.5`, as its dollars and as many figures of its cents as were typed; undefined for what is none. */
const parseAmount = (text: string): string | undefined =>
  /^\$?\s*(\d[\d,]*(?:\.\d{0,2})?)$/.exec(text)?.[1]?.replaceAll(",", "")

/** Of an amount without cents all of its dollars, so that it is found while its cents are still typed. */
const isAmount = (cents: number, typed: string): boolean => {
  const written = (cents / 100).toFixed(2)
  return typed.includes(".") ? written.startsWith(typed) : written.split(".")[0] === typed
}

/**
 * [INV-01] Those whose number with its suffix, or whose PO/Job number, holds what was typed, in any case, or whose day, total
 * or what is left of it is what was typed; all where nothing was.
 */
export const searchInvoices = (invoices: ReadonlyArray<Invoice>, typed: string): ReadonlyArray<Invoice> => {
  const wanted = typed.trim().toLowerCase()
  const [day, amount] = [parseDay(wanted), parseAmount(wanted)]
  return invoices.filter(
    (one) =>
      [invoiceText(toSelectedInvoice(one)), one.customerOrderNo ?? ""].some((text) =>
        text.toLowerCase().includes(wanted)
      ) ||
      (day !== undefined && isOfDay(one, day)) ||
      (amount !== undefined && [one.total, one.outstanding].some((cents) => isAmount(cents, amount)))
  )
}

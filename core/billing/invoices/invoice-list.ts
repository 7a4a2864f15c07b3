/** The invoices on the screen: loaded 90 days at a time, and the due ones among them. */
import { invoiceWords } from "../../words/bills.ts"
import { isDue } from "./due-date.ts"
import { type Invoice, isSameInvoice, toSelectedInvoice } from "./invoice.ts"
import { firstWindow, type InvoiceWindow, nextWindow } from "./invoice-window.ts"

/** [INV-01] */
export type FetchStatus = "idle" | "fetching" | "done" | "error"

export type InvoiceList = {
  readonly status: FetchStatus
  readonly invoices: ReadonlyArray<Invoice>
  /** The window whose invoices came last. */
  readonly loaded?: InvoiceWindow
  /** The window that was asked for last, while it is on its way or failed. */
  readonly asked?: InvoiceWindow
  /** What went wrong, while the status is `error`. */
  readonly msg?: string
}

export const emptyInvoiceList: InvoiceList = { status: "idle", invoices: [] }

/** [INV-01] Asks for the 90 days before what is loaded, so for the same days again after a failure; once while they are on their way. */
export const requestNextWindow = (list: InvoiceList, now: number): InvoiceList => {
  if (list.status === "fetching") return list
  const { msg: _, ...rest } = list
  const asked = list.loaded ? nextWindow(list.loaded) : firstWindow(now)
  return { ...rest, status: "fetching", asked }
}

const isAsked = ({ status, asked }: InvoiceList, { fromDate, toDate }: InvoiceWindow): boolean =>
  status === "fetching" && asked?.fromDate === fromDate && asked.toDate === toDate

/** [INV-01] The window's invoices join the list, each invoice once; an answer that nobody waits for is dropped. */
export const addInvoices = (list: InvoiceList, window: InvoiceWindow, came: ReadonlyArray<Invoice>): InvoiceList => {
  if (!isAsked(list, window)) return list
  const invoices = [...list.invoices]
  for (const one of came)
    if (!invoices.some((known) => isSameInvoice(toSelectedInvoice(known), toSelectedInvoice(one)))) invoices.push(one)
  return { status: "done", invoices, loaded: window }
}

/** [INV-01] The window did not come; what is there stays, and the same days are asked for next. */
export const markWindowFailed = (list: InvoiceList, window: InvoiceWindow): InvoiceList =>
  isAsked(list, window) ? { ...list, status: "error", msg: invoiceWords.listFailed } : list

/** [INV-01] Those to be paid by today, `2026-04-30`, of which something is left. */
export const dueInvoices = (invoices: ReadonlyArray<Invoice>, today: string): ReadonlyArray<Invoice> =>
  invoices.filter(({ invoiceDate, outstanding }) => outstanding > 0 && isDue(invoiceDate, today))

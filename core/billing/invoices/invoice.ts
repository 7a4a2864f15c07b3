/** An invoice: its number and suffix, its day, and what is left to pay of it. */
import type { Cents } from "../../money.ts"

/** [INV-01] An invoice as it is chosen for payment; only both parts together name one. */
export type SelectedInvoice = { readonly invoiceNo: string; readonly invoiceSuffix: string }

/** [INV-03] What an invoice's link opens. */
export type InvoiceLink = SelectedInvoice & { readonly customerId: string }

export type Invoice = {
  readonly invoiceNumber: string
  readonly invoiceSuffix: string
  readonly customerId: string
  /** Its Melbourne day, `2026-03-17`. */
  readonly invoiceDate: string
  readonly customerEmail?: string
  /** The customer's PO or job number. */
  readonly customerOrderNo?: string
  /** With GST. */
  readonly total: Cents
  /** What is left after payments and credit notes, never below 0. */
  readonly outstanding: Cents
  /** What credit notes took of it, above 0; absent where there are none. */
  readonly credited?: Cents
  /** [CLM-03] How the claims on it stand: open while one waits for an answer, else as the last was answered; absent without any. */
  readonly claim?: "open" | "accepted" | "declined"
}

/** [INV-01] The invoice as it is chosen. */
export const toSelectedInvoice = ({
  invoiceNumber,
  invoiceSuffix
}: Pick<Invoice, "invoiceNumber" | "invoiceSuffix">): SelectedInvoice => ({
  invoiceNo: invoiceNumber,
  invoiceSuffix
})

/** [INV-01] The same invoice: number and suffix both, so that 10-11 is not 101-1. */
export const isSameInvoice = (one: SelectedInvoice, other: SelectedInvoice): boolean =>
  one.invoiceNo === other.invoiceNo && one.invoiceSuffix === other.invoiceSuffix

/** As it is printed: `100234-01`, and without its suffix where it has none. */
export const invoiceText = ({ invoiceNo, invoiceSuffix }: SelectedInvoice): string =>
  invoiceSuffix === "" ? invoiceNo : `${invoiceNo}-${invoiceSuffix}`

/** What is typed or printed as an invoice's number, `100234-01` or an order's in threes; undefined for what is none. */
export const parseInvoiceText = (text: string): SelectedInvoice | undefined => {
  const [, invoiceNo, invoiceSuffix = ""] = /^(\d{4,12})(?:-(\d{2}))?$/.exec(text.replace(/\s/g, "")) ?? []
  return invoiceNo === undefined ? undefined : { invoiceNo, invoiceSuffix }
}

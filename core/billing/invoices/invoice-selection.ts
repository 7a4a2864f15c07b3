/** The invoices that are chosen for payment. */
import type { Cents } from "../../money.ts"
import { type Invoice, invoiceText, isSameInvoice, type SelectedInvoice, toSelectedInvoice } from "./invoice.ts"
import { dueInvoices } from "./invoice-list.ts"

/** [INV-01] A list of number and suffix, each invoice at most once. */
export type InvoiceSelection = ReadonlyArray<SelectedInvoice>

/** [INV-04] So many papers go with one e-mail at most. */
export const MAX_EMAILED_INVOICES = 20

export const isInvoiceSelected = (selection: InvoiceSelection, invoice: SelectedInvoice): boolean =>
  selection.some((one) => isSameInvoice(one, invoice))

/** [INV-01] Chooses an invoice; one that is chosen stays so. */
export const selectInvoice = (
  selection: InvoiceSelection,
  { invoiceNo, invoiceSuffix }: SelectedInvoice
): InvoiceSelection =>
  isInvoiceSelected(selection, { invoiceNo, invoiceSuffix }) ? selection : [...selection, { invoiceNo, invoiceSuffix }]

/** [INV-01] Lets one go. */
export const unselectInvoice = (selection: InvoiceSelection, invoice: SelectedInvoice): InvoiceSelection =>
  selection.filter((one) => !isSameInvoice(one, invoice))

/** [INV-01] 'Pay due invoices' chooses exactly those that are due today, `2026-04-30`. */
export const selectDueInvoices = (invoices: ReadonlyArray<Invoice>, today: string): InvoiceSelection =>
  dueInvoices(invoices, today).reduce<InvoiceSelection>(
    (chosen, one) => selectInvoice(chosen, toSelectedInvoice(one)),
    []
  )

/** Where invoices are paid. */
export const INVOICE_PAYMENTS_PATH = "/my-account/pay-my-account/invoice-payments"

/** [INV-01] The address that pays the chosen invoices, each by number and suffix, or all that are due. */
export const invoicePaymentsAddress = (chosen: InvoiceSelection | "due"): string =>
  chosen === "due"
    ? `${INVOICE_PAYMENTS_PATH}?due=all`
    : `${INVOICE_PAYMENTS_PATH}?${chosen.map((one) => `invoice=${invoiceText(one)}`).join("&")}`

/** [INV-02] What the chosen ones come to, cents, before any surcharge. */
export const selectedInvoicesTotal = (selection: InvoiceSelection, invoices: ReadonlyArray<Invoice>): Cents =>
  invoices.reduce((sum, one) => sum + (isInvoiceSelected(selection, toSelectedInvoice(one)) ? one.outstanding : 0), 0)

/** Invoices as the tests of bills use them. */
import type { Invoice } from "../../../core/billing/invoices/invoice.ts"

export const invoice = (invoiceNumber: string, known: Partial<Invoice> = {}): Invoice => ({
  invoiceNumber,
  invoiceSuffix: "01",
  customerId: "00001672",
  invoiceDate: "2026-03-17",
  total: 12_345,
  outstanding: 12_345,
  ...known
})

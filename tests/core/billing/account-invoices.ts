/** A whole invoice as the tests of bills use it: seven sticks of framing for $243.81. */
import type { NewInvoice } from "../../../core/billing/invoices/account-invoice.ts"

export const newInvoice = (known: Partial<NewInvoice> = {}): NewInvoice => ({
  invoiceNumber: "100234",
  invoiceSuffix: "01",
  customerId: "2001",
  invoiceDate: "2026-10-12",
  customerEmail: "accounts@ironbark.example",
  customerOrderNo: "Lot 14",
  total: 24_381,
  branchId: 25,
  soldTo: ["Ironbark Constructions"],
  lines: [
    {
      sku: "T9045-54",
      name: "90 × 45 Framing 5.4 m",
      uom: "STICK",
      length: 5.4,
      qty: 37.8,
      pieces: 7,
      pricedUom: "LM",
      unitPrice: 645,
      linePrice: 24_381,
      lineGst: 2216
    }
  ],
  totals: { subtotal: 24_381, delivery: 0, surcharge: 0, gst: 2216, total: 24_381 },
  isAtOwnPrices: true,
  showsExGst: true,
  ...known
})

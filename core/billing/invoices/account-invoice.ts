/** An invoice in full, as it stands in the books of an account: what was sold, and what has been paid of it. */
import type { Cents } from "../../money.ts"
import type { OrderLine, OrderTotals } from "../../orders/order.ts"
import type { Invoice } from "./invoice.ts"

/** One frozen line of an invoice; as an order's line, without what leads to the product. */
export type InvoiceLine = Pick<
  OrderLine,
  "sku" | "name" | "uom" | "length" | "qty" | "pieces" | "pricedUom" | "unitPrice" | "linePrice" | "lineGst"
>

/** What an invoice says when it is written; nothing of it changes afterwards. */
export type NewInvoice = Omit<Invoice, "outstanding" | "credited" | "claim"> & {
  /** The order that it is of; absent where the goods were sold over the counter. */
  readonly orderNo?: string
  readonly branchId: number
  /** Whom it is made out to: the name first, then the address where there is one. */
  readonly soldTo: ReadonlyArray<string>
  readonly lines: ReadonlyArray<InvoiceLine>
  readonly totals: OrderTotals
  /** [PERM-07] At the company's own prices. */
  readonly isAtOwnPrices: boolean
  /** [GST-03] Its buyer saw prices without GST. */
  readonly showsExGst: boolean
}

/** [INV-04] What took from an invoice what was owed of it: cents above 0, less where it was taken back. */
export type InvoiceSettlement = {
  readonly kind: "payment" | "credit-note" | "allocation"
  /** By which people find it: of a credit note, a receipt. */
  readonly number: string
  readonly date: string
  readonly amount: Cents
}

/** [INV-04] [ENT-05] An invoice in full. Its settlements and what is outstanding add up to its total. */
export type AccountInvoice = NewInvoice &
  Pick<Invoice, "outstanding" | "credited" | "claim"> & { readonly settlements: ReadonlyArray<InvoiceSettlement> }

/** [CLM-02] A credit note as the books have it; cents above 0, below where it takes one back. */
export type CreditNote = {
  readonly number: string
  /** Its Melbourne day, `2026-11-23`. */
  readonly date: string
  /** The invoices that it went on, as they are printed; none where it is credit on the account. */
  readonly invoices: ReadonlyArray<string>
  /** That of its invoices, where they have the same one. */
  readonly customerOrderNo?: string
  readonly amount: Cents
  readonly gst: Cents
}

/** Invoices as they cross the wire. */
import { Schema } from "effect"
import { Count, DayText, Identifier, listOf, Measure, NameText } from "../../bounds.schema.ts"
import { LineText } from "../../contact/typed-text.schema.ts"
import { OrderSchema } from "../../orders/order.schema.ts"
import { Cents } from "../../pricing/price.schema.ts"
import type * as Account from "./account-invoice.ts"
import type * as Invoices from "./invoice.ts"
import type { InvoicesOfDays } from "./invoice-window.ts"

const namePart = LineText(40)

/** [ENT-05] Which invoice is meant; a text that is the number of none is answered as such. */
export const selectedInvoiceFields = { invoiceNo: namePart, invoiceSuffix: namePart }

const invoiceFields = {
  invoiceNumber: Identifier,
  invoiceSuffix: Identifier,
  customerId: Identifier,
  invoiceDate: DayText,
  customerEmail: Schema.optionalKey(NameText),
  customerOrderNo: Schema.optionalKey(NameText),
  total: Cents,
  outstanding: Cents,
  credited: Schema.optionalKey(Cents),
  claim: Schema.optionalKey(Schema.Literals(["open", "accepted", "declined"]))
}

/** [INV-01] [ENT-05] */
export const InvoiceSchema = Schema.Struct(invoiceFields) satisfies Schema.Codec<Invoices.Invoice>

/** [CALL-13] */
export const InvoicesOfDaysSchema = Schema.Struct({
  invoices: listOf(InvoiceSchema),
  oldest: Schema.optionalKey(DayText),
  olderOpen: Schema.optionalKey(Count)
}) satisfies Schema.Codec<InvoicesOfDays>

/** What was sold, and what it comes to. */
export const invoicedFields = {
  lines: listOf(
    Schema.Struct({
      sku: Identifier,
      name: NameText,
      uom: Identifier,
      length: Schema.optionalKey(Measure),
      qty: Measure,
      pieces: Count,
      pricedUom: Identifier,
      unitPrice: Cents,
      linePrice: Cents,
      lineGst: Cents
    })
  ),
  totals: OrderSchema.fields.totals
}

/** [INV-04] [CALL-13] */
export const AccountInvoiceSchema = Schema.Struct({
  ...invoiceFields,
  orderNo: Schema.optionalKey(Identifier),
  branchId: Count,
  soldTo: listOf(NameText),
  ...invoicedFields,
  isAtOwnPrices: Schema.Boolean,
  showsExGst: Schema.Boolean,
  settlements: listOf(
    Schema.Struct({
      kind: Schema.Literals(["payment", "credit-note", "allocation"]),
      number: Identifier,
      date: DayText,
      amount: Cents
    })
  )
}) satisfies Schema.Codec<Account.AccountInvoice>

/** A company's orders as they cross the wire. */
import { Schema } from "effect"
import { Count, DayText, EpochMs, Identifier, listOf, Measure, MessageText, NameText } from "../bounds.schema.ts"
import { AddressSchema } from "../contact/address.schema.ts"
import { MAX_FIELD_CHARACTERS } from "../contact/fields.ts"
import { LinesText, LineText } from "../contact/typed-text.schema.ts"
import { listFilterFields, listPageSchema } from "../list-page.schema.ts"
import { Cents } from "../pricing/price.schema.ts"
import { OrderSchema, OrderStatusSchema } from "./order.schema.ts"
import type { OrderEdit } from "./order-edit.ts"
import type * as Sales from "./sales-order.ts"
import { quoteFilters, quoteStates, salesOrderFilters, salesOrderSorts } from "./sales-order.ts"

const QuoteStandingSchema = Schema.Struct({
  state: Schema.Literals(quoteStates),
  quotedOn: DayText,
  expiresOn: DayText,
  outstanding: Cents,
  orderNo: Schema.optionalKey(Identifier),
  invoiceNo: Schema.optionalKey(Identifier),
  deliveredLines: listOf(Schema.Struct({ place: Count, invoiceNo: Identifier })),
  openParts: listOf(Schema.Struct({ place: Count, unit: NameText, step: Measure, left: Measure })),
  callOffs: listOf(Schema.Struct({ orderNo: Identifier, status: OrderStatusSchema, estimated: EpochMs }))
}) satisfies Schema.Codec<Sales.QuoteStanding>

const SalesOrderRowSchema = Schema.Struct({
  orderNo: Identifier,
  customerOrderNo: Schema.optionalKey(NameText),
  orderDate: EpochMs,
  status: OrderStatusSchema,
  checkoutType: OrderSchema.fields.checkoutType,
  branch: NameText,
  contactName: NameText,
  estimated: Schema.optionalKey(EpochMs),
  lineCount: Count,
  total: Cents,
  quote: Schema.optionalKey(
    Schema.Struct({
      state: QuoteStandingSchema.fields.state,
      expiresOn: DayText,
      outstanding: Cents,
      instructions: MessageText,
      contactPhone: NameText,
      isEditable: Schema.Boolean
    })
  )
}) satisfies Schema.Codec<Sales.SalesOrderRow>

export const SalesOrderPageSchema = listPageSchema(SalesOrderRowSchema)

export const SalesOrderSchema = Schema.Struct({
  orderNo: Identifier,
  customerOrderNo: Schema.optionalKey(NameText),
  instructions: MessageText,
  contactName: NameText,
  contactPhone: NameText,
  status: OrderStatusSchema,
  orderDate: EpochMs,
  checkoutType: OrderSchema.fields.checkoutType,
  deliveryTo: NameText,
  destination: OrderSchema.fields.destination,
  branch: NameText,
  estimated: Schema.optionalKey(EpochMs),
  deliveredDate: Schema.optionalKey(EpochMs),
  transactionReference: Schema.optionalKey(Identifier),
  paymentMethod: Schema.optionalKey(OrderSchema.fields.paymentMethod),
  quote: Schema.optionalKey(QuoteStandingSchema),
  invoice: Schema.Struct({
    invoicedTo: NameText,
    email: NameText,
    address: Schema.optionalKey(AddressSchema),
    isIssued: Schema.Boolean
  }),
  lines: OrderSchema.fields.lines,
  totals: OrderSchema.fields.totals,
  steps: listOf(Schema.Struct({ label: NameText, done: Schema.Boolean, at: Schema.optionalKey(EpochMs) })),
  payments: listOf(
    Schema.Struct({
      kind: Schema.Literals(["capture", "refund"]),
      amount: Cents,
      reference: Identifier,
      at: EpochMs
    })
  ),
  editable: listOf(Schema.Literals(["newPo", "newInstructions", "newContactName", "newContactPhone"]))
}) satisfies Schema.Codec<Sales.SalesOrder>

/** [ENT-04] New texts for what can be changed of an order; what each must hold is core/orders/order-edit.ts's to say. */
export const OrderEditSchema = Schema.Struct({
  newPo: LineText(MAX_FIELD_CHARACTERS.customerRefNo),
  newInstructions: LinesText(MAX_FIELD_CHARACTERS.instructions),
  newContactName: LineText(MAX_FIELD_CHARACTERS.contactName),
  newContactPhone: LineText(MAX_FIELD_CHARACTERS.phone)
}) satisfies Schema.Codec<OrderEdit>

/** The filter and order of the list; with `quotes` it is one of quotes, whatever the status says. */
export const salesOrderListFields = {
  ...listFilterFields,
  quotes: Schema.optionalKey(Schema.Literals(quoteFilters)),
  status: Schema.optionalKey(Schema.Literals(salesOrderFilters)),
  sort: Schema.optionalKey(Schema.Literals(salesOrderSorts))
}

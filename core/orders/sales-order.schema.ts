/** A company's orders as they cross the wire. */
import { Schema } from "effect"
import { Count, EpochMs, Identifier, listOf, MessageText, NameText } from "../bounds.schema.ts"
import { AddressSchema } from "../contact/address.schema.ts"
import { listFilterFields, listPageSchema } from "../list-page.schema.ts"
import { Cents } from "../pricing/price.schema.ts"
import { OrderSchema, OrderStatusSchema } from "./order.schema.ts"
import type * as Sales from "./sales-order.ts"
import { salesOrderFilters, salesOrderSorts } from "./sales-order.ts"

const SalesOrderRowSchema = Schema.Struct({
  orderNo: Identifier,
  customerOrderNo: Schema.optionalKey(NameText),
  orderDate: EpochMs,
  status: OrderStatusSchema,
  checkoutType: OrderSchema.fields.checkoutType,
  branch: NameText,
  contactName: NameText,
  lineCount: Count,
  total: Cents
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
  branch: NameText,
  estimated: EpochMs,
  deliveredDate: Schema.optionalKey(EpochMs),
  transactionReference: Schema.optionalKey(Identifier),
  paymentMethod: OrderSchema.fields.paymentMethod,
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
  )
}) satisfies Schema.Codec<Sales.SalesOrder>

/** The filter and order of the list. */
export const salesOrderListFields = {
  ...listFilterFields,
  status: Schema.optionalKey(Schema.Literals(salesOrderFilters)),
  sort: Schema.optionalKey(Schema.Literals(salesOrderSorts))
}

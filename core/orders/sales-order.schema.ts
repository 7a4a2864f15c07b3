/** A company's orders as they cross the wire. */
import { Schema } from "effect"
import { AddressSchema } from "../contact/address.schema.ts"
import { listFilterFields, listPageSchema } from "../list-page.schema.ts"
import { Cents } from "../pricing/price.schema.ts"
import { OrderSchema, OrderStatusSchema } from "./order.schema.ts"
import type * as Sales from "./sales-order.ts"
import { salesOrderFilters, salesOrderSorts } from "./sales-order.ts"

const SalesOrderRowSchema = Schema.Struct({
  orderNo: Schema.String,
  customerOrderNo: Schema.optionalKey(Schema.String),
  orderDate: Schema.Finite,
  status: OrderStatusSchema,
  checkoutType: OrderSchema.fields.checkoutType,
  branch: Schema.String,
  contactName: Schema.String,
  lineCount: Schema.Int,
  total: Cents
}) satisfies Schema.Codec<Sales.SalesOrderRow>

export const SalesOrderPageSchema = listPageSchema(SalesOrderRowSchema)

export const SalesOrderSchema = Schema.Struct({
  orderNo: Schema.String,
  customerOrderNo: Schema.optionalKey(Schema.String),
  instructions: Schema.String,
  contactName: Schema.String,
  contactPhone: Schema.String,
  status: OrderStatusSchema,
  orderDate: Schema.Finite,
  checkoutType: OrderSchema.fields.checkoutType,
  deliveryTo: Schema.String,
  branch: Schema.String,
  estimated: Schema.Finite,
  deliveredDate: Schema.optionalKey(Schema.Finite),
  transactionReference: Schema.optionalKey(Schema.String),
  paymentMethod: OrderSchema.fields.paymentMethod,
  invoice: Schema.Struct({
    invoicedTo: Schema.String,
    email: Schema.String,
    address: Schema.optionalKey(AddressSchema),
    isIssued: Schema.Boolean
  }),
  lines: OrderSchema.fields.lines,
  totals: OrderSchema.fields.totals,
  steps: Schema.Array(
    Schema.Struct({ label: Schema.String, done: Schema.Boolean, at: Schema.optionalKey(Schema.Finite) })
  ),
  payments: Schema.Array(
    Schema.Struct({
      kind: Schema.Literals(["capture", "refund"]),
      amount: Cents,
      reference: Schema.String,
      at: Schema.Finite
    })
  )
}) satisfies Schema.Codec<Sales.SalesOrder>

/** The filter and order of the list. */
export const salesOrderListFields = {
  ...listFilterFields,
  status: Schema.optionalKey(Schema.Literals(salesOrderFilters)),
  sort: Schema.optionalKey(Schema.Literals(salesOrderSorts))
}

/** Orders as they cross the wire. */
import { Schema } from "effect"
import { AddressSchema, OrderContactSchema } from "../contact/address.schema.ts"
import { Cents } from "../pricing/price.schema.ts"
import type * as Placed from "./order.ts"

export const OrderStatusSchema = Schema.Literals([
  "awaiting-payment",
  "placed",
  "preparing",
  "on-the-way",
  "ready",
  "delivered",
  "collected",
  "cancelled"
])

const OrderLineSchema = Schema.Struct({
  productId: Schema.String,
  sku: Schema.String,
  name: Schema.String,
  slug: Schema.String,
  uom: Schema.String,
  cf: Schema.Finite,
  length: Schema.optionalKey(Schema.Finite),
  qty: Schema.Finite,
  pieces: Schema.Int,
  pricedUom: Schema.String,
  unitPrice: Cents,
  linePrice: Cents,
  lineGst: Cents,
  weightGrams: Schema.Finite
})

/** [CHK-06] An order with its frozen lines. */
export const OrderSchema = Schema.Struct({
  orderNo: Schema.String,
  status: OrderStatusSchema,
  orderedAt: Schema.Finite,
  checkoutType: Schema.Literals(["pickup", "delivery"]),
  branchId: Schema.Int,
  lines: Schema.Array(OrderLineSchema),
  totals: Schema.Struct({ subtotal: Cents, delivery: Cents, surcharge: Cents, gst: Cents, total: Cents }),
  contact: OrderContactSchema,
  billing: Schema.Struct({ contactDetails: OrderContactSchema, address: Schema.optionalKey(AddressSchema) }),
  instructions: Schema.String,
  customerRefNo: Schema.optionalKey(Schema.String),
  estimated: Schema.Finite,
  deliveredAt: Schema.optionalKey(Schema.Finite),
  transactionReference: Schema.optionalKey(Schema.String),
  paymentMethod: Schema.Literal("card")
}) satisfies Schema.Codec<Placed.Order>

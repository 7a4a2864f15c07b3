/** Orders as they cross the wire. */

import { Schema } from "effect"
import { Count, DayText, EpochMs, Identifier, listOf, Measure, MessageText, NameText } from "../bounds.schema.ts"
import { AddressSchema, OrderContactSchema } from "../contact/address.schema.ts"
import { deliveryTimeCodes } from "../delivery/schedule/time-codes.ts"
import { paymentMethods } from "../payment-method.ts"
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
  productId: Identifier,
  sku: Identifier,
  name: NameText,
  slug: Identifier,
  uom: Identifier,
  cf: Measure,
  length: Schema.optionalKey(Measure),
  qty: Measure,
  pieces: Count,
  pricedUom: Identifier,
  unitPrice: Cents,
  linePrice: Cents,
  lineGst: Cents,
  weightGrams: Measure
})

/** [CHK-06] An order with its frozen lines. */
export const OrderSchema = Schema.Struct({
  orderNo: Identifier,
  status: OrderStatusSchema,
  orderedAt: EpochMs,
  checkoutType: Schema.Literals(["pickup", "delivery"]),
  branchId: Count,
  destination: Schema.optionalKey(
    Schema.Struct({
      method: Schema.Literals(["delivery", "uber", "national", "international"]),
      address: AddressSchema,
      date: Schema.optionalKey(DayText),
      time: Schema.optionalKey(Schema.Literals(deliveryTimeCodes)),
      hasCrane: Schema.optionalKey(Schema.Literal(true))
    })
  ),
  lines: listOf(OrderLineSchema),
  totals: Schema.Struct({ subtotal: Cents, delivery: Cents, surcharge: Cents, gst: Cents, total: Cents }),
  contact: OrderContactSchema,
  billing: Schema.Struct({ contactDetails: OrderContactSchema, address: Schema.optionalKey(AddressSchema) }),
  instructions: MessageText,
  customerRefNo: Schema.optionalKey(NameText),
  estimated: EpochMs,
  deliveredAt: Schema.optionalKey(EpochMs),
  transactionReference: Schema.optionalKey(Identifier),
  paymentMethod: Schema.Literals(paymentMethods),
  awaits: Schema.optionalKey(
    Schema.Struct({
      until: EpochMs,
      instructions: listOf(Schema.Struct({ label: NameText, value: NameText }))
    })
  )
}) satisfies Schema.Codec<Placed.Order>

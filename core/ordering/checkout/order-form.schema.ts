/** The order form as it crosses the wire; a field that is not named here is refused. */
import { Schema } from "effect"
import { AddressSchema, OrderContactSchema } from "../../contact/address.schema.ts"
import { MAX_FIELD_CHARACTERS } from "../../contact/fields.ts"
import { LineText } from "../../contact/typed-text.schema.ts"
import { DeliverySchema } from "../../delivery/delivery.schema.ts"
import type * as Form from "../../orders/order-form.ts"
import { Cents, Quantity, Sku, StickLength } from "../../pricing/price.schema.ts"

/** The last moment that a date can name, epoch milliseconds. */
const LATEST_MS = 8.64e15

const OrderFormItemSchema = Schema.Struct({
  variationId: Sku,
  flags: Schema.Struct({ isClearance: Schema.Boolean, isRandomLength: Schema.Boolean, isTally: Schema.Boolean }),
  attributes: Schema.Record(LineText(40), LineText(100)),
  id: LineText(40),
  sku: Sku,
  cf: Schema.Finite.check(Schema.isBetween({ minimum: -1_000_000, maximum: 1_000_000 })),
  uom: LineText(10),
  qty: Quantity,
  length: Schema.optionalKey(StickLength),
  lineTotal: Cents,
  unitPrice: Cents
})

/** [CHK-04] The order form, whichever way the order is handed over: at most 200 lines. */
export const OrderFormSchema = Schema.Struct({
  total: Cents,
  cart: Schema.Struct({ items: Schema.Array(OrderFormItemSchema).check(Schema.isMaxLength(200)) }),
  details: Schema.Struct({
    customerRefNo: Schema.optionalKey(LineText(MAX_FIELD_CHARACTERS.customerRefNo)),
    agreeTermsAndConditions: Schema.Boolean,
    agreeMarketingCommunication: Schema.Boolean
  }),
  delivery: DeliverySchema,
  quoteId: LineText(40),
  billing: Schema.Struct({ contactDetails: OrderContactSchema, address: Schema.optionalKey(AddressSchema) }),
  buyer: Schema.optionalKey(Schema.Struct({ contactId: LineText(20), customerId: LineText(20) })),
  pricesExpire: Schema.Int.check(Schema.isBetween({ minimum: -LATEST_MS, maximum: LATEST_MS }))
}) satisfies Schema.Codec<Form.OrderForm, unknown>

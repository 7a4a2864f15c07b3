/** The order form as it crosses the wire; a field that is not named here is refused. */
import { Schema } from "effect"
import { manyLines, oneLine } from "../plain-text.ts"
import { Cents, Sku } from "../pricing/price.schema.ts"
import type * as Form from "./order-form.ts"

const text = (most: number, allowed = oneLine) =>
  Schema.String.check(Schema.isMaxLength(most), Schema.isPattern(allowed))

/** [ENT-07] Who an order is for; what each field must hold is core/contact/fields.ts's to say. */
export const OrderContactSchema = Schema.Struct({
  contactName: text(100),
  company: Schema.optionalKey(text(100)),
  phone: text(30),
  email: text(254)
})

/** [DEL-09] A postal address. */
export const AddressSchema = Schema.Struct({
  line1: text(100),
  line2: Schema.optionalKey(text(100)),
  suburb: text(60),
  postcode: text(10),
  state: text(40),
  manuallyEntered: Schema.Boolean,
  country: Schema.optionalKey(text(2))
})

const OrderFormItemSchema = Schema.Struct({
  variationId: Sku,
  flags: Schema.Struct({ isClearance: Schema.Boolean, isRandomLength: Schema.Boolean, isTally: Schema.Boolean }),
  attributes: Schema.Record(text(40), text(100)),
  id: text(40),
  sku: Sku,
  cf: Schema.Finite,
  uom: text(10),
  qty: Schema.Finite,
  length: Schema.optionalKey(Schema.Finite),
  lineTotal: Cents,
  unitPrice: Cents
})

const PickupSchema = Schema.Struct({
  type: Schema.Literals(["timber_pickup", "hardware_pickup"]),
  details: Schema.Struct({
    date: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)),
    instructions: text(500, manyLines),
    branchId: Schema.Int,
    contactDetails: OrderContactSchema
  })
})

/** [CHK-04] The order form: at most 200 lines. */
export const OrderFormSchema = Schema.Struct({
  total: Cents,
  cart: Schema.Struct({ items: Schema.Array(OrderFormItemSchema).check(Schema.isMaxLength(200)) }),
  details: Schema.Struct({
    customerRefNo: Schema.optionalKey(text(40)),
    agreeTermsAndConditions: Schema.Boolean,
    agreeMarketingCommunication: Schema.Boolean
  }),
  delivery: PickupSchema,
  billing: Schema.Struct({ contactDetails: OrderContactSchema, address: Schema.optionalKey(AddressSchema) }),
  pricesExpire: Schema.Int
}) satisfies Schema.Codec<Form.OrderForm>

/** Addresses and contacts as they cross the wire. */
import { Schema } from "effect"
import type { Address, OrderContact } from "./address.ts"
import { MAX_FIELD_CHARACTERS } from "./fields.ts"
import { LineText } from "./typed-text.schema.ts"

/** [ENT-07] Who an order is for; what each field must hold is core/contact/fields.ts's to say. */
export const OrderContactSchema = Schema.Struct({
  contactName: LineText(MAX_FIELD_CHARACTERS.contactName),
  company: Schema.optionalKey(LineText(MAX_FIELD_CHARACTERS.company)),
  phone: LineText(MAX_FIELD_CHARACTERS.phone),
  email: LineText(MAX_FIELD_CHARACTERS.email)
}) satisfies Schema.Codec<OrderContact>

/** A postal address. */
export const AddressSchema = Schema.Struct({
  line1: LineText(100),
  line2: Schema.optionalKey(LineText(100)),
  suburb: LineText(60),
  postcode: LineText(10),
  state: LineText(40),
  manuallyEntered: Schema.Boolean,
  country: Schema.optionalKey(LineText(2))
}) satisfies Schema.Codec<Address>

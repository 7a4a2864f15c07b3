/** Addresses and contacts as they cross the wire. */
import { Schema } from "effect"
import { singleLinePattern } from "../plain-text.ts"
import type { Address, OrderContact } from "./address.ts"
import { MAX_FIELD_CHARACTERS } from "./fields.ts"

const text = (most: number) => Schema.String.check(Schema.isMaxCodePoints(most), Schema.isPattern(singleLinePattern))

/** [ENT-07] Who an order is for; what each field must hold is core/contact/fields.ts's to say. */
export const OrderContactSchema = Schema.Struct({
  contactName: text(MAX_FIELD_CHARACTERS.contactName),
  company: Schema.optionalKey(text(MAX_FIELD_CHARACTERS.company)),
  phone: text(MAX_FIELD_CHARACTERS.phone),
  email: text(MAX_FIELD_CHARACTERS.email)
}) satisfies Schema.Codec<OrderContact>

/** A postal address. */
export const AddressSchema = Schema.Struct({
  line1: text(100),
  line2: Schema.optionalKey(text(100)),
  suburb: text(60),
  postcode: text(10),
  state: text(40),
  manuallyEntered: Schema.Boolean,
  country: Schema.optionalKey(text(2))
}) satisfies Schema.Codec<Address>

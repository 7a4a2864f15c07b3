/** Addresses and contacts as they cross the wire. */
import { Schema } from "effect"
import { oneLine } from "../plain-text.ts"
import type { Address, OrderContact } from "./address.ts"

const text = (most: number) => Schema.String.check(Schema.isMaxLength(most), Schema.isPattern(oneLine))

/** [ENT-07] Who an order is for; what each field must hold is core/contact/fields.ts's to say. */
export const OrderContactSchema = Schema.Struct({
  contactName: text(100),
  company: Schema.optionalKey(text(100)),
  phone: text(30),
  email: text(254)
}) satisfies Schema.Codec<OrderContact>

/** [DEL-09] A postal address. */
export const AddressSchema = Schema.Struct({
  line1: text(100),
  line2: Schema.optionalKey(text(100)),
  suburb: text(60),
  postcode: text(10),
  state: text(40),
  manuallyEntered: Schema.Boolean,
  country: Schema.optionalKey(text(2))
}) satisfies Schema.Codec<Address>

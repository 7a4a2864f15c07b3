/** A kept cart as it is stored and answered, and why there is none. */
import { Schema } from "effect"
import { Identifier, listOf, Measure, MessageText, NameText } from "../../bounds.schema.ts"
import { Sku } from "../../pricing/price.schema.ts"
import type { SavedCartLine } from "./saved-cart.ts"

/** [T32] */
export const SavedCartLineSchema = Schema.Struct({
  productId: Identifier,
  sku: Sku,
  name: NameText,
  uom: NameText,
  cf: Measure,
  length: Schema.optionalKey(Measure),
  qty: Measure,
  pieces: Measure
}) satisfies Schema.Codec<SavedCartLine>

export const SavedCartLines = listOf(SavedCartLineSchema)

/** No cart is kept under that id, or it was brought back already. */
export class SavedCartNotFound extends Schema.TaggedError<SavedCartNotFound>()("SavedCartNotFound", {}) {}

/** [CART-07] A cart is not kept or not sent: nothing in it is sold, the address is none, or it was sent too often. */
export class SavedCartRefused extends Schema.TaggedError<SavedCartRefused>()("SavedCartRefused", {
  kind: Schema.Literals(["no-items", "malformed", "too-many"]),
  msg: MessageText,
  fields: Schema.optionalKey(Schema.Record(Schema.String, MessageText))
}) {}

/** Part of the shop can not be reached at the moment: nothing is known of what was asked, and it may be tried again. */
import { Schema } from "effect"

/** What the shop is made of, as far as it can be out of reach by itself. */
export const ShopPart = Schema.Literals([
  "accounts",
  "bot check",
  "branches",
  "catalogue",
  "content",
  "credit",
  "database",
  "documents",
  "forms",
  "invoices",
  "job lists",
  "ledgers",
  "orders",
  "outbox",
  "pictures",
  "places",
  "prices",
  "quotes",
  "rate limits",
  "recommendations",
  "reviews",
  "search",
  "stock"
])
export type ShopPart = typeof ShopPart.Type

/**
 * A part could not be read or written. That is neither "there is none" nor "there is one"; of a change it is not known
 * whether it was kept. `cause` is for the log alone.
 */
export class Unavailable extends Schema.TaggedError<Unavailable>()("Unavailable", {
  part: ShopPart,
  cause: Schema.Defect()
}) {}

/** No answer that can be read: whether the provider did what was asked is not known. */
export class ProviderUnavailable extends Schema.TaggedError<ProviderUnavailable>()("ProviderUnavailable", {
  cause: Schema.Defect(),
  /** The provider keeps this failure as its answer under the key: asking again under it is answered the same. */
  isStored: Schema.optionalKey(Schema.Boolean)
}) {}

/** So much waits for the same thing already that no more was taken on: nothing was begun, and it may be tried again. */
export class Busy extends Schema.TaggedError<Busy>()("Busy", { part: ShopPart }) {}

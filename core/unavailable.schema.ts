/** Part of the shop can not be reached at the moment: nothing is known of what was asked, and it may be tried again. */
import { Schema } from "effect"

/** No answer that can be read: whether the provider did what was asked is not known. */
export class ProviderUnavailable extends Schema.TaggedError<ProviderUnavailable>()("ProviderUnavailable", {
  cause: Schema.Defect(),
  /** The provider keeps this failure as its answer under the key: asking again under it is answered the same. */
  isStored: Schema.optionalKey(Schema.Boolean)
}) {}

/** The accounts could not be read or written; whether credit was drawn is not known. */
export class CreditUnavailable extends Schema.TaggedError<CreditUnavailable>()("CreditUnavailable", {
  cause: Schema.Defect()
}) {}

/** The stock could not be read; that is neither none nor some. */
export class StockUnavailable extends Schema.TaggedError<StockUnavailable>()("StockUnavailable", {
  cause: Schema.Defect()
}) {}

export class RateLimitsUnavailable extends Schema.TaggedError<RateLimitsUnavailable>()("RateLimitsUnavailable", {
  cause: Schema.Defect()
}) {}

export class BranchesUnavailable extends Schema.TaggedError<BranchesUnavailable>()("BranchesUnavailable", {
  cause: Schema.Defect()
}) {}

/** The price book could not be read; nothing is known about any price. */
export class PricesUnavailable extends Schema.TaggedError<PricesUnavailable>()("PricesUnavailable", {
  cause: Schema.Defect()
}) {}

/** The catalogue could not be read; that does not mean that a thing does not exist. */
export class CatalogueUnavailable extends Schema.TaggedError<CatalogueUnavailable>()("CatalogueUnavailable", {
  cause: Schema.Defect()
}) {}

/** A picture could not be found or made; that does not mean that there is none. */
export class PicturesUnavailable extends Schema.TaggedError<PicturesUnavailable>()("PicturesUnavailable", {
  cause: Schema.Defect()
}) {}

/** The search could not be answered; that does not mean that nothing was found. */
export class SearchUnavailable extends Schema.TaggedError<SearchUnavailable>()("SearchUnavailable", {
  cause: Schema.Defect()
}) {}

export class OutboxUnavailable extends Schema.TaggedError<OutboxUnavailable>()("OutboxUnavailable", {
  cause: Schema.Defect()
}) {}

/** The accounts could not be read or written; whether a change was kept is not known. */
export class AccountsUnavailable extends Schema.TaggedError<AccountsUnavailable>()("AccountsUnavailable", {
  cause: Schema.Defect()
}) {}

/** The orders could not be read or written; whether a change was kept is not known. */
export class OrdersUnavailable extends Schema.TaggedError<OrdersUnavailable>()("OrdersUnavailable", {
  cause: Schema.Defect()
}) {}

/** The gazetteer could not be asked. */
export class PlacesUnavailable extends Schema.TaggedError<PlacesUnavailable>()("PlacesUnavailable", {
  cause: Schema.Defect()
}) {}

export class LedgersUnavailable extends Schema.TaggedError<LedgersUnavailable>()("BooksUnavailable", {
  cause: Schema.Defect()
}) {}

/** The papers can't be drawn just now. */
export class DocumentsUnavailable extends Schema.TaggedError<DocumentsUnavailable>()("DocumentsUnavailable", {
  cause: Schema.Defect()
}) {}

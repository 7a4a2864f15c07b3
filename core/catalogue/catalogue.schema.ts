/** What can go wrong when the catalogue is asked. */
import { Schema } from "effect"

/** The catalogue could not be read; that does not mean that a thing does not exist. */
export class CatalogueUnavailable extends Schema.TaggedError<CatalogueUnavailable>()("CatalogueUnavailable", {
  cause: Schema.Defect()
}) {}

/** What can go wrong when goods are searched for. */
import { Schema } from "effect"

/** The search could not be answered; that does not mean that nothing was found. */
export class SearchUnavailable extends Schema.TaggedError<SearchUnavailable>()("SearchUnavailable", {
  cause: Schema.Defect()
}) {}

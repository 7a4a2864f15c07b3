/** What can go wrong when the books are read. */
import { Schema } from "effect"

export class BooksUnavailable extends Schema.TaggedError<BooksUnavailable>()("BooksUnavailable", {
  cause: Schema.Defect()
}) {}

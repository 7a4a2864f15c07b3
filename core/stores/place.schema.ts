/** What can go wrong when a place is looked up. */
import { Schema } from "effect"

/** Nobody knows such a postcode or suburb. */
export class PlaceNotFound extends Schema.TaggedError<PlaceNotFound>()("PlaceNotFound", { value: Schema.String }) {}

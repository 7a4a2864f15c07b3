/** Reviews as they cross the wire. */
import { Schema } from "effect"
import { Count, EpochMs, finiteBetween, listOf, MessageText, NameText } from "../../bounds.schema.ts"
import { LinesText } from "../../contact/typed-text.schema.ts"
import { MAX_REVIEW_LENGTH, type OwnReview, type ReviewSummary } from "./review.ts"

const Stars = Schema.Literals([1, 2, 3, 4, 5])

/** Hangul's fillers are letters and Braille's blank is a symbol, though nobody sees them. */
const canBeRead = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, ""))

/** What somebody hands in: something that can be read, and not only blanks and signs that nobody sees. */
export const ReviewTextSchema = Schema.Struct({
  stars: Stars,
  says: LinesText(MAX_REVIEW_LENGTH).check(
    Schema.makeFilter((text) => canBeRead(text) || "Expected something that can be read")
  )
})

/** [ENT-12] */
export const ReviewSummarySchema = Schema.Struct({
  avgRating: finiteBetween({ minimum: 0, maximum: 5 }),
  reviewCount: Count,
  reviews: listOf(Schema.Struct({ stars: Stars, says: MessageText, author: NameText, writtenAt: EpochMs }))
}) satisfies Schema.Codec<ReviewSummary>

export const OwnReviewSchema = Schema.Struct({
  mayWrite: Schema.Boolean,
  own: Schema.optionalKey(
    Schema.Struct({ stars: Stars, says: MessageText, state: Schema.Literals(["waiting", "published", "rejected"]) })
  )
}) satisfies Schema.Codec<OwnReview>

/** Where reviews of products are kept. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { OwnReview, ReviewSummary, ReviewText } from "./review.ts"

/** Whose review, of what. */
export type ReviewSubject = { readonly contactId: string; readonly productId: string }

/** Port that keeps reviews. Products that are hidden or unknown have none. Fails with `Unavailable` (what it needs is out of reach). */
export class Reviews extends Context.Service<
  Reviews,
  {
    /** What staff have published of a product, the newest first. */
    readonly published: (productId: string) => Effect.Effect<ReviewSummary, Unavailable>
    /** The ids of all products of which something is published. */
    readonly reviewedProducts: Effect.Effect<ReadonlySet<string>, Unavailable>
    /** Whether somebody bought the product, and what they wrote of it. */
    readonly ownReview: (subject: ReviewSubject) => Effect.Effect<OwnReview, Unavailable>
    /** Keeps a review until staff have read it, in the place of an earlier one; false where its author never bought the product. */
    readonly write: (subject: ReviewSubject, review: ReviewText) => Effect.Effect<boolean, Unavailable>
  }
>()("core/catalogue/reviews/Reviews") {}

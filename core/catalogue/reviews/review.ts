/** What buyers say of a product: stars and a few sentences, shown once staff have read them. */

/** One to five. */
export const starCounts = [1, 2, 3, 4, 5] as const
export type Stars = (typeof starCounts)[number]

/** Waits for staff, is shown, or is not. */
export type ReviewState = "waiting" | "published" | "rejected"

/** What somebody hands in. */
export type ReviewText = { readonly stars: Stars; readonly says: string }

/** [ENT-12] A review as everybody reads it. `author` is a first name and an initial; `writtenAt` epoch milliseconds. */
export type Review = ReviewText & { readonly author: string; readonly writtenAt: number }

/** [ENT-12] A product's reviews: how many stars on average, of how many, and the newest of them. */
export type ReviewSummary = {
  /** 0 where there is none. */
  readonly avgRating: number
  readonly reviewCount: number
  readonly reviews: ReadonlyArray<Review>
}

/** What a member may do of a product: write where they bought it, and what they wrote before. */
export type OwnReview = { readonly mayWrite: boolean; readonly own?: ReviewText & { readonly state: ReviewState } }

/** The longest text of a review, characters. */
export const MAX_REVIEW_LENGTH = 2000

/** How a buyer is called beside their review: `Kim L.`; nobody's full name stands on a public page. */
export const reviewAuthor = (firstName: string, lastName: string): string => {
  const [initial] = new Intl.Segmenter("en-AU").segment(lastName.trim())
  return [firstName.trim(), initial ? `${initial.segment.toLocaleUpperCase("en-AU")}.` : ""].filter(Boolean).join(" ")
}

type Rating = { readonly avgRating: number; readonly reviewCount: number }

/** The stars of several sources together, each by how many gave them; to one decimal. */
export const combinedRating = (...ratings: ReadonlyArray<Rating>): Rating => {
  const given = ratings.filter(({ avgRating, reviewCount }) => avgRating > 0 && reviewCount > 0)
  const reviewCount = given.reduce((sum, one) => sum + one.reviewCount, 0)
  const stars = given.reduce((sum, one) => sum + one.avgRating * one.reviewCount, 0)
  return { avgRating: reviewCount > 0 ? Math.round((stars / reviewCount) * 10) / 10 : 0, reviewCount }
}

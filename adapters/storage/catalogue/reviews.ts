/** Reviews of products, kept in PostgreSQL: only what somebody paid for is reviewed, and only what staff published is shown. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { type Review, type ReviewState, reviewAuthor, type Stars } from "../../../core/catalogue/reviews/review.ts"
import { type ReviewSubject, Reviews } from "../../../core/catalogue/reviews/reviews.port.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { cacheUntilChanged } from "../../postgres/client/catalogue-cache.ts"

/** Reviews that a page shows. */
const MOST_SHOWN = 50

type Totals = { readonly avgRating: number; readonly reviewCount: number }
type ReviewRow = Omit<Review, "stars"> & { readonly stars: number }

const unavailable = Effect.mapError((cause: unknown) => new Unavailable({ part: "reviews", cause }))

export const reviewsLayer = Layer.effect(
  Reviews,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    /** Paid for, and not given up. */
    const hasBought = ({ contactId, productId }: ReviewSubject) =>
      sql`EXISTS (
        SELECT FROM shop_order JOIN order_line USING (order_no) JOIN product ON product.id = order_line.product_id
        WHERE shop_order.contact_id = ${contactId} AND order_line.product_id = ${productId}
          AND shop_order.status NOT IN ('awaiting-payment', 'cancelled') AND product.status = 'public')`

    const published = Effect.fn("Reviews.published")(function* (productId: string) {
      const rows = yield* sql<ReviewRow & Totals>`
        SELECT stars, says, author, floor(extract(epoch FROM written_at) * 1000)::float8 AS "writtenAt",
          round(avg(stars) OVER (), 1)::float8 AS "avgRating", (count(*) OVER ())::int AS "reviewCount"
        FROM product_review JOIN product ON product.id = product_id AND product.status = 'public'
        WHERE product_id = ${productId} AND state = 'published' ORDER BY written_at DESC LIMIT ${MOST_SHOWN}`
      return {
        avgRating: rows[0]?.avgRating ?? 0,
        reviewCount: rows[0]?.reviewCount ?? 0,
        reviews: rows.map(({ says, author, writtenAt, stars }) => ({ says, author, writtenAt, stars: stars as Stars }))
      }
    }, unavailable)

    const readReviewed = Effect.map(
      sql<{ id: string }>`SELECT DISTINCT product_id AS id FROM product_review WHERE state = 'published'`,
      (rows): ReadonlySet<string> => new Set(rows.map(({ id }) => id))
    )
    const reviewedProducts = unavailable(yield* cacheUntilChanged(readReviewed))

    const ownReview = Effect.fn("Reviews.ownReview")(function* (subject: ReviewSubject) {
      const [row] = yield* sql<{ readonly mayWrite: boolean }>`SELECT ${hasBought(subject)} AS "mayWrite"`
      const [own] = yield* sql<{ readonly stars: number; readonly says: string; readonly state: ReviewState }>`
        SELECT stars, says, state FROM product_review
        WHERE contact_id = ${subject.contactId} AND product_id = ${subject.productId}`
      return {
        mayWrite: row?.mayWrite ?? false,
        ...(own ? { own: { ...own, stars: own.stars as Stars } } : {})
      }
    }, unavailable)

    const write: Reviews["Service"]["write"] = Effect.fn("Reviews.write")(function* (subject, { stars, says }) {
      const [author] = yield* sql<{ readonly firstName: string; readonly lastName: string }>`
        SELECT first_name AS "firstName", last_name AS "lastName" FROM contact
        WHERE id = ${subject.contactId} AND ${hasBought(subject)}`
      if (!author) return false
      // Under a new number: staff who read the old text and publish it by its number publish nothing that they did not read.
      yield* sql`
        INSERT INTO product_review (product_id, contact_id, stars, author, says)
        VALUES (${subject.productId}, ${subject.contactId}, ${stars},
          ${reviewAuthor(author.firstName, author.lastName)}, ${says.trim()})
        ON CONFLICT (contact_id, product_id) DO UPDATE SET id = DEFAULT, stars = excluded.stars, author = excluded.author,
          says = excluded.says, state = 'waiting', decided_at = NULL, written_at = now()`
      return true
    }, unavailable)

    return Reviews.of({ published, reviewedProducts, ownReview, write })
  })
)

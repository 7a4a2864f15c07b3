/** Answers the calls about what buyers say of products. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Reviews } from "../../../core/catalogue/reviews/reviews.port.ts"
import { CurrentMember } from "../../../core/identity/visitor.port.ts"
import { reviewWords } from "../../../core/words/review.ts"
import { UnprocessableRequest } from "../failure.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { ReviewsGroup } from "./reviews.contract.ts"

const notBought = () => new UnprocessableRequest({ error: true, code: "NOT_BOUGHT", msg: reviewWords.notBought })

export const ReviewsHandlers = HttpApiBuilder.group(
  groupApi(ReviewsGroup),
  "reviews",
  Effect.fn(function* (handlers) {
    const reviews = yield* Reviews
    const subjectOf = (productId: string) =>
      Effect.map(CurrentMember, ({ contact }) => ({ contactId: contact.id, productId }))
    return handlers.handleAll({
      published: ({ params }) => Effect.map(toWire(reviews.published(params.id)), (data) => ({ data })),
      own: ({ params }) =>
        Effect.gen(function* () {
          return { data: yield* toWire(reviews.ownReview(yield* subjectOf(params.id))) }
        }),
      write: ({ params, payload }) =>
        Effect.gen(function* () {
          const isKept = yield* toWire(reviews.write(yield* subjectOf(params.id), payload))
          return isKept ? { data: { waiting: true as const } } : yield* Effect.fail(notBought())
        })
    })
  })
)

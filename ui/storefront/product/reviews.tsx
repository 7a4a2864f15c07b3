/** What buyers say of a product, and where they write it. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { dayText, melbourneTime } from "../../../core/melbourne.ts"
import { tabDraft } from "../../kit/tab-draft.ts"
import type { Shopfront } from "../../page/shopfront.ts"
import { useLoginLink } from "../../page/use-login-link.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { reviewWords as words } from "../../words/review.ts"
import { ReviewForm } from "./review-form.tsx"
import styles from "./reviews.module.css"
import { parseReviewDraft, type ReviewSummary, ReviewsViewModel } from "./reviews.view-model.ts"

type Props = {
  readonly product: Pick<ProductDetail, "id" | "rating" | "reviewCount">
  /** As the page came with it. */
  readonly summary: ReviewSummary | undefined
  readonly call: CallApi
  readonly features: Shopfront["features"]
}

export const Reviews = observer(({ product, summary, call, features }: Props) => {
  const [model] = useState(() => new ReviewsViewModel(call, product, summary))
  useEffect(() => void model.load(), [model])
  return (
    <section className={styles.reviews} aria-labelledby="reviews">
      <h2 id="reviews">{words.title}</h2>
      <ReviewList model={model} />
      <OwnReview model={model} features={features} productId={product.id} />
    </section>
  )
})

/** [ENT-12] Stars and texts, or why there are none. */
export const ReviewList = observer(({ model }: { model: ReviewsViewModel }) => {
  const { avgRating, reviewCount } = model.rating
  return (
    <>
      {reviewCount > 0 ? (
        <p>
          <StarRow stars={Math.round(avgRating)} /> {words.rated(avgRating, reviewCount)}
        </p>
      ) : null}
      <p role="status">{model.isLoading ? words.loading : ""}</p>
      {model.hasFailed ? (
        <p role="alert">
          {words.failed}{" "}
          <button type="button" className="link" onClick={() => void model.load()}>
            {words.tryAgain}
          </button>
        </p>
      ) : null}
      {model.summary && reviewCount === 0 ? <p className="soft">{words.none}</p> : null}
      <ul className={styles.list}>
        {(model.summary?.reviews ?? []).map(({ stars, says, author, writtenAt }) => (
          <li key={`${author} ${writtenAt}`}>
            <p>
              <StarRow stars={stars} /> <span className="hidden">{words.starsOf(stars)}</span>
            </p>
            <p className={styles.says}>{says}</p>
            <p className="soft small">
              {author} · {dayText(melbourneTime(writtenAt).toPlainDate())} · {words.bought}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
})

const StarRow = ({ stars }: { stars: number }) => (
  <span className={styles.stars} aria-hidden="true">
    {"★".repeat(stars)}
    <span className={styles.empty}>{"★".repeat(5 - stars)}</span>
  </span>
)

type OwnProps = Pick<Props, "features"> & { readonly model: ReviewsViewModel; readonly productId: string }

const OwnReview = observer(({ model, features, productId }: OwnProps) => {
  const { session } = useViewModels()
  const { member } = session
  const login = useLoginLink(features)
  useEffect(() => {
    if (member) void model.keepIn(tabDraft(`review ${productId}`, member, parseReviewDraft))
  }, [model, member, productId])
  if (!member)
    return (
      <p>
        <Link {...login} className={styles.login}>
          {words.logIn}
        </Link>
      </p>
    )
  return <ReviewForm model={model} />
})

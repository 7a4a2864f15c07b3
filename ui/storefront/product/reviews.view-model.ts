/** The reviews of a product: read as they come near, and written by who bought it. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls, CallApi } from "../../../adapters/browser/api-client.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { combinedRating, MAX_REVIEW_LENGTH, type Stars, starCounts } from "../../../core/catalogue/reviews/review.ts"
import { characterCount } from "../../../core/plain-text.ts"
import type { UnknownRecord } from "../../../core/record.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import type { TabDraft } from "../../kit/tab-draft.ts"
import { reviewWords } from "../../words/review.ts"

export type ReviewSummary = ApiCalls["GET /products/id/:id/reviews"]["data"]
type OwnReview = ApiCalls["GET /products/id/:id/reviews/own"]["data"]
type RatedProduct = Pick<ProductDetail, "id" | "rating" | "reviewCount">

export type ReviewDraft = { readonly stars?: Stars; readonly says: string }

export const parseReviewDraft = ({ stars, says }: UnknownRecord): ReviewDraft | undefined => {
  if (typeof says !== "string") return undefined
  const known = starCounts.find((one) => one === stars)
  return { ...(known === undefined ? {} : { stars: known }), says }
}

export class ReviewsViewModel {
  summary: ReviewSummary | undefined
  isLoading = false
  hasFailed = false
  /** What the member may write, once they asked to. */
  own: OwnReview | undefined = undefined
  stars: Stars | undefined = undefined
  says = ""
  starsProblem: string | undefined = undefined
  saysProblem: string | undefined = undefined
  problem: string | undefined = undefined
  notice: string | undefined = undefined
  isSending = false
  private readonly call: CallApi
  private readonly product: RatedProduct
  /** Nothing while nobody may write. */
  private draft: TabDraft<ReviewDraft> | undefined = undefined

  /** `summary` as the page came with it. */
  constructor(call: CallApi, product: RatedProduct, summary: ReviewSummary | undefined) {
    this.call = call
    this.product = product
    this.summary = summary
    autoObservable<this, "call" | "product" | "draft">(this, {
      call: false,
      product: false,
      draft: false,
      summary: observableRef,
      own: observableRef
    })
  }

  /** [ENT-12] The stars that came with the product and those of its reviews, together. */
  get rating() {
    const { rating: avgRating = 0, reviewCount = 0 } = this.product
    return combinedRating({ avgRating, reviewCount }, this.summary ?? { avgRating: 0, reviewCount: 0 })
  }

  async load(): Promise<void> {
    if (this.summary || this.isLoading) return
    this.isLoading = true
    this.hasFailed = false
    const answer = await this.call("GET /products/id/:id/reviews", { params: { id: this.product.id } })
    runInAction(() => {
      this.isLoading = false
      this.hasFailed = !answer.ok
      if (answer.ok) this.summary = answer.data
    })
  }

  /** [EXP-58] Whoever is logged in has their draft, and goes on writing where there is one. */
  async keepIn(draft: TabDraft<ReviewDraft>): Promise<void> {
    this.draft = draft
    if (draft.read() && !this.own) await this.open()
  }

  private keepDraft() {
    const { stars, says } = this
    const isEmpty = stars === undefined && says === ""
    this.draft?.write(isEmpty ? undefined : { ...(stars === undefined ? {} : { stars }), says })
  }

  /** Begins to write: asks what may be written, and shows what was written before, or typed and not sent. */
  async open(): Promise<void> {
    this.problem = undefined
    const answer = await this.call("GET /products/id/:id/reviews/own", { params: { id: this.product.id } })
    runInAction(() => {
      if (!answer.ok) {
        this.problem = answer.msg
        return
      }
      const { own } = answer.data
      const typed = this.draft?.read() ?? own
      this.own = answer.data
      this.stars = typed?.stars
      this.says = typed?.says ?? ""
      this.notice = own && own.state !== "published" ? reviewWords[own.state] : undefined
    })
  }

  choose(stars: Stars) {
    this.stars = stars
    this.starsProblem = undefined
    this.keepDraft()
  }

  type(says: string) {
    this.says = says
    this.saysProblem = undefined
    this.keepDraft()
  }

  /** Answers whether it was handed in; what is wrong is said beside its field. */
  async send(): Promise<boolean> {
    if (this.isSending) return false
    const { stars, says } = this
    this.notice = undefined
    this.problem = undefined
    this.starsProblem = stars ? undefined : reviewWords.noStars
    this.saysProblem = saysProblemOf(says)
    if (!stars || this.saysProblem) return false
    this.isSending = true
    const answer = await this.call("POST /products/id/:id/reviews", {
      params: { id: this.product.id },
      body: { stars, says: says.trim() }
    })
    if (answer.ok) this.draft?.remove()
    runInAction(() => {
      this.isSending = false
      if (answer.ok) {
        this.notice = reviewWords.thanks
        this.own = undefined
      } else this.problem = answer.status === 422 || answer.status === 429 ? answer.msg : reviewWords.sendFailed
    })
    return answer.ok
  }
}

const saysProblemOf = (says: string): string | undefined => {
  if (says.trim() === "") return reviewWords.nothingSaid
  return characterCount(says.trim()) > MAX_REVIEW_LENGTH ? reviewWords.tooLong(MAX_REVIEW_LENGTH) : undefined
}

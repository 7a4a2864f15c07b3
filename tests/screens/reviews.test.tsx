/** The reviews of a product as its page draws them, and the form that takes one. */
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import type { ProductDetail } from "../../core/catalogue/product/product-detail.ts"
import { productLd } from "../../ui/storefront/product/product-ld.ts"
import { ReviewForm } from "../../ui/storefront/product/review-form.tsx"
import { ReviewList } from "../../ui/storefront/product/reviews.tsx"
import { type ReviewSummary, ReviewsViewModel } from "../../ui/storefront/product/reviews.view-model.ts"

const hostile = '<script>alert("x")</script>'
const summary: ReviewSummary = {
  avgRating: 4,
  reviewCount: 1,
  reviews: [{ stars: 4, says: hostile, author: "Kim L.", writtenAt: Date.parse("2026-11-20T02:00:00Z") }]
}
const empty: ReviewSummary = { avgRating: 0, reviewCount: 0, reviews: [] }
const failure = { ok: false, status: 503, code: "UNAVAILABLE", msg: "Not now" }

/** Answers each call by its name; notes what was sent. */
const modelWith = (
  answers: { readonly [call: string]: unknown },
  { known, rating }: { known?: ReviewSummary; rating?: { rating: number; reviewCount: number } } = {}
) => {
  const sent: Array<unknown> = []
  const call = (async (name: string, { body }: { body?: unknown } = {}) => {
    if (body) sent.push(body)
    return answers[name] ?? failure
  }) as unknown as CallApi
  return { sent, model: new ReviewsViewModel(call, { id: "P1", ...rating }, known) }
}
const listOf = (model: ReviewsViewModel) => renderToStaticMarkup(<ReviewList model={model} />)
const ownCall = "GET /products/id/:id/reviews/own"
const writeCall = "POST /products/id/:id/reviews"

describe("the reviews of a product", () => {
  it("[ENT-12] are shown with their stars, together with those that came with the product; hostile text is text", () => {
    const html = listOf(modelWith({}, { known: summary, rating: { rating: 5, reviewCount: 3 } }).model)
    expect(html).toContain("4.8 out of 5, from 4 ratings")
    expect(html).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;")
    expect(html).not.toContain("<script")
    expect(html).toMatch(/Kim L\. · Fri 20 Nov/)
    expect(html).toContain("4 out of 5")
  })

  it("[ANA-01] say that there are none, that they are on their way, and that they can't be had, and are asked for again", async () => {
    expect(listOf(modelWith({}, { known: empty }).model)).toContain("Nobody has reviewed this yet.")
    const answers: { [call: string]: unknown } = {}
    const { model } = modelWith(answers)
    const loaded = model.load()
    expect(listOf(model)).toContain("Fetching the reviews")
    await loaded
    expect(listOf(model)).toMatch(/role="alert">We couldn(.*)t fetch the reviews.*Try again/)
    expect(listOf(model)).not.toContain("Nobody has reviewed")
    answers["GET /products/id/:id/reviews"] = { ok: true, data: summary }
    await model.load()
    expect([model.hasFailed, model.rating]).toEqual([false, { avgRating: 4, reviewCount: 1 }])
  })

  it("stand in the facts for search engines, with all stars counted", () => {
    const product = {
      attributes: {},
      images: {},
      availableStock: {},
      variations: [],
      rating: 5,
      reviewCount: 3
    } as unknown as ProductDetail
    expect(productLd("https://lineal.example", product, summary)).toMatchObject({
      aggregateRating: { ratingValue: 4.8, reviewCount: 4 },
      review: [{ "@type": "Review", datePublished: "2026-11-20", reviewBody: hostile, author: { name: "Kim L." } }]
    })
    expect(productLd("https://lineal.example", { ...product, reviewCount: 0 }, empty)).not.toHaveProperty(
      "aggregateRating"
    )
  })
})

describe("the form of a review", () => {
  it("is there for who bought the product, and others read why it is not", async () => {
    const { model } = modelWith({ [ownCall]: { ok: true, data: { mayWrite: false } } })
    await model.open()
    expect(renderToStaticMarkup(<ReviewForm model={model} />)).toMatch(/You can review what you have bought here/)
    const mine = { stars: 3, says: "Fine.", state: "waiting" }
    const own = modelWith({ [ownCall]: { ok: true, data: { mayWrite: true, own: mine } } }).model
    await own.open()
    expect([own.stars, own.says]).toEqual([3, "Fine."])
    expect(renderToStaticMarkup(<ReviewForm model={own} />)).toMatch(/<textarea.*Fine\..*waiting to be read/s)
  })

  it("says what is missing beside its field and sends nothing; what was sent is read by staff, what failed stays", async () => {
    const answers: { [call: string]: unknown } = { [ownCall]: { ok: true, data: { mayWrite: true } } }
    const { model, sent } = modelWith(answers)
    await model.open()
    expect([await model.send(), model.starsProblem, model.saysProblem, sent]).toEqual([
      false,
      "Choose from 1 to 5 stars.",
      "Write a few words.",
      []
    ])
    model.choose(5)
    model.type(" Straight. ")
    expect([await model.send(), model.problem, model.says]).toEqual([
      false,
      "We couldn't take your review just now. Try again in a moment.",
      " Straight. "
    ])
    answers[writeCall] = { ok: true, data: { waiting: true } }
    expect([await model.send(), model.notice]).toEqual([true, "Thank you. We read each review before it is shown."])
    expect(sent.at(-1)).toEqual({ stars: 5, says: "Straight." })
  })
})

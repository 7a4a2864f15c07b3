/** A product's facts for search engines; only what any visitor may see. */
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { combinedRating, type ReviewSummary } from "../../../core/catalogue/reviews/review.ts"
import { melbourneTime } from "../../../core/melbourne.ts"
import { chargedPrice } from "../../../core/pricing/price.ts"
import { availability, isSoldOut } from "../../../core/stock/availability.ts"

/** [STK-04] What is not brought in again is no back order once none of it is left. */
const stockFact = ({ availableStock, variations }: ProductDetail): string => {
  if (Object.values(availableStock).some((pieces) => pieces > 0)) return "InStock"
  return variations.every((variation) => isSoldOut(availability(variation, undefined, 1))) ? "SoldOut" : "BackOrder"
}

/** Search engines read as many reviews. */
const MOST_REVIEWS = 10

/** [ENT-12] The stars that came with the product and those of its reviews, together. */
const ratingFacts = ({ rating = 0, reviewCount: count = 0 }: ProductDetail, summary: ReviewSummary | undefined) => {
  const { avgRating, reviewCount } = combinedRating(
    { avgRating: rating, reviewCount: count },
    summary ?? { avgRating: 0, reviewCount: 0 }
  )
  const reviews = (summary?.reviews ?? []).slice(0, MOST_REVIEWS)
  return {
    ...(reviewCount > 0
      ? { aggregateRating: { "@type": "AggregateRating", ratingValue: avgRating, reviewCount } }
      : {}),
    ...(reviews.length > 0
      ? {
          review: reviews.map(({ stars, says, author, writtenAt }) => ({
            "@type": "Review",
            author: { "@type": "Person", name: author },
            datePublished: melbourneTime(writtenAt).toPlainDate().toString(),
            reviewBody: says,
            reviewRating: { "@type": "Rating", ratingValue: stars }
          }))
        }
      : {})
  }
}

export const productLd = (origin: string, product: ProductDetail, reviews?: ReviewSummary) => {
  const prices = product.variations.flatMap(({ pricing }) => (pricing ? [chargedPrice(pricing).linePrice] : []))
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    sku: product.sku,
    description: product.description,
    url: `${origin}/p/${product.slug}`,
    image: `${origin}/media/internal/${product.images.main}/600.webp`,
    ...(product.attributes.brand ? { brand: { "@type": "Brand", name: product.attributes.brand } } : {}),
    ...ratingFacts(product, reviews),
    ...(prices.length > 0
      ? {
          offers: {
            "@type": "AggregateOffer",
            priceCurrency: "AUD",
            lowPrice: (Math.min(...prices) / 100).toFixed(2),
            highPrice: (Math.max(...prices) / 100).toFixed(2),
            offerCount: prices.length,
            availability: `https://schema.org/${stockFact(product)}`
          }
        }
      : {})
  }
}

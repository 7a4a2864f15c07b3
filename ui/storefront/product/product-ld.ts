/** A product's facts for search engines; only what any visitor may see. */
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { chargedPrice } from "../../../core/pricing/price.ts"
import { availability, isSoldOut } from "../../../core/stock/availability.ts"

/** [STK-04] What is not brought in again is no back order once none of it is left. */
const stockFact = ({ availableStock, variations }: ProductDetail): string => {
  if (Object.values(availableStock).some((pieces) => pieces > 0)) return "InStock"
  return variations.every((variation) => isSoldOut(availability(variation, undefined, 1))) ? "SoldOut" : "BackOrder"
}

export const productLd = (origin: string, product: ProductDetail) => {
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
    ...(product.rating && product.reviewCount
      ? {
          aggregateRating: { "@type": "AggregateRating", ratingValue: product.rating, reviewCount: product.reviewCount }
        }
      : {}),
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

/** What stands below a product: the browser fetches it as it comes near; what its buyers say is among the page's facts, too. */
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { laterPart } from "../../kit/later-view.tsx"
import type { ProductExtrasProps } from "./product-extras.tsx"

export const extrasPart = laterPart<ProductExtrasProps>(() =>
  import("./product-extras.tsx").then(({ ProductExtras }) => ProductExtras)
)

const noReviews: ProductExtrasProps["reviews"] = { avgRating: 0, reviewCount: 0, reviews: [] }

/** What its buyers say, in a page that the server makes; the browser asks once it is near. Where there is nothing nobody is asked. */
export const fetchReviews = async (
  call: CallApi,
  { id, hasReviews }: Pick<ProductDetail, "id" | "hasReviews">
): Promise<ProductExtrasProps["reviews"]> => {
  if (!hasReviews) return noReviews
  if (!import.meta.env.SSR) return undefined
  const reviews = await call("GET /products/id/:id/reviews", { params: { id } })
  return reviews.ok ? reviews.data : undefined
}

/** What stands below a product is drawn on the server; the browser fetches its scripts as they come near. */
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { laterPart } from "../../kit/later-view.tsx"
import { fetchRecommendedInTime } from "../cards/fetch-recommendations.ts"
import type { ProductExtrasProps } from "./product-extras.tsx"

const load = () => import("./product-extras.tsx").then(({ ProductExtras }) => ProductExtras)

export const extrasPart = laterPart<ProductExtrasProps>(load, import.meta.env.SSR ? await load() : undefined)

/** A page that the server makes waits for it a moment; the browser asks once it is near. */
export const fetchBeside = async (
  call: CallApi,
  { id, sku }: Pick<ProductDetail, "id" | "sku">
): Promise<Pick<ProductExtrasProps, "together" | "related" | "reviews">> => {
  if (!import.meta.env.SSR) return { together: undefined, related: undefined, reviews: undefined }
  const [together, related, reviews] = await Promise.all([
    fetchRecommendedInTime(call, { kind: "together", sku }),
    fetchRecommendedInTime(call, { kind: "related", sku }),
    call("GET /products/id/:id/reviews", { params: { id } })
  ])
  return { together, related, reviews: reviews.ok ? reviews.data : undefined }
}

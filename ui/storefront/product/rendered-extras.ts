/** What stands below a product is drawn on the server; the browser fetches its scripts as they come near. */
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { laterPart } from "../../kit/later-view.tsx"
import type { ProductExtrasProps } from "./product-extras.tsx"

const load = () => import("./product-extras.tsx").then(({ ProductExtras }) => ProductExtras)

export const extrasPart = laterPart<ProductExtrasProps>(load, import.meta.env.SSR ? await load() : undefined)

/** What its buyers say, in a page that the server makes; the browser asks once it is near. */
export const fetchReviews = async (
  call: CallApi,
  { id }: Pick<ProductDetail, "id">
): Promise<ProductExtrasProps["reviews"]> => {
  if (!import.meta.env.SSR) return undefined
  const reviews = await call("GET /products/id/:id/reviews", { params: { id } })
  return reviews.ok ? reviews.data : undefined
}

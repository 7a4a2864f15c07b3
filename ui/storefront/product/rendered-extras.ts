/** What stands below a product is drawn on the server; the browser fetches its scripts as they come near. */
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import { fetchRecommendedInTime } from "../cards/fetch-recommendations.ts"
import type { ProductExtrasProps } from "./product-extras.tsx"

export const loadExtras = () => import("./product-extras.tsx")

export const RenderedExtras = import.meta.env.SSR ? (await loadExtras()).Part : undefined

/** A page that the server makes waits for it a moment; the browser asks once it is near. */
export const fetchBeside = async (
  call: CallApi,
  sku: string
): Promise<Pick<ProductExtrasProps, "together" | "related">> => {
  if (!import.meta.env.SSR) return { together: undefined, related: undefined }
  const [together, related] = await Promise.all([
    fetchRecommendedInTime(call, { kind: "together", sku }),
    fetchRecommendedInTime(call, { kind: "related", sku })
  ])
  return { together, related }
}

/** Hook with recommended goods: as the page was made with them, else asked for in the browser. */
import { getRouteApi } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import type { CardProduct } from "../../../core/catalogue/search/search-product.ts"
import { fetchRecommended, type RecommendationQuery } from "./fetch-recommendations.ts"

const root = getRouteApi("__root__")

/** Empty until there are any, and where there are none. */
export const useRecommended = (
  { kind, sku, place }: RecommendationQuery,
  made?: ReadonlyArray<CardProduct>
): ReadonlyArray<CardProduct> => {
  const { call } = root.useRouteContext()
  const [found, setFound] = useState<ReadonlyArray<CardProduct>>([])
  useEffect(() => {
    if (made) return
    let isCurrent = true
    void fetchRecommended(call, { kind, ...(sku && { sku }), ...(place && { place }) }).then((products) => {
      if (isCurrent) setFound(products)
    })
    return () => {
      isCurrent = false
    }
  }, [call, kind, sku, place, made])
  return made ?? found
}

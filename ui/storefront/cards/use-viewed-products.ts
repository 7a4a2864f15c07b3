/** Hook with the products that were looked at before this one. */
import { getRouteApi } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import type { CardProduct } from "../../../core/catalogue/search/search-product.ts"
import { fetchViewedProducts, readViewHistory } from "./view-history.ts"

const root = getRouteApi("__root__")

/** Empty until there are any: only the browser knows them. */
export const useViewedProducts = (productId: string): ReadonlyArray<CardProduct> => {
  const { store, search } = root.useRouteContext()
  const [products, setProducts] = useState<ReadonlyArray<CardProduct>>([])
  useEffect(() => {
    let isCurrent = true
    void readViewHistory({ store }, productId)
      .then((ids) => fetchViewedProducts({ search }, ids))
      .then((found) => {
        if (isCurrent) setProducts(found)
      })
    return () => {
      isCurrent = false
    }
  }, [store, search, productId])
  return products
}

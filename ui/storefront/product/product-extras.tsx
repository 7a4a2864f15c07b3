/** What stands below a product: its stock at every store, asking to hear when it is back, what goes with it, what could be taken instead of it, and what was looked at before. */
import { getRouteApi } from "@tanstack/react-router"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import type { CardProduct } from "../../../core/catalogue/search/search-product.ts"
import type { Shopfront } from "../../page/shopfront.ts"
import { recommendationWords } from "../../words/recommendation.ts"
import { RecommendedProducts } from "../cards/recommended-products.tsx"
import { useRecommended } from "../cards/use-recommended.ts"
import { useViewedProducts } from "../cards/use-viewed-products.ts"
import { RestockForm } from "./restock-form.tsx"
import { StoreStock } from "./store-stock.tsx"

export type ProductExtrasProps = {
  readonly product: ProductDetail
  readonly branch: Shopfront["branch"]
  /** The shop's own time, epoch milliseconds. */
  readonly now: number
  /** As the page was made with them; those are undefined that took their time. */
  readonly together: ReadonlyArray<CardProduct> | undefined
  readonly related: ReadonlyArray<CardProduct> | undefined
}

const root = getRouteApi("__root__")

/** No product stands in both rows. */
export const Part = ({ product, branch, now, together, related }: ProductExtrasProps) => {
  const { call } = root.useRouteContext()
  const { sku } = product
  const companions = useRecommended({ kind: "together", sku }, together)
  const alternatives = useRecommended({ kind: "related", sku }, related).filter(
    ({ slug }) => !companions.some((companion) => companion.slug === slug)
  )
  return (
    <>
      <StoreStock key={product.id} product={product} call={call} now={now} />
      <RestockForm key={`${product.id} ${branch?.id}`} product={product} branch={branch} call={call} />
      <RecommendedProducts title={recommendationWords.together} products={companions} branch={branch} />
      <RecommendedProducts title={recommendationWords.related} products={alternatives} branch={branch} />
      <RecommendedProducts
        title={recommendationWords.viewed}
        products={useViewedProducts(product.id)}
        branch={branch}
      />
    </>
  )
}

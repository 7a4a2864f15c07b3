/** What stands below a product: what goes with it, and what could be taken instead of it. */
import type { CardProduct } from "../../../core/catalogue/search/search-product.ts"
import type { Shopfront } from "../../page/shopfront.ts"
import { recommendationWords } from "../../words/recommendation.ts"
import { RecommendedProducts } from "../cards/recommended-products.tsx"
import { useRecommended } from "../cards/use-recommended.ts"

export type ProductExtrasProps = {
  readonly sku: string
  readonly branch: Shopfront["branch"]
  /** As the page was made with them; those are undefined that took their time. */
  readonly together: ReadonlyArray<CardProduct> | undefined
  readonly related: ReadonlyArray<CardProduct> | undefined
}

/** No product stands in both rows. */
export const Part = ({ sku, branch, together, related }: ProductExtrasProps) => {
  const companions = useRecommended({ kind: "together", sku }, together)
  const alternatives = useRecommended({ kind: "related", sku }, related).filter(
    ({ slug }) => !companions.some((companion) => companion.slug === slug)
  )
  return (
    <>
      <RecommendedProducts title={recommendationWords.together} products={companions} branch={branch} />
      <RecommendedProducts title={recommendationWords.related} products={alternatives} branch={branch} />
    </>
  )
}

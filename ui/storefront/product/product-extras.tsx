/** What stands below a product: its stock at every store, asking to hear when it is back, what its buyers say, what goes with it, what could be taken instead of it, and what was looked at before. */
import { getRouteApi, Link } from "@tanstack/react-router"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import type { Shopfront } from "../../page/shopfront.ts"
import { comparisonWords } from "../../words/comparison.ts"
import { recommendationWords } from "../../words/recommendation.ts"
import { RecommendedProducts } from "../cards/recommended-products.tsx"
import { useRecommended } from "../cards/use-recommended.ts"
import { useViewedProducts } from "../cards/use-viewed-products.ts"
import { MOST_COMPARED } from "../compare/comparison.ts"
import { ProductDelivery } from "./product-delivery.tsx"
import { RestockForm } from "./restock-form.tsx"
import { Reviews } from "./reviews.tsx"
import type { ReviewSummary } from "./reviews.view-model.ts"
import { StoreStock } from "./store-stock.tsx"

export type ProductExtrasProps = {
  readonly product: ProductDetail
  readonly branch: Shopfront["branch"]
  /** The shop's own time, epoch milliseconds. */
  readonly now: number
  /** As the page was made with them. */
  readonly reviews: ReviewSummary | undefined
  readonly features: Shopfront["features"]
}

const root = getRouteApi("__root__")

/** No product stands in both rows of what is recommended. */
export const ProductExtras = ({ product, branch, now, reviews, features }: ProductExtrasProps) => {
  const { call } = root.useRouteContext()
  const { sku } = product
  const companions = useRecommended({ kind: "together", sku })
  const alternatives = useRecommended({ kind: "related", sku }).filter(
    ({ slug }) => !companions.some((companion) => companion.slug === slug)
  )
  const compared = [product.slug, ...alternatives.map(({ slug }) => slug)].slice(0, MOST_COMPARED)
  return (
    <>
      <ProductDelivery key={`delivery ${product.id}`} product={product} />
      <StoreStock key={product.id} product={product} call={call} now={now} />
      <RestockForm key={`${product.id} ${branch?.id}`} product={product} branch={branch} call={call} />
      <Reviews key={`reviews ${product.id}`} product={product} summary={reviews} call={call} features={features} />
      <RecommendedProducts title={recommendationWords.together} products={companions} branch={branch} />
      <RecommendedProducts title={recommendationWords.related} products={alternatives} branch={branch} />
      {alternatives.length > 0 ? (
        <p>
          <Link to="/compare" search={{ products: compared.join(",") }} className="btn quiet">
            {comparisonWords.compare}
          </Link>
        </p>
      ) : null}
      <RecommendedProducts
        title={recommendationWords.viewed}
        products={useViewedProducts(product.id)}
        branch={branch}
      />
    </>
  )
}

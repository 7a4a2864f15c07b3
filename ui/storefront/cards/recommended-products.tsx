/** Recommended goods as a carousel of cards. */
import type { CardProduct } from "../../../core/catalogue/search/search-product.ts"
import { Carousel } from "../../kit/carousel.tsx"
import type { Shopfront } from "../../page/shopfront.ts"
import { ProductCard } from "./product-card.tsx"

type Props = {
  readonly title: string
  readonly products: ReadonlyArray<CardProduct>
  readonly branch: Shopfront["branch"]
  readonly autoplay?: boolean
}

/** [REC-03] Nothing at all where nothing is recommended. */
export const RecommendedProducts = ({ title, products, branch, autoplay = false }: Props) => (
  <Carousel
    title={title}
    autoplay={autoplay}
    items={products.map((product) => ({
      key: product.objectID,
      content: <ProductCard product={product} branchId={branch?.id} branchName={branch?.name} />
    }))}
  />
)

/** The page for an address that leads nowhere, with what is trending below it. */
import { NotFound } from "../../page/not-found.tsx"
import { TrendingProducts } from "./trending-products.tsx"

/** [REC-02] */
export const NotFoundProducts = () => (
  <>
    <NotFound />
    <TrendingProducts />
  </>
)

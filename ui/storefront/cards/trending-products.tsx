/** What is trending, on a page that has nothing else to show. */
import { getRouteApi } from "@tanstack/react-router"
import { recommendationWords } from "../../words/recommendation.ts"
import { RecommendedProducts } from "./recommended-products.tsx"
import { useRecommended } from "./use-recommended.ts"

const root = getRouteApi("__root__")

/** [REC-02] It moves by itself. Where even the shopfront could not be had, the cards name no store. */
export const TrendingProducts = () => {
  const shopfront = root.useLoaderData() as ReturnType<typeof root.useLoaderData> | undefined
  return (
    <RecommendedProducts
      title={recommendationWords.trending}
      products={useRecommended({ kind: "trending" })}
      branch={shopfront?.branch}
      autoplay
    />
  )
}

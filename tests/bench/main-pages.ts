/** The pages that a visitor is most likely to come to, one of each kind. */
import type { BenchShop } from "./bench-shop.ts"
import { slugsOf } from "./slugs.ts"

export const mainPages = async (shop: BenchShop): Promise<Readonly<Record<string, string>>> => {
  const [product] = await slugsOf(shop, "product", 1)
  return {
    home: "/",
    category: "/c/timber/framing",
    search: "/search?query=decking",
    product: `/p/${product}`,
    store: "/stores/rowville",
    post: "/blog/deck-spans"
  }
}

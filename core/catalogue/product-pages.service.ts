/** Puts a product's page together: the product with its prices, and what the branches hold. */

import { Clock, Context, Effect, Layer, Option } from "effect"
import { Stock } from "../stock/stock.port.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import { Catalogue } from "./catalogue.port.ts"
import type { ProductDetail } from "./product/product-detail.ts"
import { productDetail } from "./product/product-page.ts"
import type { VisibleProduct } from "./product/visible-product.ts"

type Page = Effect.Effect<Option.Option<ProductDetail>, Unavailable>

/**
 * Service that assembles a product page from catalogue, prices and stock. Fails with `Unavailable` (what it needs is out
 * of reach).
 */
export class ProductPages extends Context.Service<
  ProductPages,
  {
    readonly byId: (id: string) => Page
    readonly bySlug: (slug: string) => Page
    readonly bySku: (sku: string) => Page
  }
>()("core/catalogue/product/ProductPages") {
  static readonly layer = Layer.effect(
    ProductPages,
    Effect.gen(function* () {
      const catalogue = yield* Catalogue
      const stock = yield* Stock

      const page = Effect.fnUntraced(function* (product: VisibleProduct | undefined) {
        if (!product) return Option.none<ProductDetail>()
        const held = yield* stock.stockBySku(product.variants.map(({ sku }) => sku))
        const now = yield* Clock.currentTimeMillis
        return Option.some(productDetail(product, held, now))
      })

      return ProductPages.of({
        byId: Effect.fn("ProductPages.byId")(function* (id) {
          return yield* page((yield* catalogue.byId([id])).get(id))
        }),
        bySlug: Effect.fn("ProductPages.bySlug")(function* (slug) {
          return yield* page((yield* catalogue.bySlug([slug])).get(slug))
        }),
        bySku: Effect.fn("ProductPages.bySku")(function* (sku) {
          return yield* page((yield* catalogue.bySku([sku])).get(sku))
        })
      })
    })
  )
}

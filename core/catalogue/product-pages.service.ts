/** Puts products' pages together, and the rows of a table of lengths: products with their prices, and what the branches hold. */

import { Clock, Context, Effect, Layer, Option } from "effect"
import type { Sku } from "../sku.ts"
import { Stock } from "../stock/stock.port.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import { Catalogue } from "./catalogue.port.ts"
import { lengthStock, type ProductLengths } from "./product/length-stock.ts"
import { listedSizes, type ProductSizes } from "./product/listed-sizes.ts"
import type { ProductDetail } from "./product/product-detail.ts"
import { productDetail } from "./product/product-page.ts"
import type { VisibleProduct } from "./product/visible-product.ts"
import { Reviews } from "./reviews/reviews.port.ts"

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
    /** [STK-09] The lengths of the products of these stock numbers, of those that are on show; `branchId` is the store that counts as here. */
    readonly lengths: (
      skus: ReadonlyArray<Sku>,
      branchId: number | undefined
    ) => Effect.Effect<ReadonlyArray<ProductLengths>, Unavailable>
    /** [EXP-28] The sizes of the products of these stock numbers, in the same way. */
    readonly sizes: (
      skus: ReadonlyArray<Sku>,
      branchId: number | undefined
    ) => Effect.Effect<ReadonlyArray<ProductSizes>, Unavailable>
  }
>()("core/catalogue/product/ProductPages") {
  static readonly layer = Layer.effect(
    ProductPages,
    Effect.gen(function* () {
      const catalogue = yield* Catalogue
      const stock = yield* Stock
      const reviews = yield* Reviews
      /** Where that can't be known the page asks, and is told. */
      const reviewed = Effect.orElseSucceed(reviews.reviewedProducts, () => undefined)

      const page = Effect.fnUntraced(function* (product: VisibleProduct | undefined) {
        if (!product) return Option.none<ProductDetail>()
        const [held, withReviews] = yield* Effect.all(
          [stock.stockBySku(product.variants.map(({ sku }) => sku)), reviewed],
          { concurrency: "unbounded" }
        )
        const now = yield* Clock.currentTimeMillis
        const hasReviews = withReviews?.has(product.id) ?? true
        return Option.some({ ...productDetail(product, held, now), ...(hasReviews ? { hasReviews } : {}) })
      })

      /** The products of these stock numbers that are on show, with what the branches hold of them. */
      const listed = Effect.fnUntraced(function* (skus: ReadonlyArray<Sku>) {
        const products = yield* catalogue.bySku(skus)
        const held = yield* stock.stockBySku(
          [...products.values()].flatMap(({ variants }) => variants.map(({ sku }) => sku))
        )
        return { products: [...products], held }
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
        }),
        lengths: Effect.fn("ProductPages.lengths")(function* (skus, branchId) {
          const { products, held } = yield* listed(skus)
          return products.map(([sku, product]) => ({ sku, lengths: lengthStock(product, held, branchId) }))
        }),
        sizes: Effect.fn("ProductPages.sizes")(function* (skus, branchId) {
          const { products, held } = yield* listed(skus)
          const now = yield* Clock.currentTimeMillis
          return products.map(([sku, product]) => listedSizes(sku, product, held, branchId, now))
        })
      })
    })
  )
}

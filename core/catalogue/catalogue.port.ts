/** The shop's catalogue: products with everything they can be bought as, and the tree of categories. */

import { Context, type Effect } from "effect"
import type { Sku } from "../sku.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import type { ProductSnapshot } from "./product/product-snapshot.ts"
import type { VisibleCategory, VisibleProduct } from "./product/visible-product.ts"

type ProductsByKey<Key> = Effect.Effect<ReadonlyMap<Key, VisibleProduct>, Unavailable>

/**
 * Port that reads products and categories. Products that are hidden or unknown are left out of every answer. Fails with
 * `Unavailable` (what it needs is out of reach).
 */
export class Catalogue extends Context.Service<
  Catalogue,
  {
    readonly byId: (ids: ReadonlyArray<string>) => ProductsByKey<string>
    readonly bySlug: (slugs: ReadonlyArray<string>) => ProductsByKey<string>
    /** The product that each stock number belongs to. */
    readonly bySku: (skus: ReadonlyArray<Sku>) => ProductsByKey<Sku>
    /** What an order needs to know of stock numbers, without the rest of their products. */
    readonly snapshots: (skus: ReadonlyArray<Sku>) => Effect.Effect<ReadonlyMap<Sku, ProductSnapshot>, Unavailable>
    /** Every category by slug, siblings in their order, a parent before its children. */
    readonly categories: Effect.Effect<ReadonlyMap<string, VisibleCategory>, Unavailable>
    /** The slugs of all products on show, for the sitemap. */
    readonly slugs: Effect.Effect<ReadonlyArray<string>, Unavailable>
  }
>()("core/catalogue/Catalogue") {}

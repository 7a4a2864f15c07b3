/** The shop's catalogue: products with everything they can be bought as, and the tree of categories. */
import { Context, type Effect } from "effect"
import type { CatalogueUnavailable } from "./catalogue.schema.ts"
import type { Goods } from "./goods.ts"
import type { Sku } from "./product.ts"
import type { ShownCategory, ShownProduct } from "./shown.ts"

type Found<Key> = Effect.Effect<ReadonlyMap<Key, ShownProduct>, CatalogueUnavailable>

/** Products that are hidden or unknown are left out of every answer. */
export class Catalogue extends Context.Service<
  Catalogue,
  {
    readonly byId: (ids: ReadonlyArray<string>) => Found<string>
    readonly bySlug: (slugs: ReadonlyArray<string>) => Found<string>
    /** The product that each stock number belongs to. */
    readonly bySku: (skus: ReadonlyArray<Sku>) => Found<Sku>
    /** What an order needs to know of stock numbers, without the rest of their products. */
    readonly goods: (skus: ReadonlyArray<Sku>) => Effect.Effect<ReadonlyMap<Sku, Goods>, CatalogueUnavailable>
    /** Every category by slug, siblings in their order, a parent before its children. */
    readonly categories: Effect.Effect<ReadonlyMap<string, ShownCategory>, CatalogueUnavailable>
    /** The slugs of all products on show, for the sitemap. */
    readonly slugs: Effect.Effect<ReadonlyArray<string>, CatalogueUnavailable>
  }
>()("core/catalogue/Catalogue") {}

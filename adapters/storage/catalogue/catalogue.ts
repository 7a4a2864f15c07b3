/** The catalogue, kept in PostgreSQL. */

import { Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { Catalogue } from "../../../core/catalogue/catalogue.port.ts"
import type { Variant } from "../../../core/catalogue/product/product.ts"
import type { ProductSnapshot } from "../../../core/catalogue/product/product-snapshot.ts"
import type { VisibleCategory, VisibleProduct } from "../../../core/catalogue/product/visible-product.ts"
import type { Sku } from "../../../core/sku.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import {
  cacheEachUntilChanged,
  cacheEachUntilSold,
  cacheUntilChanged,
  MOST_LARGE_VALUES
} from "../../postgres/client/catalogue-cache.ts"

type Nullable<A> = { readonly [Key in keyof A]: A[Key] | null }

/** What is not there is absent, never null. */
const withoutNulls = <A extends object>(row: Nullable<A>): A =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as A

type ProductRow = Omit<VisibleProduct, "purpose" | "photos" | "variants"> & {
  readonly purpose: string | null
  readonly photos: ReadonlyArray<number> | null
  readonly variants: ReadonlyArray<Nullable<Variant>> | null
}

/** A product without anything that has a price is none. */
const visibleProduct = ({ purpose, photos, variants, ...row }: ProductRow): ReadonlyArray<VisibleProduct> =>
  variants?.some(({ retail }) => retail !== null && retail > 0) !== true
    ? []
    : [
        {
          ...row,
          ...(purpose === null ? {} : { purpose }),
          ...(photos === null ? {} : { photos }),
          variants: variants.map(withoutNulls<Variant>)
        }
      ]

/** The numbers of the pictures of a product or of a stock number. */
const photosOf = (where: string): string =>
  `(SELECT json_agg(position ORDER BY position) FROM product_photo WHERE ${where})`

/** The variants of a product in their order; one without a price is not sold online, and listed at nothing. */
const variants = `(
  SELECT json_agg(json_build_object(
    'sku', sku.erp_id, 'name', sku.name, 'attributes', sku.attributes, 'uom', sku.uom, 'factor', sku.factor,
    'step', sku.step, 'length', sku.length, 'lengths', sku.lengths, 'isRandomLength', nullif(sku.is_random_length, false),
    'isTally', nullif(sku.is_tally, false), 'tallies', nullif(sku.tallies, '{}'), 'weightGrams', sku.weight_grams,
    'dimensions', sku.dimensions, 'retail', coalesce(price.retail_cents, 0), 'clearance', price.clearance_cents,
    'volumeBreaks', coalesce((
      SELECT json_agg(json_build_object('quantityBreak', quantity, 'unitPrice', unit_cents) ORDER BY quantity)
      FROM volume_break WHERE volume_break.sku = sku.erp_id), '[]'),
    'promotion', CASE WHEN price.promotion_cents IS NOT NULL THEN json_build_object(
      'price', price.promotion_cents, 'from', price.promotion_from, 'to', price.promotion_to) END,
    'stockCode', sku.stock_code, 'stockMode', sku.stock_mode, 'barcode', sku.barcode,
    'rating', sku.rating, 'reviewCount', sku.review_count, 'photos', ${photosOf("product_photo.sku = sku.erp_id")}
  ) ORDER BY sku.position)
  FROM sku LEFT JOIN price ON price.sku = sku.erp_id WHERE sku.product_id = product.id
)`

const steps = `(
  SELECT json_agg(json_build_object('name', name, 'slug', slug) ORDER BY level) FROM category_step
  WHERE category_step.category = product.category
)`

const product = `
  product.id, product.slug, product.name, family, product.category, purpose, product.description, product.attributes,
  options, drawing, documents, is_hardware AS "isHardware", is_dangerous AS "isDangerous",
  ${steps} AS categories, ${photosOf("product_id = product.id")} AS photos, ${variants} AS variants`

type CategoryRow = Omit<VisibleCategory, "path"> & { readonly path: ReadonlyArray<string> }

const withSteps = (rows: ReadonlyArray<CategoryRow>): ReadonlyMap<string, VisibleCategory> => {
  const names = new Map(rows.map(({ slug, name }) => [slug, name]))
  return new Map(
    rows.map((row) => [row.slug, { ...row, path: row.path.map((slug) => ({ slug, name: names.get(slug) ?? slug })) }])
  )
}

const unavailable = Effect.mapError((cause: unknown) => new Unavailable({ part: "catalogue", cause }))

export const catalogueLayer = Layer.effect(
  Catalogue,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql.literal(product)

    const readProducts = (where: Statement.Fragment) =>
      sql<ProductRow>`SELECT ${columns} FROM product WHERE ${where} AND status = 'public'`.pipe(
        Effect.map((rows) => rows.flatMap(visibleProduct))
      )

    const byId = Effect.fn("Catalogue.byId")(function* (ids: ReadonlyArray<string>) {
      const products = yield* readProducts(sql`product.id = ANY (${ids}::text[])`)
      return new Map(products.map((one) => [one.id, one]))
    }, unavailable)

    const readBySlug = Effect.fn("Catalogue.readBySlug")(function* (slugs: ReadonlyArray<string>) {
      const products = yield* readProducts(sql`product.slug = ANY (${slugs}::text[])`)
      return new Map(products.map((one) => [one.slug, one]))
    })
    const cachedBySlug = yield* cacheEachUntilSold(readBySlug, {
      skusOf: ({ variants }) => variants.map(({ sku }) => sku),
      most: MOST_LARGE_VALUES
    })
    const bySlug = (slugs: ReadonlyArray<string>) => unavailable(cachedBySlug(slugs))

    const bySku = Effect.fn("Catalogue.bySku")(function* (skus: ReadonlyArray<Sku>) {
      const skuSet = new Set(skus)
      const products = yield* readProducts(
        sql`product.id IN (SELECT product_id FROM sku WHERE erp_id = ANY (${skus}::text[]))`
      )
      const pairs = products.flatMap((one) => one.variants.map(({ sku }) => [sku, one] as const))
      return new Map(pairs.filter(([sku]) => skuSet.has(sku)))
    }, unavailable)

    const readSnapshots = Effect.fn("Catalogue.readSnapshots")(function* (skus: ReadonlyArray<Sku>) {
      const rows = yield* sql<Nullable<ProductSnapshot>>`
        SELECT sku.erp_id AS sku, product.id AS "productId", product.slug, sku.name, sku.length,
          sku.uom, sku.factor, sku.step, sku.is_random_length AS "isRandomLength", to_json(sku.lengths) AS lengths,
          sku.attributes, nullif(sku.is_tally, false) AS "isTally", sku.weight_grams AS "weightGrams",
          product.is_hardware AS "isHardware", product.is_dangerous AS "isDangerous",
          coalesce((SELECT max(value::numeric) FROM jsonb_each_text(sku.dimensions)), 0)::float AS "longestMm"
        FROM sku JOIN product ON product.id = sku.product_id JOIN price ON price.sku = sku.erp_id
        WHERE sku.erp_id = ANY (${skus}::text[]) AND product.status = 'public'`
      return new Map(rows.map(withoutNulls<ProductSnapshot>).map((one) => [one.sku, one]))
    })
    const cachedSnapshots = yield* cacheEachUntilChanged(readSnapshots)
    const snapshots = (skus: ReadonlyArray<Sku>) => unavailable(cachedSnapshots(skus))

    const readCategories = sql<CategoryRow>`
      SELECT category.slug, category.name, category.description, category.position, category.filters, category.path,
        coalesce(counted.products, 0)::int AS "productCount"
      FROM category LEFT JOIN (
        SELECT step, sum(products) AS products
        FROM (SELECT category, count(*) AS products FROM product WHERE status = 'public' GROUP BY category) AS own
        JOIN category ON category.slug = own.category, unnest(category.path) AS step
        GROUP BY step
      ) AS counted ON counted.step = category.slug
      ORDER BY category.level, category.position, category.slug`.pipe(Effect.map(withSteps))
    const categories = unavailable(yield* cacheUntilChanged(readCategories))

    const slugs = sql<{ slug: string }>`SELECT slug FROM product WHERE status = 'public' ORDER BY slug`.pipe(
      Effect.map((rows) => rows.map(({ slug }) => slug)),
      unavailable
    )
    return Catalogue.of({ byId, bySlug, bySku, snapshots, categories, slugs })
  })
)

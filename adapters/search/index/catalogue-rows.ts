/** Reads from the database what is searched: products and stock numbers, without what changes by the hour. */

import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import type { AttributeName, Attributes } from "../../../core/catalogue/product/attribute.ts"
import type { Shape } from "../../../core/catalogue/product/product.ts"
import type { StockMode } from "../../../core/stock/stock-mode.ts"

export type ProductRow = {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** The names of its categories from the top down. */
  readonly categories: ReadonlyArray<string>
  readonly purpose?: string
  readonly jobs?: string
  readonly description: string
  readonly attributes: Attributes
  readonly options: ReadonlyArray<AttributeName>
  readonly shape: Shape
  readonly isHardware: boolean
  readonly isDangerous: boolean
}

export type SkuRow = {
  readonly sku: string
  readonly productId: string
  readonly attributes: Attributes
  readonly uom: string
  readonly factor: number
  readonly step?: number
  readonly length?: number
  readonly lengths?: ReadonlyArray<number>
  readonly isTally: boolean
  readonly weightGrams: number
  /** The longest side of one piece, millimetres. */
  readonly longest: number
  readonly stockMode: StockMode
  readonly stockCode: number
  readonly barcode?: string
  readonly rating?: number
  readonly reviewCount?: number
  readonly sales?: number
}

/** JSON text, so that the driver has one value a row to read. */
const productJson = `jsonb_strip_nulls(jsonb_build_object(
  'id', product.id, 'slug', product.slug, 'name', product.name, 'purpose', product.purpose, 'jobs', product.jobs,
  'description', product.description, 'attributes', product.attributes, 'options', product.options,
  'shape', product.drawing -> 'shape', 'isHardware', product.is_hardware, 'isDangerous', product.is_dangerous,
  'categories', (SELECT jsonb_agg(step.name ORDER BY step.level) FROM category_step AS step WHERE step.category = product.category)
))::text`

const skuJson = `jsonb_strip_nulls(jsonb_build_object(
  'sku', sku.erp_id, 'productId', sku.product_id, 'attributes', sku.attributes, 'uom', sku.uom, 'factor', sku.factor, 'step', sku.step,
  'length', sku.length, 'lengths', sku.lengths, 'isTally', sku.is_tally, 'weightGrams', sku.weight_grams,
  'longest', (SELECT max(value::numeric) FROM jsonb_each_text(sku.dimensions)),
  'stockMode', sku.stock_mode, 'stockCode', sku.stock_code, 'barcode', sku.barcode,
  'rating', sku.rating, 'reviewCount', sku.review_count, 'sales', sku.sales
))::text`

/** Every product and its stock numbers, both in the order of the products; hidden ones too, for they may come on show. */
export const readCatalogue = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const products = yield* sql<{ json: string }>`SELECT ${sql.literal(productJson)} AS json FROM product ORDER BY id`
  const skus = yield* sql<{ json: string }>`
    SELECT ${sql.literal(skuJson)} AS json FROM sku ORDER BY product_id, position`
  return { products: products.map((row) => row.json), skus: skus.map((row) => row.json) }
})

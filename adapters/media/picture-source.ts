/** Chooses what a picture of a product is made from: the merchant's file, else the product's record. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import type { Variant } from "../../core/catalogue/product/product.ts"
import type { VisibleProduct } from "../../core/catalogue/product/visible-product.ts"
import type { Sku } from "../../core/sku.ts"
import type { Bytes, PictureSource } from "../rendering/render-job.ts"
import { Settings } from "../settings/settings.ts"
import { productPhotos } from "../storage/catalogue/product-photos.ts"
import { picturesUnavailable } from "./pictures-unavailable.ts"

/** What a picture is made from, and for a merchant's file how its bytes are had. */
export type ReadableSource = { readonly source: PictureSource; readonly readPhoto?: () => Promise<Bytes> }

/** Alone what is drawn: a price or a description that changes must not have the picture drawn anew. */
const recordOf = (product: VisibleProduct, variants: ReadonlyArray<Variant>) => ({
  name: product.name,
  categoryNames: product.categories.map(({ name }) => name),
  attributes: product.attributes,
  drawing: product.drawing,
  variants: variants.map(({ attributes, length, lengths, dimensions }) => ({
    attributes,
    ...(length === undefined ? {} : { length }),
    ...(lengths === undefined ? {} : { lengths }),
    dimensions
  }))
})

const readFile = Effect.fnUntraced(function* (productId: string, sku?: Sku, position?: number) {
  const photos = productPhotos(yield* SqlClient.SqlClient)
  const hash = yield* photos.hashOf(productId, sku, position)
  if (hash === undefined) return undefined
  const run = Effect.runPromiseWith(yield* Effect.context())
  return { source: { hash }, readPhoto: () => run(photos.read(hash)) } satisfies ReadableSource
})

/** One of a merchant's several files of a product or a variant, by its number; nothing where there is none. */
export const numberedPhoto = Effect.fn("numberedPhoto")(readFile, picturesUnavailable)

export const pictureSource = Effect.fn("pictureSource")(function* (product: VisibleProduct, variant?: Variant) {
  const { DRAWINGS } = yield* Settings
  const file = yield* readFile(product.id, variant?.sku)
  if (file) return file
  const record = recordOf(product, variant ? [variant] : product.variants)
  const source = { product: record, isVariant: variant !== undefined, hasDrawings: DRAWINGS === "on" }
  return { source } satisfies ReadableSource
}, picturesUnavailable)

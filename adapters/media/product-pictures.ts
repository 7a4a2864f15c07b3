/** The pictures of what the shop sells, made once and kept. */
import { Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql"
import { Catalogue } from "../../core/catalogue/catalogue.port.ts"
import { numberedPicture, type PictureRequest, type PictureTarget } from "../../core/catalogue/product/picture.ts"
import { ProductPictures } from "../../core/catalogue/product/product-pictures.port.ts"
import { elapsedMillis } from "../../core/elapsed-time.service.ts"
import type { Unavailable } from "../../core/unavailable.schema.ts"
import { wordPressAccess } from "../content/wordpress/wordpress-access.ts"
import { type WordPressPicture, wordPressMedia } from "../content/wordpress/wordpress-media.ts"
import { RenderedFiles } from "../rendering/rendered-file-cache.ts"
import { hasWordPress } from "../settings/setting-values.ts"
import { Settings } from "../settings/settings.ts"
import { queuedWork } from "../threads/queued-work.ts"
import { numberedPhoto, pictureSource, type ReadableSource } from "./picture-source.ts"
import { representativeProduct } from "./representative-product.ts"

type ProductTarget = Exclude<PictureTarget, { readonly kind: "media" }>

/** The picture of another service's library, where the shop has one. */
type FindMedia = (id: string) => Effect.Effect<WordPressPicture | undefined, Unavailable>

const findNamed = Effect.fnUntraced(function* (name: string) {
  const catalogue = yield* Catalogue
  // A merchant's own ids of products look like anybody's stock numbers, whose small letters an image id does not keep.
  const productById = (yield* catalogue.byId([name])).get(name)
  if (productById) return { product: productById }
  const codes = [name.toUpperCase(), name]
  const bySku = yield* catalogue.bySku(codes)
  const code = codes.find((sku) => bySku.has(sku))
  const product = code === undefined ? undefined : bySku.get(code)
  const variant = product?.variants.find(({ sku }) => sku === code)
  return product && variant ? { product, variant } : undefined
})

/** The product that is meant, the variant where only one is, and the number where only one of several pictures is. */
const findPictured = Effect.fn("findPictured")(function* (target: ProductTarget) {
  const catalogue = yield* Catalogue
  if (target.kind === "name") {
    const whole = yield* findNamed(target.name)
    const [base, position] = whole ? [] : (numberedPicture(target.name) ?? [])
    const named = base === undefined ? whole : yield* findNamed(base)
    return named && { ...named, position }
  }
  const id = target.kind === "product" ? target.id : yield* representativeProduct(target.slug)
  const product = id === undefined ? undefined : (yield* catalogue.byId([id])).get(id)
  return product && { product }
})

const mediaSource = (picture: WordPressPicture | undefined): ReadableSource | undefined =>
  picture && { source: { hash: picture.hash }, readPhoto: picture.readPhoto }

const nameOf = ({ target, width, theme, format }: PictureRequest): string =>
  JSON.stringify([target, width, theme, format])

const productSource = Effect.fn("productSource")(function* (target: ProductTarget) {
  const pictured = yield* findPictured(target)
  if (!pictured) return undefined
  const { product, variant, position } = { variant: undefined, position: undefined, ...pictured }
  return yield* position === undefined
    ? pictureSource(product, variant)
    : numberedPhoto(product.id, variant?.sku, position)
})

const findPicture = Effect.fn("findPicture")(function* (request: PictureRequest, findMedia: FindMedia) {
  const files = yield* RenderedFiles
  const [name, now] = [nameOf(request), yield* elapsedMillis]
  const recent = files.recentFile(name, now)
  if (recent) return recent
  const { target, width, format } = request
  const found: ReadableSource | undefined =
    target.kind === "media" ? mediaSource(yield* findMedia(target.id)) : yield* productSource(target)
  if (!found) return undefined
  const { source, readPhoto } = found
  // A photograph is the same on either page.
  const theme = "hash" in source ? "light" : request.theme
  const rendered = yield* queuedWork("pictures", () =>
    files.getFile({ kind: "picture", source, width, theme, ...(format === "png" ? { format } : {}) }, readPhoto)
  )
  return files.rememberFile(name, now, rendered)
})

export const productPicturesLayer = Layer.effect(
  ProductPictures,
  Effect.gen(function* () {
    const context = yield* Effect.context<Catalogue | SqlClient.SqlClient | Settings | RenderedFiles>()
    const settings = yield* Settings
    const findMedia = hasWordPress(settings)
      ? wordPressMedia(wordPressAccess(settings), settings.CACHE_TIME * 1000)
      : () => Effect.undefined
    return ProductPictures.of({
      find: (request) => Effect.provideContext(findPicture(request, findMedia), context)
    })
  })
)

/** The pictures of what the shop sells, made once and kept. */
import { Clock, Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql"
import { Catalogue } from "../../core/catalogue/catalogue.port.ts"
import type { PictureRequest, PictureTarget } from "../../core/catalogue/product/picture.ts"
import { ProductPictures } from "../../core/catalogue/product/product-pictures.port.ts"
import { RenderedFiles } from "../rendering/rendered-file-cache.ts"
import type { Settings } from "../settings/settings.ts"
import { queuedWork } from "../threads/queued-work.ts"
import { pictureSource } from "./picture-source.ts"
import { representativeProduct } from "./representative-product.ts"

/** The product that is meant, and the variant where only one is. */
const findPictured = Effect.fn("findPictured")(function* (target: PictureTarget) {
  const catalogue = yield* Catalogue
  if (target.kind === "name") {
    // A merchant's own ids of products look like anybody's stock numbers, whose small letters an image id does not keep.
    const productById = (yield* catalogue.byId([target.name])).get(target.name)
    if (productById) return { product: productById }
    const codes = [target.name.toUpperCase(), target.name]
    const bySku = yield* catalogue.bySku(codes)
    const code = codes.find((sku) => bySku.has(sku))
    const product = code === undefined ? undefined : bySku.get(code)
    const variant = product?.variants.find(({ sku }) => sku === code)
    return product && variant ? { product, variant } : undefined
  }
  const id = target.kind === "product" ? target.id : yield* representativeProduct(target.slug)
  const product = id === undefined ? undefined : (yield* catalogue.byId([id])).get(id)
  return product && { product }
})

const nameOf = ({ target, width, theme }: PictureRequest): string => JSON.stringify([target, width, theme])

const findPicture = Effect.fn("findPicture")(function* (request: PictureRequest) {
  const files = yield* RenderedFiles
  const [name, now] = [nameOf(request), yield* Clock.currentTimeMillis]
  const recent = files.recentFile(name, now)
  if (recent) return recent
  const pictured = yield* findPictured(request.target)
  if (!pictured) return undefined
  const { source, readPhoto } = yield* pictureSource(
    pictured.product,
    "variant" in pictured ? pictured.variant : undefined
  )
  const { width } = request
  // A photograph is the same on either page.
  const theme = "hash" in source ? "light" : request.theme
  const rendered = yield* queuedWork("pictures", () =>
    files.getFile({ kind: "picture", source, width, theme }, readPhoto)
  )
  return files.rememberFile(name, now, rendered)
})

export const productPicturesLayer = Layer.effect(
  ProductPictures,
  Effect.gen(function* () {
    const context = yield* Effect.context<Catalogue | SqlClient.SqlClient | Settings | RenderedFiles>()
    return ProductPictures.of({
      find: (request) => Effect.provideContext(findPicture(request), context)
    })
  })
)

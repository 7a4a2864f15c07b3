/** The printed sheets that belong to products, made once and kept. */
import { Effect } from "effect"
import { Catalogue } from "../../core/catalogue/catalogue.port.ts"
import type { ProductDocument } from "../../core/catalogue/product/product.ts"
import { elapsedMillis } from "../../core/elapsed-time.service.ts"
import { RenderedFiles } from "../rendering/rendered-file-cache.ts"
import { Settings } from "../settings/settings.ts"
import { queuedWork } from "../threads/queued-work.ts"
import { pictureSource, type ReadableSource } from "./picture-source.ts"

/** A document of a product as a PDF; nothing where the product is unknown or does not list it. */
export const findSheet = Effect.fn("findSheet")(function* (id: string, document: ProductDocument) {
  const files = yield* RenderedFiles
  const [name, now] = [`${id}/${document}`, yield* elapsedMillis]
  const recent = files.recentFile(name, now)
  if (recent) return recent
  const product = (yield* (yield* Catalogue).byId([id])).get(id)
  if (!product?.documents.includes(document)) return undefined
  const { SHOP_NAME: shop, SHOP_PHONE: phone, PUBLIC_URL: address } = yield* Settings
  const { source: picture, readPhoto }: ReadableSource = yield* pictureSource(product)
  const sender = { shop, phone, address }
  const rendered = yield* queuedWork("documents", () =>
    files.getFile({ kind: "sheet", product, document, sender, picture }, readPhoto)
  )
  return files.rememberFile(name, now, rendered)
})

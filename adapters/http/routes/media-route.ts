/** Answers with the pictures of products and categories, and with the sheets that belong to products. */
import { join } from "node:path"
import { Cause, Clock, Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import type { SqlClient } from "effect/sql"
import { Catalogue } from "../../../core/catalogue/catalogue.port.ts"
import type { ProductDocument } from "../../../core/catalogue/product/product.ts"
import { subjectOf } from "../../../fixtures/drawings/subject.ts"
import { type ImageTarget, parseImageRequest } from "../../media/image-request.ts"
import { representativeProduct } from "../../media/representative-product.ts"
import {
  openRenderedFileCache,
  type RenderedFile,
  type RenderedFileCache
} from "../../rendering/rendered-file-cache.ts"
import { Settings } from "../../settings.ts"
import { QueueFull } from "../../threads/bounded-queue.ts"
import { routeErrorResponse } from "../answers/error-responses.ts"

/** Browsers ask again after a day, and are told when nothing has changed. */
const FOR_A_DAY = "public, max-age=86400"

const notFound = routeErrorResponse(404, "NOT_FOUND", "Not found")
const failed = routeErrorResponse(503, "UNAVAILABLE", "Not available at the moment")

/** The parts of a path after a prefix, decoded; nothing where it can't be decoded, or holds what no name of ours can. */
const partsAfter = (url: string, prefix: string): ReadonlyArray<string> => {
  const path = url.split("?")[0] ?? ""
  try {
    const parts = path
      .slice(path.indexOf(prefix) + prefix.length)
      .split("/")
      .map(decodeURIComponent)
    return parts.some((part) => part.includes("\0")) ? [] : parts
  } catch {
    return []
  }
}

const fileResponse = ({ bytes, tag }: RenderedFile, contentType: string) =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const headers = { "cache-control": FOR_A_DAY, etag: tag }
    if (request.headers["if-none-match"]?.includes(tag)) return HttpServerResponse.empty({ status: 304, headers })
    return HttpServerResponse.uint8Array(bytes, { contentType, headers })
  })

/** The product that is to be drawn, and the variant where only one is meant. */
const findSubject = Effect.fn("found")(function* (target: ImageTarget) {
  const catalogue = yield* Catalogue
  if (target.kind === "name") {
    // A merchant's own ids of products look like anybody's stock numbers, whose small letters an image id does not keep.
    const productById = (yield* catalogue.byId([target.name])).get(target.name)
    if (productById) return subjectOf(productById)
    const codes = [target.name.toUpperCase(), target.name]
    const bySku = yield* catalogue.bySku(codes)
    const code = codes.find((sku) => bySku.has(sku))
    const product = code === undefined ? undefined : bySku.get(code)
    const variant = product?.variants.find(({ sku }) => sku === code)
    return product && variant ? subjectOf(product, variant) : undefined
  }
  const id = target.kind === "product" ? target.id : yield* representativeProduct(target.slug)
  const product = id === undefined ? undefined : (yield* catalogue.byId([id])).get(id)
  return product && subjectOf(product)
})

const servePicture = Effect.fn("picture")(function* (files: RenderedFileCache) {
  const request = yield* HttpServerRequest.HttpServerRequest
  const [imageId = "", file = "", more] = partsAfter(request.url, "/media/internal/")
  const requested = more === undefined ? parseImageRequest(imageId, file) : undefined
  if (!requested) return notFound
  const [name, now] = [`${imageId}/${file}`, yield* Clock.currentTimeMillis]
  const cached = files.recentFile(name, now)
  if (cached) return yield* fileResponse(cached, "image/webp")
  const subject = yield* findSubject(requested.target)
  if (!subject) return notFound
  const { size, theme } = requested
  const rendered = yield* rendering(() => files.getFile({ kind: "picture", subject, size, theme }))
  return yield* fileResponse(files.rememberFile(name, now, rendered), "image/webp")
})

const rendering = (work: () => Promise<RenderedFile>) => Effect.tryPromise({ try: work, catch: (problem) => problem })

const isFull = (cause: Cause.Cause<unknown>): boolean => Cause.squash(cause) instanceof QueueFull

const isDocument = (name: string): name is ProductDocument =>
  ["data-sheet", "safety-data-sheet", "installation-guide"].includes(name)

const serveSheet = Effect.fn("sheet")(function* (files: RenderedFileCache) {
  const request = yield* HttpServerRequest.HttpServerRequest
  const [id = "", file = ""] = partsAfter(request.url, "/media/documents/")
  const name = /^([a-z-]+)\.pdf$/.exec(file)?.[1] ?? ""
  const [requested, now] = [`${id}/${name}`, yield* Clock.currentTimeMillis]
  const cached = files.recentFile(requested, now)
  if (cached) return yield* fileResponse(cached, "application/pdf")
  const catalogue = yield* Catalogue
  const product = isDocument(name) ? (yield* catalogue.byId([id])).get(id) : undefined
  if (!product || !isDocument(name) || !product.documents.includes(name)) return notFound
  const { SHOP_NAME: shop, SHOP_PHONE: phone, PUBLIC_URL: address } = yield* Settings
  const sender = { shop, phone, address }
  const rendered = yield* rendering(() => files.getFile({ kind: "sheet", product, document: name, sender }))
  return yield* fileResponse(files.rememberFile(requested, now, rendered), "application/pdf")
})

export const MediaRoutes = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const context = yield* Effect.context<Catalogue | SqlClient.SqlClient | Settings>()
    const files = openRenderedFileCache(join((yield* Settings).DATA_DIR, "pictures"))
    const handled = <E>(
      answer: Effect.Effect<
        HttpServerResponse.HttpServerResponse,
        E,
        HttpServerRequest.HttpServerRequest | Catalogue | SqlClient.SqlClient | Settings
      >
    ) =>
      answer.pipe(
        Effect.provideContext(context),
        Effect.tapCause((cause) =>
          isFull(cause)
            ? Effect.logWarning("Too many pictures wait")
            : Effect.logError("A picture could not be made", cause)
        ),
        Effect.catch(() => Effect.succeed(failed))
      )
    yield* router.add("GET", "/media/internal/*", handled(servePicture(files)))
    yield* router.add("GET", "/media/documents/*", handled(serveSheet(files)))
  })
)

/** Answers with the pictures of products and categories, and with the sheets that belong to products. */
import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import type { SqlClient } from "effect/sql"
import type { Catalogue } from "../../../core/catalogue/catalogue.port.ts"
import type { ProductDocument } from "../../../core/catalogue/product/product.ts"
import { ProductPictures } from "../../../core/catalogue/product/product-pictures.port.ts"
import { notFound } from "../../api/failure.ts"
import { parseImageRequest } from "../../media/image-request.ts"
import { findSheet } from "../../media/product-sheets.ts"
import type { RenderedFile, RenderedFiles } from "../../rendering/rendered-file-cache.ts"
import type { Settings } from "../../settings/settings.ts"
import { routeResponse } from "../answers/route-response.ts"

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
    const headers = { etag: tag }
    if (request.headers["if-none-match"]?.includes(tag)) return HttpServerResponse.empty({ status: 304, headers })
    return HttpServerResponse.uint8Array(bytes, { contentType, headers })
  })

const servePicture = Effect.fn("servePicture")(function* () {
  const { url } = yield* HttpServerRequest.HttpServerRequest
  const [imageId = "", file = "", more] = partsAfter(url, "/media/internal/")
  const requested = more === undefined ? parseImageRequest(imageId, file) : undefined
  const picture = requested && (yield* (yield* ProductPictures).find(requested))
  if (!requested || !picture) return yield* Effect.fail(notFound("That picture"))
  return yield* fileResponse(picture, `image/${requested.format}`)
})

const isDocument = (name: string): name is ProductDocument =>
  ["data-sheet", "safety-data-sheet", "installation-guide"].includes(name)

const serveSheet = Effect.fn("serveSheet")(function* () {
  const { url } = yield* HttpServerRequest.HttpServerRequest
  const [id = "", file = ""] = partsAfter(url, "/media/documents/")
  const name = /^([a-z-]+)\.pdf$/.exec(file)?.[1] ?? ""
  const sheet = isDocument(name) ? yield* findSheet(id, name) : undefined
  return sheet ? yield* fileResponse(sheet, "application/pdf") : yield* Effect.fail(notFound("That document"))
})

type MediaContext = ProductPictures | RenderedFiles | Catalogue | SqlClient.SqlClient | Settings

export const MediaRoutes = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const context = yield* Effect.context<MediaContext>()
    yield* router.add("GET", "/media/internal/*", routeResponse(Effect.provideContext(servePicture(), context)))
    yield* router.add("GET", "/media/documents/*", routeResponse(Effect.provideContext(serveSheet(), context)))
  })
)

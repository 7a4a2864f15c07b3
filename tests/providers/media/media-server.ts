/** Answers the shop's media addresses over a database, with pictures kept in a folder of its own. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Layer } from "effect"
import { HttpRouter, HttpServer } from "effect/http"
import { afterAll, beforeAll } from "vitest"
import { MediaRoutes } from "../../../adapters/http/routes/media-route.ts"
import { productPicturesLayer } from "../../../adapters/media/product-pictures.ts"
import { renderedFilesLayer } from "../../../adapters/rendering/rendered-file-cache.ts"
import { readSettings, Settings } from "../../../adapters/settings/settings.ts"
import { catalogueLayer } from "../../../adapters/storage/catalogue/catalogue.ts"
import type { TestDatabase } from "../../postgres/database.ts"

export type MediaServer = {
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>
  /** Where the pictures are kept. */
  readonly folder: () => string
}

export const createMediaServer = (
  database: TestDatabase,
  env: { readonly [name: string]: string } = {}
): MediaServer => {
  let handler: ((request: Request) => Promise<Response>) | undefined
  let dispose: (() => Promise<void>) | undefined
  let folder = ""
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "lineal-pictures-"))
    const settings = readSettings({ ...env, DATA_DIR: folder })
    const pictures = productPicturesLayer.pipe(Layer.provideMerge(renderedFilesLayer))
    const shelves = pictures.pipe(
      Layer.provideMerge(catalogueLayer),
      Layer.provideMerge(database.layer()),
      Layer.provideMerge(Layer.succeed(Settings, settings))
    )
    const web = HttpRouter.toWebHandler(
      MediaRoutes.pipe(Layer.provide(shelves), Layer.provide(HttpServer.layerServices)),
      { disableLogger: true }
    )
    handler = (request) => web.handler(request)
    dispose = web.dispose
  })
  afterAll(async () => {
    await dispose?.()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    get: async (path, headers = {}) => {
      if (!handler) throw new Error("The media are served once the tests run")
      return handler(new Request(`http://localhost${path}`, { headers }))
    },
    folder: () => join(folder, "pictures")
  }
}

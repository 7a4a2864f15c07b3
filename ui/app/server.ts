/** Server entry: handles API calls and files first, then renders the page. */

import { tsrStartManifest } from "tanstack-start-manifest:v"
import { getSsrStatus, transformHtmlStringWithRouter } from "@tanstack/react-router/ssr/server"
import { createStartHandler, StartServer } from "@tanstack/react-start/server"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { closeShop, handleRequest } from "../../adapters/server.ts"
import { deferScripts } from "./deferred-scripts.ts"

const { routes: routeManifest } = tsrStartManifest()

/** The text of each page that has just been made, by what asked for it: an answer that held it would be made into a stream. */
const pageTexts = new WeakMap<Request, string>()

/** Pages are made whole: each waits for all that it shows before it is made, so there is nothing to send ahead. */
const pages = createStartHandler(async ({ request, router, responseHeaders: headers }) => {
  deferScripts(router, routeManifest)
  const html = renderToString(createElement(StartServer, { router }))
  pageTexts.set(request, await transformHtmlStringWithRouter(router, html))
  return new Response(null, { status: getSsrStatus(router), headers })
})

const page = async (request: Request, options?: Parameters<typeof pages>[1]): Promise<Response> => {
  const response = await pages(request, options)
  const text = pageTexts.get(request)
  pageTexts.delete(request)
  if (text === undefined || request.method === "HEAD") return response
  return new Response(text, { status: response.status, headers: response.headers })
}

// Not wrapped as a server entry, which would answer some addresses by itself, without a word and without our headers.
export default {
  fetch: (request: Request, options?: Parameters<typeof pages>[1]) =>
    handleRequest(request, (pageRequest) => page(pageRequest, options))
}

export { closeShop }

/** Server entry: handles API calls and files first, then renders the page. */

import { tsrStartManifest } from "tanstack-start-manifest:v"
import { getSsrStatus, transformHtmlStringWithRouter } from "@tanstack/react-router/ssr/server"
import { createStartHandler, StartServer } from "@tanstack/react-start/server"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { closeShop, handleRequest, keepDeferredScript, keepHtml } from "../../adapters/server.ts"
import { deferScripts } from "./deferred-scripts.ts"

const { routes: routeManifest } = tsrStartManifest()

/** Pages are made whole: each waits for all that it shows before it is made, so there is nothing to send ahead. */
const page = createStartHandler(async ({ router, responseHeaders: headers }) => {
  keepDeferredScript(deferScripts(router, routeManifest))
  const html = renderToString(createElement(StartServer, { router }))
  keepHtml(await transformHtmlStringWithRouter(router, html))
  return new Response(null, { status: getSsrStatus(router), headers })
})

// Not wrapped as a server entry, which would answer some addresses by itself, without a word and without our headers.
export default {
  fetch: (request: Request, options?: Parameters<typeof page>[1]) =>
    handleRequest(request, (pageRequest) => page(pageRequest, options))
}

export { closeShop }

/** Makes the router: once for each request on the server, once for each page load in the browser. */

// First, as it says which layer of styles wins.
import "../shell/look.css"
import "../shell/fonts.css"
import "../shell/parts.css"
import { createRouter } from "@tanstack/react-router"
import { enableStaticRendering } from "mobx-react-lite"
import { disableObservability } from "../kit/auto-observable.ts"
import { formatQueryString, parseQueryString } from "../kit/query-string.ts"
import { statusOf } from "../page/status-of.ts"
import { routeTree } from "../routeTree.gen.ts"
import { createViewModels } from "../session/view-models.tsx"
import { FailedPage } from "../storefront/not-found/failed-page.tsx"
import { LazyNotFound } from "../storefront/not-found/lazy-not-found.ts"
import { responseAdapter } from "./response-adapter.ts"
import { pageNonce, setResponseStatus, shopClient } from "./shop.ts"

if (import.meta.env.SSR) {
  enableStaticRendering(true)
  disableObservability()
}

export const getRouter = () => {
  const { shop, viewModels } = createViewModels(shopClient())
  const nonce = pageNonce()
  const router = createRouter({
    routeTree,
    context: { ...shop, viewModels, setResponseStatus },
    trailingSlash: "never",
    parseSearch: parseQueryString,
    stringifySearch: formatQueryString,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 30_000,
    defaultStaleTime: 30_000,
    scrollRestoration: true,
    defaultErrorComponent: ({ error }) => {
      setResponseStatus(statusOf(error))
      return <FailedPage error={error} />
    },
    defaultNotFoundComponent: LazyNotFound,
    ...(nonce ? { ssr: { nonce } } : {})
  })
  // Start would take them from a file of its own, with the client that the shop does without.
  router.options.serializationAdapters = [responseAdapter]
  return router
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}

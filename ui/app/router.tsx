/** Makes the router: once for each request on the server, once for each page load in the browser. */

// First, as it says which layer of styles wins.
import "../shell/look.css"
import "../shell/fonts.css"
import "../shell/parts.css"
import { createRouter } from "@tanstack/react-router"
import { enableStaticRendering } from "mobx-react-lite"
import { addressText, readAddress } from "../kit/address.ts"
import { drawOnce } from "../kit/observed.ts"
import { NotFound } from "../page/not-found.tsx"
import { Problem } from "../page/problem.tsx"
import { statusOf } from "../page/status-of.ts"
import { routeTree } from "../routeTree.gen.ts"
import { makeViewModels } from "../session/view-models.tsx"
import { answers } from "./answers.ts"
import { pageNonce, shopClient, tellStatus } from "./shop.ts"

if (import.meta.env.SSR) {
  enableStaticRendering(true)
  drawOnce()
}

export const getRouter = () => {
  const { shop, viewModels } = makeViewModels(shopClient())
  const nonce = pageNonce()
  const router = createRouter({
    routeTree,
    context: { ...shop, viewModels, tellStatus },
    trailingSlash: "never",
    parseSearch: readAddress,
    stringifySearch: addressText,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 30_000,
    defaultStaleTime: 30_000,
    scrollRestoration: true,
    defaultErrorComponent: ({ error }) => {
      tellStatus(statusOf(error))
      return <Problem error={error} />
    },
    defaultNotFoundComponent: NotFound,
    ...(nonce ? { ssr: { nonce } } : {})
  })
  // Start would take them from a file of its own, with the client that the shop does without.
  router.options.serializationAdapters = [answers]
  return router
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}

/** The shop client for pages: HTTP in the browser, in-process calls during server rendering. */
import { createIsomorphicFn } from "@tanstack/react-start"
import { createShopClient, type ShopClient } from "../../adapters/client.ts"
import {
  inProcessConnection,
  setResponseStatus as tellServer,
  responseText as textOnServer,
  visitNonce
} from "../../adapters/server.ts"

/** The shop as this visitor reaches it: made per request on the server, so that visitors never meet. */
export const shopClient = createIsomorphicFn()
  .server((): ShopClient => createShopClient(inProcessConnection()))
  .client(
    (): ShopClient =>
      createShopClient({
        fetch: (address, init) => globalThis.fetch(address, init),
        search: () => ({}),
        origin: globalThis.location.origin
      })
  )

/** The nonce that lets this page's own scripts run; the browser needs none. */
export const pageNonce = createIsomorphicFn()
  .server((): string | undefined => visitNonce())
  .client((): string | undefined => undefined)

/** The text of the call that told a page `data`, on the server that made it. */
export const responseText = createIsomorphicFn()
  .server((data: unknown): string | undefined => textOnServer(data))
  .client((_: unknown): string | undefined => undefined)

/** [ROUTE-10] The status that a page answers with when a call behind it failed; in the browser there is none to tell. */
export const setResponseStatus = createIsomorphicFn()
  .server((status: number): void => tellServer(status))
  .client((_: number): void => undefined)

/** Browser entry: loads the `Temporal` polyfill where it is needed and hydrates the page. */
import { RouterClient } from "@tanstack/react-router/ssr/client"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { getRouter } from "./router.tsx"

/** Lets the browser answer whoever scrolls or types before the work goes on. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

const start = async (): Promise<void> => {
  // Out of the module's own run: for what a browser notes of who called it, it would read the whole bundle a second time.
  await undefined
  // From now on a page that can't be reached is the shop's own; a browser that has no such workers shows its own.
  navigator.serviceWorker?.register("/auth-sw.js").catch(() => undefined)
  if (!("Temporal" in globalThis)) await import("temporal-polyfill/global")
  await pause()
  const router = getRouter()
  // The cart and the session are wanted as soon as the page is awake: what keeps them comes meanwhile.
  void router.options.context.store()
  await pause()
  // Start's own client also carries the calls to server functions; the shop has its API instead, and saves their bytes.
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />)
  })
}

// An await of the module itself would keep the bundler from putting what two files share into one that is loaded before.
void start()

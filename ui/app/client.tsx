/** Wakes the page up in the browser; one that has no `Temporal` of its own gets it first. */
import { StartClient } from "@tanstack/react-start/client"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"

if (!("Temporal" in globalThis)) await import("temporal-polyfill/global")

startTransition(() => {
  hydrateRoot(document, <StartClient />)
})

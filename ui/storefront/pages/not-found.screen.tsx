/** Every address that no other page answers. */
import { createFileRoute, notFound } from "@tanstack/react-router"
import { NotFound } from "../../page/not-found.tsx"

export const Route = createFileRoute("/_shop/$")({
  loader: () => {
    throw notFound()
  },
  // Said here, and not by the router alone, so that the shop's frame stands around it.
  notFoundComponent: NotFound
})

/** Every address that no other page answers. */
import { createFileRoute, notFound } from "@tanstack/react-router"

export const Route = createFileRoute("/_shop/$")({
  loader: () => {
    throw notFound()
  }
})

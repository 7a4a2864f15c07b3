/** A search written as a path, /search/90x45, is the same search with its query. */
import { createFileRoute, redirect } from "@tanstack/react-router"

export const Route = createFileRoute("/_shop/search/$")({
  loader: ({ params, location }) => {
    const query = (params._splat ?? "").replaceAll("/", " ")
    throw redirect({ to: "/search", search: { ...(location.search as Record<string, string>), query }, statusCode: 308 })
  }
})

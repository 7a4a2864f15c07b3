/** A search written as a path, /search/90x45, is the same search with its query. */
import { createFileRoute, redirect } from "@tanstack/react-router"

export const Route = createFileRoute("/_shop/search/$words")({
  loader: ({ params, location }) => {
    throw redirect({
      to: "/search",
      search: { ...(location.search as Record<string, string>), query: params.words },
      statusCode: 308
    })
  }
})

/** A search written as a path, /search/90x45/h3, is the same search with its query. */
import { createFileRoute, redirect } from "@tanstack/react-router"

export const Route = createFileRoute("/_shop/search/$words/$")({
  loader: ({ params, location }) => {
    throw redirect({
      to: "/search",
      search: {
        ...(location.search as Record<string, string>),
        query: [params.words, ...(params._splat ?? "").split("/")].join(" ").trim()
      },
      statusCode: 308
    })
  }
})

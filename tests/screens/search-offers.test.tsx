/** The offers of the search panel, drawn as the shop draws them. */
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { SearchOffers } from "../../ui/storefront/search/search-offers.tsx"
import type { SearchPanelViewModel } from "../../ui/storefront/search/search-panel.view-model.ts"

/** What stands in each offer, for the letters that its answer is of. */
const offersFor = async (typed: string, ...queries: ReadonlyArray<string>) => {
  const options = queries.map((query, place) => ({ kind: "search", id: `search-search-${place}`, query }))
  const groups = [{ kind: "search", id: "search-group-0", heading: "Suggestions", options }]
  const model = { groups, results: { query: typed, count: 0 }, isCurrent: true, query: typed, announcement: "" }
  const root = createRootRoute({ component: () => <SearchOffers model={model as unknown as SearchPanelViewModel} /> })
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: "/search" })]),
    history: createMemoryHistory({ initialEntries: ["/"] })
  })
  await router.load()
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  return [...html.matchAll(/<a [^>]*role="option".*?<\/a>/gs)].map(([offer]) =>
    offer.replace(/<(?!\/?b>)[^>]*>/g, "").trim()
  )
}

it("[SRCH-01] a suggestion has in bold what the shop adds to the typed letters, and nothing where none are typed", async () => {
  expect(await offersFor("merb", "merbau decking", "oiled merbau")).toEqual([
    "merb<b>au decking</b>",
    "<b>oiled </b>merb<b>au</b>"
  ])
  expect(await offersFor("", "merbau decking")).toEqual(["merbau decking"])
})

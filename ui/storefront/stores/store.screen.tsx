/** The page of one branch. */
import { createFileRoute, getRouteApi, notFound } from "@tanstack/react-router"
import { useEffect } from "react"
import { ServerDrawn } from "../../kit/server-drawn.tsx"
import { unwrapResponse } from "../../kit/unwrap-response.ts"
import { useLazyPart } from "../../kit/use-lazy-part.ts"
import { pageHead } from "../../page/page-head.ts"
import { titles } from "../../words/titles.ts"
import { LazyNotFound } from "../not-found/lazy-not-found.ts"
import styles from "./stores.module.css"

export const Route = createFileRoute("/_shop/stores/$id")({
  loader: async ({ context, params }) => {
    const store = unwrapResponse(await context.call("GET /sitemap/stores/:slug", { params: { slug: params.id } }))
    if (store.type !== "branch") throw notFound()
    const [branch, branches] = await Promise.all([
      context.call("GET /branches/:id", { params: { id: String(store.id) } }),
      context.call("GET /branches")
    ])
    // The page is about one store: that the others can't be had keeps nobody from it.
    return { branch: unwrapResponse(branch), branches: branches.ok ? branches.data : [] }
  },
  head: ({ loaderData, ...route }) =>
    loaderData
      ? pageHead(route, {
          title: titles.store(loaderData.branch.name),
          description: `${loaderData.branch.address.lineOne}, ${loaderData.branch.address.suburb}. ${loaderData.branch.phone}`,
          path: `/stores/${loaderData.branch.slug}`
        })
      : {},
  component: StoreScreen,
  notFoundComponent: LazyNotFound
})

const root = getRouteApi("__root__")

const loadFacts = () => import("./store-facts.tsx")

/** At hand on the server alone: what a browser loads with the page has nothing of it. */
const onServer = import.meta.env.SSR ? await loadFacts() : undefined

function StoreScreen() {
  const { branch, branches } = Route.useLoaderData()
  const { branch: mine, now } = root.useLoaderData()
  const { origin } = Route.useRouteContext()
  const [facts = onServer, fetchFacts] = useLazyPart(loadFacts)
  useEffect(fetchFacts, [fetchFacts])
  return (
    <div className={styles.page}>
      <h1>{branch.name}</h1>
      <ServerDrawn of={branch.slug}>
        {facts && (
          <facts.StoreFacts
            branch={branch}
            branches={branches}
            isMine={branch.id === mine?.id}
            now={now}
            origin={origin}
          />
        )}
      </ServerDrawn>
    </div>
  )
}

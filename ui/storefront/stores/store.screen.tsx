/** The page of one branch. */
import { createFileRoute, getRouteApi, notFound } from "@tanstack/react-router"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { LaterView } from "../../kit/later-view.tsx"
import { unwrapResponse } from "../../kit/unwrap-response.ts"
import { loadedHead } from "../../page/page-head.ts"
import { storePageWords } from "../../words/store-page.ts"
import { LazyNotFound } from "../not-found/lazy-not-found.ts"
import { storeFactsPart } from "./store-facts-part.ts"
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
    return {
      head: headOf(unwrapResponse(branch)),
      branch: unwrapResponse(branch),
      branches: branches.ok ? branches.data : []
    }
  },
  head: loadedHead,
  component: StoreScreen,
  notFoundComponent: LazyNotFound
})

const headOf = ({ name, slug, phone, address }: ApiCalls["GET /branches/:id"]["data"]) => ({
  title: storePageWords.title(name),
  description: `${address.lineOne}, ${address.suburb}. ${phone}`,
  path: `/stores/${slug}`
})

const root = getRouteApi("__root__")

function StoreScreen() {
  const { branch, branches } = Route.useLoaderData()
  const { branch: mine, now } = root.useLoaderData()
  const { origin } = Route.useRouteContext()
  return (
    <div className={styles.page}>
      <h1>{branch.name}</h1>
      <LaterView part={storeFactsPart} props={{ branch, branches, isMine: branch.id === mine?.id, now, origin }} />
    </div>
  )
}

/** All branches: where they are, when they are open, which is mine, and which is closest to a suburb or postcode. */

import { createFileRoute, getRouteApi } from "@tanstack/react-router"
import { LaterView } from "../../kit/later-view.tsx"
import { unwrapResponse } from "../../kit/unwrap-response.ts"
import { loadedHead } from "../../page/page-head.ts"
import { searchTexts } from "../../page/search-texts.ts"
import { storeWords } from "../../words/stores.ts"
import { storesPageWords } from "../../words/stores-page.ts"
import { fetchClosestStore } from "./closest-store.ts"
import formStyles from "./place-form.module.css"
import { PlaceForm } from "./place-form.tsx"
import styles from "./stores.module.css"
import { storesFoundPart } from "./stores-found-part.ts"

const root = getRouteApi("__root__")

const StoresScreen = () => {
  const stores = Route.useLoaderData()
  const { branch: mine, now } = root.useLoaderData()
  const { call } = Route.useRouteContext()
  return (
    <>
      <h1>{storeWords.title}</h1>
      <p className={formStyles.lead}>{storeWords.lead(stores.branches.length)}</p>
      <PlaceForm near={stores.near} />
      {/* The styles of what comes later are part of the page as it is sent. */}
      <div className={styles.late}>
        <LaterView part={storesFoundPart} props={{ ...stores, mineId: mine?.id, now, call }} />
      </div>
    </>
  )
}

export const Route = createFileRoute("/_shop/stores")({
  validateSearch: (search: Record<string, string>) => searchTexts(search, "near"),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const near = (deps.near ?? "").trim().slice(0, 80)
    const [branches, closest] = await Promise.all([
      context.call("GET /branches"),
      near ? fetchClosestStore(context.call, near) : undefined
    ])
    const head = { title: storesPageWords.title, description: storesPageWords.description, path: "/stores" }
    return { head, branches: unwrapResponse(branches), near, closest }
  },
  head: loadedHead,
  component: StoresScreen
})

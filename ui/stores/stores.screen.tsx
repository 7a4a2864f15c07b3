/** All branches: where they are, when they are open, and which is mine. */
import { createFileRoute, getRouteApi, Link, useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { hoursText, openAt } from "../../core/stock/open-hours.ts"
import { kilometresText } from "../../core/stock/store-list.ts"
import { orThrow } from "../app/or-throw.ts"
import { pageHead } from "../parts/page-head.ts"
import { storeWords } from "../words/stores.ts"
import { descriptions, titles } from "../words/titles.ts"
import { StoreFilter } from "./store-filter.tsx"
import { StoreListViewModel } from "./store-list.view-model.ts"
import styles from "./stores.module.css"

const root = getRouteApi("__root__")

const StoresScreen = observer(() => {
  const branches = Route.useLoaderData()
  const { branch: mine, now } = root.useLoaderData()
  const { call } = Route.useRouteContext()
  const router = useRouter()
  const [list] = useState(() => new StoreListViewModel(now))
  const [problem, setProblem] = useState<string>()
  const choose = async (branchId: number) => {
    const answer = await call("POST /visitor/branch", { body: { branchId } })
    setProblem(answer.ok ? undefined : storeWords.notChosen(answer.msg))
    if (answer.ok) await router.invalidate()
  }
  const stores = list.shown(branches)
  return (
    <>
      <h1>{storeWords.title}</h1>
      <p className={styles.lead}>{storeWords.lead(branches.length)}</p>
      <StoreFilter list={list} count={stores.length} />
      <div role="alert" className={styles.problem}>
        {problem ? <p className="notice bad">{problem}</p> : null}
      </div>
      <ul className={styles.list}>
        {stores.map(({ branch, metres }) => (
          <li key={branch.id} className={styles.store}>
            <h2>
              <Link to="/stores/$id" params={{ id: branch.slug }}>
                {branch.name}
              </Link>
            </h2>
            <p className={`stock ${openAt(branch.hours, now) ? "" : "none"}`}>
              {hoursText(branch.hours, now)}
              {metres === undefined ? null : ` · ${storeWords.away(kilometresText(metres))}`}
            </p>
            <address>
              {branch.address.lineOne}
              <br />
              {branch.address.suburb} {branch.address.state} {branch.address.postcode}
            </address>
            <a href={`tel:${branch.phone.replace(/[^\d+]/g, "")}`}>{branch.phone}</a>
            {branch.pickupAvailable ? null : <p className={styles.less}>{storeWords.noPickup}</p>}
            {branch.id === mine?.id ? (
              <p className={styles.mine}>{storeWords.mine}</p>
            ) : (
              <form
                method="post"
                action="/choose-branch"
                onSubmit={(event) => {
                  event.preventDefault()
                  void choose(branch.id)
                }}
              >
                <button type="submit" className="btn quiet" name="branchId" value={branch.id}>
                  {storeWords.makeMine}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </>
  )
})

export const Route = createFileRoute("/_shop/stores")({
  loader: async ({ context }) => orThrow(await context.call("GET /branches")),
  head: (route) => pageHead(route, { title: titles.stores, description: descriptions.stores, path: "/stores" }),
  component: StoresScreen
})

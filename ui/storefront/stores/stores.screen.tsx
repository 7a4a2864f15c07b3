/** All branches: where they are, when they are open, and which is mine. */
import { createFileRoute, getRouteApi, Link, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { hoursText, isOpenAt } from "../../../core/stores/open-hours.ts"
import type { ListedStore } from "../../../core/stores/store-list.ts"
import { unwrapResponse } from "../../kit/unwrap-response.ts"
import { useLazyPart } from "../../kit/use-lazy-part.ts"
import { pageHead } from "../../page/page-head.ts"
import { storeWords } from "../../words/stores.ts"
import { descriptions, titles } from "../../words/titles.ts"
// The styles of what comes later: they are part of the page as it is sent.
import "./store-finder.module.css"
import styles from "./stores.module.css"

const root = getRouteApi("__root__")

/** Comes after the page, which has all stores without it; where it can't be had they stay as they are. */
const loadFinder = () => import("./store-finder.tsx")

const StoresScreen = () => {
  const branches = Route.useLoaderData()
  const { branch: mine, now } = root.useLoaderData()
  const { call } = Route.useRouteContext()
  const router = useRouter()
  const [finder, fetchFinder] = useLazyPart(loadFinder)
  useEffect(fetchFinder, [fetchFinder])
  const [problem, setProblem] = useState<string>()
  const choose = async (branchId: number) => {
    const answer = await call("POST /visitor/branch", { body: { branchId } })
    setProblem(answer.ok ? undefined : storeWords.notChosen(answer.msg))
    if (answer.ok) await router.invalidate()
  }
  const list = (stores: ReadonlyArray<ListedStore>) => (
    <ul className={styles.list}>
      {stores.map(({ branch, distance }) => (
        <li key={branch.id} className={styles.store}>
          <h2>
            <Link to="/stores/$id" params={{ id: branch.slug }}>
              {branch.name}
            </Link>
          </h2>
          <p className={`stock ${isOpenAt(branch.hours, now) ? "" : "none"}`}>
            {hoursText(branch.hours, now)}
            {distance === undefined ? null : ` · ${storeWords.away(distance)}`}
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
  )
  return (
    <>
      <h1>{storeWords.title}</h1>
      <p className={styles.lead}>{storeWords.lead(branches.length)}</p>
      <div role="alert" className={styles.problem}>
        {problem ? <p className="notice bad">{problem}</p> : null}
      </div>
      {finder ? (
        <finder.StoreFinder branches={branches} now={now}>
          {list}
        </finder.StoreFinder>
      ) : (
        <>
          <div className={styles.finderPlace} />
          {list(branches.map((branch) => ({ branch })))}
        </>
      )}
    </>
  )
}

export const Route = createFileRoute("/_shop/stores")({
  loader: async ({ context }) => unwrapResponse(await context.call("GET /branches")),
  head: (route) => pageHead(route, { title: titles.stores, description: descriptions.stores, path: "/stores" }),
  component: StoresScreen
})

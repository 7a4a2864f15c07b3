/** The stores of the page of all: which is closest, the list that can be narrowed, and the map. */
import { Link, useRouter } from "@tanstack/react-router"
import { useState } from "react"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import type { Branch } from "../../../core/stores/branch.ts"
import { type ListedStore, listStores } from "../../../core/stores/store-list.ts"
import { useHydrated } from "../../kit/use-hydrated.ts"
import { storeWords } from "../../words/stores.ts"
import { storesPageWords } from "../../words/stores-page.ts"
import { ClosestNotice } from "./closest-notice.tsx"
import type { ClosestStore } from "./closest-store.ts"
import { StoreCard } from "./store-card.tsx"
import { StoreFinder } from "./store-finder.tsx"
import { StoreMapView } from "./store-map-view.tsx"
import styles from "./stores.module.css"

type Props = {
  readonly branches: ReadonlyArray<Branch>
  /** What the shopper named as their place, and what the shop said of it. */
  readonly near: string
  readonly closest: ClosestStore | undefined
  readonly mineId: number | undefined
  /** The shop's time, epoch milliseconds. */
  readonly now: number
  readonly call: CallApi
}

export const StoresFound = ({ branches, near, closest, mineId, now, call }: Props) => {
  const router = useRouter()
  const isHydrated = useHydrated()
  const [problem, setProblem] = useState<string>()
  const choose = async (branchId: number) => {
    const answer = await call("POST /visitor/branch", { body: { branchId } })
    setProblem(answer.ok ? undefined : storeWords.notChosen(answer.msg))
    if (answer.ok) await router.invalidate()
  }
  const match = closest?.is === "found" ? closest.match : undefined
  const mapped = match?.place.isUnmapped ? undefined : match?.place
  const list = (stores: ReadonlyArray<ListedStore>) => (
    <ul className={styles.list}>
      {stores.map((store) => (
        <StoreCard
          key={store.branch.id}
          store={store}
          now={now}
          isMine={store.branch.id === mineId}
          isClosest={store.branch.id === match?.branch.id}
          choose={(branchId) => void choose(branchId)}
        />
      ))}
    </ul>
  )
  return (
    <>
      <div role="status" className={styles.said}>
        {closest ? <ClosestNotice near={near} closest={closest} branches={branches} now={now} /> : null}
      </div>
      <p className={styles.jumps}>
        <a href="#map">{storesPageWords.toMap}</a>
        {match ? (
          <Link to="/stores" search={{}} resetScroll={false}>
            {storesPageWords.byName}
          </Link>
        ) : null}
      </p>
      <div role="alert" className={styles.problem}>
        {problem ? <p className="notice bad">{problem}</p> : null}
      </div>
      <div className={styles.columns}>
        <div>
          {isHydrated ? (
            <StoreFinder branches={branches} now={now} from={{ place: match?.place }}>
              {list}
            </StoreFinder>
          ) : (
            // What narrows the list needs scripts: its place is held until they are there.
            <>
              <div className={styles.finderPlace} />
              {list(listStores(branches, { text: "", openOnly: false, near: match?.place }, now))}
            </>
          )}
        </div>
        <section id="map" className={styles.mapPlace} aria-label={storesPageWords.map}>
          <StoreMapView branches={branches} place={mapped} closestId={match?.branch.id} mineId={mineId} />
        </section>
      </div>
    </>
  )
}

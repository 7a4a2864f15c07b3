/** What narrows a list of stores: a suburb or postcode, who is open now, and the nearest first. */
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useState } from "react"
import type { Branch } from "../../../core/stores/branch.ts"
import type { Position } from "../../../core/stores/distance.ts"
import type { ListedStore } from "../../../core/stores/store-list.ts"
import { storeFinderWords } from "../../words/store-finder.ts"
import styles from "./store-finder.module.css"
import { StoreListViewModel } from "./store-list.view-model.ts"

type Props = {
  readonly branches: ReadonlyArray<Branch>
  /** The shop's time, epoch milliseconds. */
  readonly now: number
  /** Where the shopper said they are, on a page whose address holds it: nothing else is typed here then. */
  readonly from?: { readonly place: Position | undefined }
  /** The list of those that are left. */
  readonly children: (stores: ReadonlyArray<ListedStore>) => ReactNode
}

/** A place that was found in the last ten minutes is near enough; nobody waits longer than this for a better one. */
const locateOptions = { maximumAge: 600_000, timeout: 10_000 }

const locate = (): Promise<Position> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, locateOptions)
  )

export const StoreFinder = observer(({ branches, now, from, children }: Props) => {
  const [list] = useState(() => new StoreListViewModel(now))
  const place = from?.place
  // Who names another place asks for what is close to that one.
  useEffect(() => {
    if (place) list.forgetPosition()
  }, [list, place])
  const stores = list.visibleStores(branches, place)
  const count = stores.length
  return (
    <>
      <search className={styles.finder}>
        {from ? null : (
          <label>
            <span className="label">{storeFinderWords.find}</span>
            <input
              type="search"
              value={list.text}
              maxLength={80}
              autoComplete="off"
              autoCorrect="off"
              enterKeyHint="search"
              spellCheck={false}
              onChange={(event) => list.type(event.target.value)}
              // Where the list stands in a form, Enter would choose the first of the stores.
              onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
            />
          </label>
        )}
        <button
          type="button"
          className="btn quiet"
          aria-pressed={list.openOnly}
          onClick={() => list.showOpenOnly(!list.openOnly)}
        >
          {storeFinderWords.openNow}
        </button>
        <button
          type="button"
          className="btn quiet"
          aria-disabled={list.locating === "asked"}
          onClick={() => void list.sortByDistance(locate)}
        >
          {list.locating === "asked" ? storeFinderWords.locating : storeFinderWords.nearest}
        </button>
        <p role="status">{list.locating === "refused" ? storeFinderWords.notLocated : storeFinderWords.count(count)}</p>
        {count === 0 ? (
          <button type="button" className="link" onClick={() => list.showAll()}>
            {storeFinderWords.showAll}
          </button>
        ) : null}
        {count === 0 && list.text.trim() ? (
          <a href={`/stores?near=${encodeURIComponent(list.text.trim())}`}>
            {storeFinderWords.closest(list.text.trim())}
          </a>
        ) : null}
      </search>
      {children(stores)}
    </>
  )
})

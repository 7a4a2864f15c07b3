/** What narrows the list of stores: a suburb or postcode, who is open now, and the nearest first. */
import { observer } from "mobx-react-lite"
import type { Position } from "../../core/delivery/distance.ts"
import { Check } from "../parts/check.tsx"
import { storeWords } from "../words/stores.ts"
import type { StoreListViewModel } from "./store-list.view-model.ts"
import styles from "./stores.module.css"

/** A place that was found in the last ten minutes is near enough; nobody waits longer than this for a better one. */
const patience = { maximumAge: 600_000, timeout: 10_000 }

const locate = (): Promise<Position> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, patience)
  )

export const StoreFilter = observer(({ list, count }: { list: StoreListViewModel; count: number }) => (
  <search className={styles.filter}>
    <label>
      <span className="label">{storeWords.find}</span>
      <input
        type="search"
        value={list.text}
        maxLength={80}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => list.type(event.target.value)}
      />
    </label>
    <Check checked={list.openOnly} onChange={(event) => list.showOpenOnly(event.target.checked)}>
      {storeWords.openNow}
    </Check>
    <button
      type="button"
      className="btn quiet"
      aria-disabled={list.locating === "asked"}
      onClick={() => void list.sortByDistance(locate)}
    >
      {list.locating === "asked" ? storeWords.locating : storeWords.nearest}
    </button>
    <p role="status">{list.locating === "refused" ? storeWords.notLocated : storeWords.count(count)}</p>
    {count === 0 ? (
      <button type="button" className="link" onClick={() => list.showAll()}>
        {storeWords.showAll}
      </button>
    ) : null}
  </search>
))

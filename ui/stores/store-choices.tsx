/** The stores to choose from with what tells them apart: postcode, whether they are open, how far they are. */
import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { Branch } from "../../core/stock/branch.ts"
import { hoursText, openAt } from "../../core/stock/open-hours.ts"
import { kilometresText } from "../../core/stock/store-list.ts"
import { storeWords } from "../words/stores.ts"
import styles from "./store-choices.module.css"
import { StoreFilter } from "./store-filter.tsx"
import { StoreListViewModel } from "./store-list.view-model.ts"

type Props = { readonly branches: ReadonlyArray<Branch>; readonly chosen: number | undefined; readonly now: number }

/** Buttons of the form that they stand in: each sends its store's id as `branchId`. */
export const StoreChoices = observer(({ branches, chosen, now }: Props) => {
  const [list] = useState(() => new StoreListViewModel(now))
  const stores = list.shown(branches)
  return (
    <>
      <StoreFilter list={list} count={stores.length} />
      {stores.map(({ branch: { id, name, address, hours }, metres }) => (
        <button
          key={id}
          type="submit"
          name="branchId"
          value={id}
          aria-pressed={id === chosen}
          className={styles.choice}
        >
          <b>{name}</b>{" "}
          <span>
            {address.suburb === name ? "" : `${address.suburb} `}
            {address.postcode}
          </span>
          <small className={`stock ${openAt(hours, now) ? "" : "none"}`}>
            {hoursText(hours, now)}
            {metres === undefined ? null : ` · ${storeWords.away(kilometresText(metres))}`}
          </small>
        </button>
      ))}
    </>
  )
})

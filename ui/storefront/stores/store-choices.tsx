/** The stores to choose from with what tells them apart: postcode, whether they are open, how far they are. */
import type { Branch } from "../../../core/stores/branch.ts"
import { hoursText, isOpenAt } from "../../../core/stores/open-hours.ts"
import { storeWords } from "../../words/stores.ts"
import styles from "./store-finder.module.css"
import { StoreFinder } from "./store-finder.tsx"

type Props = { readonly branches: ReadonlyArray<Branch>; readonly chosen: number | undefined; readonly now: number }

/** Buttons of the form that they stand in: each sends its store's id as `branchId`. */
export const StoreChoices = ({ branches, chosen, now }: Props) => (
  <StoreFinder branches={branches} now={now}>
    {(stores) =>
      stores.map(({ branch: { id, name, address, hours }, distance }) => (
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
          <small className={`stock ${isOpenAt(hours, now) ? "" : "none"}`}>
            {hoursText(hours, now)}
            {distance === undefined ? null : ` · ${storeWords.away(distance)}`}
          </small>
        </button>
      ))
    }
  </StoreFinder>
)

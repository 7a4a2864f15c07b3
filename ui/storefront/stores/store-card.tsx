/** A store in the list of all: where it is, when it is open, how far it is, and the choice to make it mine. */
import { Link } from "@tanstack/react-router"
import type { Branch } from "../../../core/stores/branch.ts"
import { hoursText, isOpenAt } from "../../../core/stores/open-hours.ts"
import type { ListedStore } from "../../../core/stores/store-list.ts"
import { storeWords } from "../../words/stores.ts"
import { storesPageWords } from "../../words/stores-page.ts"
import styles from "./stores.module.css"

type Props = {
  readonly store: ListedStore
  readonly now: number
  readonly isMine: boolean
  readonly isClosest: boolean
  readonly choose: (branchId: number) => void
}

export const StoreCard = ({ store: { branch, distance }, now, isMine, isClosest, choose }: Props) => (
  <li className={`${styles.store} ${isClosest ? styles.closest : ""}`}>
    <h2>
      <Link to="/stores/$id" params={{ id: branch.slug }}>
        {branch.name}
      </Link>
      {isClosest ? <span className={`label ${styles.tag}`}>{storesPageWords.closest}</span> : null}
    </h2>
    <p className={`stock ${isOpenAt(branch.hours, now) ? "" : "none"}`}>
      {hoursText(branch.hours, now)}
      {distance === undefined ? null : ` · ${storeWords.away(distance)}`}
    </p>
    <StoreAddress branch={branch} />
    <a href={`tel:${branch.phone.replace(/[^\d+]/g, "")}`}>{branch.phone}</a>
    <p className={styles.less}>{branch.pickupAvailable ? storesPageWords.pickup : storeWords.noPickup}</p>
    {isMine ? (
      <p className={styles.mine}>{storeWords.mine}</p>
    ) : (
      <form
        method="post"
        action="/choose-branch"
        onSubmit={(event) => {
          event.preventDefault()
          choose(branch.id)
        }}
      >
        <button type="submit" className="btn quiet" name="branchId" value={branch.id}>
          {storeWords.makeMine}
        </button>
      </form>
    )}
  </li>
)

const StoreAddress = ({ branch: { address } }: { readonly branch: Branch }) => (
  <address>
    {address.lineOne}
    <br />
    {address.suburb} {address.state} {address.postcode}
  </address>
)

/** What there is to know of one branch: where it is, when it is open and when not, what it offers, and which others are close. */
import { Link } from "@tanstack/react-router"
import type { Branch } from "../../../core/stores/branch.ts"
import { upcomingClosedDays } from "../../../core/stores/closed-days.ts"
import { dayHours, hoursText, isOpenAt } from "../../../core/stores/open-hours.ts"
import { listStores } from "../../../core/stores/store-list.ts"
import { JsonLd } from "../../page/json-ld.tsx"
import { storePageWords } from "../../words/store-page.ts"
import { storeWords } from "../../words/stores.ts"
import { storeJsonLd } from "./store-json-ld.ts"
import styles from "./stores.module.css"

/** So many days off, and so many other stores. */
const CLOSED_DAYS = 5
const NEARBY = 3

type Props = {
  readonly branch: Branch
  /** All of them, or none where they can't be had. */
  readonly branches: ReadonlyArray<Branch>
  readonly isMine: boolean
  /** The shop's time, epoch milliseconds. */
  readonly now: number
  readonly origin: string
}

export const StoreFacts = ({ branch, branches, isMine, now, origin }: Props) => {
  const closedDays = upcomingClosedDays(branch.hours, now, CLOSED_DAYS)
  const others = branches.filter(({ id }) => id !== branch.id)
  const nearby = listStores(others, { text: "", openOnly: false, near: branch }, now).slice(0, NEARBY)
  return (
    <>
      <JsonLd facts={storeJsonLd(origin, branch, closedDays)} />
      <p className={`stock ${isOpenAt(branch.hours, now) ? "" : "none"}`}>{hoursText(branch.hours, now)}</p>
      <div className={styles.detail}>
        <div>
          <address>
            {branch.address.lineOne}
            <br />
            {branch.address.suburb} {branch.address.state} {branch.address.postcode}
            <a href={`https://www.openstreetmap.org/directions?to=${branch.latitude},${branch.longitude}`}>
              {storeWords.directions}
            </a>
            <a href={`tel:${branch.phone.replace(/[^\d+]/g, "")}`}>{branch.phone}</a>
            <a href={`mailto:${branch.email}`}>{branch.email}</a>
          </address>
          {isMine ? (
            <p className={styles.mine}>{storeWords.mine}</p>
          ) : (
            <form method="post" action="/choose-branch">
              <button type="submit" className="btn quiet" name="branchId" value={branch.id}>
                {storeWords.makeMine}
              </button>
            </form>
          )}
        </div>
        <HoursTable label={storeWords.hours} rows={dayHours(branch.hours)} />
        {closedDays.length > 0 ? (
          <HoursTable
            label={storePageWords.closedDays}
            rows={closedDays.map(({ text, name }) => ({ day: text, note: name, text: storePageWords.closed }))}
          />
        ) : null}
        <section>
          <h2 className="label">{storePageWords.services}</h2>
          <ul className={styles.facts}>
            <li>{branch.pickupAvailable ? storePageWords.pickup : storeWords.noPickup}</li>
            <li>{storePageWords.stock}</li>
          </ul>
        </section>
        {nearby.length > 0 ? (
          <section>
            <h2 className="label">{storePageWords.nearby}</h2>
            <ul className={styles.facts}>
              {nearby.map(({ branch: { id, slug, name }, distance = "" }) => (
                <li key={id}>
                  <Link to="/stores/$id" params={{ id: slug }}>
                    {name}
                  </Link>
                  <span className="soft">{storeWords.away(distance)}</span>
                </li>
              ))}
              <li>
                <Link to="/stores" search={{}}>
                  {storePageWords.all}
                </Link>
              </li>
            </ul>
          </section>
        ) : null}
      </div>
    </>
  )
}

type Row = { readonly day: string; readonly note?: string; readonly text: string }

const HoursTable = ({ label, rows }: { readonly label: string; readonly rows: ReadonlyArray<Row> }) => (
  <table className={styles.hours}>
    <caption className="label">{label}</caption>
    <tbody>
      {rows.map(({ day, note, text }) => (
        <tr key={day}>
          <th scope="row">
            {day}
            {note === undefined ? null : <span className="soft"> {note}</span>}
          </th>
          <td>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

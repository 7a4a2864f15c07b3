/** What was found for a suburb or postcode: the store closest to it, or the places that may have been meant. */
import { Link } from "@tanstack/react-router"
import type { Branch } from "../../../core/stores/branch.ts"
import { namesakesOf } from "../../../core/stores/closest-branch.ts"
import { listStores } from "../../../core/stores/store-list.ts"
import { closestStoreWords } from "../../words/closest-store.ts"
import type { ClosestStore, NamedPlace } from "./closest-store.ts"
import styles from "./stores.module.css"

/** `Ferntree Gully 3156`. */
const placeText = ({ suburb, postcode }: NamedPlace): string => `${suburb} ${postcode}`

type Props = {
  readonly near: string
  readonly closest: ClosestStore
  readonly branches: ReadonlyArray<Branch>
  readonly now: number
}

/** [STO-01] Which store is closest, or that nobody knows the place, with those that may have been meant. */
export const ClosestNotice = ({ near, closest, branches, now }: Props) => {
  if (closest.is === "failed") return <p className="notice bad">{closestStoreWords.failed}</p>
  if (closest.is === "unknown")
    return (
      <div className="notice warn">
        <p>{closestStoreWords.unknown(near)}</p>
        {closest.alike.length > 0 ? (
          <Places label={closestStoreWords.meant} places={closest.alike} />
        ) : (
          <p>{closestStoreWords.nothingAlike}</p>
        )}
      </div>
    )
  const { branch, place } = closest.match
  const namesakes = namesakesOf(near, place, closest.alike)
  const nearest = listStores(branches, { text: "", openOnly: false, near: place }, now)
  const distanceOf = (id: number) => nearest.find((store) => store.branch.id === id)?.distance ?? ""
  const withPickup = branch.pickupAvailable ? undefined : nearest.find((store) => store.branch.pickupAvailable)
  return (
    <div className="notice good">
      <p>
        {closestStoreWords.closestTo(/^\d+$/.test(near) ? near : placeText(place))}{" "}
        <Link to="/stores/$id" params={{ id: branch.slug }}>
          <b>{branch.name}</b>
        </Link>
        {closestStoreWords.distance(distanceOf(branch.id))}
      </p>
      {withPickup ? (
        <p>{closestStoreWords.pickupAt(branch.name, withPickup.branch.name, withPickup.distance ?? "")}</p>
      ) : null}
      {namesakes.length > 0 ? <Places label={closestStoreWords.namesakes} places={namesakes} /> : null}
    </div>
  )
}

const Places = ({ label, places }: { readonly label: string; readonly places: ReadonlyArray<NamedPlace> }) => (
  <p className={styles.places}>
    {label}{" "}
    {places.map((place) => (
      <Link key={placeText(place)} to="/stores" search={{ near: placeText(place) }} resetScroll={false}>
        {placeText(place)}
      </Link>
    ))}
  </p>
)

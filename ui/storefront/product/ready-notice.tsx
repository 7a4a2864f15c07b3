/** When the product, or what is wanted of it, can be collected from my store, and how long that promise still holds today. */
import type { Variation } from "../../../core/catalogue/product/product-detail.ts"
import { availability } from "../../../core/stock/availability.ts"
import { pickupPromise } from "../../../core/stock/pickup-promise.ts"
import { collectWords } from "../../../core/words/pickup.ts"
import type { Shopfront } from "../../page/shopfront.ts"
import { productWords } from "../../words/product.ts"
import styles from "./product.module.css"

type Wanted = { readonly variation: Variation; readonly length?: number; readonly pieces: number }

type Props = {
  readonly variations: ReadonlyArray<Variation>
  readonly branch: Shopfront["branch"]
  readonly now: number
  /** All that was typed, line by line. */
  readonly wanted?: ReadonlyArray<Wanted>
}

/** Of what is sold online the variation that is there soonest speaks for the product; what is sold out only where all of it is. */
const soonest = (variations: ReadonlyArray<Variation>, branchId: number | undefined) => {
  const found = variations.filter(({ pricing }) => pricing).map((variation) => availability(variation, branchId, 1))
  return found.sort(
    (left, right) => Number(right.canOrder) - Number(left.canOrder) || left.leadDays - right.leadDays
  )[0]
}

/** What is there last decides for all of it; of a line that can't be had its row tells. */
const latest = (wanted: ReadonlyArray<Wanted>, branchId: number | undefined) =>
  wanted
    .map(({ variation, length, pieces }) =>
      availability(variation, branchId, pieces, variation.lengths ? length : undefined)
    )
    .filter(({ canOrder }) => canOrder)
    .sort((left, right) => right.leadDays - left.leadDays)[0]

export const ReadyNotice = ({ variations, branch, now, wanted = [] }: Props) => {
  const found = latest(wanted, branch?.id) ?? soonest(variations, branch?.id)
  if (found && !found.canOrder) return <p className={`notice warn ${styles.ready}`}>{productWords.noneLeft}</p>
  if (!branch)
    return (
      <p className={`notice ${styles.ready}`}>
        <button type="button" className="link" popoverTarget="branches">
          {productWords.chooseBranch}
        </button>
      </p>
    )
  if (!found) return null
  const { isOffered, text, cutOff } = pickupPromise({ branch, level: found.level, now })
  if (!isOffered)
    return (
      <p className={`notice warn ${styles.ready}`}>
        {text}{" "}
        <button type="button" className="link" popoverTarget="branches">
          {collectWords.otherStore}
        </button>
      </p>
    )
  return (
    <p className={`notice ${found.level === "in stock" ? "good" : ""} ${styles.ready}`}>
      <b>{text}</b> {cutOff}
    </p>
  )
}

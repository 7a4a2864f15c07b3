/** When the product can be collected from my branch, and how long that promise still holds today. */
import type { Variation } from "../../core/catalogue/product-detail.ts"
import { availability } from "../../core/stock/availability.ts"
import { cutOffMinutes, readyAt, readyText } from "../../core/stock/lead-time.ts"
import type { Shopfront } from "../shell/shopfront.ts"
import { productWords } from "../words.ts"
import styles from "./product.module.css"

type Props = { readonly variation: Variation; readonly branch: Shopfront["branch"]; readonly now: number }

export const ReadyNotice = ({ variation, branch, now }: Props) => {
  if (!branch)
    return (
      <p className={`notice ${styles.ready}`}>
        <button type="button" className="link" popoverTarget="branches">
          {productWords.chooseBranch}
        </button>
      </p>
    )
  const found = availability(variation, branch.id, 1)
  if (!found.canOrder) return <p className={`notice warn ${styles.ready}`}>{found.text}</p>
  const minutes = found.level === "in stock" ? cutOffMinutes(now) : undefined
  return (
    <p className={`notice ${found.level === "in stock" ? "good" : ""} ${styles.ready}`}>
      <b>{readyText({ readyAt: readyAt({ level: found.level, hours: branch.hours, now }), now, branchName: branch.name })}</b>
      {minutes === undefined ? null : (
        <>
          {" "}
          {productWords.ifOrdered} <span className="num">{productWords.cutOff(minutes)}</span>
        </>
      )}
    </p>
  )
}

/** In the place of a row's quantity box, where there is none: why it can't be bought, and whom to ask. */
import { productWords } from "../../words/product.ts"
import type { RowBlocker } from "./row-quantity.ts"
import styles from "./size-table.module.css"

type Props = {
  readonly blocker: RowBlocker
  /** The store's, or the shop's own while none is chosen. */
  readonly phone: string
}

/** [PDP-01] */
export const RowReason = ({ blocker, phone }: Props) => (
  <span className={styles.reason}>
    {blocker === "sold out" ? (
      productWords.noMore
    ) : (
      <>
        {productWords.notOnline} <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
      </>
    )}
  </span>
)

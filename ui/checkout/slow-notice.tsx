/** Names the lines that make the whole order wait, and parts them from the rest in one press. */

import { dayText, melbourneDate, melbourneTime } from "../../core/melbourne.ts"
import { cartKey } from "../../core/ordering/cart/cart.ts"
import { lineName } from "../cart/line-name.ts"
import { cartWords } from "../words/cart.ts"
import type { SlowOrder } from "./delivery-quotes.ts"
import styles from "./slow-notice.module.css"

type Props = {
  readonly slow: SlowOrder | undefined
  readonly now: number
  /** What parting them is called, where nothing is collected. */
  readonly splitText?: string
  readonly onSplit: (keys: ReadonlyArray<string>) => void
}

/** [EST-01] */
export const SlowNotice = ({ slow, now, splitText, onSplit }: Props) => {
  if (!slow) return null
  const { later, deciding, restAt, readyAt } = slow
  const isToday = melbourneDate(restAt) === melbourneDate(now)
  return (
    <div className={`notice warn ${styles.slow}`}>
      <p>
        <b>{cartWords.waitsUntil(dayText(melbourneTime(readyAt).toPlainDate()))}</b>{" "}
        {cartWords.waitsFor(deciding.map(lineName))}
      </p>
      <button type="button" className="btn quiet" onClick={() => onSplit(later.map(cartKey))}>
        {splitText ?? (isToday ? cartWords.restToday : cartWords.restOn(dayText(melbourneTime(restAt).toPlainDate())))}
      </button>
      <p className="small">{cartWords.splitHelp(later.length)}</p>
    </div>
  )
}

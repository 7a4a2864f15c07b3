/** The dark bar with what it all comes to, the GST in it, and the way on. */
import type { ReactNode } from "react"
import { type Cents, dollars } from "../../core/money.ts"
import { cartWords } from "../words/cart.ts"
import styles from "./summary.module.css"

type Props = {
  /** Nothing where no price is known: an amount that nobody knows is no $0.00. */
  readonly total: Cents | undefined
  readonly gst: Cents | undefined
  /** [GST-03] The lines are shown without GST, which is added here. */
  readonly exGst?: boolean
  /** Prices are being asked for; the sums may be old. */
  readonly busy?: boolean
  /** They are old, and nobody is asking. */
  readonly outdated?: boolean
  readonly className?: string | undefined
  readonly children?: ReactNode
}

const amount = (cents: Cents | undefined): string => (cents === undefined ? cartWords.notKnown : dollars(cents))

export const Sum = ({ total, gst, exGst = false, busy = false, outdated = false, className = "", children }: Props) => (
  <div className={`${styles.sum} ${className}`}>
    <dl>
      <div className={styles.total}>
        <dt>
          {exGst ? cartWords.totalIncGst : cartWords.total}
          {outdated ? <span className={styles.outdated}>{cartWords.outdated}</span> : null}
        </dt>
        <dd className="num" data-testid="total" aria-busy={busy || outdated}>
          {amount(total)}
        </dd>
      </div>
      <div>
        <dt>{exGst ? cartWords.gstAdded : cartWords.gst}</dt>
        <dd>{amount(gst)}</dd>
      </div>
    </dl>
    {children}
  </div>
)

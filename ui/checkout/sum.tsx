/** The dark bar with what it all comes to, the GST in it, and the way on. */
import type { ReactNode } from "react"
import { type Cents, dollars } from "../../core/money.ts"
import { cartWords } from "../words/cart.ts"
import styles from "./summary.module.css"

type Props = {
  readonly total: Cents
  readonly gst: Cents
  /** [GST-03] The lines are shown without GST, which is added here. */
  readonly exGst?: boolean
  /** Prices are being asked for; the sums may be old. */
  readonly busy?: boolean
  readonly className?: string | undefined
  readonly children?: ReactNode
}

export const Sum = ({ total, gst, exGst = false, busy = false, className = "", children }: Props) => (
  <div className={`${styles.sum} ${className}`}>
    <dl>
      <div className={styles.total}>
        <dt>{exGst ? cartWords.totalIncGst : cartWords.total}</dt>
        <dd className="num" data-testid="total" aria-busy={busy}>
          {dollars(total)}
        </dd>
      </div>
      <div>
        <dt>{exGst ? cartWords.gstAdded : cartWords.gst}</dt>
        <dd>{dollars(gst)}</dd>
      </div>
    </dl>
    {children}
  </div>
)

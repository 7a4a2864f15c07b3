/** The dark bar with what it all comes to, the GST in it, and the way on. */
import type { ReactNode } from "react"
import { type Cents, dollars } from "../../core/money.ts"
import { cartWords } from "../words/cart.ts"
import styles from "./summary.module.css"

type Props = {
  readonly total: Cents
  readonly gst: Cents
  /** Prices are being asked for; the sums may be old. */
  readonly busy?: boolean
  readonly className?: string | undefined
  readonly children?: ReactNode
}

export const Sum = ({ total, gst, busy = false, className = "", children }: Props) => (
  <div className={`${styles.sum} ${className}`}>
    <dl>
      <div className={styles.total}>
        <dt>{cartWords.total}</dt>
        <dd className="num" data-testid="total" aria-busy={busy}>
          {dollars(total)}
        </dd>
      </div>
      <div>
        <dt>{cartWords.gst}</dt>
        <dd>{dollars(gst)}</dd>
      </div>
    </dl>
    {children}
  </div>
)

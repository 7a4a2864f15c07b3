/** Total bar: the dark bar with the total, the GST in it and the button that continues. */
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

const GstAmount = ({ label, gst }: { readonly label: string } & Pick<Props, "gst">) => (
  <div>
    <dt>{label}</dt>
    <dd>{amount(gst)}</dd>
  </div>
)

/** Without GST in the lines it is a step of the sum, before the total; within them it is said after. */
export const TotalBar = ({
  total,
  gst,
  exGst = false,
  busy = false,
  outdated = false,
  className = "",
  children
}: Props) => (
  <div className={`${styles.sum} ${className}`}>
    <dl>
      {exGst ? <GstAmount label={cartWords.gstAdded} gst={gst} /> : null}
      <div className={styles.total}>
        <dt>
          {exGst ? cartWords.totalIncGst : cartWords.total}
          {outdated ? <span className={styles.outdated}>{cartWords.outdated}</span> : null}
        </dt>
        <dd className="num" data-testid="total" aria-busy={busy || outdated}>
          {amount(total)}
        </dd>
      </div>
      {exGst ? null : <GstAmount label={cartWords.gst} gst={gst} />}
    </dl>
    {children}
  </div>
)

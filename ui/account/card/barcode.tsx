/** A barcode that a scanner reads off the screen: black on white in any theme. */
import { barcode } from "../../../core/account/barcode.ts"
import { cardWords } from "../../words/digital-card.ts"
import styles from "./digital-card.module.css"

/** [DCARD-01] [ENT-16] `0` stands for none. */
export const Barcode = ({ figures }: { figures: string }) => {
  const code = barcode(figures)
  if (!code) return <p className={`${styles.barcode} ${styles.none}`}>{cardWords.noBarcode}</p>
  return (
    <figure className={styles.barcode}>
      <svg
        viewBox={`0 0 ${code.width} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={cardWords.barcode(figures)}
        shapeRendering="crispEdges"
      >
        {code.bars.map(({ at, width }) => (
          <rect key={at} x={at} width={width} height="100" />
        ))}
      </svg>
      <figcaption className="num">{figures}</figcaption>
    </figure>
  )
}

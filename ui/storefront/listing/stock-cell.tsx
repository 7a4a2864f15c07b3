/** The cell of a list's table that says what there is: a count where pieces are counted, else what the card says. */
import { cardStock } from "../../../core/catalogue/cards/card.ts"
import { numberText } from "../../../core/number-text.ts"
import { stockTone } from "../cards/product-card.tsx"
import styles from "./listing-results.module.css"

type Props = {
  readonly product: Parameters<typeof cardStock>[0]
  readonly branchId: number | undefined
  readonly columns?: number
}

export const StockCell = ({ product, branchId, columns = 1 }: Props) => {
  const { is, text, pieces } = cardStock(product, branchId)
  const isCount = is === "here" || is === "few here" || (is === "online" && branchId === undefined)
  return (
    <td colSpan={columns} className={styles.stockCell}>
      <span className={`stock ${stockTone[is]}`}>{isCount && !product.meantSize ? numberText(pieces) : text}</span>
    </td>
  )
}

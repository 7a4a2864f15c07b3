/** What a row of the size table says of its stock at my branch, and of when it can be collected. */
import { dayText, melbourneTime } from "../../../core/melbourne.ts"
import { nonBreaking } from "../../../core/non-breaking.ts"
import { numberText } from "../../../core/number-text.ts"
import {
  type Availability,
  countText,
  isLowStock,
  isSoldOut,
  type StockLevel
} from "../../../core/stock/availability.ts"
import { readyAt, readyText } from "../../../core/stock/lead-time.ts"
import { partialStockText } from "../../../core/stock/partial-stock.ts"
import type { PickupStore } from "../../../core/stock/pickup-promise.ts"
import { labelledStockText, stockLabelOf } from "../../../core/stock/stock-label.ts"
import { collectWords } from "../../../core/words/pickup.ts"
import { stockWords } from "../../../core/words/stock.ts"
import type { Shopfront } from "../../page/shopfront.ts"
import { productWords } from "../../words/product.ts"
import { type SizeRow, stockOf } from "./size-rows.ts"
import styles from "./size-table.module.css"
import { tableRoles } from "./table-roles.ts"

/** The column is headed Ready already. */
const withoutReady = (text: string): string => text.replace(/^Ready (.)/, (_, first: string) => first.toUpperCase())

const readyCell = (branch: PickupStore, level: StockLevel, now: number): string =>
  branch.pickupAvailable
    ? withoutReady(readyText({ readyAt: readyAt({ level, hours: branch.hours, now }), now }))
    : collectWords.noPickupHere

/** The day by which another store's pieces are here: `Tue 1 Dec`. */
const dayHere = ({ hours }: PickupStore, now: number): string =>
  dayText(melbourneTime(readyAt({ level: "transfer/order-in", hours, now })).toPlainDate())

type Props = {
  readonly row: SizeRow
  readonly branch: Shopfront["branch"]
  readonly now: number
  readonly pieces: number
}

/** [STK-01] [STK-04] What a row says of its stock; more than is left of what is not brought in again is said at its box. */
export const rowStockText = (found: Availability, isClearance: boolean): string => {
  if (isSoldOut(found)) return stockWords.soldOut
  return labelledStockText(stockLabelOf(found, isClearance), found.canOrder ? found.text : countText(found.total))
}

const toneOf = (found: Availability): string => {
  if (isSoldOut(found) || (found.canOrder && found.level !== "in stock")) return "none"
  return found.canOrder && !isLowStock(found.available) ? "" : "low"
}

/** The same where a phone has room for a word. */
const briefText = (found: Availability, part: string | undefined): string => {
  if (!found.canOrder) return isSoldOut(found) ? stockWords.soldOut : countText(found.total)
  return found.level === "in stock" ? numberText(found.available) : (part ?? productWords.brief[found.level])
}

export const StockCells = ({ row, branch, now, pieces }: Props) => {
  const found = stockOf(row, branch?.id, pieces)
  const part = partialStockText(found, pieces, branch && dayHere(branch, now))
  return (
    <>
      <td {...tableRoles.cell} className={styles.stock}>
        <span className={`stock ${toneOf(found)}`}>
          <span className={styles.full}>{rowStockText(found, row.variation.flags.isClearance)}</span>
          <span className={styles.brief} aria-hidden="true">
            {briefText(found, part)}
          </span>
        </span>
        {part ? <span className={styles.part}>{part}</span> : null}
      </td>
      {branch ? (
        <td {...tableRoles.cell} className={styles.wide}>
          {found.canOrder ? nonBreaking(readyCell(branch, found.level, now)) : ""}
        </td>
      ) : null}
    </>
  )
}

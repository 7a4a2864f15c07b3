/** What a row of the size table costs who looks at it: a stick and a metre of timber, else one unit. */
import { observer } from "mobx-react-lite"
import { onePiece } from "../../core/catalogue/one-piece.ts"
import { dollars } from "../../core/money.ts"
import { lineOf } from "../../core/pricing/price-line.ts"
import { hundredths } from "../../core/units/quantity.ts"
import { unitText } from "../../core/units/unit-text.ts"
import { useOwnPrices } from "../account/use-own-prices.ts"
import type { SizeRow } from "./size-rows.ts"
import styles from "./size-table.module.css"

/** [PRC-08] Blank in a box of its size while an own price is on its way, or where it can't be had. */
export const PriceCells = observer(({ row: { variation, length }, isTimber }: { row: SizeRow; isTimber: boolean }) => {
  const { uom } = variation
  const request = onePiece(variation)
  const prices = useOwnPrices([request])
  const own = prices.priceOf(request, variation.pricing)
  const pricing = own ?? variation.pricing
  const blank = own ? "" : "blank"
  if (!pricing) return <td colSpan={isTimber ? 2 : 1} />
  const unitPrice = prices.shown(pricing.unitPrice)
  const stick = prices.shown(lineOf(pricing.unitPrice, hundredths(length ?? variation.factor) ?? 0))
  return (
    <>
      <td className={`${styles.right} ${blank}`} data-testid="row-price">
        <span className="num">{dollars(isTimber ? stick : unitPrice)}</span>
        {isTimber ? null : <span className="soft small"> / {unitText(uom, "card", 1)}</span>}
      </td>
      {isTimber ? <td className={`${styles.right} ${styles.wide} ${blank}`}>{dollars(unitPrice)}</td> : null}
    </>
  )
})

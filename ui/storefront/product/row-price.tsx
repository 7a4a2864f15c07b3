/** What a row of the size table costs who looks at it: a stick and a metre of timber, else one unit. */
import { observer } from "mobx-react-lite"
import { onePiece } from "../../../core/catalogue/product/one-piece.ts"
import { dollars } from "../../../core/money.ts"
import { lineAmounts } from "../../../core/pricing/price-line.ts"
import { volumeSteps } from "../../../core/pricing/volume-steps.ts"
import { hundredths } from "../../../core/units/quantity.ts"
import { unitText } from "../../../core/units/unit-text.ts"
import type { OwnPricesViewModel } from "../../session/own-prices.view-model.ts"
import { useOwnPrices } from "../../session/use-own-prices.ts"
import type { SizeRow } from "./size-rows.ts"
import styles from "./size-table.module.css"
import { tableRoles } from "./table-roles.ts"

/** What one piece of a row costs who looks at it: a stick of timber, else one unit. */
export const pieceCents = ({ variation, length }: SizeRow, prices: OwnPricesViewModel): number | undefined => {
  const pricing = prices.priceOf(onePiece(variation), variation.pricing)
  return pricing && lineAmounts(pricing.unitPrice, hundredths(length ?? variation.factor) ?? 0)
}

type Props = {
  readonly row: SizeRow
  readonly isTimber: boolean
  /** What is wanted of the row, in the priced unit: it costs what is paid at that quantity. */
  readonly quantity: number
}

/** [PRC-08] Blank in a box of its size while an own price is on its way, or where it can't be had. */
export const PriceCells = observer(({ row: { variation, length }, isTimber, quantity }: Props) => {
  const { uom } = variation
  const request = onePiece(variation)
  const prices = useOwnPrices([request])
  const own = prices.priceOf(request, variation.pricing)
  const pricing = own ?? variation.pricing
  const blank = own ? "" : "blank"
  if (!pricing) return <td {...tableRoles.cell} className={styles.price} colSpan={isTimber ? 2 : 1} />
  const paid = volumeSteps(pricing, quantity).find(({ isReached }) => isReached)?.unitPrice ?? pricing.unitPrice
  const unitPrice = prices.displayedAmount(paid)
  const stick = prices.displayedAmount(lineAmounts(paid, hundredths(length ?? variation.factor) ?? 0))
  const tone = paid < pricing.unitPrice ? styles.lower : ""
  return (
    <>
      <td {...tableRoles.cell} className={`${styles.right} ${styles.price} ${blank} ${tone}`} data-testid="row-price">
        <span className="num">{dollars(isTimber ? stick : unitPrice)}</span>
        {isTimber ? null : <span className="soft small"> / {unitText(uom, "card", 1)}</span>}
      </td>
      {isTimber ? (
        <td {...tableRoles.cell} className={`${styles.right} ${styles.wide} ${blank} ${tone}`}>
          {dollars(unitPrice)}
        </td>
      ) : null}
    </>
  )
})

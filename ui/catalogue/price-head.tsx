/** The price at the top of a product's page: what it is per unit, per stick, and what more of it costs. */
import { observer } from "mobx-react-lite"
import { onePiece } from "../../core/catalogue/one-piece.ts"
import type { ProductDetail, Variation } from "../../core/catalogue/product-detail.ts"
import { dollars } from "../../core/money.ts"
import type { PricedLine } from "../../core/pricing/price.ts"
import { unitText } from "../../core/units/unit-text.ts"
import type { OwnPricesViewModel } from "../account/own-prices.view-model.ts"
import { useViewModels } from "../app/view-models.tsx"
import { productWords } from "../words/product.ts"
import styles from "./price-head.module.css"

/** The variation that speaks for the product: the cheapest that has a price, at what a guest pays. */
export const leadVariation = (product: ProductDetail): Variation => {
  const [first, ...others] = product.variations
  if (!first) throw new Error(`Product ${product.id} has no variation.`)
  return others.reduce(
    (best, next) =>
      (next.pricing?.unitPrice ?? Number.POSITIVE_INFINITY) < (best.pricing?.unitPrice ?? Number.POSITIVE_INFINITY)
        ? next
        : best,
    first
  )
}

/** [PRC-08] Of each variation the price that this shopper sees; blank where it is the guest's while their own is on its way. */
const seen = (prices: OwnPricesViewModel, variation: Variation) => {
  const pricing = prices.priceOf(onePiece(variation), variation.pricing)
  return { pricing: pricing ?? variation.pricing, isBlank: pricing === undefined }
}

export const PriceHead = observer(({ product }: { product: ProductDetail }) => {
  const { prices } = useViewModels()
  const all = product.variations.map((variation) => ({ variation, ...seen(prices, variation) }))
  const lead = leadVariation(product)
  // Once all own prices are there, the cheapest of them speaks for the product.
  const isBlank = all.some((one) => one.pricing !== undefined && one.isBlank)
  const cheapest = all.reduce((best, next) =>
    (next.pricing?.unitPrice ?? Number.POSITIVE_INFINITY) < (best.pricing?.unitPrice ?? Number.POSITIVE_INFINITY)
      ? next
      : best
  )
  const { variation, pricing } = isBlank ? { variation: lead, pricing: lead.pricing } : cheapest
  if (!pricing) return <p className={styles.noPrice}>{productWords.noPrice}</p>
  const { uom, length } = variation
  const varies = new Set(all.map((one) => one.pricing?.unitPrice)).size > 1
  const unit = unitText(uom, "product", 1)
  const amount = (cents: number) => dollars(prices.shown(cents))
  return (
    <div className={isBlank ? "blank" : undefined} data-testid="price-head">
      <p className={styles.price}>
        <span>
          {varies ? <span className="soft">from </span> : null}
          <span className="num">{amount(pricing.unitPrice)}</span> / {unit}
        </span>
        {pricing.defaultUnitPrice > pricing.unitPrice ? (
          <s className="soft">{amount(pricing.defaultUnitPrice)}</s>
        ) : null}
        {length !== undefined && product.isTimber ? (
          <span>{productWords.perStick(amount(pricing.linePrice), `${length.toFixed(1)} m`)}</span>
        ) : null}
        <span className="label">{prices.showsExGst ? productWords.exGst : productWords.gst}</span>
      </p>
      <Breaks pricing={pricing} uom={uom} amount={amount} />
    </div>
  )
})

type BreaksProps = {
  readonly pricing: PricedLine
  readonly uom: string
  readonly amount: (cents: number) => string
}

/** Only breaks that are cheaper than what is paid already are worth showing. */
const Breaks = ({ pricing, uom, amount }: BreaksProps) => {
  const cheaper = pricing.volumeDiscounts.filter((found) => found.unitPriceFromBulkBuy < pricing.unitPrice)
  const [first] = cheaper
  if (!first) return null
  // Single things are counted, not named: "from 6", not "from 6 each".
  const many = (quantity: number) =>
    uom === "EA" ? `${quantity}` : `${quantity} ${unitText(uom, "product", quantity)}`
  return (
    <dl className={styles.breaks}>
      <div className={styles.on}>
        <dt className="label">{productWords.upTo(many(first.quantityBreak))}</dt>
        <dd className="num">{amount(pricing.unitPrice)}</dd>
      </div>
      {cheaper.map(({ quantityBreak, unitPriceFromBulkBuy }) => (
        <div key={quantityBreak}>
          <dt className="label">{productWords.fromQuantity(many(quantityBreak))}</dt>
          <dd className="num">{amount(unitPriceFromBulkBuy)}</dd>
        </div>
      ))}
    </dl>
  )
}

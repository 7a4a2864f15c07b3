/** The price at the top of a product's page: what it is per unit, per stick, and what more of it costs. */
import type { ProductDetail, Variation } from "../../core/catalogue/product-detail.ts"
import { dollars } from "../../core/money.ts"
import { unitText } from "../../core/units/unit-text.ts"
import { productWords } from "../words/product.ts"
import styles from "./product.module.css"

/** The variation that speaks for the product: the cheapest that has a price. */
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

export const PriceHead = ({ product, variation }: { product: ProductDetail; variation: Variation }) => {
  const { pricing, uom, length } = variation
  if (!pricing) return <p className={styles.noPrice}>{productWords.noPrice}</p>
  const varies = new Set(product.variations.map((other) => other.pricing?.unitPrice)).size > 1
  const unit = unitText(uom, "product", 1)
  return (
    <>
      <p className={styles.price}>
        <span>
          {varies ? <span className="soft">from </span> : null}
          <span className="num">{dollars(pricing.unitPrice)}</span> / {unit}
        </span>
        {pricing.defaultUnitPrice > pricing.unitPrice ? (
          <s className="soft">{dollars(pricing.defaultUnitPrice)}</s>
        ) : null}
        {length !== undefined && product.isTimber ? (
          <span>{productWords.perStick(dollars(pricing.linePrice), `${length.toFixed(1)} m`)}</span>
        ) : null}
        <span className="label">{productWords.gst}</span>
      </p>
      <Breaks variation={variation} />
    </>
  )
}

/** Only breaks that are cheaper than what is paid already are worth showing. */
const Breaks = ({ variation: { pricing, uom } }: { variation: Variation }) => {
  const cheaper = pricing?.volumeDiscounts.filter((found) => found.unitPriceFromBulkBuy < pricing.unitPrice) ?? []
  const [first] = cheaper
  if (!pricing || !first) return null
  // Single things are counted, not named: "from 6", not "from 6 each".
  const many = (quantity: number) =>
    uom === "EA" ? `${quantity}` : `${quantity} ${unitText(uom, "product", quantity)}`
  return (
    <dl className={styles.breaks}>
      <div className={styles.on}>
        <dt className="label">{productWords.upTo(many(first.quantityBreak))}</dt>
        <dd className="num">{dollars(pricing.unitPrice)}</dd>
      </div>
      {cheaper.map(({ quantityBreak, unitPriceFromBulkBuy }) => (
        <div key={quantityBreak}>
          <dt className="label">{productWords.fromQuantity(many(quantityBreak))}</dt>
          <dd className="num">{dollars(unitPriceFromBulkBuy)}</dd>
        </div>
      ))}
    </dl>
  )
}

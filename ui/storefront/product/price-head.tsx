/** The price at the top of a product's page, of the variant in hand: per unit, per stick, and what more of it costs. */
import { observer } from "mobx-react-lite"
import { attributeText } from "../../../core/catalogue/product/attribute.ts"
import { leadVariation } from "../../../core/catalogue/product/lead-variation.ts"
import { onePiece } from "../../../core/catalogue/product/one-piece.ts"
import type { Variation } from "../../../core/catalogue/product/product-detail.ts"
import { dollars } from "../../../core/money.ts"
import { numberText } from "../../../core/number-text.ts"
import { lineAmounts } from "../../../core/pricing/price-line.ts"
import { type VolumeStep, volumeSteps } from "../../../core/pricing/volume-steps.ts"
import { hundredths } from "../../../core/units/quantity.ts"
import type { UnitPlace } from "../../../core/units/unit.ts"
import { unitText } from "../../../core/units/unit-text.ts"
import { priceWords } from "../../../core/words/price.ts"
import type { OwnPricesViewModel } from "../../session/own-prices.view-model.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { productWords } from "../../words/product.ts"
import styles from "./price-head.module.css"
import type { ProductViewModel } from "./product.view-model.ts"
import { rowText, shownLength } from "./row-words.ts"
import type { SizeRow } from "./size-rows.ts"

/** [PRC-08] Of each variation the price that this shopper sees; blank where it is the guest's while their own is on its way. */
const visiblePriceOf = (prices: OwnPricesViewModel, variation: Variation) => {
  const pricing = prices.priceOf(onePiece(variation), variation.pricing)
  return { pricing: pricing ?? variation.pricing, isBlank: pricing === undefined }
}

export const PriceHead = observer(({ model }: { model: ProductViewModel }) => {
  const { product, activeRow: inHand } = model
  const { prices } = useViewModels()
  const all = product.variations.map((variation) => ({ variation, ...visiblePriceOf(prices, variation) }))
  const pricings = new Map(all.map(({ variation, pricing: one }) => [variation, one]))
  const priceOf = (of: Variation) => pricings.get(of)
  // Once all own prices are there, the cheapest of them speaks for the product, until the shopper takes one in hand.
  const isBlank = all.some((one) => one.pricing !== undefined && one.isBlank)
  const lead = leadVariation(product.variations, isBlank ? undefined : priceOf)
  const row = inHand ?? model.rows.find(({ variation }) => variation === lead)
  const pricing = row && priceOf(row.variation)
  if (!pricing || !row) return <p className={styles.noPrice}>{productWords.noPrice}</p>
  const { uom } = row.variation
  const varies = !inHand && new Set(all.flatMap(({ pricing: one }) => one?.unitPrice ?? [])).size > 1
  const unit = unitText(uom, "product", 1)
  const amount = (cents: number) => dollars(prices.displayedAmount(cents))
  const steps = volumeSteps(pricing, model.quantity(row))
  const paid = steps.find(({ isReached }) => isReached)?.unitPrice ?? pricing.unitPrice
  const length = shownLength(row)
  const hasBreaks = all.some((one) => (one.pricing?.volumeDiscounts.length ?? 0) > 0)
  return (
    <div className={`${styles.head} ${isBlank ? "blank" : ""}`} data-testid="price-head">
      <p className={styles.price}>
        <span>
          {varies ? <span className="soft">{priceWords.from} </span> : null}
          <span className="num">{amount(paid)}</span> / {unit}
        </span>
        {pricing.defaultUnitPrice > paid ? <s className="soft">{amount(pricing.defaultUnitPrice)}</s> : null}
        {product.isTimber && length ? (
          <span>
            {productWords.perStick(amount(lineAmounts(paid, hundredths(length) ?? 0)), attributeText("length", length))}
          </span>
        ) : null}
        <span className="label">{prices.showsExGst ? productWords.exGst : productWords.gst}</span>
      </p>
      {hasBreaks ? (
        <div>
          <p className={`small ${styles.whose}`}>
            {model.rows.length > 1 ? <b>{productWords.pricesOf(rowText(product, row))}</b> : null}
            <span role="status">{nextBreakText(model, row, steps, amount)}</span>
          </p>
          <Breaks steps={steps} uom={uom} amount={amount} />
        </div>
      ) : null}
    </div>
  )
})

/** What the next step takes: `2 sticks more and you pay $6.20 / m`; nothing before a quantity is there, or after the last. */
const nextBreakText = (
  model: ProductViewModel,
  row: SizeRow,
  steps: ReadonlyArray<VolumeStep>,
  amount: (cents: number) => string
): string => {
  const quantity = model.quantity(row)
  const next = steps[steps.findIndex(({ isReached }) => isReached) + 1]
  if (!next || quantity === 0) return ""
  const { uom, factor } = row.variation
  const missing = (hundredths(next.from) ?? 0) - (hundredths(quantity) ?? 0)
  const { isTimber } = model.product
  const pieces = Math.ceil(missing / ((isTimber && hundredths(row.length ?? factor)) || 100))
  const more = manyOf(isTimber ? "STICK" : "EA", "checkout", pieces)
  return productWords.nextPrice(more, `${amount(next.unitPrice)} / ${unitText(uom, "product", 1)}`)
}

/** Single things are counted, not named: "from 6", not "from 6 each". */
const manyOf = (uom: string, place: UnitPlace, quantity: number): string =>
  uom === "EA" ? numberText(quantity) : `${numberText(quantity)} ${unitText(uom, place, quantity)}`

type BreaksProps = {
  readonly steps: ReadonlyArray<VolumeStep>
  readonly uom: string
  readonly amount: (cents: number) => string
}

/** The steps of the price, the one that is reached marked. */
const Breaks = ({ steps, uom, amount }: BreaksProps) => {
  const many = (quantity: number) => manyOf(uom, "product", quantity)
  const label = (from: number, place: number) => {
    if (place > 0) return productWords.fromQuantity(many(from))
    return steps[1] ? productWords.upTo(many(steps[1].from)) : productWords.anyQuantity
  }
  return (
    <dl className={styles.breaks}>
      {steps.map(({ from, unitPrice, isReached }, place) => (
        <div key={from} className={isReached ? styles.on : undefined} aria-current={isReached}>
          <dt className="label">{label(from, place)}</dt>
          <dd className="num">{amount(unitPrice)}</dd>
        </div>
      ))}
    </dl>
  )
}

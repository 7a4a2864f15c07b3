/** Products side by side: which are compared, as the address says, and what each says of the other's facts. */
import { attributeDisplayText, attributeNames, attributes } from "../../../core/catalogue/product/attribute.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { dollars } from "../../../core/money.ts"
import { nonBreaking } from "../../../core/non-breaking.ts"
import { numberText } from "../../../core/number-text.ts"
import { chargedPrice } from "../../../core/pricing/price.ts"
import { unitText } from "../../../core/units/unit-text.ts"
import { comparisonWords as words } from "../../words/comparison.ts"

/** As many stand side by side. */
export const MOST_COMPARED = 4

/** The products of an address such as `?products=decking-oil,cloth-tape`: each once, and no more than fit. */
export const comparedSlugs = (products: unknown): ReadonlyArray<string> =>
  [
    ...new Set(
      (typeof products === "string" ? products : "")
        .split(",")
        .filter((slug) => /^[a-z0-9][a-z0-9-]{0,199}$/.test(slug))
    )
  ].slice(0, MOST_COMPARED)

export type ComparisonRow = {
  readonly label: string
  /** One of each product, in their order. */
  readonly values: ReadonlyArray<string>
  readonly isDifferent: boolean
}

/** What anybody pays for one unit, the cheapest size first. */
const priceText = ({ variations }: ProductDetail): string => {
  const prices = variations.flatMap(({ pricing, uom }) =>
    pricing ? [{ cents: chargedPrice(pricing).unitPrice, uom }] : []
  )
  const [first, ...others] = prices.sort((left, right) => left.cents - right.cents)
  if (!first) return words.noPrice
  const text = others.some(({ cents }) => cents !== first.cents) ? words.from : words.exact
  return text(dollars(first.cents), unitText(first.uom, "card", 1))
}

const ratingText = ({ rating = 0, reviewCount = 0 }: ProductDetail): string =>
  rating > 0 && reviewCount > 0 ? words.rated(rating, reviewCount) : words.nothing

/** What a product is by itself, or by its sizes: `2.4 m, 3.0 m`. */
const attributeTexts = (product: ProductDetail): ReadonlyMap<string, string> =>
  new Map(
    attributeNames.flatMap((name) => {
      const own = product.attributes[name]
      const all = own === undefined ? product.variations.flatMap((one) => one.attributes[name] ?? []) : [own]
      const texts = [...new Set(all.map((value) => nonBreaking(attributeDisplayText(name, value))))]
      return texts.length > 0 ? [[attributes[name].label, texts.join(", ")] as const] : []
    })
  )

/** The rows of the table; what no product has is left out. */
export const comparisonRows = (products: ReadonlyArray<ProductDetail>): ReadonlyArray<ComparisonRow> => {
  const row = (label: string, values: ReadonlyArray<string>): ComparisonRow => ({
    label,
    values,
    isDifferent: new Set(values).size > 1
  })
  const texts = products.map(attributeTexts)
  const labels = new Set(texts.flatMap((one) => [...one.keys()]))
  const stock = ({ availableStock }: ProductDetail) =>
    numberText(Object.values(availableStock).reduce((sum, pieces) => sum + Math.max(0, pieces), 0))
  return [
    row(words.price, products.map(priceText)),
    row(words.stock, products.map(stock)),
    ...[...labels].map((label) =>
      row(
        label,
        texts.map((one) => one.get(label) ?? words.nothing)
      )
    ),
    row(words.rating, products.map(ratingText))
  ].filter(({ values }) => values.some((value) => value !== words.nothing))
}

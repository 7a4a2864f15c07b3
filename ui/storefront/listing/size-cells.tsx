/** The cells of one size in a list's table: which it is, what one of its unit costs, its stock, and a box for how many. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { cardStock } from "../../../core/catalogue/cards/card.ts"
import { onePiece } from "../../../core/catalogue/product/one-piece.ts"
import type { CardProduct } from "../../../core/catalogue/search/search-product.ts"
import { dollars } from "../../../core/money.ts"
import { lineAmounts } from "../../../core/pricing/price-line.ts"
import { isSoldByStick } from "../../../core/units/purchase-quantity.ts"
import { hundredths } from "../../../core/units/quantity.ts"
import { unitText } from "../../../core/units/unit-text.ts"
import { useOwnPrices } from "../../session/use-own-prices.ts"
import { catalogueWords } from "../../words/catalogue.ts"
import { rowText } from "../product/row-words.ts"
import type { ListedSize, ProductSizes } from "./fetch-sizes.ts"
import { HowMany } from "./how-many.tsx"
import type { ListOrderViewModel } from "./list-order.view-model.ts"
import styles from "./listing-results.module.css"
import { StockCell } from "./stock-cell.tsx"

type Props = {
  readonly product: CardProduct
  readonly of: ProductSizes
  readonly size: ListedSize
  /** Where its row leads on the product's page. */
  readonly address: { readonly q?: string }
  readonly branchId: number | undefined
  readonly order: ListOrderViewModel
}

export const SizeCells = ({ product, of, size, address, branchId, order }: Props) => {
  const { sku, name = "", length, attributes, factor, isRandomLength = false, uom, step, unitPrice } = size
  const text = rowText(of, {
    variation: { attributes, factor, name, flags: { isRandomLength } },
    ...(length === undefined ? {} : { length })
  })
  const held = {
    flags: { timberTally: false },
    stocks: { branch: { [String(branchId)]: size.here, others: size.elsewhere }, timber: 0 },
    isRestocked: !size.isNotRestocked
  }
  const row = {
    slug: product.slug,
    sku,
    uom,
    ...(step === undefined ? {} : { step }),
    ...(length === undefined ? {} : { length })
  }
  return (
    <>
      <td className={styles.size}>
        <Link
          to="/p/$slug"
          params={{ slug: product.slug }}
          search={{ sku, ...(length === undefined ? {} : { length: String(length) }), ...address }}
          hash="sizes"
        >
          {text}
        </Link>
      </td>
      <SizePrice size={size} />
      <StockCell product={held} branchId={branchId} />
      <td className={styles.right}>
        {unitPrice === undefined || cardStock(held, undefined).is === "sold out" ? null : (
          <HowMany row={row} name={`${product.title}, ${text}`} size={text} order={order} />
        )}
      </td>
    </>
  )
}

/** [PRC-08] The guest's price keeps the box of an own one that is on its way. What is priced by the metre is bought by the stick, and says what one costs. */
const SizePrice = observer(({ size }: { readonly size: ListedSize }) => {
  const { sku, uom, factor, length, unitPrice } = size
  const request = onePiece({ sku, uom, factor, ...(length === undefined ? {} : { lengths: [length] }) })
  const prices = useOwnPrices([request])
  const own = prices.priceOf(request, { unitPrice })
  const cents = own ? own.unitPrice : unitPrice
  const tone = own ? "" : "awaited"
  const stick =
    cents !== undefined && isSoldByStick(size) ? lineAmounts(cents, hundredths(length ?? factor) ?? 0) : undefined
  return (
    <>
      <td className={styles.right}>
        {cents === undefined ? null : (
          <span className={`num ${tone}`} aria-busy={!own}>
            {dollars(prices.displayedAmount(cents))}
          </span>
        )}
      </td>
      <td className={styles.unit}>
        {unitText(uom, "card", 1)}
        {stick === undefined || stick === cents ? null : (
          <small className={own ? undefined : "blank"}>
            {catalogueWords.stickPrice(dollars(prices.displayedAmount(stick)))}
          </small>
        )}
      </td>
    </>
  )
})

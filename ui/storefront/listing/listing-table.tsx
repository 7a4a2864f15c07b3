/** A shelf as a table of sizes: one row a product, with its price per unit, the stock, and a box for how many. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import { cardStock } from "../../../core/catalogue/cards/card.ts"
import type { CardProduct } from "../../../core/catalogue/search/search-product.ts"
import { dollars } from "../../../core/money.ts"
import { numberText } from "../../../core/number-text.ts"
import { isDivisible } from "../../../core/units/purchase-quantity.ts"
import { QuantityBox } from "../../kit/quantity-box.tsx"
import { usePriceArea } from "../../session/use-price-area.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { cartNotices } from "../../words/cart-notice.ts"
import { catalogueWords } from "../../words/catalogue.ts"
import { productWords } from "../../words/product.ts"
import { productLinkParams, stockTone } from "../cards/product-card.tsx"
import { ListOrderViewModel } from "./list-order.view-model.ts"
import styles from "./listing-results.module.css"

type Props = {
  readonly products: ReadonlyArray<CardProduct>
  readonly branchId: number | undefined
  readonly isSearched: boolean
  readonly queryId: string | undefined
  readonly call: CallApi
}

export const ListingTable = ({ products, branchId, isSearched, queryId, call }: Props) => {
  const { cart } = useViewModels()
  const [order] = useState(() => new ListOrderViewModel(call, cart))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className="label">{productWords.product}</th>
          <th className="label">{catalogueWords.sizes}</th>
          <th className={`label ${styles.right}`}>{productWords.price}</th>
          <th className="label">{catalogueWords.unit}</th>
          <th className="label">{catalogueWords.stock}</th>
          <th className={`label ${styles.right}`}>{productWords.quantity}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.objectID}>
            <td>
              <Link
                to="/p/$slug"
                params={{ slug: product.slug }}
                search={productLinkParams(product, isSearched, queryId)}
              >
                {product.title}
              </Link>
            </td>
            <td className="soft">{product.sizeText}</td>
            <PriceCells product={product} />
            <StockCell product={product} branchId={branchId} />
            <td className={styles.right}>
              {product.sizeCount > 1 ? (
                <ChooseSize product={product} isSearched={isSearched} queryId={queryId} />
              ) : (
                <HowMany product={product} order={order} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type StockCellProps = { readonly product: CardProduct; readonly columns?: number } & Pick<Props, "branchId">

export const StockCell = ({ product, branchId, columns = 1 }: StockCellProps) => {
  const { is, text, pieces } = cardStock(product, branchId)
  const isCount = is === "here" || is === "few here" || (is === "online" && branchId === undefined)
  return (
    <td colSpan={columns}>
      <span className={`stock ${stockTone[is]}`}>{isCount && !product.meantSize ? numberText(pieces) : text}</span>
    </td>
  )
}

/** What comes in several sizes is chosen from the table of its page. */
const ChooseSize = ({
  product,
  isSearched,
  queryId
}: { product: CardProduct } & Pick<Props, "isSearched" | "queryId">) => (
  <Link
    to="/p/$slug"
    params={{ slug: product.slug }}
    search={productLinkParams(product, isSearched, queryId)}
    hash="sizes"
    className={styles.choose}
    aria-label={`${catalogueWords.chooseSize}: ${product.title}`}
  >
    {catalogueWords.chooseSize}
  </Link>
)

/** What comes in one size is bought from its row; of timber that is so many sticks. */
const HowMany = observer(({ product, order }: { product: CardProduct; order: ListOrderViewModel }) => {
  const { typed, problem, state } = order.row(product)
  const inCart = order.piecesInCart(product)
  if (cardStock(product, undefined).is === "sold out") return null
  return (
    <form
      className={styles.howMany}
      onPointerEnter={() => order.prepare(product)}
      onFocus={() => order.prepare(product)}
      onSubmit={(event) => {
        event.preventDefault()
        void order.add(product)
      }}
    >
      <QuantityBox
        label={productWords.quantityOf(product.title)}
        value={typed}
        decimal={isDivisible(product)}
        invalid={problem !== undefined}
        onType={(text) => order.type(product, text)}
        onStep={(by) => order.step(product, by)}
      />
      <button
        type="submit"
        className="btn"
        aria-busy={state === "adding"}
        aria-label={`${productWords.add}: ${product.title}`}
      >
        {catalogueWords.addRow}
      </button>
      {inCart > 0 ? <span className={styles.inCart}>{cartNotices.inCart(numberText(inCart))}</span> : null}
      {problem ? (
        <span className={styles.wrong} role="alert">
          {problem}
        </span>
      ) : null}
      <span role="status" className={state === "added" ? styles.added : "hidden"}>
        {state === "added" ? (
          <>
            {catalogueWords.added} <Link to="/checkout/cart">{productWords.viewCart}</Link>
          </>
        ) : null}
      </span>
    </form>
  )
})

const PriceCells = observer(({ product }: { product: CardProduct }) => {
  const { area, tone } = usePriceArea(product)
  return (
    <>
      <td className={styles.right}>
        {area ? (
          <span className={tone} aria-busy={tone === "awaited"}>
            {area.from ? <span className="soft small">{area.from} </span> : null}
            <span className="num">{dollars(area.price)}</span>{" "}
            {area.struck === undefined ? null : <s className="soft small">{dollars(area.struck)}</s>}
          </span>
        ) : null}
      </td>
      <td>{area?.unit}</td>
    </>
  )
})

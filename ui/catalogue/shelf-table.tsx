/** A shelf as a table of sizes: one row a product, with its price per unit and the stock. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { inStockOnline, piecesOnline } from "../../core/catalogue/card.ts"
import type { CardProduct } from "../../core/catalogue/search-product.ts"
import { dollars } from "../../core/money.ts"
import { usePriceArea } from "../account/use-price-area.ts"
import { catalogueWords } from "../words/catalogue.ts"
import { figure } from "../words/figure.ts"
import { productWords } from "../words/product.ts"
import { meantVariant } from "./card.tsx"
import styles from "./shelf.module.css"

type Props = {
  readonly products: ReadonlyArray<CardProduct>
  readonly branchId: number | undefined
  readonly isSearched: boolean
}

export const ShelfTable = ({ products, branchId, isSearched }: Props) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th className="label">{productWords.product}</th>
        <th className="label">{productWords.sizes}</th>
        <th className={`label ${styles.right}`}>{productWords.price}</th>
        <th className="label">{productWords.unit}</th>
        <th className="label">{productWords.stock}</th>
        <th className={`label ${styles.right}`}>{productWords.quantity}</th>
      </tr>
    </thead>
    <tbody>
      {products.map((product) => {
        const here = branchId === undefined ? piecesOnline(product) : (product.stocks.branch[String(branchId)] ?? 0)
        return (
          <tr key={product.objectID}>
            <td>
              <Link to="/p/$slug" params={{ slug: product.slug }} search={meantVariant(product, isSearched)}>
                {product.title}
              </Link>
            </td>
            <td className="soft">{product.sizeText}</td>
            <PriceCells product={product} />
            <td>
              <span className={`stock ${piecesOnline(product) > 0 ? "" : "none"}`}>
                {here > 0 ? figure(here) : (inStockOnline(product) ?? catalogueWords.orderIn)}
              </span>
            </td>
            <td className={styles.right}>
              <Link
                to="/p/$slug"
                params={{ slug: product.slug }}
                search={meantVariant(product, isSearched)}
                hash="sizes"
                className={styles.choose}
                aria-label={`${choiceOf(product)}: ${product.title}`}
              >
                {choiceOf(product)}
              </Link>
            </td>
          </tr>
        )
      })}
    </tbody>
  </table>
)

/** What is left to choose before it can be bought. */
const choiceOf = ({ variantCount }: CardProduct): string =>
  variantCount > 1 ? catalogueWords.chooseSize : catalogueWords.chooseQuantity

const PriceCells = observer(({ product }: { product: CardProduct }) => {
  const { area, isBlank } = usePriceArea(product)
  return (
    <>
      <td className={styles.right}>
        {area ? (
          <span className={isBlank ? "blank" : undefined}>
            {area.from ? <span className="soft small">{area.from} </span> : null}
            <span className="num">{dollars(area.price)}</span>
          </span>
        ) : null}
      </td>
      <td>{area?.unit}</td>
    </>
  )
})

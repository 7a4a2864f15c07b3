/** A shelf as a table of sizes: one row a product, with its price per unit and the stock. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { piecesOnline } from "../../core/catalogue/card.ts"
import type { CardProduct } from "../../core/catalogue/search-product.ts"
import { dollars } from "../../core/money.ts"
import { usePriceArea } from "../account/use-price-area.ts"
import { catalogueWords } from "../words/catalogue.ts"
import { productWords } from "../words/product.ts"
import styles from "./shelf.module.css"

type Props = { readonly products: ReadonlyArray<CardProduct>; readonly branchId: number | undefined }

export const ShelfTable = ({ products, branchId }: Props) => (
  <div className="scroller">
    <table className={styles.table}>
      <thead>
        <tr>
          <th className="label">{productWords.product}</th>
          <th className="label">{productWords.sizes}</th>
          <th className={`label ${styles.right}`}>{productWords.price}</th>
          <th className="label">{productWords.unit}</th>
          <th className="label">{productWords.stock}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => {
          const here = branchId === undefined ? piecesOnline(product) : (product.stocks.branch[String(branchId)] ?? 0)
          return (
            <tr key={product.objectID}>
              <td>
                <Link to="/p/$slug" params={{ slug: product.slug }}>
                  {product.title}
                </Link>
              </td>
              <td className="soft">{product.sizeText}</td>
              <PriceCells product={product} />
              <td>
                <span className={`stock ${here > 0 ? "" : "none"}`}>{here > 0 ? here : catalogueWords.orderIn}</span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </div>
)

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

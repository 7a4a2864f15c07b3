/** A shelf as a table of sizes: one row a product, with its price per unit and the stock. */
import { Link } from "@tanstack/react-router"
import type { CardProduct } from "../../core/catalogue/search-product.ts"
import { dollars } from "../../core/money.ts"
import { unitText } from "../../core/units/unit-text.ts"
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
          const { stocks, basePricing } = product
          const here =
            branchId === undefined ? sum(Object.values(stocks.branch)) : (stocks.branch[String(branchId)] ?? 0)
          return (
            <tr key={product.objectID}>
              <td>
                <Link to="/p/$slug" params={{ slug: product.slug }}>
                  {product.title}
                </Link>
              </td>
              <td className="soft">{product.sizeText}</td>
              <td className={styles.right}>
                {basePricing.webProductLowest.price === basePricing.webProductHighest.price ? null : (
                  <span className="soft small">{catalogueWords.from} </span>
                )}
                <span className="num">{dollars(basePricing.webProductLowest.price)}</span>
              </td>
              <td>{unitText(product.uom, "card", 1)}</td>
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

const sum = (figures: ReadonlyArray<number>): number => figures.reduce((total, figure) => total + figure, 0)

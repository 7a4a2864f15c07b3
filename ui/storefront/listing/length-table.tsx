/** A list of timber as a table of sections by lengths: what a metre costs, and in each cell what there is of that length. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useMemo } from "react"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import type { CardProduct } from "../../../core/catalogue/search/search-product.ts"
import { dollars } from "../../../core/money.ts"
import { numberText } from "../../../core/number-text.ts"
import { isLowStock } from "../../../core/stock/availability.ts"
import { usePriceArea } from "../../session/use-price-area.ts"
import { lengthTableWords as words } from "../../words/length-table.ts"
import { productWords } from "../../words/product.ts"
import { type LengthStock, LengthStockViewModel, type ProductLengths } from "./length-stock.view-model.ts"
import styles from "./length-table.module.css"
import { StockCell } from "./stock-cell.tsx"

type Props = {
  readonly products: ReadonlyArray<CardProduct>
  /** Undefined where they could not be had with the page. */
  readonly lengths: ReadonlyArray<ProductLengths> | undefined
  readonly branch: { readonly id: number; readonly name: string } | undefined
  readonly call: CallApi
}

export const LengthTable = observer(({ products, lengths, branch, call }: Props) => {
  const model = useMemo(() => new LengthStockViewModel(call, branch?.id, lengths), [call, branch?.id, lengths])
  useEffect(() => void model.load(products), [model, products])
  const columns = model.columns(products)
  return (
    <>
      <p className={styles.legend}>
        {branch ? <span className="stock">{words.here(branch.name)}</span> : null}
        <span className="soft">{branch ? words.elsewhere : words.everywhere}</span>
      </p>
      {model.hasFailed ? (
        <p role="alert" className="notice warn">
          {words.failed}{" "}
          <button type="button" className="link" onClick={() => void model.load(products)}>
            {words.tryAgain}
          </button>
        </p>
      ) : null}
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={words.title}>
          <thead>
            <tr>
              <th scope="col" className="label">
                {words.section}
              </th>
              <th scope="col" className="label">
                {productWords.price}
              </th>
              {columns.map((length) => (
                <th key={length} scope="col" className="num">
                  {words.metres(length)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <tr key={product.objectID}>
                <th scope="row">
                  <Link to="/p/$slug" params={{ slug: product.slug }}>
                    {product.title}
                  </Link>
                </th>
                <td>
                  <UnitPrice product={product} />
                </td>
                <Cells product={product} columns={columns} lengths={model.lengthsOf(product)} branch={branch} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
})

const UnitPrice = observer(({ product }: { product: CardProduct }) => {
  const { area, isBlank } = usePriceArea(product)
  return area ? (
    <span className={isBlank ? "blank" : undefined}>
      {area.from ? <span className="soft small">{area.from} </span> : null}
      <span className="num">{dollars(area.price)}</span>{" "}
      {area.struck === undefined ? null : <s className="soft small">{dollars(area.struck)}</s>}
      <span className="soft small"> / {area.unit}</span>
    </span>
  ) : null
})

type CellsProps = {
  readonly product: CardProduct
  readonly columns: ReadonlyArray<number>
  readonly lengths: ReadonlyArray<LengthStock> | undefined
  readonly branch: Props["branch"]
}

/** A length that a section doesn't come in is an empty cell; what isn't cut to lengths says its stock over all of them. */
const Cells = ({ product, columns, lengths, branch }: CellsProps) => {
  if (lengths?.length === 0)
    return <StockCell product={product} branchId={branch?.id} columns={Math.max(1, columns.length)} />
  return columns.map((column) => {
    const found = lengths?.find(({ length }) => length === column)
    return <td key={column}>{found ? <Cell product={product} stock={found} branch={branch} /> : null}</td>
  })
}

const Cell = ({ product, stock, branch }: Pick<CellsProps, "product" | "branch"> & { readonly stock: LengthStock }) => {
  const isHere = stock.here > 0
  const pieces = isHere ? stock.here : stock.elsewhere
  const hereTone = isLowStock(pieces) ? "stock low" : "stock"
  return (
    <Link
      to="/p/$slug"
      params={{ slug: product.slug }}
      search={{ sku: stock.sku }}
      hash="sizes"
      className={isHere ? hereTone : "soft"}
      aria-label={words.cell(stock.length, pieces, isHere ? branch?.name : undefined)}
    >
      {numberText(pieces)}
    </Link>
  )
}

/** The table of sizes: a row per length or variant, with its price, the stock at my branch, and a box for how many. */
import { observer } from "mobx-react-lite"
import { type AttributeName, attributes, attributeText } from "../../core/catalogue/attribute.ts"
import type { ProductDetail } from "../../core/catalogue/product-detail.ts"
import { QuantityBox } from "../parts/quantity-box.tsx"
import type { Shopfront } from "../shell/shopfront.ts"
import { productWords } from "../words/product.ts"
import type { ProductViewModel } from "./product.view-model.ts"
import { PriceCells } from "./row-price.tsx"
import { StockCells } from "./row-stock.tsx"
import type { BuyBy, SizeRow } from "./size-rows.ts"
import styles from "./size-table.module.css"
import { unbroken } from "./unbroken.ts"

/** What tells the rows apart; the length of timber has a column of its own. */
const columns = ({ options, isTimber }: ProductDetail): ReadonlyArray<AttributeName> =>
  isTimber ? options.filter((name) => name !== "length") : options

type Props = { readonly model: ProductViewModel; readonly branch: Shopfront["branch"]; readonly now: number }

export const SizeTable = observer(({ model, branch, now }: Props) => {
  const { product, rows } = model
  const longest = Math.max(...rows.map(({ length }) => length ?? 0))
  const options = columns(product)
  return (
    <section className={styles.sizes} aria-labelledby="sizes">
      <div className={styles.sizesHead}>
        <h2 id="sizes">{product.isTimber ? productWords.lengths : productWords.variants}</h2>
        {product.isTimber ? <ChooseBuyBy model={model} /> : null}
      </div>
      <div className="scroller">
        <table className={styles.table} aria-label={productWords.sizesOf(product.name)}>
          <thead>
            <tr>
              {product.isTimber ? <th className="label">{productWords.length}</th> : null}
              {options.map((name) => (
                <th key={name} className="label">
                  {attributes[name].label}
                </th>
              ))}
              {!product.isTimber && options.length === 0 ? <th className="label">{productWords.product}</th> : null}
              <th className={`label ${styles.right}`}>{product.isTimber ? productWords.stick : productWords.price}</th>
              {product.isTimber ? (
                <th className={`label ${styles.right} ${styles.wide}`}>{productWords.perMetre}</th>
              ) : null}
              <th className="label">{branch?.name ?? productWords.allBranches}</th>
              {branch ? <th className={`label ${styles.wide}`}>{productWords.ready}</th> : null}
              <th className={`label ${styles.right}`}>
                {product.isTimber
                  ? model.buyBy === "STICK"
                    ? productWords.sticks
                    : productWords.metres
                  : productWords.quantity}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <Row
                key={row.key}
                row={row}
                above={rows[place - 1]}
                model={model}
                branch={branch}
                now={now}
                longest={longest}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
})

const ChooseBuyBy = observer(({ model }: { model: ProductViewModel }) => (
  <fieldset className={styles.buyBy}>
    <legend className="hidden">{productWords.buyBy}</legend>
    {(["STICK", "LM"] satisfies ReadonlyArray<BuyBy>).map((buyBy) => (
      <button key={buyBy} type="button" aria-pressed={model.buyBy === buyBy} onClick={() => model.chooseBuyBy(buyBy)}>
        {buyBy === "STICK" ? productWords.bySticks : productWords.byMetres}
      </button>
    ))}
  </fieldset>
))

type RowProps = Props & { readonly row: SizeRow; readonly above: SizeRow | undefined; readonly longest: number }

const Row = observer(({ row, above, model, branch, now, longest }: RowProps) => {
  const { product } = model
  const { variation, length } = row
  const options = columns(product)
  const notice = model.noteOf(row)
  const problem = model.problemIn(row)
  return (
    <tr className={model.request(row) ? styles.picked : undefined}>
      {product.isTimber ? (
        <td className={styles.lengthCell}>
          <span className="num">{attributeText("length", length ?? variation.factor)}</span>
          <LengthBar part={(length ?? variation.factor) / longest} />
        </td>
      ) : null}
      {options.map((name) => (
        <td key={name}>
          <span
            className={`num ${above?.variation.attributes[name] === variation.attributes[name] ? styles.same : ""}`}
          >
            {variation.attributes[name] === undefined ? "" : unbroken(attributeText(name, variation.attributes[name]))}
          </span>
        </td>
      ))}
      {!product.isTimber && options.length === 0 ? <td>{variation.name}</td> : null}
      <PriceCells row={row} isTimber={product.isTimber} />
      <StockCells row={row} branch={branch} now={now} pieces={model.pieces(row)} />
      <td className={styles.right}>
        <QuantityBox
          label={productWords.quantityOf(
            length === undefined || !variation.lengths ? variation.name : `${variation.name} ${length} m`
          )}
          value={model.typed(row)}
          decimal={product.isTimber && model.buyBy === "LM"}
          invalid={problem !== undefined}
          onType={(typed) => model.type(row, typed)}
          onStep={(by) => model.step(row, by)}
        />
        {problem ? (
          <span className={styles.wrong} role="alert">
            {problem}
          </span>
        ) : null}
        {notice ? (
          <span className={styles.notice} role="status">
            {notice}
          </span>
        ) : null}
      </td>
    </tr>
  )
})

/** The length drawn to scale beside its siblings. */
const LengthBar = ({ part }: { part: number }) => (
  <svg className={styles.length} aria-hidden="true">
    <rect x="0.5" y="0.5" width={`${(part * 97).toFixed(1)}%`} height="7" />
  </svg>
)

/** The table of sizes: a row per length or variant, with its price, the stock at my store, and a box for how many. */
import { observer } from "mobx-react-lite"
import { attributes } from "../../../core/catalogue/product/attribute.ts"
import { nonBreaking } from "../../../core/non-breaking.ts"
import { numberText } from "../../../core/number-text.ts"
import { isDivisible } from "../../../core/units/purchase-quantity.ts"
import { unitText } from "../../../core/units/unit-text.ts"
import { LaterView } from "../../kit/later-view.tsx"
import { QuantityBox } from "../../kit/quantity-box.tsx"
import { useScrollIntoView } from "../../kit/use-scroll-into-view.ts"
import type { Shopfront } from "../../page/shopfront.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { cartNotices } from "../../words/cart-notice.ts"
import { productWords } from "../../words/product.ts"
import type { ProductViewModel } from "./product.view-model.ts"
import { QuoteOffer } from "./quote-offer.tsx"
import { PriceCells, pieceCents } from "./row-price.tsx"
import { type PurchaseUnit, rowBlocker } from "./row-quantity.ts"
import { RowReason } from "./row-reason.tsx"
import { StockCells } from "./row-stock.tsx"
import { columnText, columnValue, distinguishingColumns, shownLength } from "./row-words.ts"
import finderStyles from "./size-finder.module.css"
import { sizeFinderPart } from "./size-finder-part.ts"
import { rowBoxId, type SizeRow, stockOf } from "./size-rows.ts"
import styles from "./size-table.module.css"
import { SortHead } from "./sort-head.tsx"
import { tableRoles } from "./table-roles.ts"

/** A value of fewer letters stays on one line. */
const SHORT_TEXT_LENGTH = 15

type Props = {
  readonly model: ProductViewModel
  readonly branch: Shopfront["branch"]
  readonly shop: Shopfront["shop"]
  readonly now: number
}

export const SizeTable = observer(({ model, branch, shop, now }: Props) => {
  const { product, rows, visibleRows } = model
  const { prices } = useViewModels()
  const longest = Math.max(...rows.map(({ length }) => length ?? 0))
  const columns = distinguishingColumns(product)
  const units = new Set(rows.map(({ variation }) => (product.isTimber ? model.purchaseUnit : variation.uom)))
  return (
    <section className={styles.sizes} aria-labelledby="sizes">
      <div className={styles.sizesHead}>
        <h2 id="sizes">{product.isTimber ? productWords.lengths : productWords.variants}</h2>
        {model.finder.isOffered ? (
          <LaterView part={sizeFinderPart} props={{ model }} loading={<search className={finderStyles.place} />} />
        ) : null}
        {product.isTimber ? <PurchaseUnitChoice model={model} /> : null}
      </div>
      <table
        {...tableRoles.table}
        className={`${styles.table} ${product.isTimber && columns.length === 1 ? styles.oneLine : ""}`}
        aria-label={productWords.sizesOf(product.name)}
      >
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            {columns.map((name) => (
              <SortHead
                key={name}
                model={model}
                text={attributes[name].label}
                rowValue={(row) => columnValue(row, name, product.isTimber)}
              />
            ))}
            {columns.length === 0 ? (
              <th {...tableRoles.head} className="label">
                {productWords.product}
              </th>
            ) : null}
            <SortHead
              model={model}
              text={product.isTimber ? productWords.stick : productWords.price}
              rowValue={(row) => pieceCents(row, prices)}
              className={styles.right}
            />
            {product.isTimber ? (
              <th {...tableRoles.head} className={`label ${styles.right} ${styles.wide}`}>
                {productWords.perMetre}
              </th>
            ) : null}
            <SortHead
              model={model}
              text={branch?.name ?? productWords.allBranches}
              rowValue={(row) => stockOf(row, branch?.id, 1).available}
            />
            {branch ? (
              <th {...tableRoles.head} className={`label ${styles.wide}`}>
                {productWords.ready}
              </th>
            ) : null}
            <th {...tableRoles.head} className={`label ${styles.right}`}>
              {productWords.quantity}
              <span className={styles.unit}>{[...units].map((uom) => unitText(uom, "selector", 2)).join(", ")}</span>
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {visibleRows.map((row, place) => (
            <Row
              key={row.key}
              row={row}
              above={visibleRows[place - 1]}
              model={model}
              branch={branch}
              shop={shop}
              now={now}
              longest={longest}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
})

/** The table stands whole without it. */
const PurchaseUnitChoice = observer(({ model }: { model: ProductViewModel }) => (
  <fieldset className={styles.buyBy}>
    <legend className="hidden">{productWords.buyBy}</legend>
    {(["STICK", "LM"] satisfies ReadonlyArray<PurchaseUnit>).map((purchaseUnit) => (
      <button
        key={purchaseUnit}
        type="button"
        aria-pressed={model.purchaseUnit === purchaseUnit}
        onClick={() => model.choosePurchaseUnit(purchaseUnit)}
      >
        {unitText(purchaseUnit, "selector", 2)}
      </button>
    ))}
  </fieldset>
))

type RowProps = Props & { readonly row: SizeRow; readonly above: SizeRow | undefined; readonly longest: number }

const Row = observer(({ row, above, model, branch, shop, now, longest }: RowProps) => {
  const { product } = model
  const { variation, length } = row
  const columns = distinguishingColumns(product)
  const note = model.noteOf(row)
  const inCart = model.piecesInCart(row)
  const problem = model.problemIn(row)
  const blocker = rowBlocker(row)
  const isAddressed = model.addressedRow === row
  const scrollTarget = useScrollIntoView<HTMLTableRowElement>(isAddressed)
  return (
    <tr
      {...tableRoles.row}
      ref={scrollTarget}
      className={`${model.request(row) ? styles.picked : ""} ${isAddressed ? styles.meant : ""}`}
      aria-current={isAddressed || undefined}
      onFocus={() => model.touch(row)}
    >
      {columns.map((name) => {
        const text = columnText(row, name, product.isTimber)
        const isStick = name === "length" && product.isTimber
        const isSame = columns.length > 1 && above && columnText(above, name, product.isTimber) === text
        return (
          <td
            {...tableRoles.cell}
            key={name}
            className={isStick ? styles.lengthCell : text.length < SHORT_TEXT_LENGTH ? styles.short : undefined}
          >
            <span className={`num ${isSame ? styles.same : ""}`}>{nonBreaking(text)}</span>
            {isStick ? <LengthBar part={(length ?? variation.factor) / longest} /> : null}
          </td>
        )
      })}
      {columns.length === 0 ? <td {...tableRoles.cell}>{variation.name}</td> : null}
      <PriceCells row={row} isTimber={product.isTimber} quantity={model.quantity(row)} />
      <StockCells row={row} branch={branch} now={now} pieces={model.pieces(row)} />
      <td {...tableRoles.cell} className={styles.right}>
        {blocker ? (
          <RowReason blocker={blocker} phone={branch?.phone ?? shop.phone} />
        ) : (
          <QuantityBox
            id={rowBoxId(row)}
            label={productWords.quantityOf(
              variation.lengths && shownLength(row) ? `${variation.name} ${length} m` : variation.name
            )}
            value={model.typed(row)}
            decimal={product.isTimber ? model.purchaseUnit === "LM" : isDivisible(variation)}
            invalid={problem !== undefined}
            onType={(typed) => model.type(row, typed)}
            onStep={(by) => model.step(row, by)}
          />
        )}
        {inCart > 0 ? <span className={styles.inCart}>{cartNotices.inCart(numberText(inCart))}</span> : null}
        {problem ? (
          <span className={styles.wrong} role="alert">
            {problem}
          </span>
        ) : null}
        {model.isQuoteOffered(row, shop.quoteFrom) ? (
          <QuoteOffer from={shop.quoteFrom} branch={branch} phone={shop.phone} />
        ) : null}
        {note ? (
          <span className={styles.notice} role="status">
            {nonBreaking(note)}
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

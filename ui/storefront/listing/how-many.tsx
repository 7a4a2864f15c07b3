/** The box of a row in a list's table: how many of it, and into the cart. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { numberText } from "../../../core/number-text.ts"
import { isDivisible } from "../../../core/units/purchase-quantity.ts"
import { QuantityBox } from "../../kit/quantity-box.tsx"
import { cartNotices } from "../../words/cart-notice.ts"
import { catalogueWords } from "../../words/catalogue.ts"
import { productWords } from "../../words/product.ts"
import type { ListOrderViewModel } from "./list-order.view-model.ts"
import type { ListRow } from "./list-row.ts"
import styles from "./listing-results.module.css"

type Props = {
  readonly row: ListRow
  readonly name: string
  /** Which of its product's sizes the row is; a list has two hundred rows, and each is written into its page. */
  readonly size?: string
  readonly order: ListOrderViewModel
}

/** What comes in one size, and each size of what comes in several, is bought from its row; of timber that is so many sticks. */
export const HowMany = observer(({ row, name, size = name, order }: Props) => {
  const { typed, problem, state } = order.row(row)
  const inCart = order.piecesInCart(row)
  return (
    <form
      className={styles.howMany}
      onPointerEnter={() => order.prepare(row)}
      onFocus={() => order.prepare(row)}
      onSubmit={(event) => {
        event.preventDefault()
        void order.add(row)
      }}
    >
      <QuantityBox
        label={productWords.quantityOf(name)}
        isInTable
        value={typed}
        decimal={isDivisible(row)}
        invalid={problem !== undefined}
        onType={(text) => order.type(row, text)}
        onStep={(by) => order.step(row, by)}
      />
      <button type="submit" className="btn" aria-busy={state === "adding"} aria-label={`${productWords.add}: ${size}`}>
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

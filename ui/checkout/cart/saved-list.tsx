/** What was put by for another order, beneath the cart. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { cartKey } from "../../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../../core/ordering/cart/cart-item.ts"
import { lineName } from "../../cart/line-name.ts"
import { quantityInUnit } from "../../cart/quantity-text.ts"
import { quantityBoxId } from "../../cart/typed-quantities.ts"
import { cartWords } from "../../words/cart.ts"
import styles from "../cart.module.css"
import type { SavedLines } from "../saved-lines.ts"

/** The id of the heading over the list. */
export const SAVED_LINES_ID = "saved-lines"

export const SavedList = observer(({ saved }: { saved: SavedLines }) => {
  const { items } = saved
  if (items.length === 0) return null
  // The button goes with its line: the focus follows to the line's box in the cart.
  const move = async (item: CartItem) => {
    await saved.moveToCart(item)
    document.getElementById(quantityBoxId(item))?.focus()
  }
  return (
    <section aria-labelledby={SAVED_LINES_ID} className={styles.saved}>
      <h2 id={SAVED_LINES_ID} tabIndex={-1}>
        {cartWords.savedTitle}
      </h2>
      <p className="soft">{cartWords.savedHelp}</p>
      <ul>
        {items.map((item) => (
          <li key={cartKey(item)}>
            <span>
              <Link to="/p/$slug" params={{ slug: item.product.slug }}>
                {lineName(item)}
              </Link>
              <span className="soft small">
                {item.erpId} · {quantityInUnit(item.qtyRaw, item.uom, "checkout")}
              </span>
            </span>
            <button
              type="button"
              className="btn quiet"
              aria-label={cartWords.moveLine(lineName(item))}
              onClick={() => void move(item)}
            >
              {cartWords.moveToCart}
            </button>
            <button
              type="button"
              className="link"
              aria-label={cartWords.removeSaved(lineName(item))}
              onClick={() => void saved.remove(item)}
            >
              {cartWords.remove}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
})

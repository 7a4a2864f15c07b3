/** Under a line of the summary that can't be brought to the address: why, and what can be done about it by one press. */
import { observer } from "mobx-react-lite"
import type { CartItem } from "../../../core/ordering/cart/cart-item.ts"
import { lineName } from "../../cart/line-name.ts"
import { cartWords } from "../../words/cart.ts"
import { deliveryPageWords } from "../../words/delivery.ts"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import type { AddressChoice } from "./address-choice.ts"
import styles from "./delivery.module.css"

type Props = { readonly checkout: CheckoutViewModel; readonly to: AddressChoice; readonly item: CartItem }

/** [DEL-05] A line is left for later where others stay; the whole order is collected. */
export const drawLineFixes = ({ checkout, to, item }: Props) => {
  const problem = checkout.delivery.problemOf(item)
  if (problem === undefined) return null
  const fix = (text: string, press: () => void) => (
    <button type="button" className="link small" aria-label={`${text}: ${lineName(item)}`} onClick={press}>
      {text}
    </button>
  )
  return (
    <span className={styles.lineFixes}>
      <span className={styles.lineProblem}>{problem}</span>
      {checkout.cart.items.length > 1 ? fix(deliveryPageWords.leaveLine, () => void to.leaveForLater([item])) : null}
      {fix(cartWords.collectInstead, () => checkout.delivery.chooseMethod("pickup"))}
    </span>
  )
}

export const LineFixes = observer(drawLineFixes)

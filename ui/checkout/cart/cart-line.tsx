/** One line of the cart: what it is, how much of it, and what it costs. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { nonBreaking } from "../../../core/non-breaking.ts"
import { numberText } from "../../../core/number-text.ts"
import type { CartItem } from "../../../core/ordering/cart/cart-item.ts"
import { isDivisible } from "../../../core/units/purchase-quantity.ts"
import { unitText } from "../../../core/units/unit-text.ts"
import { lineName } from "../../cart/line-name.ts"
import { parseLineQuantity, steppedLineQuantity } from "../../cart/line-quantity.ts"
import { quantityBoxId } from "../../cart/typed-quantities.ts"
import { Picture } from "../../kit/picture.tsx"
import { QuantityBox } from "../../kit/quantity-box.tsx"
import { cartWords } from "../../words/cart.ts"
import styles from "../cart.module.css"
import { LinePrice, LineProblem, RemoveConfirmation } from "../cart-line-parts.tsx"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import { SAVED_LINES_ID } from "./saved-list.tsx"

/** How long nobody types before what stands there is taken. */
const TYPING_MS = 800

type Props = {
  readonly item: CartItem
  readonly checkout: CheckoutViewModel
  /** Where it is, and when it can be collected from my store; nothing while that is not known. */
  readonly availability: ReactNode
}

export const CartLine = observer(({ item, checkout, availability }: Props) => {
  const { cart, delivery, typedQuantities, refusedLines } = checkout
  const [typed, setTyped] = useState<string>()
  const [isConfirmingRemoval, setConfirmingRemoval] = useState(false)
  const problem = typedQuantities.problemOf(item)
  const setProblem = (message: string | undefined) => typedQuantities.setProblem(item, message)
  const quantityBox = useRef<HTMLDivElement>(null)
  const { product } = item
  const change = async (value: number) => {
    setConfirmingRemoval(value === 0)
    if (value === 0) return
    setProblem(await cart.changeQuantity(item, value))
    // What was typed while the price was asked for counts for itself.
    setTyped((now) => (now === typed ? undefined : now))
  }
  /** What was typed counts once the typing has stopped, or the box is left; what is no quantity stays and says so. */
  const applyTyped = () => {
    if (typed === undefined) return
    const figure = parseLineQuantity(typed, item)
    if (figure === undefined) setProblem(cartWords.wrongQuantity(item.uom === "LM"))
    else if (figure === item.qtyRaw) setTyped(undefined)
    else void change(figure)
  }
  // What stood in the box goes with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the line leaves the page
  useEffect(() => () => typedQuantities.setProblem(item, undefined), [typedQuantities])
  useEffect(() => {
    if (typed === undefined || typed === "") return
    const timer = setTimeout(applyTyped, TYPING_MS)
    return () => clearTimeout(timer)
  })
  const name = lineName(item)
  // The button goes with its line: the focus follows to where that is now.
  const save = async () => {
    if (await checkout.savedLines.saveLine(item)) document.getElementById(SAVED_LINES_ID)?.focus()
  }
  return (
    <li className={styles.line}>
      <Link to="/p/$slug" params={{ slug: product.slug }} tabIndex={-1} aria-hidden="true" className={styles.picture}>
        <Picture imageId={product.imageId} alt="" size={200} />
      </Link>
      <div className={styles.what}>
        <h2>
          <Link to="/p/$slug" params={{ slug: product.slug }}>
            {name}
          </Link>
        </h2>
        <p className="soft small">
          {item.erpId}
          {product.isTimber ? ` · ${nonBreaking(`${numberText(item.qty)} m`)}` : ""}
        </p>
        {availability}
        <LineProblem
          item={item}
          cart={cart}
          typed={problem}
          refused={refusedLines.problemOf(item) ?? delivery.problemOf(item)}
        />
        {delivery.problemOf(item) ? (
          <button
            type="button"
            className="link small"
            aria-label={`${cartWords.collectInstead}: ${name}`}
            onClick={() => delivery.chooseMethod("pickup")}
          >
            {cartWords.collectInstead}
          </button>
        ) : null}
        {isConfirmingRemoval ? (
          <RemoveConfirmation
            name={name}
            onRemove={() => void cart.remove(item)}
            onKeep={() => {
              setConfirmingRemoval(false)
              setTyped(undefined)
              quantityBox.current?.querySelector("input")?.focus()
            }}
          />
        ) : null}
      </div>
      <div className={styles.howMany} ref={quantityBox}>
        <QuantityBox
          id={quantityBoxId(item)}
          label={`${cartWords.quantity}, ${name}`}
          value={typed ?? String(item.qtyRaw)}
          decimal={item.uom === "LM" || isDivisible({ uom: item.uom, step: product.step })}
          invalid={problem !== undefined}
          onType={(value) => {
            setProblem(undefined)
            setConfirmingRemoval(false)
            setTyped(value)
          }}
          onLeave={applyTyped}
          onStep={(by) => void change(steppedLineQuantity(item, typed, by))}
        />
        <span className={`small ${styles.under}`}>
          <span className="soft">{unitText(item.uom, "checkout", item.qtyRaw)}</span>
          <button type="button" className="link" aria-label={cartWords.saveLine(name)} onClick={() => void save()}>
            {cartWords.saveForLater}
          </button>
          <button
            type="button"
            className="link"
            aria-label={cartWords.removeLine(name)}
            onClick={() => void cart.remove(item)}
          >
            {cartWords.remove}
          </button>
        </span>
      </div>
      <LinePrice item={item} cart={cart} />
    </li>
  )
})

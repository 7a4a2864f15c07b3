/** What a line of the cart says: its price, what stands in its way, and the question before it goes. */
import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import { dollars } from "../../core/money.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { lineUnitPrice } from "../../core/orders/line-unit-price.ts"
import { chargedPrice, struckUnitPrice } from "../../core/pricing/price.ts"
import { unitText } from "../../core/units/unit-text.ts"
import { cartWords as wordsOfLines } from "../../core/words/cart.ts"
import type { CartViewModel } from "../cart/cart.view-model.ts"
import { quantityInUnit } from "../cart/quantity-text.ts"
import { cartWords } from "../words/cart.ts"
import styles from "./cart.module.css"

type Props = { readonly item: CartItem; readonly cart: CartViewModel }

/** The old and the new price of one, where it has changed while the line waited. */
export const PriceChange = observer(({ item, cart, className }: Props & { readonly className: string | undefined }) => {
  const previousPrice = cart.prices.previousPriceOf(item)
  return previousPrice === undefined || !item.pricing ? null : (
    <span className={className}>
      {cartWords.priceChanged(
        dollars(cart.displayedAmount(previousPrice)),
        dollars(cart.displayedAmount(chargedPrice(item.pricing).unitPrice))
      )}
    </span>
  )
})

type ProblemProps = Props & {
  /** What is wrong with what was typed for it. */
  readonly typed: string | undefined
  /** Why the shop refused it. */
  readonly refused: string | undefined
}

/** What keeps the line from being bought; a price that is on its way is no problem yet. */
export const LineProblem = observer(({ item, cart, typed, refused }: ProblemProps) => {
  const pricing = cart.prices.lastKnownPrice(item)
  // A price that is on its way is no problem yet, nor is an old one that stands marked as such.
  const isMarked = !item.pricing && (cart.prices.isLoading || pricing !== undefined)
  const problem = cart.problemOf(item)
  const message = typed ?? refused ?? (isMarked && problem === wordsOfLines.loading ? undefined : problem)
  return (
    <>
      <div role="alert">{message ? <p className={styles.problem}>{message}</p> : null}</div>
      <PriceChange item={item} cart={cart} className={styles.changed} />
    </>
  )
})

export const LinePrice = observer(({ item, cart }: Props) => {
  const pricing = cart.prices.lastKnownPrice(item)
  const { product } = item
  if (!pricing) return null
  const isStale = !item.pricing
  const charged = { ...chargedPrice(pricing), qty: pricing.qty }
  const was = struckUnitPrice(pricing)
  return (
    <>
      <div className={`small soft ${styles.each}`}>
        <span>
          {lineUnitPrice(charged, cart.showsExGst)} / {unitText(product.isTimber ? "LM" : item.uom, "card", 1)}
        </span>
        {was === undefined ? null : <s>{dollars(cart.displayedAmount(was))}</s>}
      </div>
      <div className={`num ${styles.total}`}>
        <span aria-busy={isStale || cart.prices.isLoading}>{dollars(cart.displayedAmount(charged.linePrice))}</span>
        {isStale && !cart.prices.isLoading ? (
          <span className={styles.outdated}>
            {cartWords.outdatedLine(quantityInUnit(pricing.qty, product.isTimber ? "LM" : item.uom, "card"))}
          </span>
        ) : null}
      </div>
    </>
  )
})

type ConfirmationProps = { readonly name: string; readonly onRemove: () => void; readonly onKeep: () => void }

/** Takes the focus, so that the question is heard and Enter keeps the line; Esc keeps it too. */
export const RemoveConfirmation = ({ name, onRemove, onKeep }: ConfirmationProps) => {
  const keepButton = useRef<HTMLButtonElement>(null)
  useEffect(() => keepButton.current?.focus(), [])
  return (
    <fieldset
      className={styles.ask}
      aria-label={`${cartWords.askRemove} ${name}`}
      onKeyDown={(event) => {
        if (event.key === "Escape") onKeep()
      }}
    >
      <span>{cartWords.askRemove}</span>
      <button type="button" className="btn" onClick={onRemove}>
        {cartWords.sureRemove}
      </button>
      <button ref={keepButton} type="button" className="btn quiet" onClick={onKeep}>
        {cartWords.keepIt}
      </button>
    </fieldset>
  )
}

/** What the cart comes to, and the way to the checkout: beside the lines, on a phone at the foot of the window. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { dollars } from "../../../core/money.ts"
import { cartBlocker } from "../../../core/ordering/cart/cart-blocker.ts"
import { NearView } from "../../kit/near-view.tsx"
import { useIsOnline } from "../../kit/use-is-online.ts"
import { cartWords } from "../../words/cart.ts"
import cartStyles from "../cart.module.css"
import { cartWeightText } from "../cart-weight.ts"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import { CreditNoticePlace } from "../credit-notice-place.tsx"
import { displayedTotals, isOutdated } from "../displayed-totals.ts"
import styles from "../summary.module.css"
import { TotalBar } from "../total-bar.tsx"
import { cartExtrasPart } from "./cart-extras-part.ts"

type Props = { readonly checkout: CheckoutViewModel; readonly ready: ReactNode }

export const CartSummary = observer(({ checkout, ready }: Props) => {
  const { cart } = checkout
  const { subtotal = 0, gst, total, savings = 0 } = displayedTotals(cart) ?? {}
  return (
    <section className={styles.summary} aria-label={cartWords.total}>
      <dl className={styles.facts}>
        <div>
          <dt>{cart.showsExGst ? cartWords.subtotalExGst : cartWords.subtotal}</dt>
          <dd data-testid="subtotal">
            {gst === undefined ? cartWords.notKnown : dollars(cart.showsExGst ? subtotal - gst : subtotal)}
          </dd>
        </div>
        {savings > 0 ? (
          <div className={styles.saving}>
            <dt>{cartWords.savings}</dt>
            <dd>{cartWords.savingsTaken(dollars(cart.displayedAmount(savings)))}</dd>
          </div>
        ) : null}
        <div>
          <dt>{cartWords.pickup}</dt>
          <dd>{cartWords.free}</dd>
        </div>
        <div>
          <dt>{cartWords.weight}</dt>
          <dd>{cartWeightText(cart.items)}</dd>
        </div>
      </dl>
      {ready}
      <CreditNoticePlace checkout={checkout} className={styles.credit} />
      <TotalBar
        total={total}
        gst={gst}
        exGst={cart.showsExGst}
        busy={cart.prices.isLoading}
        outdated={isOutdated(cart)}
        className={cartStyles.bar}
      >
        <ContinueButton checkout={checkout} />
      </TotalBar>
      <Link to="/" className={styles.onwards}>
        {cartWords.keepShopping}
      </Link>
      <NearView part={cartExtrasPart} props={{ checkout }} />
    </section>
  )
})

const ContinueButton = observer(({ checkout }: { checkout: CheckoutViewModel }) => {
  const isOnline = useIsOnline()
  const { cart, refusedLines, typedQuantities } = checkout
  if (checkout.canContinue && cart.mayOrder)
    return (
      // The same link throughout: a button that took its place as the box is left would lose the click.
      <Link
        to="/checkout"
        className="btn wide"
        onClick={(event) => {
          const box = typedQuantities.showSummary(cart.items)
          if (box === undefined) return
          event.preventDefault()
          document.getElementById(box)?.focus()
        }}
      >
        {cartWords.checkout}
      </Link>
    )
  const { isPending: isAwaited } = cart
  const stop = refusedLines.isAnyIn(cart.items) ? "lines" : cartBlocker(cart.items, cart.clock.now)
  const checkAgain = () => {
    refusedLines.clear()
    void cart.reprice()
  }
  return (
    <>
      <button type="button" className="btn wide" disabled>
        {isAwaited ? cartWords.repricing : cartWords.checkout}
      </button>
      {isAwaited || !stop ? null : (
        <p className="small">
          {isOnline || stop === "lines" ? cartWords.stopped[stop] : cartWords.offline}{" "}
          {isOnline ? (
            <button type="button" className="link" onClick={checkAgain}>
              {cartWords.checkAgain}
            </button>
          ) : null}
        </p>
      )}
    </>
  )
})

/** The cart: every line with its price and what stands in its way, and what it all comes to. */
import { createFileRoute, getRouteApi, Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import { cartKey } from "../../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../../core/ordering/cart/cart-item.ts"
import type { CartViewModel } from "../../cart/cart.view-model.ts"
import { lineName } from "../../cart/line-name.ts"
import { focusHeading } from "../../kit/focus-heading.ts"
import { LaterView } from "../../kit/later-view.tsx"
import { ProblemSummary } from "../../kit/problem-summary.tsx"
import { useIsOnline } from "../../kit/use-is-online.ts"
import { loadedHead } from "../../page/page-head.ts"
import { OrderPermissionNotice } from "../../session/order-permission-notice.tsx"
import { cartWords } from "../../words/cart.ts"
import { orderByPhoneWords } from "../../words/order-by-phone.ts"
import cartStyles from "../cart.module.css"
import styles from "../checkout.module.css"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import { useCheckout } from "../checkout-context.tsx"
import { SlowNotice } from "../slow-notice.tsx"
import { useCartQuote } from "../use-cart-quote.ts"
import { cartReadyPart, lineAvailabilityPart } from "./cart-availability-part.ts"
import { CartLine } from "./cart-line.tsx"
import { CartSummary } from "./cart-summary.tsx"
import { pastedCartPart } from "./pasted-cart-part.ts"
import { PaymentNotice } from "./payment-notice.tsx"
import { SavedList } from "./saved-list.tsx"

export const Route = createFileRoute("/_checkout/checkout/cart")({
  loader: () => ({
    head: { title: cartWords.title, description: cartWords.title, path: "/checkout/cart", noIndex: true }
  }),
  head: loadedHead,
  component: CartScreen
})

const root = getRouteApi("__root__")

function CartScreen() {
  return <Cart checkout={useCheckout()} />
}

type CheckoutProps = { readonly checkout: CheckoutViewModel }

const Cart = observer(({ checkout }: CheckoutProps) => {
  const { cart, savedLines: saved } = checkout
  if (!cart.isRestored)
    return (
      <>
        <h1>{cartWords.title}</h1>
        <noscript>{import.meta.env.SSR ? <p className="notice warn">{orderByPhoneWords.noCart}</p> : null}</noscript>
        <p role="status" className="soft">
          {cartWords.loading}
        </p>
      </>
    )
  return (
    <>
      <h1>{cartWords.title}</h1>
      <Removed cart={cart} />
      <EmptyCart cart={cart} />
      {cart.isEmpty ? null : <FilledCart checkout={checkout} />}
      <div role="status">{saved.notice ? <p className={`notice ${styles.gap}`}>{saved.notice}</p> : null}</div>
      <SavedList saved={saved} />
    </>
  )
})

/** [EXP-44] What its list could not add is read in the window after the cart is empty no more. */
const EmptyCart = observer(({ cart }: { cart: CartViewModel }) => {
  const { isEmpty } = cart
  const [wasEmpty, setWasEmpty] = useState(isEmpty)
  if (isEmpty && !wasEmpty) setWasEmpty(true)
  if (!wasEmpty) return null
  return (
    <div className={isEmpty ? styles.empty : undefined}>
      {isEmpty ? (
        <>
          <p className="num">{cartWords.empty}</p>
          <p>{cartWords.emptyHelp}</p>
          <Link to="/" className="btn">
            {cartWords.keepShopping}
          </Link>
        </>
      ) : null}
      <LaterView part={pastedCartPart} props={{ cart, isOffered: isEmpty }} />
    </div>
  )
})

/** A line that was taken out can be put back; the button that did it is gone, so this one has the focus. */
const Removed = observer(({ cart }: { cart: CartViewModel }) => {
  const { removed } = cart
  const undo = useRef<HTMLButtonElement>(null)
  const last = useRef(removed)
  useEffect(() => {
    if (removed && removed !== last.current) undo.current?.focus()
    last.current = removed
  }, [removed])
  const putBack = async () => {
    const place = await cart.undoRemove()
    document.querySelectorAll<HTMLElement>("main li h2 a")[place]?.focus()
  }
  return (
    <div role="status">
      {removed ? (
        <p className={`notice ${styles.gap}`}>
          {cartWords.removed(lineName(removed))}{" "}
          <button ref={undo} type="button" className="link" onClick={() => void putBack()}>
            {cartWords.undo}
          </button>
        </p>
      ) : null}
    </div>
  )
})

const FilledCart = observer(({ checkout }: CheckoutProps) => {
  const { cart, savedLines: saved } = checkout
  const shopfront = root.useLoaderData()
  const { branch, branches, now } = shopfront
  const quotes = useCartQuote(cart, branch)
  const slow = quotes.slowOrder(cart.items)
  const availabilityOf = (item: CartItem) => {
    const line = quotes.lineOf(item)
    if (!line) return null
    const context = { isClearance: item.inventory.isClearance, now, branches }
    return <LaterView part={lineAvailabilityPart} props={{ line, context }} />
  }
  return (
    <div className={`${styles.columns} ${cartStyles.columns}`}>
      <section aria-label={cartWords.title}>
        <PaymentNotice checkout={checkout} />
        <PriceNotices cart={cart} />
        <LineProblems checkout={checkout} />
        <OrderPermissionNotice className={styles.gap} />
        <SlowNotice slow={slow} now={now} onSplit={(keys) => void saved.saveForLater(keys)} />
        <p className={`label ${cartStyles.heads}`} aria-hidden="true">
          <span>{cartWords.product}</span>
          <span>{cartWords.unitPrice}</span>
          <span>{cartWords.quantity}</span>
          <span>{cartWords.total}</span>
        </p>
        <ul className={cartStyles.lines}>
          {cart.items.map((item) => (
            <CartLine key={cartKey(item)} item={item} checkout={checkout} availability={availabilityOf(item)} />
          ))}
        </ul>
        {cart.isKept ? <p className={`small soft ${cartStyles.kept}`}>{cartWords.keptHere}</p> : null}
      </section>
      <CartSummary
        checkout={checkout}
        ready={<LaterView part={cartReadyPart} props={{ items: cart.items, quotes, shopfront }} />}
      />
    </div>
  )
})

/** Each line to put right, with the way to it: refused at the payment it has the focus, for that page was left for it. */
const LineProblems = observer(({ checkout: { cart, refusedLines, typedQuantities } }: CheckoutProps) => {
  const refused = refusedLines.problems(cart.items)
  const typed = typedQuantities.isSummaryShown ? typedQuantities.problems(cart.items) : []
  if (typed.length + refused.length === 0) return null
  return <ProblemSummary problems={[...refused, ...typed]} tries={refused.length > 0 ? 1 : 0} />
})

/** The cart stands whole without it. */
/** Said of all lines together: prices that could not be had, or that have changed. */
const PriceNotices = observer(({ cart }: { cart: CartViewModel }) => {
  const isOnline = useIsOnline()
  const { member } = root.useLoaderData()
  const byBuyer = cart.prices.buyerChangeCount(cart.items)
  const company = member?.typeAcctAr === "A" ? member.customerName : undefined
  const changed = byBuyer > 0 ? cartWords.pricesForBuyer(company, byBuyer) : cartWords.pricesChanged
  useEffect(() => () => cart.prices.clearChanges(), [cart])
  // The button goes with what it was there for: who pressed it goes on from the top of the cart.
  const retry = async () => {
    if (cart.prices.isLoading) return
    await cart.reprice()
    if (!cart.prices.problem) focusHeading()
  }
  return (
    <div role="alert">
      {cart.prices.problem && isOnline ? (
        <p className={`notice bad ${styles.gap}`}>
          {cartWords.pricesHelp}{" "}
          <button type="button" className="link" aria-disabled={cart.prices.isLoading} onClick={() => void retry()}>
            {cartWords.tryAgain}
          </button>
        </p>
      ) : null}
      {cart.werePricesRefreshed || cart.prices.hasChanges(cart.items) ? (
        <p className={`notice warn ${styles.gap}`}>
          {cart.werePricesRefreshed ? `${cartWords.renewed} ` : null}
          {cart.prices.hasChanges(cart.items) ? changed : cartWords.pricesSame}
        </p>
      ) : null}
    </div>
  )
})

/** The cart: every line with its price and what stands in its way, and what it all comes to. */
import { createFileRoute, Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import { cartKey } from "../../core/cart/cart.ts"
import { useIsOnline } from "../app/use-is-online.ts"
import { useViewModels } from "../app/view-models.tsx"
import { pageHead } from "../parts/page-head.ts"
import { cartWords } from "../words/cart.ts"
import { titles } from "../words/titles.ts"
import cartStyles from "./cart.module.css"
import type { CartViewModel } from "./cart.view-model.ts"
import { CartLine } from "./cart-line.tsx"
import { CartSummary } from "./cart-summary.tsx"
import styles from "./checkout.module.css"

export const Route = createFileRoute("/_checkout/checkout/cart")({
  head: (route) =>
    pageHead(route, { title: titles.cart, description: titles.cart, path: "/checkout/cart", noIndex: true }),
  component: CartScreen
})

function CartScreen() {
  const { cart } = useViewModels()
  return <Cart cart={cart} />
}

const Cart = observer(({ cart }: { cart: CartViewModel }) => {
  if (!cart.isRestored)
    return (
      <>
        <h1>{cartWords.title}</h1>
        <noscript>
          <p className="notice warn">{cartWords.noScripts}</p>
        </noscript>
        <p role="status" className="soft">
          {cartWords.loading}
        </p>
      </>
    )
  return (
    <>
      <h1>{cartWords.title}</h1>
      <Removed cart={cart} />
      {cart.isEmpty ? <Empty /> : <Full cart={cart} />}
    </>
  )
})

const Empty = () => (
  <div className={styles.empty}>
    <p className="num">{cartWords.empty}</p>
    <p>{cartWords.emptyHelp}</p>
    <Link to="/" className="btn">
      {cartWords.keepShopping}
    </Link>
  </div>
)

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
    await cart.putBack()
    document.querySelector<HTMLElement>("main li:last-child h2 a")?.focus()
  }
  return (
    <div role="status">
      {removed ? (
        <p className={`notice ${styles.gap}`}>
          {cartWords.removed(removed.product.name)}{" "}
          <button ref={undo} type="button" className="link" onClick={() => void putBack()}>
            {cartWords.undo}
          </button>
        </p>
      ) : null}
    </div>
  )
})

const Full = observer(({ cart }: { cart: CartViewModel }) => (
  <div className={`${styles.columns} ${cartStyles.columns}`}>
    <section aria-label={cartWords.title}>
      <Trouble cart={cart} />
      <p className={`label ${cartStyles.heads}`} aria-hidden="true">
        <span>{cartWords.product}</span>
        <span>{cartWords.unitPrice}</span>
        <span>{cartWords.quantity}</span>
        <span>{cartWords.total}</span>
      </p>
      <ul className={cartStyles.lines}>
        {cart.items.map((item) => (
          <CartLine key={cartKey(item)} item={item} cart={cart} />
        ))}
      </ul>
    </section>
    <CartSummary cart={cart} />
  </div>
))

/** Said of all lines together: prices that could not be had, or that have changed. */
const Trouble = observer(({ cart }: { cart: CartViewModel }) => {
  const isOnline = useIsOnline()
  return (
    <div role="alert">
      {cart.prices.problem && isOnline ? (
        <p className={`notice bad ${styles.gap}`}>
          {cartWords.pricesHelp}{" "}
          <button type="button" className="link" disabled={cart.prices.areAwaited} onClick={() => void cart.reprice()}>
            {cartWords.tryAgain}
          </button>
        </p>
      ) : null}
      {cart.wasRenewed || cart.prices.haveChanged(cart.items) ? (
        <p className={`notice warn ${styles.gap}`}>
          {cart.wasRenewed ? `${cartWords.renewed} ` : null}
          {cart.prices.haveChanged(cart.items) ? cartWords.pricesChanged : cartWords.pricesSame}
        </p>
      ) : null}
    </div>
  )
})

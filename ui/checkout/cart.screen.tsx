/** The cart: every line with its price and what stands in its way, and what it all comes to. */
import { createFileRoute, Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { dollars } from "../../core/money.ts"
import { useViewModels } from "../app/view-models.tsx"
import { pageHead } from "../parts/page-head.ts"
import { cartWords } from "../words/cart.ts"
import { titles } from "../words/titles.ts"
import type { CartViewModel } from "./cart.view-model.ts"
import { CartLine } from "./cart-line.tsx"
import styles from "./checkout.module.css"

export const Route = createFileRoute("/_checkout/checkout/cart")({
  head: ({ match }) =>
    pageHead(match, { title: titles.cart, description: titles.cart, path: "/checkout/cart", noIndex: true }),
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

/** A line that was taken out can be put back. */
const Removed = observer(({ cart }: { cart: CartViewModel }) => (
  <div role="status">
    {cart.removed ? (
      <p className={`notice ${styles.gap}`}>
        {cartWords.removed(cart.removed.product.name)}{" "}
        <button type="button" className="link" onClick={() => void cart.putBack()}>
          {cartWords.undo}
        </button>
      </p>
    ) : null}
  </div>
))

const Full = observer(({ cart }: { cart: CartViewModel }) => (
  <div className={styles.columns}>
    <section aria-label={cartWords.title}>
      {cart.problem ? (
        <p className={`notice bad ${styles.gap}`} role="alert">
          {cartWords.pricesHelp}
        </p>
      ) : null}
      <ul className={styles.lines}>
        {cart.items.map((item) => (
          <CartLine key={`${item.erpId}|${item.length ?? ""}|${item.uom}`} item={item} cart={cart} />
        ))}
      </ul>
    </section>
    <Summary cart={cart} />
  </div>
))

const Summary = observer(({ cart }: { cart: CartViewModel }) => {
  const { subtotal, gst, total, savings } = cart.totals
  const kilograms = cart.items.reduce((sum, { qty, product }) => sum + (qty * product.weightGrams) / 1000, 0)
  return (
    <section className={styles.summary} aria-label={cartWords.total}>
      <dl>
        <div>
          <dt>{cartWords.subtotal}</dt>
          <dd>{dollars(subtotal)}</dd>
        </div>
        {savings > 0 ? (
          <div className={styles.saving}>
            <dt>{cartWords.savings}</dt>
            <dd>{dollars(savings)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{cartWords.pickup}</dt>
          <dd>{cartWords.free}</dd>
        </div>
        <div>
          <dt>{cartWords.weight}</dt>
          <dd>{kilograms.toFixed(1)} kg</dd>
        </div>
        <div className={styles.total}>
          <dt>{cartWords.total}</dt>
          <dd className="num" data-testid="total" aria-busy={cart.isPricing}>
            {dollars(total)}
          </dd>
        </div>
        <div className="soft">
          <dt>{cartWords.gst}</dt>
          <dd>{dollars(gst)}</dd>
        </div>
      </dl>
      {cart.canContinue ? (
        <Link to="/checkout" className="btn wide">
          {cartWords.checkout}
        </Link>
      ) : (
        <>
          <button type="button" className="btn wide" disabled>
            {cart.isPricing ? cartWords.repricing : cartWords.checkout}
          </button>
          {cart.isPricing ? null : <p className="small">{cartWords.fixLines}</p>}
        </>
      )}
      <Link to="/" className="link">
        {cartWords.keepShopping}
      </Link>
    </section>
  )
})

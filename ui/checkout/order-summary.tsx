/** What is being bought, where and when it is collected: beside every step of the checkout. */
import { getRouteApi, Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { isCraneComing } from "../../core/delivery/vehicles/crane.ts"
import { dollars } from "../../core/money.ts"
import { cartKey } from "../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { chargedPrice, struckUnitPrice } from "../../core/pricing/price.ts"
import { lineAmounts } from "../../core/pricing/price-line.ts"
import { hundredths } from "../../core/units/quantity.ts"
import type { CartViewModel } from "../cart/cart.view-model.ts"
import { lineName } from "../cart/line-name.ts"
import { quantityInUnit } from "../cart/quantity-text.ts"
import { cartWords } from "../words/cart.ts"
import { checkoutPageWords } from "../words/checkout.ts"
import { chosenWayName } from "../words/delivery.ts"
import { PriceChange } from "./cart-line-parts.tsx"
import { cartWeightText } from "./cart-weight.ts"
import type { CheckoutViewModel } from "./checkout.view-model.ts"
import { chosenWhen } from "./chosen-when.ts"
import { isOutdated } from "./displayed-totals.ts"
import { shownSums } from "./shown-sums.ts"
import styles from "./summary.module.css"
import { summaryContacts } from "./summary-contacts.ts"
import { TotalBar } from "./total-bar.tsx"

const root = getRouteApi("__root__")

type Props = {
  readonly checkout: CheckoutViewModel
  /** What can be done about a line that can't be had so. */
  readonly fixesOf?: (item: CartItem) => ReactNode
}

export const OrderSummary = observer(({ checkout, fixesOf }: Props) => {
  const { branches } = root.useLoaderData()
  const { cart } = checkout
  const sums = shownSums(checkout)
  const { branchId, details } = checkout.state.delivery
  const branch = branches.find(({ id }) => id === branchId)
  const when = chosenWhen(checkout.state.delivery)
  const { method } = checkout.delivery
  const deliverTo = method === "pickup" ? "" : (details.address?.formatted ?? "")
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <div className={styles.head}>
        <h2 id="summary">{checkoutPageWords.summary}</h2>
        <Link to="/checkout/cart" aria-label={checkoutPageWords.changeOrder}>
          {checkoutPageWords.change}
        </Link>
      </div>
      <ul className={styles.lines}>
        {cart.items.map((item) => (
          <li key={cartKey(item)}>
            <span>
              <b>{lineName(item)}</b>
              <span className="soft small">{quantityInUnit(item.qtyRaw, item.uom, "checkout")}</span>
              <PriceChange item={item} cart={cart} className={styles.changed} />
              {fixesOf?.(item)}
            </span>
            <LineTotal item={item} cart={cart} />
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        {cart.showsExGst ? (
          <div>
            <dt>{cartWords.subtotalExGst}</dt>
            <dd>{sums ? dollars(sums.subtotal) : cartWords.notKnown}</dd>
          </div>
        ) : null}
        <div>
          <dt>{chosenWayName(method, isCraneComing(details))}</dt>
          <dd>
            <DeliveryFee checkout={checkout} />
          </dd>
        </div>
        {branch && method === "pickup" ? (
          <div>
            <dt>{checkoutPageWords.branch}</dt>
            <dd>
              {branch.name}
              {when ? `, ${when}` : ""}
            </dd>
          </div>
        ) : null}
        {deliverTo ? (
          <div>
            <dt>{checkoutPageWords.deliverTo}</dt>
            <dd>
              {deliverTo}
              {when ? `, ${when}` : ""}
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{cartWords.weight}</dt>
          <dd>{cart.isEmpty ? cartWords.notKnown : cartWeightText(cart.items)}</dd>
        </div>
        {summaryContacts(checkout.state).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TotalBar
        total={sums?.total}
        gst={sums?.gst}
        exGst={cart.showsExGst}
        busy={cart.prices.isLoading}
        outdated={isOutdated(cart)}
      />
    </section>
  )
})

/** What the delivery costs, or what is missing to say so. */
const DeliveryFee = observer(({ checkout }: { checkout: CheckoutViewModel }) => {
  const { cart, delivery, state } = checkout
  const { deliveryTotal, vehicles } = state.delivery.details
  if (delivery.method === "pickup" || vehicles.length > 0)
    return deliveryTotal === 0 ? cartWords.free : dollars(cart.displayedAmount(deliveryTotal))
  return delivery.destination ? cartWords.notKnown : checkoutPageWords.feeNeedsAddress
})

const LineTotal = observer(({ item, cart }: { item: CartItem; cart: CartViewModel }) => {
  const pricing = cart.prices.lastKnownPrice(item)
  const was = pricing && struckUnitPrice(pricing)
  return (
    <span className={styles.lineTotal} aria-busy={item.pricing === undefined}>
      {pricing ? dollars(cart.displayedAmount(chargedPrice(pricing).linePrice)) : ""}
      {was === undefined ? null : (
        <s className="soft small">
          {dollars(cart.displayedAmount(lineAmounts(was, hundredths(pricing?.qty ?? 0) ?? 0)))}
        </s>
      )}
    </span>
  )
})

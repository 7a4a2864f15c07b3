/** What is being bought, beside every step of the checkout. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { dollars } from "../../core/money.ts"
import { paidLinePrice } from "../../core/pricing/price-line.ts"
import { unitText } from "../../core/units/unit-text.ts"
import { cartWords } from "../words/cart.ts"
import { checkoutPageWords } from "../words/checkout.ts"
import styles from "./checkout.module.css"
import type { CheckoutViewModel } from "./checkout.view-model.ts"

export const OrderSummary = observer(({ checkout: { cart } }: { checkout: CheckoutViewModel }) => (
  <section className={styles.summary} aria-labelledby="summary">
    <h2 id="summary">{checkoutPageWords.summary}</h2>
    <ul className={styles.mini}>
      {cart.items.map((item) => (
        <li key={`${item.erpId}|${item.length ?? ""}|${item.uom}`}>
          <span>
            {item.qtyRaw} {unitText(item.uom, "checkout", item.qtyRaw)} · {item.product.name}{" "}
            {Object.values(item.variation.attributes).join(" ")}
          </span>
          <span>{item.pricing ? dollars(paidLinePrice(item.pricing)) : ""}</span>
        </li>
      ))}
    </ul>
    <dl>
      <div className={styles.total}>
        <dt>{cartWords.total}</dt>
        <dd className="num" data-testid="total" aria-busy={cart.isPricing}>
          {dollars(cart.totals.total)}
        </dd>
      </div>
      <div className="soft">
        <dt>{cartWords.gst}</dt>
        <dd>{dollars(cart.totals.gst)}</dd>
      </div>
    </dl>
    <Link to="/checkout/cart">{checkoutPageWords.change}</Link>
  </section>
))

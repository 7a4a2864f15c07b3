/** The overview's parts about orders: those that are under way, and what is delivered next. */
import { Link } from "@tanstack/react-router"
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import { dateText, melbourneDay } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import { orderNumberText } from "../../../core/orders/order-number.ts"
import { dashboardWords as words } from "../../words/dashboard.ts"
import { statusText } from "../../words/orders.ts"
import { LoadFailure } from "../parts/load-failure.tsx"
import styles from "./dashboard.module.css"
import type { OpenOrdersPage } from "./load-business.ts"

type Props = { readonly orders: CallResult<OpenOrdersPage> }
type Row = OpenOrdersPage["rows"][number]

const MOST_ROWS = 5

const OrderLink = ({ orderNo, customerOrderNo }: Row) => (
  <span className={styles.name}>
    <Link to="/my-account/orders/$orderNo" params={{ orderNo }}>
      {words.order(orderNumberText(orderNo))}
    </Link>
    {customerOrderNo ? <span className="soft small">{customerOrderNo}</span> : null}
  </span>
)

/** The newest of those that are under way. */
export const OpenOrders = ({ orders }: Props) => (
  <section aria-labelledby="open-orders">
    <h2 id="open-orders">{words.openOrders}</h2>
    {!orders.ok ? (
      <LoadFailure failure={orders} />
    ) : orders.data.rows.length === 0 ? (
      <p className={styles.none}>{words.noOrders}</p>
    ) : (
      <ul className={styles.rows}>
        {orders.data.rows.slice(0, MOST_ROWS).map((order) => (
          <li key={order.orderNo}>
            <OrderLink {...order} />
            <span>{statusText(order.status)}</span>
            <span className="num">{dollars(order.total)}</span>
          </li>
        ))}
      </ul>
    )}
    <Link to="/my-account/orders" className={styles.all}>
      {words.allOrders}
    </Link>
  </section>
)

/** What is brought, the soonest first; nothing where nothing is on its way. */
export const NextDeliveries = ({ orders }: Props) => {
  const next = orders.ok
    ? orders.data.rows
        .flatMap(({ estimated, ...order }) =>
          order.checkoutType === "pickup" || order.status === "awaiting-payment" || estimated === undefined
            ? []
            : [{ ...order, estimated }]
        )
        .toSorted((one, other) => one.estimated - other.estimated)
        .slice(0, MOST_ROWS)
    : []
  if (next.length === 0) return null
  return (
    <section aria-labelledby="next-deliveries">
      <h2 id="next-deliveries">{words.nextDeliveries}</h2>
      <ul className={styles.rows}>
        {next.map((order) => (
          <li key={order.orderNo}>
            <OrderLink {...order} />
            <span>{statusText(order.status)}</span>
            <b>{dateText(melbourneDay(order.estimated))}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

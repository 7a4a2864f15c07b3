/** The order is in: its number, and everything that was bought. */
import { createFileRoute, Link } from "@tanstack/react-router"
import { useEffect } from "react"
import { momentText } from "../../core/melbourne.ts"
import { dollars } from "../../core/money.ts"
import { unitText } from "../../core/units/unit-text.ts"
import { pageHead } from "../parts/page-head.ts"
import { cartWords } from "../words/cart.ts"
import { checkoutPageWords } from "../words/checkout.ts"
import { titles } from "../words/titles.ts"
import styles from "./checkout.module.css"
import { useCheckout } from "./checkout-context.tsx"

export const Route = createFileRoute("/_checkout/checkout/thank-you")({
  validateSearch: (search: Record<string, string>) => ({
    ...(search.order ? { order: search.order } : {}),
    ...(search.t ? { t: search.t } : {})
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (!deps.order) return undefined
    const answer = await context.call("GET /orders/order/id/:id", {
      params: { id: deps.order },
      query: deps.t ? { t: deps.t } : {}
    })
    if (!answer.ok) return undefined
    const branch = await context.call("GET /branches/:id", { params: { id: String(answer.data.branchId) } })
    return { order: answer.data, branch: branch.ok ? branch.data.name : String(answer.data.branchId) }
  },
  staleTime: 0,
  head: ({ match }) =>
    pageHead(match, {
      title: titles.thanks,
      description: titles.thanks,
      path: "/checkout/thank-you",
      noIndex: true
    }),
  component: ThankYouScreen
})

function ThankYouScreen() {
  const found = Route.useLoaderData()
  const checkout = useCheckout()
  useEffect(() => {
    if (found) void checkout.restore().then(() => checkout.finish(found.order.orderNo))
  }, [found, checkout])
  if (!found)
    return (
      <div className={styles.form}>
        <h1>{checkoutPageWords.noOrder}</h1>
        <p>{checkoutPageWords.noOrderHelp}</p>
        <p className={styles.actions}>
          <Link to="/track-order/{-$orderId}" params={{}} className="btn">
            {checkoutPageWords.track}
          </Link>
        </p>
      </div>
    )
  const { order, branch } = found
  const facts = [
    [checkoutPageWords.orderNo, order.orderNo],
    [checkoutPageWords.transaction, order.transactionReference ?? checkoutPageWords.none],
    [checkoutPageWords.orderDate, momentText(order.orderedAt)],
    [checkoutPageWords.checkoutType, cartWords.pickup],
    [checkoutPageWords.deliveryTo, order.contact.contactName],
    [checkoutPageWords.pickupBranch, branch],
    [checkoutPageWords.estimated, momentText(order.estimated)],
    [checkoutPageWords.deliveredDate, order.deliveredAt ? momentText(order.deliveredAt) : checkoutPageWords.none],
    [
      checkoutPageWords.invoice,
      [order.billing.contactDetails.company, order.billing.contactDetails.email].filter(Boolean).join(", ")
    ],
    [checkoutPageWords.poNumber, order.customerRefNo ?? checkoutPageWords.none]
  ] as const
  return (
    <>
      <h1>{checkoutPageWords.thanksTitle}</h1>
      <p className={styles.gap}>{checkoutPageWords.receipt(order.contact.email)}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd {...(label === checkoutPageWords.orderNo ? { "data-testid": "order-no" } : {})}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.columns}>
        <ul className={styles.mini}>
          {order.lines.map((line) => (
            <li key={`${line.sku}|${line.length ?? ""}|${line.uom}`}>
              <span>
                {line.uom === "STICK" ? line.pieces : line.qty} {unitText(line.uom, "checkout", line.pieces)} ·{" "}
                {line.name}
              </span>
              <span>{dollars(line.linePrice)}</span>
            </li>
          ))}
        </ul>
        <div className={styles.summary}>
          <dl>
            <div className={styles.total}>
              <dt>{cartWords.total}</dt>
              <dd className="num" data-testid="total">
                {dollars(order.totals.total)}
              </dd>
            </div>
            <div className="soft">
              <dt>{cartWords.gst}</dt>
              <dd>{dollars(order.totals.gst)}</dd>
            </div>
          </dl>
          <Link to="/track-order/{-$orderId}" params={{ orderId: order.orderNo }} className="btn wide">
            {checkoutPageWords.track}
          </Link>
        </div>
      </div>
    </>
  )
}

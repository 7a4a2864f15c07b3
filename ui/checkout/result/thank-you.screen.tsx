/** The order is in: its number, and everything that was bought. */

import { createFileRoute, getRouteApi, Link, useNavigate } from "@tanstack/react-router"
import { useEffect } from "react"
import { dollars } from "../../../core/money.ts"
import { nonBreaking } from "../../../core/non-breaking.ts"
import { canCancel } from "../../../core/orders/cancellation.ts"
import { orderedQuantityText } from "../../../core/orders/line-text.ts"
import { isOrderClosed } from "../../../core/orders/order-status.ts"
import { totalsOnGstBasis } from "../../../core/orders/order-totals.ts"
import { unitPriceText } from "../../../core/orders/unit-price-text.ts"
import { onGstBasis } from "../../../core/pricing/gst.ts"
import { NearView } from "../../kit/near-view.tsx"
import { TryAgain } from "../../kit/try-again.tsx"
import { loadedHead } from "../../page/page-head.ts"
import { searchTexts } from "../../page/search-texts.ts"
import { awaitedMoneyWords } from "../../words/awaited-money.ts"
import { cartWords } from "../../words/cart.ts"
import { orderResultWords } from "../../words/order-result.ts"
import { titles } from "../../words/titles.ts"
import styles from "../checkout.module.css"
import { useCheckout } from "../checkout-context.tsx"
import summaryStyles from "../summary.module.css"
import { TotalBar } from "../total-bar.tsx"
import { accountOfferPart } from "./account-offer-part.ts"
import { AwaitedMoney } from "./awaited-money.tsx"
import { deliveryProofPart } from "./delivery-proof-part.ts"
import orderStyles from "./order.module.css"
import { orderAgainPart } from "./order-again-part.ts"
import { cancelledText, orderFacts } from "./order-facts.ts"
import { OrderHelp } from "./order-help.tsx"
import { type OrderProblem, orderProblem } from "./order-problem.ts"
import { OrderStore } from "./order-store.tsx"
import thanksStyles from "./thank-you.module.css"

export const Route = createFileRoute("/_checkout/checkout/thank-you")({
  validateSearch: (search: Record<string, string>) => searchTexts(search, "order", "t"),
  // The token is no part of what is loaded: that it leaves the address asks for nothing again.
  loaderDeps: ({ search: { order } }) => (order ? { order } : {}),
  shouldReload: false,
  loader: async ({ context, deps, location }) => {
    const head = { title: titles.thanks, description: titles.thanks, path: "/checkout/thank-you", noIndex: true }
    if (!deps.order) return { head, order: undefined, problem: orderProblem(undefined) }
    const { t } = location.search as { readonly t?: string }
    const answer = await context.call("GET /orders/order/id/:id", {
      params: { id: deps.order },
      query: t ? { t } : {}
    })
    if (!answer.ok) return { head, order: undefined, problem: orderProblem(answer) }
    const branch = await context.call("GET /branches/:id", { params: { id: String(answer.data.branchId) } })
    const { destination: to } = answer.data
    const branchName = branch.ok ? branch.data.name : String(answer.data.branchId)
    const destination = to && (await import("./destination-facts.ts")).destinationFacts(answer.data, to, branchName)
    return { head, order: answer.data, branch: branch.ok ? branch.data : undefined, destination }
  },
  staleTime: 0,
  head: loadedHead,
  component: ThankYouScreen
})

/** What is longer takes the room of two. */
const LONG_VALUE_LENGTH = 22

const root = getRouteApi("__root__")

/** [T31] The answer that showed the order gave the browser a cookie that opens it: the link's token leaves the address and the history. */
const useCanonicalUrl = (isShown: boolean) => {
  const { order, t } = Route.useSearch()
  const navigate = useNavigate()
  useEffect(() => {
    if (isShown && order && t) void navigate({ to: "/checkout/thank-you", search: { order }, replace: true })
  }, [isShown, order, t, navigate])
}

const OrderUnavailable = ({ title, text, mayRetry }: OrderProblem) => (
  <div className={styles.form}>
    <h1>{title}</h1>
    <p>{text}</p>
    <p className={styles.actions}>
      {mayRetry ? <TryAgain className="btn" /> : null}
      <Link to="/track-order/{-$orderId}" params={{}} className={mayRetry ? "btn quiet" : "btn"}>
        {orderResultWords.track}
      </Link>
    </p>
  </div>
)

function ThankYouScreen() {
  // [GST-03] As whoever looks at it sees prices; who only has the link, with GST.
  const { member, features, now } = root.useLoaderData()
  const exGst = member?.showExcGstPricing ?? false
  const result = Route.useLoaderData()
  const checkout = useCheckout()
  const number = result.order?.orderNo
  useCanonicalUrl(number !== undefined)
  useEffect(() => {
    if (number !== undefined) void checkout.restore().then(() => checkout.clearAfterOrder(number))
  }, [number, checkout])
  if (!result.order) return <OrderUnavailable {...result.problem} />
  const { order, branch, destination } = result
  const placedSteps = destination?.nextSteps ?? orderResultWords.nextSteps
  const nextSteps = order.awaits ? awaitedMoneyWords.nextSteps : placedSteps
  return (
    <>
      {order.status === "cancelled" ? (
        <>
          <h1>{orderResultWords.cancelledTitle}</h1>
          <p className={styles.gap}>{cancelledText(order)}</p>
        </>
      ) : (
        <>
          <h1>{order.awaits ? awaitedMoneyWords.thanks : orderResultWords.thanksTitle}</h1>
          <p className={styles.gap}>
            {(order.awaits ? awaitedMoneyWords.sent : orderResultWords.receipt)(order.billing.contactDetails.email)}
          </p>
          {order.awaits ? <AwaitedMoney awaits={order.awaits} /> : null}
        </>
      )}
      <dl className={`${orderStyles.facts} ${thanksStyles.facts}`}>
        {orderFacts(order, destination, branch?.name).map(([label, value]) => (
          <div key={label} className={value.length > LONG_VALUE_LENGTH ? orderStyles.long : undefined}>
            <dt className="label">{label}</dt>
            <dd {...(label === orderResultWords.orderNo ? { "data-testid": "order-no" } : {})}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={`${styles.columns} ${thanksStyles.columns}`}>
        {branch && !destination ? (
          <OrderStore branch={branch} order={order} now={now} isClosed={isOrderClosed(order.status)} />
        ) : null}
        <section className={`${summaryStyles.summary} ${thanksStyles.goods}`} aria-labelledby="bought">
          <div className={summaryStyles.head}>
            <h2 id="bought">{orderResultWords.boughtTitle}</h2>
          </div>
          <ul className={summaryStyles.lines}>
            {order.lines.map((line) => (
              <li key={`${line.sku}|${line.length ?? ""}|${line.uom}`}>
                <span>
                  <b>{line.name}</b>
                  <span className="soft small">
                    {line.sku} · {nonBreaking(orderedQuantityText(line))} · {unitPriceText(line, exGst)}
                  </span>
                </span>
                <span>{dollars(onGstBasis(line.linePrice, exGst))}</span>
              </li>
            ))}
          </ul>
          {exGst ? (
            <dl className={summaryStyles.facts}>
              <div>
                <dt>{cartWords.subtotalExGst}</dt>
                <dd>{dollars(totalsOnGstBasis(order.totals, true).subtotal)}</dd>
              </div>
            </dl>
          ) : null}
          {destination ? (
            <dl className={summaryStyles.facts}>
              <div>
                <dt>{destination.method}</dt>
                <dd>{dollars(onGstBasis(order.totals.delivery, exGst))}</dd>
              </div>
            </dl>
          ) : null}
          <TotalBar total={order.totals.total} gst={order.totals.gst} exGst={exGst}>
            <Link to="/track-order/{-$orderId}" params={{ orderId: order.orderNo }} className="btn wide">
              {orderResultWords.track}
            </Link>
          </TotalBar>
        </section>
        <div className={thanksStyles.after}>
          {isOrderClosed(order.status) ? null : (
            <section aria-labelledby="next">
              <h2 id="next">{orderResultWords.nextTitle}</h2>
              <ol className={thanksStyles.next}>
                {nextSteps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              {order.awaits ? <p className={styles.gap}>{awaitedMoneyWords.unpaid}</p> : null}
              {canCancel(order.status) || order.awaits ? (
                <p className={styles.gap}>
                  {orderResultWords.mayCancel}{" "}
                  <Link to="/track-order/{-$orderId}" params={{ orderId: order.orderNo }}>
                    {orderResultWords.cancelThere}
                  </Link>
                  {"."}
                </p>
              ) : null}
            </section>
          )}
          {order.status === "delivered" ? (
            <NearView part={deliveryProofPart} props={{ orderNo: order.orderNo }} />
          ) : null}
          <NearView part={orderAgainPart} props={{ orderNo: order.orderNo }} />
          {branch ? <OrderHelp branch={branch} orderNo={order.orderNo} /> : null}
          {member || !features.tradePortal || order.status === "cancelled" ? null : (
            <NearView part={accountOfferPart} props={{ contact: order.billing.contactDetails }} />
          )}
        </div>
      </div>
    </>
  )
}

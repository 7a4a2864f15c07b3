/** [CHK-06] [ENT-04] One order of the company in full: how far it is, what was bought, paid and invoiced, and buying it again. */
import { createFileRoute, getRouteApi, Link } from "@tanstack/react-router"
import { useState } from "react"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { datedMomentText } from "../../../core/melbourne.ts"
import { orderNumberText } from "../../../core/orders/order-number.ts"
import { RepeatLinesViewModel } from "../../cart/repeat-lines.view-model.ts"
import { StepList } from "../../kit/step-list.tsx"
import { loadedHead } from "../../page/page-head.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { statusText, orderPageWords as words } from "../../words/orders.ts"
import { titles } from "../../words/titles.ts"
import { LoadFailure } from "../parts/load-failure.tsx"
import { logFailure } from "./log-failure.ts"
import { NoOrder } from "./no-order.tsx"
import { OrderActions } from "./order-actions.tsx"
import { OrderEdit } from "./order-edit.tsx"
import { OrderFacts, OrderLines, OrderPayments } from "./order-parts.tsx"
import styles from "./orders.module.css"

type SalesOrder = ApiCalls["GET /users/details/salesorder/listone"]["data"]

export const Route = createFileRoute("/_shop/_account/my-account/orders/$orderNo")({
  loader: async ({ context, location, params: { orderNo } }) => ({
    head: {
      title: words.title(orderNumberText(orderNo)),
      description: titles.orders,
      path: location.pathname,
      noIndex: true
    },
    answer: logFailure(await context.call("GET /users/details/salesorder/listone", { query: { orderNo } }))
  }),
  staleTime: 0,
  head: loadedHead,
  component: OrderScreen
})

const root = getRouteApi("__root__")

function OrderScreen() {
  const { setResponseStatus } = Route.useRouteContext()
  const { answer } = Route.useLoaderData()
  if (answer.ok) return <Order key={answer.data.orderNo} order={answer.data} />
  if (answer.status === 401 || answer.status === 403) return <LoadFailure failure={answer} />
  setResponseStatus(answer.status || 503)
  return (
    <>
      <Back />
      <NoOrder failure={answer} words={words} />
    </>
  )
}

const Back = () => (
  <Link to="/my-account/orders" className={styles.back}>
    ← {words.back}
  </Link>
)

const Order = ({ order }: { order: SalesOrder }) => {
  const { call, requestPrice } = Route.useRouteContext()
  const { cart } = useViewModels()
  const { member } = root.useLoaderData()
  const [again] = useState(() => new RepeatLinesViewModel({ call, requestPrice }, cart))
  const exGst = member?.showExcGstPricing ?? false
  return (
    <>
      <Back />
      <div className={styles.top}>
        <h1>{words.title(orderNumberText(order.orderNo))}</h1>
        <p className={styles.state}>{statusText(order.status)}</p>
      </div>
      <OrderActions order={order} again={again} />
      <section aria-labelledby="progress">
        <h2 id="progress">{words.progress}</h2>
        <Progress order={order} />
      </section>
      <OrderLines order={order} exGst={exGst} />
      <OrderFacts order={order} />
      {member ? <OrderEdit order={order} member={member} /> : null}
      <OrderPayments order={order} />
    </>
  )
}

/** [TRK-01] The steps of its way; none of one that was cancelled. */
const Progress = ({ order: { status, steps, orderNo } }: { order: SalesOrder }) => {
  if (status === "cancelled") return <p className={`notice bad ${styles.note}`}>{words.cancelled}</p>
  const current = steps.findLast(({ done }) => done)
  return (
    <>
      {status === "awaiting-payment" ? (
        <p className={`notice warn ${styles.note}`}>
          {words.waiting}{" "}
          <Link to="/checkout/thank-you" search={{ order: orderNo }}>
            {words.howToPay}
          </Link>
        </p>
      ) : null}
      <StepList
        steps={steps.map((step) => ({
          label: step.label,
          note: step.at === undefined ? (step.done ? words.done : words.toCome) : datedMomentText(step.at),
          isDone: step.done,
          isCurrent: step === current
        }))}
      />
    </>
  )
}

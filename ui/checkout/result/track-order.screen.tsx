/** How far an order has come, by its number alone; nothing personal is shown. */
import { createFileRoute, getRouteApi, useNavigate } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useMemo } from "react"
import { orderNumberText, parseOrderNumber } from "../../../core/orders/order-number.ts"
import type { Branch } from "../../../core/stores/branch.ts"
import { NearView } from "../../kit/near-view.tsx"
import { loadedHead } from "../../page/page-head.ts"
import { trackWords } from "../../words/track.ts"
import { CancelOrder } from "./cancel-order.tsx"
import { CancelOrderViewModel, type TrackedOrder } from "./cancel-order.view-model.ts"
import { deliveryProofPart } from "./delivery-proof-part.ts"
import orderStyles from "./order.module.css"
import { orderAgainPart } from "./order-again-part.ts"
import { OrderHelp } from "./order-help.tsx"
import { OrderProgress } from "./order-progress.tsx"
import { OrderStore } from "./order-store.tsx"
import { TrackForm } from "./track-form.tsx"
import { trackText } from "./track-text.ts"

export const Route = createFileRoute("/_shop/track-order/{-$orderId}")({
  // Without scripts the form itself asks, as `?orderNo=`.
  validateSearch: (search: Record<string, string>) => search,
  loaderDeps: ({ search: { orderNo } }) => ({ orderNo }),
  loader: async ({ context, params, deps }) => {
    const orderNo = params.orderId ?? deps.orderNo
    const head = {
      title: trackWords.title,
      description: trackWords.description,
      path: "/track-order",
      noIndex: orderNo !== undefined
    }
    if (!orderNo) return { head, order: undefined }
    const answer = await context.call("GET /orders/track/:orderNo", { params: { orderNo }, query: {} })
    if (!answer.ok) return { head, order: undefined, problem: trackText(answer) }
    const branch = await context.call("GET /branches/:id", { params: { id: String(answer.data.branchId) } })
    return { head, order: answer.data, branch: branch.ok ? branch.data : undefined }
  },
  staleTime: 0,
  head: loadedHead,
  component: TrackOrderScreen
})

const root = getRouteApi("__root__")

function TrackOrderScreen() {
  const { order, branch, problem } = Route.useLoaderData()
  const { orderId } = Route.useParams()
  const { orderNo } = Route.useLoaderDeps()
  const navigate = useNavigate()
  const requestedNumber = orderId ?? orderNo ?? ""
  const parsedNumber = parseOrderNumber(requestedNumber)
  return (
    <>
      <h1>{trackWords.title}</h1>
      <OrderOverview order={order} branch={branch} />
      <TrackForm
        key={requestedNumber}
        action="/track-order"
        orderNo={order ? "" : parsedNumber ? orderNumberText(parsedNumber) : requestedNumber}
        problem={problem}
        isAnother={order !== undefined}
        onTrack={(orderNo) => void navigate({ to: "/track-order/{-$orderId}", params: { orderId: orderNo } })}
      />
    </>
  )
}

const isComplete = ({ steps }: TrackedOrder) => steps.at(-1)?.done === true

type OverviewProps = { readonly order: TrackedOrder | undefined; readonly branch: Branch | undefined }

/** The order as it was loaded, or as it is once it was cancelled here. */
const OrderOverview = observer(({ order: loaded, branch }: OverviewProps) => {
  const { now } = root.useLoaderData()
  const { call } = Route.useRouteContext()
  const model = useMemo(() => (loaded ? new CancelOrderViewModel(call, loaded) : undefined), [call, loaded])
  const order = model?.order
  return (
    <>
      <div role="status">{order ? <OrderProgress order={order} /> : null}</div>
      {model && order && branch ? (
        <div className={orderStyles.pair}>
          {order.checkoutType === "pickup" ? (
            <OrderStore branch={branch} order={order} now={now} isClosed={order.cancelled || isComplete(order)} />
          ) : null}
          <div className={orderStyles.stack}>
            <CancelOrder model={model} />
            {order.checkoutType === "delivery" && order.cancellation && isComplete(order) ? (
              <NearView part={deliveryProofPart} props={{ orderNo: order.orderNo }} />
            ) : null}
            {order.cancellation ? <NearView part={orderAgainPart} props={{ orderNo: order.orderNo }} /> : null}
            <OrderHelp branch={branch} orderNo={order.orderNo} />
          </div>
        </div>
      ) : null}
    </>
  )
})

/** [TRK-02] Every order, delivery and pickup that belongs to one number; without a login how far, when and where, and nothing else. */
import { createFileRoute, Link } from "@tanstack/react-router"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { dateText } from "../../../core/melbourne.ts"
import { orderNumberText, parseOrderNumber } from "../../../core/orders/order-number.ts"
import { loadedHead } from "../../page/page-head.ts"
import { trackWords } from "../../words/track.ts"
import { trackAllWords as words } from "../../words/track-all.ts"
import orderStyles from "./order.module.css"
import { OrderProgress } from "./order-progress.tsx"
import { TrackForm } from "./track-form.tsx"
import { trackText } from "./track-text.ts"

export const Route = createFileRoute("/_shop/track-order/all/{-$order}")({
  // Without scripts the form itself asks, as `?orderNo=`.
  validateSearch: (search: Record<string, string>) => search,
  loaderDeps: ({ search: { orderNo } }) => ({ orderNo }),
  loader: async ({ context, params, deps }) => {
    const order = params.order ?? deps.orderNo
    const head = { title: words.title, description: trackWords.description, path: "/track-order/all", noIndex: true }
    if (!order) return { head }
    const answer = await context.call("GET /orders/track/all/:number", { params: { number: order }, query: {} })
    return { head, answer }
  },
  staleTime: 0,
  head: loadedHead,
  component: TrackAllScreen
})

/** An order's in threes; a quote's as it is. */
const numberText = (number: string) => (parseOrderNumber(number) ? orderNumberText(number) : number)

function TrackAllScreen() {
  const { answer } = Route.useLoaderData()
  const { order = "" } = Route.useParams()
  const { orderNo = "" } = Route.useLoaderDeps()
  const asked = order || orderNo
  const navigate = Route.useNavigate()
  return (
    <>
      <h1>{answer?.ok ? words.all(numberText(answer.data.number)) : words.title}</h1>
      {answer?.ok ? <Tracked tracked={answer.data} /> : null}
      <TrackForm
        key={asked}
        action="/track-order/all"
        orderNo={answer?.ok ? "" : asked}
        problem={!answer || answer.ok ? undefined : trackText(answer)}
        isAnother={answer?.ok ?? false}
        onTrack={(number) => void navigate({ to: "/track-order/all/{-$order}", params: { order: number } })}
      />
    </>
  )
}

const Tracked = ({
  tracked: { orders, deliveries }
}: {
  tracked: ApiCalls["GET /orders/track/all/:number"]["data"]
}) => (
  <>
    {orders.map((order) => (
      <div key={order.orderNo}>
        <OrderProgress order={order} id={`tracked-${order.orderNo}`} />
        <p>
          <Link to="/track-order/{-$orderId}" params={{ orderId: order.orderNo }}>
            {words.one(orderNumberText(order.orderNo))}
          </Link>
        </p>
      </div>
    ))}
    {deliveries.map(({ invoiceNo, checkoutType, day, branch }) => (
      <section key={invoiceNo} aria-labelledby={`delivery-${invoiceNo}`}>
        <h2 id={`delivery-${invoiceNo}`}>{words[checkoutType](invoiceNo)}</h2>
        <dl className={orderStyles.facts}>
          <div>
            <dt className="label">{words.status}</dt>
            <dd>{checkoutType === "pickup" ? words.collected : words.delivered}</dd>
          </div>
          <div>
            <dt className="label">{words.day}</dt>
            <dd>{day ? dateText(Temporal.PlainDate.from(day)) : words.none}</dd>
          </div>
          <div>
            <dt className="label">{trackWords.branch}</dt>
            <dd>{branch}</dd>
          </div>
        </dl>
      </section>
    ))}
  </>
)

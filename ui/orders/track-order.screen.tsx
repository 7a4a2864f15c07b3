/** How far an order has come, by its number alone; nothing personal is shown. */
import { createFileRoute, useNavigate } from "@tanstack/react-router"
import { momentText } from "../../core/melbourne.ts"
import styles from "../checkout/checkout.module.css"
import { pageHead } from "../parts/page-head.ts"
import { descriptions, titles } from "../words/titles.ts"
import { trackWords } from "../words/track.ts"
import { TrackForm } from "./track-form.tsx"

export const Route = createFileRoute("/_shop/track-order/{-$orderId}")({
  // Without scripts the form itself asks, as `?orderNo=`.
  validateSearch: (search: Record<string, string>) => search,
  loaderDeps: ({ search: { orderNo } }) => ({ orderNo }),
  loader: async ({ context, params, deps }) => {
    const orderNo = params.orderId ?? deps.orderNo
    return orderNo ? context.call("GET /orders/track/:orderNo", { params: { orderNo } }) : undefined
  },
  staleTime: 0,
  head: ({ match }) =>
    pageHead(match, {
      title: titles.track,
      description: descriptions.track,
      path: "/track-order",
      noIndex: (match.params.orderId ?? match.search.orderNo) !== undefined
    }),
  component: TrackOrderScreen
})

function TrackOrderScreen() {
  const answer = Route.useLoaderData()
  const { orderId } = Route.useParams()
  const { orderNo } = Route.useLoaderDeps()
  const navigate = useNavigate()
  return (
    <>
      <h1>{trackWords.title}</h1>
      <TrackForm
        orderNo={orderId ?? orderNo ?? ""}
        problem={answer && !answer.ok ? answer.msg : undefined}
        onTrack={(orderNo) => void navigate({ to: "/track-order/{-$orderId}", params: { orderId: orderNo } })}
      />
      {answer?.ok ? (
        <section aria-label={answer.data.orderNo}>
          <dl className={styles.facts}>
            <div>
              <dt className="label">{trackWords.orderNo}</dt>
              <dd>{answer.data.orderNo}</dd>
            </div>
            <div>
              <dt className="label">{trackWords.ordered}</dt>
              <dd>{momentText(answer.data.orderedAt)}</dd>
            </div>
            <div>
              <dt className="label">{trackWords.branch}</dt>
              <dd>{answer.data.branch}</dd>
            </div>
            <div>
              <dt className="label">{trackWords.estimated}</dt>
              <dd>{momentText(answer.data.estimated)}</dd>
            </div>
          </dl>
          {answer.data.cancelled ? <p className="notice bad">{trackWords.cancelled}</p> : null}
          <ol className={styles.track}>
            {answer.data.steps.map(({ label, done, at }) => (
              <li key={label} className={done ? styles.doneStep : undefined}>
                <b>{label}</b>
                <span className="small">{at ? momentText(at) : done ? trackWords.done : trackWords.toCome}</span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </>
  )
}

/** How far an order has come: its steps, or that it is cancelled, with its dates and its store. */
import { momentText } from "../../../core/melbourne.ts"
import { estimateText } from "../../../core/orders/estimate-text.ts"
import { orderNumberText } from "../../../core/orders/order-number.ts"
import { StepList } from "../../kit/step-list.tsx"
import { trackWords } from "../../words/track.ts"
import type { TrackedOrder } from "./cancel-order.view-model.ts"
import { cancelledOrderText } from "./cancelled-text.ts"
import orderStyles from "./order.module.css"

type Props = {
  readonly order: TrackedOrder
  /** Of its heading; where several orders stand on a page each has another. */
  readonly id?: string
}

export const OrderProgress = ({ order, id = "tracked" }: Props) => {
  const { cancelled, steps } = order
  const current = steps.findLast(({ done }) => done)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={orderStyles.found}>
        {trackWords.found(orderNumberText(order.orderNo))}
      </h2>
      {cancelled ? (
        <p className="notice bad">{cancelledOrderText(order.cancellation)}</p>
      ) : (
        <StepList
          steps={steps.map((step) => ({
            label: step.label,
            note: step.at ? momentText(step.at) : step.done ? trackWords.done : trackWords.toCome,
            isDone: step.done,
            isCurrent: step === current
          }))}
        />
      )}
      <dl className={orderStyles.facts}>
        <div>
          <dt className="label">{trackWords.way}</dt>
          <dd>{trackWords.ways[order.checkoutType]}</dd>
        </div>
        <div>
          <dt className="label">{trackWords.ordered}</dt>
          <dd>{momentText(order.orderedAt)}</dd>
        </div>
        <div>
          <dt className="label">{trackWords.branch}</dt>
          <dd>{order.branch}</dd>
        </div>
        {cancelled ? null : (
          <div>
            <dt className="label">{order.arrival ? trackWords.arrival : trackWords.estimated}</dt>
            <dd>{order.arrival ?? estimateText(order.estimated)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** Lets the customer cancel a tracked order in two steps, or says why it is too late. */
import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import { dollars } from "../../../core/money.ts"
import { orderNumberText } from "../../../core/orders/order-number.ts"
import { cancelOrderWords as words } from "../../words/cancel-order.ts"
import type { CancelOrderViewModel } from "./cancel-order.view-model.ts"
import styles from "./order-store.module.css"

/** Whoever can't see what changed is led to it: to the question, back to the button, or to the cancelled order. */
const useFocus = (step: CancelOrderViewModel["step"]) => {
  const before = useRef(step)
  useEffect(() => {
    const wasClosed = before.current === "closed"
    before.current = step
    if (wasClosed === (step === "closed")) return
    const ids = step === "closed" ? ["cancel-order", "cancel-problem", "tracked"] : ["cancel-title"]
    ids
      .map((id) => document.getElementById(id))
      .find((element) => element !== null)
      ?.focus()
  }, [step])
}

export const CancelOrder = observer(({ model }: { model: CancelOrderViewModel }) => {
  const { order, step, problem } = model
  const { cancellation } = order
  useFocus(step)
  if (!cancellation || (cancellation.state === "cancelled" && !problem)) return null
  const problemNotice = problem ? (
    <p id="cancel-problem" className="notice bad" role="alert" tabIndex={-1}>
      {problem}
    </p>
  ) : null
  if (step === "closed")
    return (
      <section className={styles.help} aria-labelledby="cancel-title">
        <h2 id="cancel-title">{cancellation.state === "open" ? words.title : words.refused}</h2>
        {problemNotice}
        {cancellation.state === "open" ? (
          <>
            <p>{words.possible}</p>
            <p className={styles.ways}>
              <button type="button" id="cancel-order" className="btn quiet" onClick={() => model.ask()}>
                {words.cancel}
              </button>
            </p>
          </>
        ) : cancellation.msg ? (
          <p id={problem ? undefined : "cancel-problem"} tabIndex={-1}>
            {cancellation.msg}
          </p>
        ) : null}
      </section>
    )
  const isSending = step === "sending"
  return (
    <section className={styles.help} aria-labelledby="cancel-title" aria-busy={isSending}>
      <h2 id="cancel-title" tabIndex={-1}>
        {words.ask(orderNumberText(order.orderNo))}
      </h2>
      {problemNotice}
      <p>{cancellation.paid > 0 ? words.consequence(dollars(cancellation.paid)) : words.consequenceUnpaid}</p>
      {/* What keeps the order stands where "cancel" was pressed: the second press of a double tap cancels nothing. */}
      <p className={styles.ways}>
        <button type="button" className="btn quiet" aria-disabled={isSending} onClick={() => model.keep()}>
          {words.keep}
        </button>
        <button type="button" className="btn" aria-disabled={isSending} onClick={() => void model.confirm()}>
          {isSending ? words.sending : words.confirm}
        </button>
      </p>
    </section>
  )
})

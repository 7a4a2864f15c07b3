/** Buys an order once more in one press, for whoever may see it: at today's prices and stock, with what has changed of each line. */
import { useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { type PastLine, RepeatLinesViewModel } from "../../cart/repeat-lines.view-model.ts"
import { RepeatReport } from "../../cart/repeat-report.tsx"
import { useViewModels } from "../../session/view-models.tsx"
import { orderAgainWords as words } from "../../words/order-again.ts"
import styles from "./order-store.module.css"

export const OrderAgain = observer(({ orderNo }: { readonly orderNo: string }) => {
  const { call, requestPrice } = useRouter().options.context
  const { cart } = useViewModels()
  const [again] = useState(() => new RepeatLinesViewModel({ call, requestPrice }, cart))
  const [problem, setProblem] = useState<string>()
  const repeat = async () => {
    setProblem(undefined)
    await cart.restore()
    const answer = await call("GET /orders/order/id/:id", { params: { id: orderNo }, query: {} })
    if (!answer.ok) return setProblem(answer.msg)
    const lines = answer.data.lines.map((line): PastLine => ({ ...line, was: line }))
    await again.add(lines)
  }
  return (
    <section className={styles.help} aria-labelledby="again-title">
      <h2 id="again-title">{words.title}</h2>
      <p>{words.lead}</p>
      <p className={styles.ways}>
        <button type="button" className="btn quiet" aria-disabled={again.isAdding} onClick={() => void repeat()}>
          {again.isAdding ? words.adding : words.again}
        </button>
      </p>
      <div role="status">{again.report ? <RepeatReport report={again.report} /> : null}</div>
      <div role="alert">{problem ? <p className="notice bad">{problem}</p> : null}</div>
    </section>
  )
})

/** [ORD-01] What is said of an order or a quote that can't be shown, and what to do next. */
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import { orderFetchProblem } from "../../../core/orders/sales-order-fetch.ts"
import { TryAgain } from "../../kit/try-again.tsx"
import { orderPageWords } from "../../words/orders.ts"
import styles from "./orders.module.css"

type Props = {
  readonly failure: Extract<CallResult<never>, { readonly ok: false }>
  readonly words: { readonly failed: string; readonly failedHelp: string }
}

export const NoOrder = ({ failure, words }: Props) => {
  const { status, statusText } = failure
  const mayRetry = status !== 404
  // Without an answer of the shop's own there is nothing but its status that says why.
  const hasWords = status !== 0 && statusText === undefined
  const problem = orderFetchProblem(hasWords ? { status, body: failure } : { status, statusText: statusText ?? "" })
  // The shop's own words say what to do next.
  const withoutWords = status === 0 ? failure.msg : orderPageWords.failedRetry
  const nextStep = !mayRetry ? words.failedHelp : hasWords ? undefined : withoutWords
  return (
    <>
      <h1>{words.failed}</h1>
      <div className={`notice bad ${styles.said}`} role="alert">
        <p>{problem}</p>
        {nextStep ? <p>{nextStep}</p> : null}
        {mayRetry ? (
          <p>
            <TryAgain />
          </p>
        ) : null}
      </div>
    </>
  )
}

/** What is said where an order can't be shown: it is not this browser's, it was asked for too often, or the shop can't be reached. */
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import { orderResultWords } from "../../words/order-result.ts"

type Failure = Extract<CallResult<never>, { readonly ok: false }>

export type OrderProblem = {
  readonly title: string
  readonly text: string
  /** It may be there the next time. */
  readonly mayRetry: boolean
}

/** [T29] A refusal for looking too often tells how long to wait, and not that there is no such order. */
export const orderProblem = (failure: Pick<Failure, "status" | "msg" | "retryAfter"> | undefined): OrderProblem => {
  const { status = 404, msg = "", retryAfter } = failure ?? {}
  if (status === 429)
    return { title: orderResultWords.orderTooOften, text: orderResultWords.orderWait(retryAfter), mayRetry: true }
  if (status === 0 || status >= 500) return { title: orderResultWords.orderFailed, text: msg, mayRetry: true }
  return { title: orderResultWords.noOrder, text: orderResultWords.noOrderHelp, mayRetry: false }
}

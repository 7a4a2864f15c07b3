/** Cancels an order from its tracking page: asks once more, sends it, and keeps the order as the shop has it then. */
import { runInAction } from "mobx"
import type { ApiCalls, CallApi } from "../../../adapters/browser/api-client.ts"
import { autoObservable } from "../../kit/auto-observable.ts"

export type TrackedOrder = ApiCalls["GET /orders/track/:orderNo"]["data"]

export class CancelOrderViewModel {
  order: TrackedOrder
  /** `asking`: the customer is asked whether to cancel it. */
  step: "closed" | "asking" | "sending" = "closed"
  /** Why it was not cancelled. */
  problem: string | undefined = undefined
  private readonly call: CallApi

  constructor(call: CallApi, order: TrackedOrder) {
    this.call = call
    this.order = order
    autoObservable<this, "call">(this, { call: false })
  }

  ask() {
    if (this.order.cancellation?.state === "open") this.step = "asking"
  }

  keep() {
    if (this.step !== "asking") return
    this.step = "closed"
    this.problem = undefined
  }

  /** [CANCEL-02] What failed on the way may be sent again: the shop cancels an order once. */
  async confirm(): Promise<void> {
    if (this.step !== "asking") return
    this.step = "sending"
    this.problem = undefined
    const { orderNo } = this.order
    const answer = await this.call("POST /orders/order/cancel/id/:id", { params: { id: orderNo }, query: {} })
    const isRefused = !answer.ok && answer.status === 422
    const current = isRefused
      ? await this.call("GET /orders/track/:orderNo", { params: { orderNo }, query: {} })
      : answer
    runInAction(() => {
      if (current.ok) this.order = current.data
      // Where the order itself now says why it can't be cancelled, that is said once.
      if (!answer.ok && current.ok && current.data.cancellation?.msg !== answer.msg) this.problem = answer.msg
      if (!answer.ok && !current.ok) this.problem = answer.msg
      this.step = answer.ok || isRefused ? "closed" : "asking"
    })
  }
}

/** Polls how a payment of invoices went while its page is open. */
import type { CallResult } from "../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../adapters/client.ts"
import { autoObservable } from "../kit/auto-observable.ts"

/** How often the shop is asked, milliseconds, and how many times; and how often for a payment that it does not know yet. */
const POLL_INTERVAL_MS = 2000
const MAX_POLLS = 45
const MAX_UNKNOWN_POLLS = 3

type Outcome = CallResult<{
  readonly stripe: { readonly status: string; readonly paymentNo: string; readonly redirectUrl?: string }
}>

type PendingEnd = { readonly to: "thank-you"; readonly paymentNo: string } | { readonly to: "error" }

export class InvoicePendingViewModel {
  status: "asking" | "bank" | "waited" | "none" = "asking"
  bankUrl: string | undefined = undefined
  isAbandoning = false
  private polls = 0
  private timer: ReturnType<typeof setTimeout> | undefined = undefined
  private onEnd: ((end: PendingEnd) => void) | undefined = undefined
  private readonly call: ShopClient["call"]
  private readonly id: string

  constructor(call: ShopClient["call"], id: string) {
    this.call = call
    this.id = id
    autoObservable<this, "polls" | "timer" | "onEnd" | "call" | "id">(this, {
      polls: false,
      timer: false,
      onEnd: false,
      call: false,
      id: false
    })
  }

  /** Asks until the end is known; what is answered ends both. */
  start(onEnd: (end: PendingEnd) => void): () => void {
    this.onEnd = onEnd
    this.askAgain()
    return () => {
      clearTimeout(this.timer)
      this.onEnd = undefined
    }
  }

  askAgain() {
    clearTimeout(this.timer)
    this.polls = 0
    this.status = this.id === "" ? "none" : "asking"
    if (this.id !== "") void this.poll()
  }

  /** Gives up a payment that waits for the bank; one that was confirmed meanwhile stays paid. */
  async payAnotherWay() {
    if (this.isAbandoning) return
    clearTimeout(this.timer)
    this.isAbandoning = true
    const answer = await this.call("POST /orders/invoice/payments/stripe/abandon", { body: { id: this.id } })
    this.isAbandoning = false
    this.follow(answer)
  }

  private async poll() {
    const answer = await this.call("POST /orders/invoice/payments/stripe/confirm", { body: { id: this.id } })
    if (!this.isAbandoning) this.follow(answer)
  }

  private follow(answer: Outcome) {
    const { onEnd } = this
    if (!onEnd) return
    this.polls += 1
    const { status, paymentNo = "", redirectUrl } = answer.ok ? answer.data.stripe : {}
    if (status === "succeeded") onEnd({ to: "thank-you", paymentNo })
    else if (!answer.ok && answer.status === 422) onEnd({ to: "error" })
    else if (!answer.ok && answer.status === 404 && this.polls >= MAX_UNKNOWN_POLLS) this.status = "none"
    else this.wait(status === "requires_action" ? redirectUrl : undefined)
  }

  private wait(bankUrl: string | undefined) {
    this.bankUrl = bankUrl
    const waiting = bankUrl ? "bank" : "asking"
    this.status = this.polls >= MAX_POLLS ? "waited" : waiting
    if (this.polls < MAX_POLLS) this.timer = setTimeout(() => void this.poll(), POLL_INTERVAL_MS)
  }
}

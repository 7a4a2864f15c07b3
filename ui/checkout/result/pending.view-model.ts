/** Polls the payment's outcome while the pending page is open. */
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../../adapters/client.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import type { NextDestination } from "../next-destination.ts"
import {
  abandonPayment,
  confirmPayment,
  isReturningMethod,
  type Outcome,
  placeOrder,
  type ReturningMethod
} from "../payment/order-payments.ts"
import { type OrderRequest, readStoredPayment, storePayment } from "../stored-payment.ts"

/** How often the shop is asked, milliseconds, and how many times. */
const POLL_INTERVAL_MS = 2000
const MAX_POLLS = 45

/** How often a payment that has no order yet is asked for: the order may be on its way. */
const MAX_UNKNOWN_POLLS = 3

export class PendingViewModel {
  /** `waited`: asked for long enough, the shopper says when to ask again. `none`: this browser has no payment under way. */
  status: "asking" | "bank" | "waited" | "refused" | "none" = "asking"
  /** Where the bank asks the shopper to confirm. */
  bankUrl: string | undefined = undefined
  /** The bank's own form was shown, and no card was posted with it yet. */
  awaitsCard = false
  problem: string | undefined = undefined
  /** The payment is being given up, for another card. */
  isAbandoning = false
  private attempts = 0
  private pollRound = 0
  private timer: ReturnType<typeof setTimeout> | undefined = undefined
  private onDestination: ((next: NextDestination) => void) | undefined = undefined
  private readonly id: string | undefined
  private method: ReturningMethod
  private readonly shop: ShopClient
  private readonly checkout: CheckoutViewModel

  /** Without an `id` it is the payment that this browser has sent. */
  constructor(shop: ShopClient, checkout: CheckoutViewModel, id: string | undefined, method: ReturningMethod = "card") {
    this.method = method
    this.shop = shop
    this.checkout = checkout
    this.id = id
    autoObservable<this, "attempts" | "pollRound" | "timer" | "onDestination" | "id" | "method" | "shop" | "checkout">(
      this,
      {
        attempts: false,
        pollRound: false,
        timer: false,
        onDestination: false,
        id: false,
        method: false,
        shop: false,
        checkout: false
      }
    )
  }

  /** Asks until the payment's end is known, and leads on from there; what is answered ends both, whatever is still under way. */
  startPolling(onDestination: (next: NextDestination) => void, isCancelled = false): () => void {
    this.onDestination = onDestination
    if (isCancelled) void this.payAnotherWay()
    else this.restartPolling()
    return () => {
      clearTimeout(this.timer)
      if (this.onDestination === onDestination) this.onDestination = undefined
    }
  }

  restartPolling() {
    const { onDestination } = this
    if (!onDestination) return
    this.attempts = 0
    this.status = "asking"
    void this.pollStatus(onDestination)
  }

  /**
   * Gives up a payment that waits for the bank, so that another card can pay; the shop cancels it before it answers. One
   * that the bank confirmed meanwhile leads to its order.
   */
  async payAnotherWay() {
    const { id, onDestination } = this
    if (!id || !onDestination || this.isAbandoning) return
    clearTimeout(this.timer)
    this.pollRound += 1
    this.isAbandoning = true
    this.problem = undefined
    const answer = await abandonPayment(this.shop.call, this.method, id)
    this.isAbandoning = false
    if (this.onDestination !== onDestination) return
    this.attempts = 0
    if (answer.ok || answer.status === 422) return this.followAnswer(onDestination, id, answer)
    this.problem = answer.msg
    await this.pollStatus(onDestination)
  }

  /** Whoever left the page is led nowhere any more. */
  private navigateTo(onDestination: (next: NextDestination) => void, next: NextDestination) {
    if (this.onDestination === onDestination) onDestination(next)
  }

  private async pollStatus(onDestination: (next: NextDestination) => void) {
    const { id = "", shop, pollRound } = this
    const request = await this.findSentRequest(id)
    if (id === "" && !request) return this.findSentPayment(onDestination)
    const answer = request ? await placeOrder(shop.call, request) : await confirmPayment(shop.call, this.method, id)
    // Whoever gives the payment up goes by what that answers.
    if (this.onDestination !== onDestination || this.pollRound !== pollRound) return
    this.attempts += 1
    await this.followAnswer(onDestination, id, answer)
  }

  private async followAnswer(onDestination: (next: NextDestination) => void, id: string, answer: CallResult<Outcome>) {
    const { shop } = this
    if (answer.ok && answer.data.status === "succeeded") {
      const { orderNo } = answer.data
      const stored = await readStoredPayment(shop)
      if (stored && (id === "" || stored.intentId === id)) await storePayment(shop, { ...stored, sent: true, orderNo })
      return this.navigateTo(onDestination, { to: "thank-you", orderNo })
    }
    if (!answer.ok && (answer.status === 422 || (answer.status === 404 && this.attempts >= MAX_UNKNOWN_POLLS)))
      return this.handleDecline(onDestination, id, answer.msg)
    const { status, redirectUrl, fields } = answer.ok ? answer.data : {}
    this.awaitsCard = status === "requires_action" && fields !== undefined && redirectUrl === undefined
    this.updateStatus(status === "requires_action" ? redirectUrl : undefined)
    if (this.attempts < MAX_POLLS) this.timer = setTimeout(() => void this.pollStatus(onDestination), POLL_INTERVAL_MS)
  }

  private updateStatus(bankUrl: string | undefined) {
    this.bankUrl = bankUrl
    if (this.attempts >= MAX_POLLS) this.status = "waited"
    else this.status = bankUrl ? "bank" : "asking"
  }

  /** An order whose payment was opened with it: sent again as it was, it is the same order. */
  private async findSentRequest(id: string): Promise<OrderRequest | undefined> {
    const stored = await readStoredPayment(this.shop)
    if (!stored?.sent || !stored.request || (id !== "" && stored.intentId !== id)) return undefined
    const { method } = stored.request
    if (id === "" || !isReturningMethod(method)) return stored.request
    // One that has a name at its provider is asked about by that, whatever page its shopper came back by.
    this.method = method
    return undefined
  }

  private async findSentPayment(onDestination: (next: NextDestination) => void) {
    const stored = await readStoredPayment(this.shop)
    if (stored?.sent) return this.navigateTo(onDestination, { to: "pending", intentId: stored.intentId })
    this.finishWith("none")
  }

  /** Refused: where there is still something to pay, the shopper is back at the card and reads there why. */
  private async handleDecline(onDestination: (next: NextDestination) => void, id: string, problem: string) {
    const stored = await readStoredPayment(this.shop)
    if (stored && (id === "" || stored.intentId === id))
      await storePayment(this.shop, { intentId: stored.request ? "" : id, sent: false })
    await this.checkout.restore()
    if (this.onDestination !== onDestination) return
    if (this.checkout.cart.isEmpty) return this.finishWith("refused", problem)
    this.checkout.setRefusal(problem)
    this.navigateTo(onDestination, { to: "payment" })
  }

  private finishWith(status: "refused" | "none", problem?: string) {
    this.problem = problem
    this.status = status
  }
}

/** Polls the payment's outcome while the pending page is open. */
import { runInAction } from "mobx"
import type { CallResult } from "../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../adapters/client.ts"
import { autoObservable } from "../kit/auto-observable.ts"
import type { NextDestination } from "./next-destination.ts"
import {
  abandonPayment,
  confirmPayment,
  isReturningMethod,
  type Outcome,
  type ReturningMethod
} from "./payment-calls.ts"
import type { PaymentJourney, SentRequest } from "./payment-journey.ts"

/** How often the shop is asked, milliseconds, and how many times. */
const POLL_INTERVAL_MS = 2000
const MAX_POLLS = 45

/** How often a payment that has no order yet is asked for: the order may be on its way. */
const MAX_UNKNOWN_POLLS = 3

export class PendingViewModel<Request extends SentRequest = SentRequest> {
  /** `waited`: asked for long enough, the shopper says when to ask again. `none`: this browser has no payment under way. */
  status: "asking" | "bank" | "waited" | "refused" | "none" = "asking"
  /** The shopper has still to confirm it at the bank, or to agree at the wallet. */
  awaitsShopper = false
  /** Where they do; nothing where this browser is not shown the page. */
  bankUrl: string | undefined = undefined
  /** The bank's own form was shown, and no card was posted with it yet. */
  awaitsCard = false
  problem: string | undefined = undefined
  /** Nobody but the shop decides: the order needs no payment now, and its answer was lost. */
  awaitsShop = false
  /** The way to pay, once it is known. */
  method: ReturningMethod
  /** The payment is being given up, for another card. */
  isAbandoning = false
  private attempts = 0
  private pollRound = 0
  private timer: ReturnType<typeof setTimeout> | undefined = undefined
  private onDestination: ((next: NextDestination) => void) | undefined = undefined
  private readonly id: string | undefined
  private readonly call: ShopClient["call"]
  private readonly journey: PaymentJourney<Request>

  /** Without an `id` it is the payment that this browser has sent. */
  constructor(
    call: ShopClient["call"],
    journey: PaymentJourney<Request>,
    id: string | undefined,
    method: ReturningMethod = "card"
  ) {
    this.method = method
    this.call = call
    this.journey = journey
    this.id = id
    autoObservable<this, "attempts" | "pollRound" | "timer" | "onDestination" | "id" | "call" | "journey">(this, {
      attempts: false,
      pollRound: false,
      timer: false,
      onDestination: false,
      id: false,
      call: false,
      journey: false
    })
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
    const { onDestination } = this
    if (!onDestination || this.isAbandoning) return
    clearTimeout(this.timer)
    this.pollRound += 1
    this.isAbandoning = true
    this.problem = undefined
    const { id, method } = await this.namedPayment()
    const answer = await abandonPayment(this.call, method, id)
    this.isAbandoning = false
    if (this.onDestination !== onDestination) return
    this.attempts = 0
    if (answer.ok || answer.status === 422) return this.followAnswer(onDestination, id, answer)
    this.problem = answer.msg
    await this.pollStatus(onDestination)
  }

  /** The payment as its provider knows it: by the page's address, or by what the shop answered to what was sent. */
  private async namedPayment(): Promise<{ readonly id: string; readonly method: ReturningMethod }> {
    const { id, method, journey } = this
    if (id) return { id, method }
    const stored = await journey.read()
    const sent = stored?.request?.method
    return { id: stored?.intentId ?? "", method: sent && isReturningMethod(sent) ? sent : method }
  }

  /** Whoever left the page is led nowhere any more. */
  private navigateTo(onDestination: (next: NextDestination) => void, next: NextDestination) {
    if (this.onDestination === onDestination) onDestination(next)
  }

  private async pollStatus(onDestination: (next: NextDestination) => void) {
    const { id = "", call, journey, pollRound } = this
    const request = await this.findSentRequest(id)
    if (id === "" && !request) return this.findSentPayment(onDestination)
    const answer = request ? await journey.place(request) : await confirmPayment(call, this.method, id)
    // Whoever gives the payment up goes by what that answers.
    if (this.onDestination !== onDestination || this.pollRound !== pollRound) return
    this.attempts += 1
    const { paymentRef, orderNo } = answer.ok ? answer.data : {}
    if (request && paymentRef && orderNo)
      await journey.write({ intentId: paymentRef, sent: true, request: { ...request, orderNo } })
    await this.followAnswer(onDestination, id, answer)
  }

  private async followAnswer(onDestination: (next: NextDestination) => void, id: string, answer: CallResult<Outcome>) {
    const { journey } = this
    if (answer.ok && (answer.data.status === "succeeded" || answer.data.status === "awaits_money")) {
      const { orderNo } = answer.data
      const stored = await journey.read()
      if (stored && (id === "" || stored.intentId === id)) await journey.write({ ...stored, sent: true, orderNo })
      return this.navigateTo(onDestination, { to: "thank-you", orderNo })
    }
    // The same request is being worked on: it has not ended yet.
    const isUnderWay = !answer.ok && answer.code === "PAYMENT_UNDER_WAY"
    const isRefused = !answer.ok && answer.status === 422 && !isUnderWay
    if (!answer.ok && (isRefused || (answer.status === 404 && this.attempts >= MAX_UNKNOWN_POLLS)))
      return this.handleDecline(onDestination, id, answer.msg)
    const { status, redirectUrl, fields } = answer.ok ? answer.data : {}
    const asksShopper = status === "requires_action"
    this.awaitsCard = asksShopper && fields !== undefined && redirectUrl === undefined
    this.awaitsShopper = asksShopper && !this.awaitsCard
    this.bankUrl = asksShopper ? redirectUrl : undefined
    this.updateStatus()
    if (this.attempts < MAX_POLLS) this.timer = setTimeout(() => void this.pollStatus(onDestination), POLL_INTERVAL_MS)
  }

  private updateStatus() {
    if (this.attempts >= MAX_POLLS) this.status = "waited"
    else this.status = this.awaitsShopper ? "bank" : "asking"
  }

  /** An order whose payment was opened with it: sent again as it was, it is the same order. */
  private async findSentRequest(id: string): Promise<Request | undefined> {
    const stored = await this.journey.read()
    if (!stored?.sent || !stored.request || (id !== "" && stored.intentId !== id)) return undefined
    const { method } = stored.request
    runInAction(() => {
      if (isReturningMethod(method)) this.method = method
      else this.awaitsShop = true
    })
    if (!isReturningMethod(method)) return stored.request
    // One that has a name at its provider is asked about by that, whatever page its shopper came back by.
    return id === "" ? stored.request : undefined
  }

  private async findSentPayment(onDestination: (next: NextDestination) => void) {
    const stored = await this.journey.read()
    if (stored?.sent) return this.navigateTo(onDestination, { to: "pending", intentId: stored.intentId })
    this.finishWith("none")
  }

  /** Refused: where there is still something to pay, the shopper is back at the card and reads there why. */
  private async handleDecline(onDestination: (next: NextDestination) => void, id: string, problem: string) {
    const { journey } = this
    const stored = await journey.read()
    if (stored && (id === "" || stored.intentId === id))
      await journey.write({ intentId: stored.request ? "" : id, sent: false })
    const canPayAgain = await journey.canPayAgain()
    if (this.onDestination !== onDestination) return
    if (!canPayAgain) return this.finishWith("refused", problem)
    await journey.refuse(problem)
    this.navigateTo(onDestination, { to: "payment" })
  }

  private finishWith(status: "refused" | "none", problem?: string) {
    this.problem = problem
    this.status = status
  }
}

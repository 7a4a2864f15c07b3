/** Waiting for the bank: asks how a payment went until that is known, for as long as the page is open. */
import type { ShopClient } from "../../../adapters/client.ts"
import { observed } from "../../kit/observed.ts"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import { keepPayment, keptPayment } from "../kept-payment.ts"
import type { NextPlace } from "../next-place.ts"

/** How often the shop is asked, milliseconds, and how many times. */
const EVERY_MS = 2000
const TRIES = 45

/** How often a payment that has no order yet is asked for: the order may be on its way. */
const UNKNOWN_TRIES = 3

export class PendingViewModel {
  /** `waited`: asked for long enough, the shopper says when to ask again. `none`: this browser has no payment under way. */
  status: "asking" | "bank" | "waited" | "refused" | "none" = "asking"
  /** Where the bank asks the shopper to confirm. */
  bank: string | undefined = undefined
  problem: string | undefined = undefined
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined = undefined
  private go: ((next: NextPlace) => void) | undefined = undefined
  private readonly id: string | undefined
  private readonly shop: ShopClient
  private readonly checkout: CheckoutViewModel

  /** Without an `id` it is the payment that this browser has sent. */
  constructor(shop: ShopClient, checkout: CheckoutViewModel, id: string | undefined) {
    this.shop = shop
    this.checkout = checkout
    this.id = id
    observed<this, "tries" | "timer" | "go" | "id" | "shop" | "checkout">(this, {
      tries: false,
      timer: false,
      go: false,
      id: false,
      shop: false,
      checkout: false
    })
  }

  /** Asks until the payment's end is known, and leads on from there; what is answered ends both, whatever is still under way. */
  follow(go: (next: NextPlace) => void): () => void {
    this.go = go
    this.askAgain()
    return () => {
      clearTimeout(this.timer)
      if (this.go === go) this.go = undefined
    }
  }

  askAgain() {
    const { go } = this
    if (!go) return
    this.tries = 0
    this.status = "asking"
    void this.ask(go)
  }

  /** Whoever left the page is led nowhere any more. */
  private lead(go: (next: NextPlace) => void, next: NextPlace) {
    if (this.go === go) go(next)
  }

  private async ask(go: (next: NextPlace) => void) {
    const { id, shop } = this
    if (!id) return this.findSent(go)
    const answer = await shop.call("POST /orders/payments/stripe/confirm", { body: { id } })
    if (this.go !== go) return
    this.tries += 1
    if (answer.ok && answer.data.stripe.status === "succeeded") {
      const { orderNo } = answer.data.stripe
      if ((await keptPayment(shop))?.intentId === id) await keepPayment(shop, { intentId: id, sent: true, orderNo })
      return this.lead(go, { to: "thank-you", orderNo })
    }
    if (!answer.ok && (answer.status === 422 || (answer.status === 404 && this.tries >= UNKNOWN_TRIES)))
      return this.end(go, id, answer.msg)
    const { status, redirectUrl } = answer.ok ? answer.data.stripe : {}
    this.show(status === "requires_action" ? redirectUrl : undefined)
    if (this.tries < TRIES) this.timer = setTimeout(() => void this.ask(go), EVERY_MS)
  }

  private show(bank: string | undefined) {
    this.bank = bank
    if (this.tries >= TRIES) this.status = "waited"
    else this.status = bank ? "bank" : "asking"
  }

  private async findSent(go: (next: NextPlace) => void) {
    const kept = await keptPayment(this.shop)
    if (kept?.sent) return this.lead(go, { to: "pending", intentId: kept.intentId })
    this.settle("none")
  }

  /** Refused: where there is still something to pay, the shopper is back at the card and reads there why. */
  private async end(go: (next: NextPlace) => void, id: string, problem: string) {
    if ((await keptPayment(this.shop))?.intentId === id) await keepPayment(this.shop, { intentId: id, sent: false })
    await this.checkout.restore()
    if (this.go !== go) return
    if (this.checkout.cart.isEmpty) return this.settle("refused", problem)
    this.checkout.refuse(problem)
    this.lead(go, { to: "payment" })
  }

  private settle(status: "refused" | "none", problem?: string) {
    this.problem = problem
    this.status = status
  }
}

/** Whether the cart can go on its buyer's account, asked before the step that pays, by the rule that this step goes by. */
import { reaction } from "mobx"
import type { ApiCalls, CallApi } from "../../adapters/browser/api-client.ts"
import { buyerKey } from "../../core/identity/buyer.ts"
import { priceRequestOf } from "../../core/ordering/cart/cart.ts"
import { creditBreach } from "../../core/payments/payment-offers.ts"
import type { CheckoutViewModel } from "./checkout.view-model.ts"

type OffersCall = ApiCalls["POST /orders/payment-offers"]

/** What stands in the way of this order: of the account's credit, and of what its buyer may order by themselves. */
export type CreditNotices = { readonly credit?: string; readonly approval?: OffersCall["data"]["approval"] }

/** What is asked, and for whom. */
type Wanted = { readonly buyer: string; readonly body: OffersCall["request"]["body"] }

/** A quantity that is pressed up several times is asked about once, milliseconds. */
const SETTLE_MS = 1000

export class CreditCheck {
  private readonly call: CallApi
  private readonly checkout: CheckoutViewModel
  private asked = 0

  constructor(call: CallApi, checkout: CheckoutViewModel) {
    this.call = call
    this.checkout = checkout
  }

  /** Asks now, and again as cart, delivery or buyer change; answers how to stop. */
  follow(): () => void {
    return reaction(
      () => JSON.stringify(this.wanted),
      () => void this.load(),
      { fireImmediately: true, delay: SETTLE_MS }
    )
  }

  /** Nothing while there is nothing to ask. */
  private get wanted(): Wanted | undefined {
    const { cart, delivery } = this.checkout
    if (!cart.buyer || cart.isEmpty || cart.isPending) return undefined
    const { destination } = delivery
    const quote = destination && delivery.quotes.validFor(cart.items, destination)
    const items = cart.items.map(priceRequestOf)
    return { buyer: buyerKey(cart.buyer), body: { items, ...(quote ? { quoteId: quote.id } : {}) } }
  }

  /** [PAY-05] [APV-01] Whether it was approved is known of a cart with its delivery alone: until then nothing is said of that. */
  private async load() {
    this.asked += 1
    const { asked, wanted } = this
    if (!wanted) return
    const { body } = wanted
    const answer = await this.call("POST /orders/payment-offers", { body })
    if (asked !== this.asked) return
    const { offers = [], approval } = answer.ok ? answer.data : {}
    const credit = creditBreach(offers)
    this.checkout.setCreditNotices({
      ...(credit === undefined ? {} : { credit }),
      ...(approval && body.quoteId !== undefined ? { approval } : {})
    })
  }
}

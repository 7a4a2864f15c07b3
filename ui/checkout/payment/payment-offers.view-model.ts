/** [PAY-10] The ways to pay for the cart as the shop offers them, and the one that is chosen. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../../adapters/client.ts"
import { priceRequestOf } from "../../../core/ordering/cart/cart.ts"
import { cartMethod, type ProviderMethod, paymentMethods } from "../../../core/payment-method.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import type { CheckoutViewModel } from "../checkout.view-model.ts"

export type PaymentOffers = ApiCalls["POST /orders/payment-offers"]["data"]

export class PaymentOffersViewModel {
  current: PaymentOffers | undefined = undefined
  isLoading = false
  problem: string | undefined = undefined
  private asked = 0
  private readonly shop: ShopClient
  private readonly checkout: CheckoutViewModel

  constructor(shop: ShopClient, checkout: CheckoutViewModel) {
    this.shop = shop
    this.checkout = checkout
    autoObservable<this, "asked" | "shop" | "checkout">(this, {
      current: observableRef,
      asked: false,
      shop: false,
      checkout: false
    })
  }

  /** Asks for the cart as it is; the answer that comes is of what was asked last. */
  async load(): Promise<void> {
    const { cart, delivery } = this.checkout
    if (cart.isEmpty) return
    this.asked += 1
    const { asked } = this
    this.isLoading = true
    const quote = await delivery.validQuote()
    const body = { items: cart.items.map(priceRequestOf), ...(quote ? { quoteId: quote.id } : {}) }
    const answer = await this.shop.call("POST /orders/payment-offers", { body })
    runInAction(() => {
      if (this.asked !== asked) return
      this.isLoading = false
      this.problem = answer.ok ? undefined : answer.msg
      if (answer.ok) this.current = answer.data
    })
  }

  /** The ways that can be paid by: the first of them until one is chosen, and again when the chosen one can't be had. */
  get chosen(): ProviderMethod {
    const open = this.current?.offers.filter(({ problem }) => problem === undefined) ?? []
    const { paymentMethod } = this.checkout.state
    const known = this.current === undefined ? paymentMethods : open.map(({ method }) => method)
    return known.find((method) => method === paymentMethod) ?? open[0]?.method ?? cartMethod
  }

  choose(method: ProviderMethod) {
    this.checkout.setState({ ...this.checkout.state, paymentMethod: method })
  }
}

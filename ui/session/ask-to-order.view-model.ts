/** One press that asks the administrators of a company to let a contact order. */
import { runInAction } from "mobx"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import { priceRequestOf } from "../../core/ordering/cart/cart.ts"
import type { CartViewModel } from "../cart/cart.view-model.ts"
import { autoObservable } from "../kit/auto-observable.ts"
import { mayOrderWords } from "../words/may-order.ts"

export class AskToOrderViewModel {
  status: "open" | "asking" | "asked" = "open"
  /** What came of it: who was told, or why nobody was. */
  message: string | undefined = undefined
  private readonly call: CallApi
  private readonly cart: CartViewModel

  constructor(call: CallApi, cart: CartViewModel) {
    this.call = call
    this.cart = cart
    autoObservable<this, "call" | "cart">(this, { call: false, cart: false })
  }

  /** [PERM-02] With what is in the cart. */
  async sendRequest(): Promise<void> {
    if (this.status !== "open") return
    this.status = "asking"
    this.message = undefined
    const items = this.cart.items.map(priceRequestOf)
    const answer = await this.call("POST /users/contact/ask-to-order", { body: { items } })
    runInAction(() => {
      this.status = answer.ok ? "asked" : "open"
      this.message = answer.ok ? mayOrderWords.asked(inWords(answer.data.asked)) : answer.msg
    })
  }
}

/** `Dana Whitlock and Col Reid`. */
const inWords = (names: ReadonlyArray<string>): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join("")

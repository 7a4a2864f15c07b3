/** Puts a kept cart into this browser's own, and tells the shop that it was brought back. */
import { runInAction } from "mobx"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import type { PriceQueue } from "../../../adapters/browser/price-queue.ts"
import { offlineWords } from "../../../core/words/failure.ts"
import type { CartViewModel } from "../../cart/cart.view-model.ts"
import type { RepeatReport } from "../../cart/repeat-lines.view-model.ts"
import { autoObservable } from "../../kit/auto-observable.ts"

type Shop = { readonly call: CallApi } & Pick<PriceQueue, "requestPrice">

export class ResumeCartViewModel {
  status: "open" | "restoring" | "restored" = "open"
  /** Why it could not be brought back; it may be tried again. */
  problem: string | undefined = undefined
  report: RepeatReport | undefined = undefined
  private readonly cart: CartViewModel
  private readonly shop: Shop

  constructor(shop: Shop, cart: CartViewModel) {
    this.shop = shop
    this.cart = cart
    autoObservable<this, "shop" | "cart">(this, { shop: false, cart: false })
  }

  /** [CART-07] [I26] Into the cart first, and then it is over at the shop: an answer that is lost takes nothing from anybody. */
  async restore(id: string): Promise<void> {
    if (this.status !== "open") return
    this.status = "restoring"
    this.problem = undefined
    const outcome = await this.mergeIntoCart(id)
    const isDone = typeof outcome !== "string" && (outcome.added > 0 || outcome.notes.length === 0)
    if (isDone) await this.shop.call("PATCH /orders/abandoned-cart/id/:id/reclaim", { params: { id } })
    runInAction(() => {
      this.status = isDone ? "restored" : "open"
      if (typeof outcome === "string") this.problem = outcome
      else this.report = outcome
    })
  }

  /** What came of it, or why the shop could not be asked. The shop is asked anew: another tab may have been quicker. */
  private async mergeIntoCart(id: string): Promise<RepeatReport | string> {
    await this.cart.restore()
    const found = await this.shop.call("GET /orders/abandoned-cart/id/:id", { params: { id } })
    if (!found.ok) return found.msg
    // Fetched by who presses the button: the page is there without it.
    const merge = await import("./merge-saved-cart.ts").catch(() => undefined)
    return merge ? merge.mergeSavedCart(this.shop, this.cart, found.data.items) : offlineWords.unreachable
  }
}

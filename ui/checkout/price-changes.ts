/** What one of a line cost before its price changed, until the line itself is changed. */
import { makeAutoObservable } from "mobx"
import { cartKey } from "../../core/cart/cart.ts"
import type { CartItem } from "../../core/cart/cart-item.ts"
import type { Cents } from "../../core/money.ts"
import { paid } from "../../core/pricing/price.ts"

export class PriceChanges {
  /** By the line's key. */
  readonly before = new Map<string, Cents>()

  constructor() {
    makeAutoObservable(this)
  }

  /** The same lines before and after they were priced anew. */
  note(old: ReadonlyArray<CartItem>, now: ReadonlyArray<CartItem>) {
    for (const [place, item] of now.entries()) {
      const was = old[place]?.pricing
      if (was && item.pricing && paid(was).unitPrice !== paid(item.pricing).unitPrice)
        this.before.set(cartKey(item), paid(was).unitPrice)
    }
  }
}

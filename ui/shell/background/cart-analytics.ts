/** Tells analytics of what comes into the cart and goes out of it. */
import { reaction } from "mobx"
import { cartEvents } from "../../../core/ordering/cart/cart-events.ts"
import type { CartViewModel } from "../../cart/cart.view-model.ts"
import { type Analytics, cartEntry } from "./analytics.ts"

/** [CART-05] From when the cart of the last visit is there; answers how to stop. What another tab did is told by that tab. */
export const followCart = (
  cart: Pick<CartViewModel, "items" | "isRestored">,
  analytics: Pick<Analytics, "tell">,
  isHidden: () => boolean
): (() => void) =>
  reaction(
    () => (cart.isRestored ? cart.items : undefined),
    (items, before) => {
      if (!items || !before || isHidden()) return
      for (const event of cartEvents(before, items)) analytics.tell(cartEntry(event))
    }
  )

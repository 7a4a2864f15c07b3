/** Keeps the stored badge count in sync with the cart. */
import { reaction } from "mobx"
import type { LocalStore } from "../../adapters/browser/local-store.ts"
import type { CartViewModel } from "./cart.view-model.ts"

/** [CART-03] The badge waits for changes to settle, milliseconds. */
const COUNT_DELAY_MS = 100

/** For as long as the page is open. */
export const syncCartBadge = (cart: CartViewModel, store: LocalStore): void => {
  let countTimer: ReturnType<typeof setTimeout> | undefined
  reaction(
    () => cart.badge,
    (count) => {
      clearTimeout(countTimer)
      countTimer = setTimeout(() => store.storeCartCount(count), COUNT_DELAY_MS)
    },
    { fireImmediately: true }
  )
}

/** What follows by itself from a change of the cart: its badge is remembered, and prices that run out are asked for anew. */
import { reaction } from "mobx"
import type { LocalStore } from "../../adapters/browser/local-store.ts"
import type { CartViewModel } from "./cart.view-model.ts"

/** [CART-03] The badge waits for changes to settle, milliseconds. */
const COUNT_DELAY_MS = 100

/** The longest that a browser's timer can wait. */
const LONGEST_TIMER_MS = 2_147_483_647

/** For as long as the page is open. */
export const keepInStep = (cart: CartViewModel, store: LocalStore): void => {
  let countTimer: ReturnType<typeof setTimeout> | undefined
  reaction(
    () => cart.badge,
    (count) => {
      clearTimeout(countTimer)
      countTimer = setTimeout(() => store.rememberCount(count), COUNT_DELAY_MS)
    },
    { fireImmediately: true }
  )
  /** Prices run out at 6 pm; a cart that is open then asks again by itself. */
  let expiryTimer: ReturnType<typeof setTimeout> | undefined
  reaction(
    () => Math.min(...cart.items.flatMap(({ pricing }) => (pricing ? [pricing.expires] : []))),
    (expires) => {
      clearTimeout(expiryTimer)
      const wait = expires - cart.clock.now
      if (wait > 0 && wait < LONGEST_TIMER_MS) expiryTimer = setTimeout(() => void cart.checkExpiry(), wait)
    },
    { fireImmediately: true }
  )
}

/** Watches the expiry of the prices in an open cart and requests new ones once they have expired. */
import { reaction, runInAction } from "mobx"
import type { CartViewModel } from "./cart.view-model.ts"

/** The longest that a browser's timer can wait. */
const LONGEST_TIMER_MS = 2_147_483_647

/** [PRC-06] What has run out by now is said to have, and asked for anew: by the timer, or where a computer has slept past it. */
export const refreshExpiredPrices = async (cart: CartViewModel): Promise<void> => {
  const { now } = cart.clock
  if (!cart.items.some(({ pricing }) => pricing && pricing.expires <= now)) return
  await cart.reprice()
  runInAction(() => {
    cart.werePricesRefreshed = cart.prices.problem === undefined
  })
}

/** Prices run out at 6 pm; a cart that is open then asks again by itself. Answers how to stop. */
export const watchExpiry = (cart: CartViewModel): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = reaction(
    () => Math.min(...cart.items.flatMap(({ pricing }) => (pricing ? [pricing.expires] : []))),
    (expires) => {
      clearTimeout(timer)
      const wait = expires - cart.clock.now
      if (wait > 0 && wait < LONGEST_TIMER_MS) timer = setTimeout(() => void refreshExpiredPrices(cart), wait)
    },
    { fireImmediately: true }
  )
  return () => {
    clearTimeout(timer)
    stop()
  }
}

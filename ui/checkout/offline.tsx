/** Watches over the cart while it is on show: says so where there is no connection, and asks for prices again once there is one or they have run out. */
import { useEffect } from "react"
import { checkExpiry, followExpiry } from "../cart/price-expiry.ts"
import { useIsOnline } from "../kit/use-is-online.ts"
import { useViewModels } from "../session/view-models.tsx"
import { checkoutPageWords } from "../words/checkout.ts"
import styles from "./checkout.module.css"

export const Offline = () => {
  const { cart } = useViewModels()
  const isOnline = useIsOnline()
  useEffect(() => {
    if (isOnline && cart.prices.problem) void cart.reprice()
  }, [isOnline, cart])
  useEffect(() => followExpiry(cart), [cart])
  // A computer that sleeps past 6 pm has slept past the timer as well.
  useEffect(() => {
    const look = () => void (document.visibilityState === "visible" && checkExpiry(cart))
    document.addEventListener("visibilitychange", look)
    return () => document.removeEventListener("visibilitychange", look)
  }, [cart])
  return (
    <div role="status">
      {isOnline ? null : <p className={`notice warn ${styles.gap}`}>{checkoutPageWords.offline}</p>}
    </div>
  )
}

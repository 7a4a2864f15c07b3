/** Connection monitor for an open cart: shows a notice while offline and where the browser keeps nothing, and requests prices again when the connection is back or prices have expired. */
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { refreshExpiredPrices, watchExpiry } from "../cart/price-expiry.ts"
import { useIsOnline } from "../kit/use-is-online.ts"
import { useViewModels } from "../session/view-models.tsx"
import { checkoutPageWords } from "../words/checkout.ts"
import styles from "./checkout.module.css"

export const ConnectionMonitor = observer(() => {
  const { cart } = useViewModels()
  const isOnline = useIsOnline()
  useEffect(() => {
    if (isOnline && cart.prices.problem) void cart.reprice()
  }, [isOnline, cart])
  useEffect(() => watchExpiry(cart), [cart])
  // A computer that sleeps past 6 pm has slept past the timer as well.
  useEffect(() => {
    const refreshWhenVisible = () => void (document.visibilityState === "visible" && refreshExpiredPrices(cart))
    document.addEventListener("visibilitychange", refreshWhenVisible)
    return () => document.removeEventListener("visibilitychange", refreshWhenVisible)
  }, [cart])
  return (
    <div role="status">
      {isOnline ? null : <p className={`notice warn ${styles.gap}`}>{checkoutPageWords.offline}</p>}
      {cart.isKept ? null : <p className={`notice warn ${styles.gap}`}>{checkoutPageWords.notKept}</p>}
    </div>
  )
})

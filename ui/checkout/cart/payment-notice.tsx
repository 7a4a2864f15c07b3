/** That a payment of the cart waits for its answer, with the way to it: what it pays for is put aside, and missing from the stock. */
import { Link } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { paymentNoticeWords as words } from "../../words/payment-notice.ts"
import styles from "../checkout.module.css"
import type { CheckoutViewModel } from "../checkout.view-model.ts"

/** Looked for once more whenever the shopper is back at this tab. */
export const PaymentNotice = ({ checkout }: { checkout: CheckoutViewModel }) => {
  const [isUnderWay, setUnderWay] = useState(false)
  useEffect(() => {
    const look = () => void checkout.isPaymentUnderWay().then(setUnderWay)
    look()
    document.addEventListener("visibilitychange", look)
    return () => document.removeEventListener("visibilitychange", look)
  }, [checkout])
  return (
    <div role="status">
      {isUnderWay ? (
        <p className={`notice warn ${styles.gap}`}>
          {words.waits} <Link to="/checkout/pending">{words.look}</Link>
        </p>
      ) : null}
    </div>
  )
}

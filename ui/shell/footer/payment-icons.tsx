/** The ways to pay, each a view of one drawing, with its name. */
import { footerWords } from "../../words/footer.ts"
import styles from "./footer.module.css"
import drawing from "./payment-icons.svg?url"

/** [HDR-06] In this order: which view of the drawing, and its name. */
const icons = [
  ["credit-account", footerWords.creditAccount],
  ["mastercard", "Mastercard"],
  ["visa", "Visa"],
  ["paypal", "PayPal"],
  ["amex", "Amex"],
  ["unionpay", "UnionPay"],
  ["discover", "Discover"],
  ["zip", "Zip"]
] as const

export const PaymentIcons = () => (
  <ul className={styles.payments} aria-label={footerWords.payments}>
    {icons.map(([view, name]) => (
      <li key={view}>
        <img src={`${drawing}#${view}`} alt={name} width="48" height="32" loading="lazy" />
      </li>
    ))}
  </ul>
)

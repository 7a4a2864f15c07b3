/** Whom to call or write to where something is wrong with an order; its number is in the message already. */
import { orderNumberText } from "../../../core/orders/order-number.ts"
import type { Branch } from "../../../core/stores/branch.ts"
import { orderStoreWords } from "../../words/order-store.ts"
import styles from "./order-store.module.css"

export const telephoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, "")}`

const messageLink = (email: string, number: string) => {
  const subject = encodeURIComponent(orderStoreWords.subject(number))
  return `mailto:${email}?subject=${subject}&body=${encodeURIComponent(orderStoreWords.body(number))}`
}

export const OrderHelp = ({ branch, orderNo }: { branch: Branch; orderNo: string }) => {
  const number = orderNumberText(orderNo)
  return (
    <section className={styles.help} aria-labelledby="order-help">
      <h2 id="order-help">{orderStoreWords.wrongTitle}</h2>
      <p>{orderStoreWords.wrong(branch.name, number.replaceAll(" ", "\u00a0"))}</p>
      <p className={styles.ways}>
        <a href={telephoneLink(branch.phone)} className="btn quiet">
          {orderStoreWords.call(branch.phone)}
        </a>
        <a href={messageLink(branch.email, number)} className="btn quiet">
          {orderStoreWords.message}
        </a>
      </p>
    </section>
  )
}

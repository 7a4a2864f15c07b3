/** For whom somebody buys, where they buy for more than one: said in the cart and on every step of the checkout, so that no order is another company's by mistake. */

import type { Shopfront } from "../page/shopfront.ts"
import { checkoutPageWords } from "../words/checkout.ts"
import styles from "./buyer-notice.module.css"

/** [COMP-01] Nothing where there is no choice. */
export const BuyerNotice = ({ member }: { member: Shopfront["member"] | undefined }) =>
  member && member.linkedCompanies > 1 ? (
    <aside className={styles.buyer} aria-label={checkoutPageWords.buyer}>
      {checkoutPageWords.buyingFor} <b>{member.customerName}</b>
    </aside>
  ) : null

/** For whom somebody buys, where they buy for more than one: said on every page, so that no order is another company's by mistake. */
import { shellWords } from "../words/shell.ts"
import styles from "./buying-for.module.css"
import type { Shopfront } from "./shopfront.ts"

/** [COMP-01] Nothing where there is no choice. */
export const BuyingFor = ({ member }: { member: Shopfront["member"] | undefined }) =>
  member && member.linkedCompanies > 1 ? (
    <p className={styles.buyer}>
      {shellWords.buyingFor} <b>{member.customerName}</b>
    </p>
  ) : null

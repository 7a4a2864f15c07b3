/** [CRED-02] What a payment on account leaves of the credit limit. */
import { dollars } from "../../core/money.ts"
import type { CreditFigures } from "../../core/payments/payment-offers.ts"
import { creditWords } from "../words/payment.ts"
import styles from "./payment.module.css"

/** `payable`, cents with GST, is what is to be paid. */
export const CreditFacts = ({ credit, payable }: { readonly credit: CreditFigures; readonly payable: number }) => (
  <dl className={styles.credit}>
    <dt>{creditWords.limit}</dt>
    <dd>{dollars(credit.limit)}</dd>
    <dt>{creditWords.used}</dt>
    <dd>{dollars(credit.used)}</dd>
    <dt>{creditWords.order}</dt>
    <dd>{dollars(payable)}</dd>
    <dt className={styles.left}>{creditWords.left}</dt>
    <dd className={styles.left}>{dollars(credit.left)}</dd>
  </dl>
)

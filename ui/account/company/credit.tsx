/** What a trade customer owes and can still buy for, drawn to scale: the limit is the whole rule. */
import { Link } from "@tanstack/react-router"
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import { pastDue } from "../../../core/billing/ledger/ageing.ts"
import { dollars } from "../../../core/money.ts"
import { creditWords } from "../../words/my-account.ts"
import { balancesWords } from "../../words/statements.ts"
import { LoadFailure } from "../parts/load-failure.tsx"
import type { Balances } from "./company.tsx"
import styles from "./credit.module.css"

type Props = {
  readonly balances: CallResult<Balances>
  /** What is overdue leads to its invoices. */
  readonly seesInvoices: boolean
}

/** [BAL-01] */
export const Credit = ({ balances, seesInvoices }: Props) => {
  if (!balances.ok) return <LoadFailure failure={balances} />
  const { creditLimit, used, available, balance, ageing } = balances.data
  const overdue = pastDue(ageing)
  const overdueText = creditWords.overdue(dollars(overdue))
  const openOrders = used - Math.max(0, balance)
  return (
    <section className={styles.credit} aria-label={creditWords.title}>
      <dl className={styles.figures}>
        <div>
          <dt className="label">{creditWords.owed}</dt>
          <dd className={styles.figure}>{dollars(balance)}</dd>
          {overdue > 0 ? (
            <dd className={styles.overdue}>{seesInvoices ? <OverdueLink text={overdueText} /> : overdueText}</dd>
          ) : null}
        </div>
        <div>
          <dt className="label">{creditWords.available}</dt>
          <dd className={styles.figure}>{dollars(available)}</dd>
        </div>
        <div>
          <dt className="label">{creditWords.limit}</dt>
          <dd className={styles.figure}>{dollars(creditLimit)}</dd>
        </div>
      </dl>
      {creditLimit > 0 ? (
        <svg className={styles.rule} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={Math.min(100, (100 * used) / creditLimit)} height="0.45" />
        </svg>
      ) : null}
      {openOrders > 0 ? <p className="soft">{balancesWords.openOrders(dollars(openOrders))}</p> : null}
    </section>
  )
}

const OverdueLink = ({ text }: { readonly text: string }) => (
  <Link to="/my-account/invoices" search={{ state: "overdue" }}>
    {text}
  </Link>
)

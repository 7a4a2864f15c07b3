/** What is owed by age: a table whose rows add up to the balance, each with a bar to scale. */
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { dueDate } from "../../../core/billing/invoices/due-date.ts"
import { ageBuckets } from "../../../core/billing/ledger/ageing.ts"
import { type Cents, dollars } from "../../../core/money.ts"
import { balancesWords as words } from "../../words/statements.ts"
import { dayText } from "../parts/day-text.ts"
import styles from "./balances.module.css"

type Props = {
  readonly ageing: ApiCalls["GET /users/details/balances"]["data"]["ageing"]
  readonly balance: Cents
  /** The Melbourne day. */
  readonly today: Temporal.PlainDate
}

const monthName = (month: Temporal.PlainDate): string => dayText(month.with({ day: 1 }).toString()).replace(/^\d+ /, "")

/** [AGE-01] [CRED-01] */
export const Ageing = ({ ageing, balance, today }: Props) => {
  const largest = Math.max(1, ...ageBuckets.map((age) => ageing[age]))
  return (
    <table className={styles.ageing}>
      <caption className="hidden">{words.ageing}</caption>
      <thead>
        <tr className="label">
          <th scope="col">{words.age}</th>
          <th scope="col">{words.invoicesOf}</th>
          <th scope="col" className={styles.due}>
            {words.due}
          </th>
          <th scope="col" className={styles.amount}>
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {ageBuckets.map((age, monthsAgo) => {
          const month = today.subtract({ months: monthsAgo })
          const isLast = monthsAgo === ageBuckets.length - 1
          const share = (100 * Math.max(0, ageing[age])) / largest
          return (
            <tr key={age}>
              <th scope="row">{words.ages[age]}</th>
              <td>{isLast ? words.andBefore(monthName(month)) : monthName(month)}</td>
              <td className={styles.due}>{dayText(dueDate(month.toString()))}</td>
              <td className={styles.amount}>
                <span className="num">{dollars(ageing[age])}</span>
                <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect x={100 - share} width={share} height="1" />
                </svg>
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {words.total}
          </th>
          <td className={styles.due} />
          <td className={styles.amount}>
            <span className="num">{dollars(balance)}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

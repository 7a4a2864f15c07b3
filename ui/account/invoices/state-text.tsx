/** How an invoice stands, with the day that this hangs on. */
import { dueDate } from "../../../core/billing/invoices/due-date.ts"
import type { Invoice } from "../../../core/billing/invoices/invoice.ts"
import { creditedAmount, invoiceState } from "../../../core/billing/invoices/invoice-state.ts"
import { dollars } from "../../../core/money.ts"
import { invoicesWords as words } from "../../words/invoices.ts"
import { dayText } from "../parts/day-text.ts"
import styles from "../parts/parts.module.css"

const tones = { due: "stock", overdue: "stock low", paid: "stock none", credit: "stock none" } as const

/** [INV-01] [CRED-01] */
export const StateText = ({ invoice, today }: { readonly invoice: Invoice; readonly today: string }) => {
  const state = invoiceState(invoice, today)
  const due = dayText(dueDate(invoice.invoiceDate))
  const text = { due: words.due(due), overdue: words.overdue(due), paid: words.paid, credit: words.credit }[state]
  const credited = creditedAmount(invoice)
  return (
    <span className={styles.state}>
      <span className={tones[state]}>{text}</span>
      {credited > 0 && state !== "credit" ? (
        <span className="soft small">{words.ofWhichCredited(dollars(credited))}</span>
      ) : null}
      {invoice.claim ? <span className="soft small">{words.claims[invoice.claim]}</span> : null}
    </span>
  )
}

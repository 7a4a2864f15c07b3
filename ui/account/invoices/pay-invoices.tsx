/** What is chosen comes to so much, and the ways to pay it: a form that works without scripts. */
import { useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { INVOICE_PAYMENTS_PATH, invoicePaymentsAddress } from "../../../core/billing/invoices/invoice-selection.ts"
import { dollars } from "../../../core/money.ts"
import { invoicesWords as words } from "../../words/invoices.ts"
import { ErrorMessage } from "../parts/error-message.tsx"
import { PAYMENT_FORM } from "./invoice-table.tsx"
import styles from "./invoices.module.css"
import type { InvoiceFilter, InvoicesViewModel } from "./invoices.view-model.ts"

type Props = { readonly model: InvoicesViewModel; readonly filter: InvoiceFilter }

/** [INV-01] [INV-02] */
export const PayInvoices = observer(({ model, filter }: Props) => {
  const { selection } = model
  const selectedElsewhere = model.selectedElsewhere(filter)
  const { history } = useRouter()
  return (
    <form
      id={PAYMENT_FORM}
      method="get"
      action={INVOICE_PAYMENTS_PATH}
      aria-label={words.selection}
      className={styles.pay}
      onSubmit={(event) => {
        event.preventDefault()
        const address = model.paySelected()
        if (address) history.push(address)
      }}
    >
      <div className={styles.sum} role="status">
        <span>{words.selected(selection.length)}</span>
        {selection.length > 0 ? <b className={styles.amount}>{dollars(model.selectedTotal)}</b> : null}
        {selectedElsewhere > 0 ? <span className="soft small">{words.beyondList(selectedElsewhere)}</span> : null}
      </div>
      <div className={styles.actions}>
        {selection.length > 0 ? (
          <button type="button" className="link" onClick={() => model.clearSelection()}>
            {words.clear}
          </button>
        ) : null}
        <button type="submit" className="btn">
          {words.paySelected}
        </button>
        {model.mayHaveDue ? (
          <a href={invoicePaymentsAddress("due")} className="btn quiet">
            {words.payDue}
          </a>
        ) : null}
      </div>
      <ErrorMessage problem={model.problem} />
    </form>
  )
})

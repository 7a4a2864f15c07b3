/** [EXP-57] The button that buys an invoice once more, and what came of it. */
import { observer } from "mobx-react-lite"
import { invoiceText, type SelectedInvoice } from "../../../core/billing/invoices/invoice.ts"
import { RepeatReport } from "../../cart/repeat-report.tsx"
import { invoiceAgainWords as words } from "../../words/invoice-again.ts"
import { ErrorMessage } from "../parts/error-message.tsx"
import type { InvoiceAgainViewModel } from "./invoice-again.view-model.ts"

type ButtonProps = {
  readonly again: InvoiceAgainViewModel
  readonly invoice: SelectedInvoice
  readonly className: string
}

export const InvoiceAgainButton = observer(({ again, invoice, className }: ButtonProps) => {
  const number = invoiceText(invoice)
  return (
    <button
      type="button"
      className={className}
      aria-label={words.againOf(number)}
      aria-disabled={again.running !== undefined}
      onClick={() => void again.add(invoice)}
    >
      {again.running === number ? words.adding : words.again}
    </button>
  )
})

export const InvoiceAgainReport = observer(({ again }: Pick<ButtonProps, "again">) => (
  <>
    <div role="status">{again.report ? <RepeatReport report={again.report} /> : null}</div>
    <ErrorMessage problem={again.problem} />
  </>
))

/** What can be done with an invoice: pay it, see, save or be sent its paper, and buy what it lists once more. */
import { useRouteContext } from "@tanstack/react-router"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { toSelectedInvoice } from "../../../core/billing/invoices/invoice.ts"
import { invoicePaymentsAddress } from "../../../core/billing/invoices/invoice-selection.ts"
import { documentActionWords } from "../../words/document-actions.ts"
import { invoicePageWords as words } from "../../words/invoices.ts"
import { DocumentActions } from "../parts/document-actions.tsx"
import { InvoiceAgainButton, InvoiceAgainReport } from "./invoice-again.tsx"
import styles from "./invoices.module.css"
import { useInvoiceAgain } from "./use-invoice-again.ts"

type Props = { readonly invoice: ApiCalls["GET /users/details/invoice/details"]["data"] }

/** [INV-04] [CONT-05] [EXP-57] */
export const InvoiceActions = ({ invoice }: Props) => {
  const { call } = useRouteContext({ from: "__root__" })
  const chosen = toSelectedInvoice(invoice)
  const again = useInvoiceAgain()
  return (
    <div className={styles.documents}>
      <DocumentActions
        what="invoice"
        files={[[documentActionWords.pdf, () => call("POST /users/invoice/stream", { body: chosen })]]}
        email={() => call("POST /users/invoice/email", { body: { invoices: [chosen] } })}
      >
        {invoice.outstanding > 0 ? (
          <a href={invoicePaymentsAddress([chosen])} className="btn">
            {words.pay}
          </a>
        ) : null}
        <InvoiceAgainButton again={again} invoice={chosen} className="btn quiet" />
      </DocumentActions>
      <InvoiceAgainReport again={again} />
    </div>
  )
}

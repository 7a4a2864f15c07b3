/** The overview's part about invoices: the last of them, each with its page, its paper, its payment, and what it lists once more. */
import { getRouteApi, Link, useRouteContext } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import { type Invoice, invoiceText, toSelectedInvoice } from "../../../core/billing/invoices/invoice.ts"
import { invoicePaymentsAddress } from "../../../core/billing/invoices/invoice-selection.ts"
import type { InvoicesOfDays } from "../../../core/billing/invoices/invoice-window.ts"
import { melbourneDate } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import { dashboardWords as words } from "../../words/dashboard.ts"
import { documentActionWords } from "../../words/document-actions.ts"
import { InvoiceAgainButton, InvoiceAgainReport } from "../invoices/invoice-again.tsx"
import { StateText } from "../invoices/state-text.tsx"
import { useInvoiceAgain } from "../invoices/use-invoice-again.ts"
import { DocumentReport } from "../parts/document-report.tsx"
import { LoadFailure } from "../parts/load-failure.tsx"
import { useDocument } from "../parts/use-document.ts"
import styles from "./dashboard.module.css"

export const LastInvoices = ({ invoices }: { readonly invoices: CallResult<InvoicesOfDays> }) => (
  <section aria-labelledby="last-invoices">
    <h2 id="last-invoices">{words.lastInvoices}</h2>
    {!invoices.ok ? (
      <LoadFailure failure={invoices} />
    ) : invoices.data.invoices.length === 0 ? (
      <p className={styles.none}>{words.noInvoices}</p>
    ) : (
      <Rows invoices={invoices.data.invoices} />
    )}
    <Link to="/my-account/invoices" className={styles.all}>
      {words.allInvoices}
    </Link>
  </section>
)

const root = getRouteApi("__root__")

/** [INV-04] [EXP-57] */
const Rows = observer(({ invoices }: { readonly invoices: ReadonlyArray<Invoice> }) => {
  const { call } = useRouteContext({ from: "__root__" })
  const { now } = root.useLoaderData()
  const document = useDocument("invoice")
  const again = useInvoiceAgain()
  return (
    <>
      <ul className={styles.rows}>
        {invoices.map((invoice) => {
          const chosen = toSelectedInvoice(invoice)
          const number = invoiceText(chosen)
          return (
            <li key={number}>
              <span className={styles.name}>
                <Link to="/my-account/invoices/$invoice" params={{ invoice: number }} aria-label={words.view(number)}>
                  {words.invoice(number)}
                </Link>
                {invoice.customerOrderNo ? <span className="soft small">{invoice.customerOrderNo}</span> : null}
              </span>
              <StateText invoice={invoice} today={melbourneDate(now)} />
              <span className="num">{dollars(invoice.outstanding > 0 ? invoice.outstanding : invoice.total)}</span>
              <span className={styles.acts}>
                <button
                  type="button"
                  className="link"
                  aria-label={words.pdfOf(number)}
                  aria-disabled={document.actions.running !== undefined}
                  onClick={() =>
                    void document.download(number, () => call("POST /users/invoice/stream", { body: chosen }))
                  }
                >
                  {documentActionWords.pdf}
                </button>
                {invoice.outstanding > 0 ? (
                  <a href={invoicePaymentsAddress([chosen])} aria-label={words.payOne(number)}>
                    {words.pay}
                  </a>
                ) : null}
                <InvoiceAgainButton again={again} invoice={chosen} className="link" />
              </span>
            </li>
          )
        })}
      </ul>
      <DocumentReport actions={document.actions} />
      <InvoiceAgainReport again={again} />
    </>
  )
})

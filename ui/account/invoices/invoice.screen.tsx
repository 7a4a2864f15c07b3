/** [INV-04] One invoice in full: what was sold, what it comes to, what was paid of it, and its paper. */
import { createFileRoute, getRouteApi, Link } from "@tanstack/react-router"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { invoiceText, parseInvoiceText, toSelectedInvoice } from "../../../core/billing/invoices/invoice.ts"
import { documentReport, invoiceDetail } from "../../../core/billing/invoices/invoice-detail.ts"
import { melbourneDate } from "../../../core/melbourne.ts"
import { TryAgain } from "../../kit/try-again.tsx"
import { loadedHead } from "../../page/page-head.ts"
import { invoicePageWords as words } from "../../words/invoices.ts"
import { titles } from "../../words/titles.ts"
import { InvoiceClaimsPart } from "../claims/invoice-claims.tsx"
import { DeliveryState } from "../e-invoicing/delivery-state.tsx"
import { logFailure } from "../orders/log-failure.ts"
import { LoadFailure } from "../parts/load-failure.tsx"
import { InvoiceActions } from "./invoice-actions.tsx"
import { InvoiceFacts, InvoiceLines, InvoiceSettlements } from "./invoice-parts.tsx"
import styles from "./invoices.module.css"
import { StateText } from "./state-text.tsx"

type AccountInvoice = ApiCalls["GET /users/details/invoice/details"]["data"]

export const Route = createFileRoute("/_shop/_account/my-account/invoices/$invoice")({
  loader: async ({ context, location, params: { invoice } }) => {
    // What is the number of no invoice is asked for all the same: the shop says that there is none.
    const query = parseInvoiceText(invoice) ?? { invoiceNo: invoice.slice(0, 40), invoiceSuffix: "" }
    const title = words.title(invoice)
    const [answer, claims, eInvoices] = await Promise.all([
      context.call("GET /users/details/invoice/details", { query }),
      context.call("GET /users/details/invoice/claims", { query }),
      context.call("GET /users/invoice-sync/details")
    ])
    return {
      head: { title, description: titles.invoices, path: location.pathname, noIndex: true },
      answer: logFailure(answer),
      // Where there is no such invoice, that is said once.
      claims: answer.ok ? logFailure(claims) : undefined,
      // [EINV-02] Where it can't be told, an invoice is shown without it.
      eInvoice: eInvoices.ok ? eInvoices.data.sent.find(({ document }) => document === invoiceText(query)) : undefined
    }
  },
  staleTime: 0,
  head: loadedHead,
  component: InvoiceScreen
})

const root = getRouteApi("__root__")

function InvoiceScreen() {
  const { setResponseStatus } = Route.useRouteContext()
  const { answer, claims, eInvoice } = Route.useLoaderData()
  if (answer.ok) return <Invoice invoice={answer.data} claims={claims} eInvoice={eInvoice} />
  if (answer.status === 401 || answer.status === 403) return <LoadFailure failure={answer} />
  setResponseStatus(answer.status || 503)
  return <NoInvoice failure={answer} />
}

const Back = () => (
  <Link to="/my-account/invoices" className={styles.back}>
    ← {words.back}
  </Link>
)

type Failure = Extract<ReturnType<typeof Route.useLoaderData>["answer"], { readonly ok: false }>

/** [INV-04] What the answer said of it, and what to do next. */
const NoInvoice = ({ failure }: { failure: Failure }) => {
  const mayRetry = failure.status !== 404
  const detail = invoiceDetail(failure)
  return (
    <>
      <Back />
      <h1>{words.failed}</h1>
      <div className={`notice bad ${styles.said}`} role="alert">
        {detail.hasError ? <p>{detail.msg}</p> : null}
        {mayRetry ? (
          <p>
            <TryAgain />
          </p>
        ) : (
          <p>{words.failedHelp}</p>
        )}
      </div>
    </>
  )
}

type Loaded = Pick<ReturnType<typeof Route.useLoaderData>, "claims" | "eInvoice">

const Invoice = ({ invoice, claims, eInvoice }: Loaded & { invoice: AccountInvoice }) => {
  const { member, now } = root.useLoaderData()
  const exGst = member?.showExcGstPricing ?? false
  const today = melbourneDate(now)
  return (
    <>
      <Back />
      <p role="status" className="hidden">
        {documentReport("invoice", "view", true).msg}
      </p>
      <div className={styles.top}>
        <h1>{words.title(invoiceText(toSelectedInvoice(invoice)))}</h1>
        <StateText invoice={invoice} today={today} />
      </div>
      <InvoiceActions invoice={invoice} />
      <InvoiceLines invoice={invoice} exGst={exGst} claims={claims?.ok ? claims.data.claims : []} />
      <InvoiceSettlements invoice={invoice} />
      <InvoiceClaimsPart invoice={invoice} today={today} answer={claims} />
      <InvoiceFacts
        invoice={invoice}
        mayViewOrders={member?.permissions.viewOrders !== false}
        eInvoice={eInvoice ? <DeliveryState delivery={eInvoice} /> : undefined}
      />
    </>
  )
}

/** [INV-02] Paying the chosen invoices of a company by card, or all that are due. */
import { createFileRoute, Link } from "@tanstack/react-router"
import { InvoicePayment } from "../../invoices/invoice-payment.tsx"
import { loadedHead } from "../../page/page-head.ts"
import { searchTexts } from "../../page/search-texts.ts"
import { invoicePaymentPageWords as words } from "../../words/invoice-payment.ts"
import { titles } from "../../words/titles.ts"
import { LoadFailure } from "../parts/load-failure.tsx"
import styles from "./pay.module.css"

export const Route = createFileRoute("/_shop/_account/my-account/pay-my-account/invoice-payments")({
  validateSearch: (search: Record<string, string>) => searchTexts(search, "invoice", "due"),
  loaderDeps: ({ search: { invoice = "", due = "" } }) => ({ invoice, due }),
  loader: async ({ context, deps: { invoice, due }, location }) => {
    const head = { title: titles.payInvoices, description: titles.payInvoices, path: location.pathname, noIndex: true }
    const query = due === "all" ? ({ due: "all" } as const) : { invoices: invoice }
    return { head, answer: await context.call("GET /orders/invoice/payment", { query }) }
  },
  staleTime: 0,
  head: loadedHead,
  component: InvoicePaymentsScreen
})

/** [INV-05] Whoever sees the surcharge here can still pay without it. */
const Leave = () => (
  <>
    <Link to="/my-account/invoices">{words.backToInvoices}</Link>
    <Link to="/my-account/pay-my-account">{words.otherWays}</Link>
  </>
)

function InvoicePaymentsScreen() {
  const { answer } = Route.useLoaderData()
  const { invoice, due } = Route.useLoaderDeps()
  const shop = Route.useRouteContext()
  const address = String(new URLSearchParams(due ? { due } : invoice.split(",").map((one) => ["invoice", one])))
  return (
    <>
      <h1>{titles.payInvoices}</h1>
      {answer.ok ? (
        <InvoicePayment
          key={address}
          shop={shop}
          charge={answer.data}
          back={`/my-account/pay-my-account/invoice-payments?${address}`}
          leave={<Leave />}
        />
      ) : answer.status === 422 || answer.status === 404 ? (
        <>
          <p className="notice warn" role="alert">
            {due && answer.code === "NONE_SELECTED" ? words.nothingDue : answer.msg}
          </p>
          <p className={styles.actions}>
            <Leave />
          </p>
        </>
      ) : (
        <LoadFailure failure={answer} />
      )}
    </>
  )
}

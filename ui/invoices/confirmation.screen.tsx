/** [INV-03] What will be charged for the invoice of a link, and the card that pays it. */
import { createFileRoute } from "@tanstack/react-router"
import { loadedHead } from "../page/page-head.ts"
import { searchTexts } from "../page/search-texts.ts"
import { invoiceLinkWords as words } from "../words/invoice-payment.ts"
import { titles } from "../words/titles.ts"
import { InvoicePayment } from "./invoice-payment.tsx"
import styles from "./invoices.module.css"
import { UseLink } from "./use-link.tsx"

export const Route = createFileRoute("/_shop/invoices/confirmation")({
  validateSearch: (search: Record<string, string>) => searchTexts(search, "invoice", "t"),
  loaderDeps: ({ search: { invoice = "", t = "" } }) => ({ invoice, t }),
  loader: async ({ context, deps: { invoice, t } }) => {
    const title = titles.confirmInvoice
    const head = { title, description: title, path: "/invoices/confirmation", noIndex: true }
    if (!invoice || !t) return { head, answer: undefined, missing: undefined }
    const answer = await context.call("GET /orders/invoice/payment", { query: { invoices: invoice, t } })
    const isUnknown = !answer.ok && (answer.status === 404 || answer.status === 400)
    return { head, answer: isUnknown ? undefined : answer, missing: isUnknown ? 404 : undefined }
  },
  staleTime: 0,
  head: loadedHead,
  component: ConfirmationScreen
})

function ConfirmationScreen() {
  const { answer, missing } = Route.useLoaderData()
  const { invoice, t } = Route.useLoaderDeps()
  const shop = Route.useRouteContext()
  if (missing) shop.setResponseStatus(missing)
  if (!answer) return <UseLink />
  const leave = <a href={`/invoices/link/${encodeURIComponent(invoice)}?t=${encodeURIComponent(t)}`}>{words.back}</a>
  return (
    <>
      <h1>{words.confirmTitle}</h1>
      {answer.ok ? (
        <InvoicePayment
          shop={shop}
          charge={answer.data}
          token={t}
          back={`/invoices/confirmation?${new URLSearchParams({ invoice, t })}`}
          leave={leave}
        />
      ) : (
        <>
          <p className="notice bad" role="alert">
            {answer.msg}
          </p>
          <p className={styles.gap}>{leave}</p>
        </>
      )}
    </>
  )
}

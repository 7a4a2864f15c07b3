/** [INV-03] The invoice that a link opens; without its link there is nothing to see, whichever invoice is named. */
import { createFileRoute, Link, useRouter } from "@tanstack/react-router"
import { dateText } from "../../core/melbourne.ts"
import { dollars } from "../../core/money.ts"
import { plainDate } from "../../core/temporal.ts"
import { TryAgain } from "../kit/try-again.tsx"
import { loadedHead } from "../page/page-head.ts"
import { searchTexts } from "../page/search-texts.ts"
import { invoicePaymentPageWords, invoiceLinkWords as words } from "../words/invoice-payment.ts"
import { titles } from "../words/titles.ts"
import { type InvoiceDetails, InvoicedLines } from "./invoiced-lines.tsx"
import styles from "./invoices.module.css"
import { UseLink } from "./use-link.tsx"

export const Route = createFileRoute("/_shop/invoices/{-$custId}/{-$invoiceNo}")({
  validateSearch: (search: Record<string, string>) => searchTexts(search, "t"),
  loaderDeps: ({ search: { t = "" } }) => ({ t }),
  loader: async ({ context, params: { invoiceNo }, deps: { t } }) => {
    const title = titles.payInvoice
    const head = { title, description: title, path: "/invoices", noIndex: true }
    // Named and not opened is not there; the address without a number only says how to get to one.
    const missing = invoiceNo ? 404 : undefined
    if (!invoiceNo || !t) return { head, details: undefined, failed: undefined, missing }
    const path = "GET /orders/order/payment/id/invoice/:id"
    const answer = await context.call(path, { params: { id: invoiceNo }, query: { t } })
    const details: InvoiceDetails | undefined = answer.ok && "invoiceNo" in answer.data ? answer.data : undefined
    const isUnknown = answer.ok || answer.status === 404 || answer.status === 400
    return { head, details, failed: isUnknown ? undefined : answer, missing }
  },
  staleTime: 0,
  head: loadedHead,
  component: InvoiceLinkScreen
})

function InvoiceLinkScreen() {
  const { details, failed, missing } = Route.useLoaderData()
  const { setResponseStatus } = Route.useRouteContext()
  if (details) return <LinkedInvoice details={details} />
  if (!failed) {
    if (missing) setResponseStatus(missing)
    return <UseLink />
  }
  setResponseStatus(failed.status || 503)
  return (
    <>
      <h1>{words.title}</h1>
      <div className="notice bad" role="alert">
        <p>{failed.msg}</p>
        <TryAgain />
      </div>
    </>
  )
}

const LinkedInvoice = ({ details }: { details: InvoiceDetails }) => {
  const { invoiceNo = "" } = Route.useParams()
  const { invoiceDate, dueDate, total, outstanding, payments } = details
  const facts = [
    [invoicePaymentPageWords.date, dateText(plainDate(invoiceDate))],
    [invoicePaymentPageWords.due, dateText(plainDate(dueDate))],
    [invoicePaymentPageWords.invoicesTotal(1), dollars(total)],
    ...payments.map(({ number, date, amount }) => [words.paidOf(dateText(plainDate(date)), number), dollars(amount)]),
    [invoicePaymentPageWords.left, dollars(outstanding)]
  ]
  return (
    <>
      <h1>
        {invoicePaymentPageWords.invoice} {invoiceNo}
      </h1>
      <div className={styles.form}>
        <dl>
          {facts.map(([name, value], place) => (
            // Payments of one day may come to the same.
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts never change their order
            <div key={place} className={styles.facts}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <NextStep details={details} />
        <InvoicedLines lines={details.lines} totals={details.totals} />
      </div>
    </>
  )
}

/** Paid, being paid, or the way to pay. */
const NextStep = ({ details: { status, outstanding } }: { details: InvoiceDetails }) => {
  const { t = "" } = Route.useSearch()
  const { invoiceNo = "" } = Route.useParams()
  const router = useRouter()
  if (status === "paid") return <p className="notice good">{words.paid}</p>
  if (status === "processing")
    return (
      <>
        <p className="notice warn">{words.processing}</p>
        <p className={styles.actions}>
          <button type="button" className="btn quiet" onClick={() => void router.invalidate()}>
            {words.lookAgain}
          </button>
        </p>
      </>
    )
  return (
    <>
      <p>{words.before}</p>
      <p className={styles.actions}>
        <Link to="/invoices/confirmation" search={{ invoice: invoiceNo, t }} className="btn">
          {words.pay(dollars(outstanding))}
        </Link>
      </p>
    </>
  )
}

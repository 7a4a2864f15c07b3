/** That a quote is paid, and the order that it became, to whoever has the quote's own link; one that is not paid leads to the quote. */
import { createFileRoute, Link, notFound, redirect } from "@tanstack/react-router"
import { orderNumberText } from "../../core/orders/order-number.ts"
import { loadedHead } from "../page/page-head.ts"
import { quoteConfirmationWords as words } from "../words/linked-quote.ts"
import styles from "./quotes.module.css"

export const Route = createFileRoute("/_shop/quote-confirmation/{-$quoteId}")({
  validateSearch: (search: { t?: string }): { t?: string } => (search.t ? { t: String(search.t) } : {}),
  loaderDeps: ({ search: { t } }) => ({ t }),
  loader: async ({ context, params: { quoteId }, deps: { t } }) => {
    const query = t === undefined ? {} : { t }
    if (quoteId === undefined) throw redirect({ to: "/quotes/{-$quoteId}", params: {}, statusCode: 307 })
    const answer = await context.call("GET /orders/quote/id/:id", { params: { id: quoteId }, query })
    if (!answer.ok && (answer.status === 404 || answer.status === 400)) throw notFound()
    if (answer.ok && answer.data.quote?.state !== "paid")
      throw redirect({ to: "/quotes/{-$quoteId}", params: { quoteId }, search: query, statusCode: 307 })
    const head = { title: words.title, description: words.title, path: "/quote-confirmation", noIndex: true }
    return { head, answer }
  },
  staleTime: 0,
  head: loadedHead,
  component: QuoteConfirmationScreen
})

function QuoteConfirmationScreen() {
  const { setResponseStatus } = Route.useRouteContext()
  const { answer } = Route.useLoaderData()
  if (!answer.ok) {
    setResponseStatus(answer.status || 503)
    return <p className="notice bad">{answer.msg}</p>
  }
  const { orderNo, quote } = answer.data
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      <p>{words.paid(orderNo)}</p>
      {quote?.orderNo ? (
        <p>
          {words.order} {orderNumberText(quote.orderNo)}.{" "}
          <Link to="/track-order/{-$orderId}" params={{ orderId: quote.orderNo }}>
            {words.track}
          </Link>
        </p>
      ) : null}
      {quote?.invoiceNo ? <p>{words.invoice(quote.invoiceNo)}</p> : null}
    </div>
  )
}

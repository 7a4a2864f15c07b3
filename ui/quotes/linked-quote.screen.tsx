/** [T30] A quote to whoever has its own link: what was quoted, until when, and what is left to pay. */
import { createFileRoute, getRouteApi, Link } from "@tanstack/react-router"
import type { ApiCalls, CallResult } from "../../adapters/browser/api-client.ts"
import { isPayableState } from "../../core/billing/quotes/quote.ts"
import { TryAgain } from "../kit/try-again.tsx"
import { loadedHead } from "../page/page-head.ts"
import { QuotesPayment } from "../payment/quotes/quotes-payment.tsx"
import { QuotesUnderWay } from "../payment/quotes/quotes-under-way.tsx"
import { linkedQuoteWords as words } from "../words/linked-quote.ts"
import { quotesPaymentWords } from "../words/quotes-payment.ts"
import { LinkedQuote } from "./linked-quote.tsx"
import styles from "./quotes.module.css"

export const Route = createFileRoute("/_shop/quotes/{-$quoteId}")({
  validateSearch: (search: { t?: string }): { t?: string } => (search.t ? { t: String(search.t) } : {}),
  loaderDeps: ({ search: { t } }) => ({ t }),
  loader: async ({ context, params: { quoteId }, deps: { t } }) => {
    const head = { title: words.title, description: words.description, path: "/quotes", noIndex: true }
    if (quoteId === undefined) return { head, answer: undefined }
    const query = t === undefined ? {} : { t }
    const answer = await context.call("GET /orders/quote/id/:id", { params: { id: quoteId }, query })
    const isPayable = answer.ok && answer.data.quote !== undefined && isPayableState(answer.data.quote.state)
    if (!isPayable) return { head, answer }
    return {
      head,
      answer,
      offer: await context.call("GET /orders/quote/payment", { query: { quotes: quoteId, ...query } })
    }
  },
  staleTime: 0,
  head: loadedHead,
  component: LinkedQuoteScreen
})

const root = getRouteApi("__root__")

function LinkedQuoteScreen() {
  const isMember = root.useLoaderData().member !== undefined
  const { setResponseStatus } = Route.useRouteContext()
  const { answer, offer } = Route.useLoaderData()
  if (answer?.ok)
    return (
      <LinkedQuote order={answer.data}>
        {offer ? <PayLinkedQuote key={answer.data.orderNo} quoteNo={answer.data.orderNo} offer={offer} /> : null}
      </LinkedQuote>
    )
  if (answer) setResponseStatus(isMissing(answer.status) ? 404 : answer.status || 503)
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      {answer ? <NoQuote failure={answer} /> : <p>{words.noLink}</p>}
      <p className={styles.actions}>
        <Link to="/my-account/quotes" className="btn">
          {words.toAccount(isMember)}
        </Link>
        <Link to="/" className="btn quiet">
          {words.shop}
        </Link>
      </p>
    </div>
  )
}

type PayProps = { readonly quoteNo: string; readonly offer: CallResult<ApiCalls["GET /orders/quote/payment"]["data"]> }

/** [QUO-03] Below what was quoted: the form that pays it, or why it can't be paid. */
const PayLinkedQuote = ({ quoteNo, offer }: PayProps) => {
  const { t = "" } = Route.useLoaderDeps()
  const shop = Route.useRouteContext()
  const address = `/quotes/${quoteNo}?${new URLSearchParams({ t })}`
  return (
    <section aria-labelledby="pay" className={styles.paySection}>
      <h2 id="pay">{quotesPaymentWords.linkTitle}</h2>
      {offer.ok ? (
        <QuotesPayment shop={shop} offer={offer.data} pages="quotes" token={t} address={address} back={null} />
      ) : offer.code === "PAYMENT_UNDER_WAY" ? (
        <QuotesUnderWay pages="quotes" address={address} msg={offer.msg} />
      ) : (
        <div className="notice warn" role="alert">
          <p>{offer.msg}</p>
          <TryAgain />
        </div>
      )}
    </section>
  )
}

/** What is no number is the number of no quote. */
const isMissing = (status: number) => status === 404 || status === 400

type Failure = Extract<CallResult<ApiCalls["GET /orders/quote/id/:id"]["data"]>, { readonly ok: false }>

const NoQuote = ({ failure }: { failure: Failure }) => {
  if (isMissing(failure.status)) return <p className="notice bad">{words.missing}</p>
  return (
    <div className="notice bad" role="alert">
      <p>{failure.msg}</p>
      <TryAgain />
    </div>
  )
}

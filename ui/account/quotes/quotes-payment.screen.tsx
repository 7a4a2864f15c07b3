/** [QUO-03] Paying the chosen quotes of a company, as one order. */
import { createFileRoute, Link } from "@tanstack/react-router"
import { parseCallOffParts } from "../../../core/billing/quotes/call-off-text.ts"
import { loadedHead } from "../../page/page-head.ts"
import { searchTexts } from "../../page/search-texts.ts"
import { QuotesPayment } from "../../payment/quotes/quotes-payment.tsx"
import { QuotesUnderWay } from "../../payment/quotes/quotes-under-way.tsx"
import { quotesPaymentWords as words } from "../../words/quotes-payment.ts"
import { titles } from "../../words/titles.ts"
import orderStyles from "../orders/orders.module.css"
import { dayText } from "../parts/day-text.ts"
import { LoadFailure } from "../parts/load-failure.tsx"

export const Route = createFileRoute("/_shop/_account/my-account/quotes/quotes-payment")({
  validateSearch: (search: Record<string, string>) => searchTexts(search, "quotes", "parts", "day"),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { quotes, ...part }, location }) => {
    const head = { title: titles.payQuotes, description: titles.payQuotes, path: location.pathname, noIndex: true }
    if (!quotes) return { head, answer: undefined }
    return { head, answer: await context.call("GET /orders/quote/payment", { query: { quotes, ...part } }) }
  },
  staleTime: 0,
  head: loadedHead,
  component: QuotesPaymentScreen
})

const Back = ({ className }: { readonly className?: string }) => (
  <Link to="/my-account/quotes" className={className}>
    {words.backToQuotes}
  </Link>
)

function QuotesPaymentScreen() {
  const { answer } = Route.useLoaderData()
  const { quotes = "", parts, day = "" } = Route.useLoaderDeps()
  const shop = Route.useRouteContext()
  const address = `/my-account/quotes/quotes-payment?${new URLSearchParams({ quotes, ...(parts ? { parts, day } : {}) })}`
  if (answer?.ok) {
    const { length } = answer.data.quotes
    return (
      <>
        <h1>{parts ? words.partTitle : words.title(length)}</h1>
        {parts ? <p className={orderStyles.note}>{words.partLead(dayText(day))}</p> : null}
        {length > 1 ? <p className={orderStyles.note}>{words.lead}</p> : null}
        <QuotesPayment
          key={address}
          shop={shop}
          offer={answer.data}
          pages="my-account/quotes"
          {...(parts ? { callOff: { day, parts: parseCallOffParts(parts) } } : {})}
          address={address}
          back={<Back />}
        />
      </>
    )
  }
  const isRefused = answer === undefined || answer.status === 422 || answer.status === 404 || answer.status === 400
  return (
    <>
      <h1>{titles.payQuotes}</h1>
      {answer?.code === "PAYMENT_UNDER_WAY" ? (
        <QuotesUnderWay pages="my-account/quotes" address={address} msg={answer.msg} />
      ) : isRefused ? (
        <p className="notice warn" role="alert">
          {answer && answer.status !== 400 ? answer.msg : words.nothingChosen}
        </p>
      ) : (
        <LoadFailure failure={answer} />
      )}
      <p className={`${orderStyles.actions} ${orderStyles.note}`}>
        <Back className="btn quiet" />
      </p>
    </>
  )
}

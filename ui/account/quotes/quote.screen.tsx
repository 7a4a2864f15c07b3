/** [CHK-06] [ENT-04] One quote of the company in full: what was quoted, until when, and what is left to pay. */
import { createFileRoute, getRouteApi, Link } from "@tanstack/react-router"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { isPayableState } from "../../../core/billing/quotes/quote.ts"
import { dateText } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import { orderNumberText } from "../../../core/orders/order-number.ts"
import { loadedHead } from "../../page/page-head.ts"
import { quoteListPageWords, quoteStateText, quotePageWords as words } from "../../words/quotes.ts"
import { titles } from "../../words/titles.ts"
import { logFailure } from "../orders/log-failure.ts"
import { NoOrder } from "../orders/no-order.tsx"
import { OrderEdit } from "../orders/order-edit.tsx"
import { OrderFacts, OrderLines } from "../orders/order-parts.tsx"
import orderStyles from "../orders/orders.module.css"
import { Fact } from "../parts/fact.tsx"
import { LoadFailure } from "../parts/load-failure.tsx"
import { CallOffs } from "./call-offs.tsx"
import { quoteLineNote } from "./line-note.ts"
import { QuoteActions } from "./quote-actions.tsx"

type SalesOrder = ApiCalls["GET /users/details/salesorder/listone"]["data"]

export const Route = createFileRoute("/_shop/_account/my-account/quotes/$quoteNo")({
  loader: async ({ context, location, params: { quoteNo } }) => ({
    head: { title: words.title(quoteNo), description: titles.quotes, path: location.pathname, noIndex: true },
    answer: logFailure(await context.call("GET /users/details/salesorder/listone", { query: { orderNo: quoteNo } }))
  }),
  staleTime: 0,
  head: loadedHead,
  component: QuoteScreen
})

const root = getRouteApi("__root__")

/** The number of an order is no quote's. */
const noQuote = { ok: false, status: 404, error: true, code: "NOT_FOUND", msg: words.failedHelp } as const

function QuoteScreen() {
  const { setResponseStatus } = Route.useRouteContext()
  const { answer } = Route.useLoaderData()
  if (answer.ok && answer.data.quote) return <Quote key={answer.data.orderNo} order={answer.data} />
  if (!answer.ok && (answer.status === 401 || answer.status === 403)) return <LoadFailure failure={answer} />
  const failure = answer.ok ? noQuote : answer
  setResponseStatus(failure.status || 503)
  return (
    <>
      <Back />
      <NoOrder failure={failure} words={words} />
    </>
  )
}

const Back = () => (
  <Link to="/my-account/quotes" className={orderStyles.back}>
    ← {words.back}
  </Link>
)

const dayText = (day: string): string => dateText(Temporal.PlainDate.from(day))

const Quote = ({ order }: { order: SalesOrder }) => {
  const { member } = root.useLoaderData()
  const { quote, orderNo } = order
  if (!quote) return null
  return (
    <>
      <Back />
      <div className={orderStyles.top}>
        <h1>{words.title(orderNo)}</h1>
        <p className={orderStyles.state}>{quoteStateText(quote.state)}</p>
      </div>
      <Ended quote={quote} />
      <dl className={orderStyles.facts}>
        <Fact name={quoteListPageWords.quoted}>{dayText(quote.quotedOn)}</Fact>
        <Fact name={quoteListPageWords.validUntil}>{dayText(quote.expiresOn)}</Fact>
        <Fact name={quoteListPageWords.outstanding}>{dollars(quote.outstanding)}</Fact>
      </dl>
      <QuoteActions order={order} />
      <OrderLines
        order={order}
        exGst={member?.showExcGstPricing ?? false}
        title={words.lines}
        lineNote={(place) => quoteLineNote(order, place)}
      />
      <CallOffs order={order} quote={quote} />
      <OrderFacts order={order} />
      {member ? <OrderEdit order={order} member={member} title={words.changeTitle} /> : null}
    </>
  )
}

/** Why it can't be paid, and what became of it. */
const Ended = ({ quote: { state, orderNo, invoiceNo } }: { quote: NonNullable<SalesOrder["quote"]> }) => {
  if (isPayableState(state)) return null
  return (
    <p className={`notice ${state === "expired" ? "warn" : ""} ${orderStyles.note}`}>
      {words.says[state]}{" "}
      {orderNo ? (
        <>
          {words.paidOrder}{" "}
          <Link to="/my-account/orders/$orderNo" params={{ orderNo }}>
            {orderNumberText(orderNo)}
          </Link>
          .
        </>
      ) : invoiceNo ? (
        `${words.paidInvoice} ${invoiceNo}.`
      ) : null}
    </p>
  )
}

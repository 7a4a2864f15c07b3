/** A quote in full, as its link shows it. */
import type { ReactNode } from "react"
import type { ApiCalls } from "../../adapters/browser/api-client.ts"
import { isPayableState } from "../../core/billing/quotes/quote.ts"
import { quoteError } from "../../core/billing/quotes/quote-payment.ts"
import { dateText } from "../../core/melbourne.ts"
import { dollars } from "../../core/money.ts"
import { destinationText } from "../../core/orders/order-destination.ts"
import { OrderLines } from "../account/orders/order-parts.tsx"
import { Fact } from "../account/parts/fact.tsx"
import { quoteLineNote } from "../account/quotes/line-note.ts"
import { linkedQuoteWords as words } from "../words/linked-quote.ts"
import { quoteListPageWords, quoteStateText } from "../words/quotes.ts"
import styles from "./quotes.module.css"

type SalesOrder = ApiCalls["GET /orders/quote/id/:id"]["data"]

const dayText = (day: string): string => dateText(Temporal.PlainDate.from(day))

export const LinkedQuote = ({ order, children }: { order: SalesOrder; children?: ReactNode }) => {
  const { quote, orderNo, destination } = order
  if (!quote) return null
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1>{words.named(orderNo)}</h1>
        <p className={styles.state}>{quoteStateText(quote.state)}</p>
      </div>
      <Standing orderNo={orderNo} quote={quote} />
      <dl className={styles.facts}>
        <Fact name={quoteListPageWords.quoted}>{dayText(quote.quotedOn)}</Fact>
        <Fact name={quoteListPageWords.validUntil}>{dayText(quote.expiresOn)}</Fact>
        <Fact name={quoteListPageWords.outstanding}>{dollars(quote.outstanding)}</Fact>
        <Fact name={words.for}>{order.deliveryTo}</Fact>
        <Fact name={words.poNumber}>{order.customerOrderNo ?? words.none}</Fact>
        <Fact name={destination ? words.deliverTo : words.store}>
          {destination ? destinationText(destination) : order.branch}
        </Fact>
      </dl>
      <OrderLines order={order} exGst={false} title={words.lines} lineNote={(place) => quoteLineNote(order, place)} />
      {children}
    </div>
  )
}

const errorKinds = {
  paid: "already-paid",
  "called-off": "already-paid",
  expired: "expired",
  "nothing-due": "no-outstanding-amount"
} as const

/** [QUO-04] Why it can't be paid. */
const Standing = ({ orderNo, quote }: { orderNo: string; quote: NonNullable<SalesOrder["quote"]> }) => {
  const { state } = quote
  if (isPayableState(state)) return null
  return <p className="notice warn">{quoteError(errorKinds[state], { quoteNo: orderNo }).msg}</p>
}

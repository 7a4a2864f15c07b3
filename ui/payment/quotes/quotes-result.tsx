/** What came of a payment of quotes: waiting for it, the way back from Zip, and the order that they became. */
import { Link, useRouteContext } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { TryAgain } from "../../kit/try-again.tsx"
import { quotesPaymentWords as words } from "../../words/quotes-payment.ts"
import { zipPageWords } from "../../words/zip-page.ts"
import { PendingViewModel } from "../pending.view-model.ts"
import { PendingPayment, type PendingSearch, pendingPaymentOf } from "../pending-payment.tsx"
import { ZipReturn } from "../zip-return.tsx"
import { ZipReturnViewModel, type ZipSearch } from "../zip-return.view-model.ts"
import { quoteOrderFacts, quoteOrderTitle } from "./quote-order-facts.ts"
import { quotesJourney, quotesPaymentPage } from "./quotes-journey.ts"
import styles from "./quotes-payment.module.css"
import { type QuotesPages, quotesHome, useQuotesDestination } from "./use-quotes-destination.ts"

type Props<Search> = { readonly pages: QuotesPages; readonly search: Search }

/** The page that asks for the payment, as this browser was on it last. */
const PaymentLink = ({ pages, children }: { readonly pages: QuotesPages; readonly children: string }) => {
  const shop = useRouteContext({ from: "__root__" })
  const [href, setHref] = useState<string>(quotesHome(pages))
  useEffect(() => void quotesPaymentPage(shop).then((page) => page && setHref(page)), [shop])
  return (
    <a href={href} className="btn">
      {children}
    </a>
  )
}

export const PendingQuotes = ({ pages, search }: Props<PendingSearch>) => {
  const shop = useRouteContext({ from: "__root__" })
  const goTo = useQuotesDestination(pages)
  const { id, method, isCancelled } = pendingPaymentOf(search)
  return (
    <PendingPayment
      key={id}
      make={() => new PendingViewModel(shop.call, quotesJourney(shop), id, method)}
      isCancelled={isCancelled}
      goTo={goTo}
      noneText={words.noneWaiting}
      back={<PaymentLink pages={pages}>{words.backToQuotes}</PaymentLink>}
    />
  )
}

export const QuotesZipReturn = ({ pages, search }: Props<ZipSearch>) => {
  const shop = useRouteContext({ from: "__root__" })
  const goTo = useQuotesDestination(pages)
  return (
    <ZipReturn
      key={search.checkoutId}
      make={() => new ZipReturnViewModel(shop.call, quotesJourney(shop), search)}
      goTo={goTo}
      otherWay={<PaymentLink pages={pages}>{zipPageWords.otherWay}</PaymentLink>}
    />
  )
}

type Order = ApiCalls["GET /orders/order/id/:id"]["data"]

/** The quotes are paid; without the order, that it is not this browser's to see. */
export const QuotesThanks = ({ pages, order, problem }: { pages: QuotesPages; order?: Order; problem?: string }) => {
  // Whoever has a link has no list of quotes to go back to.
  const toQuotes =
    pages === "quotes" ? null : (
      <Link to="/my-account/quotes" className="btn quiet">
        {words.backToQuotes}
      </Link>
    )
  if (!order)
    return (
      <div className={styles.page}>
        <h1>{problem ? words.failedTitle : words.noOrderTitle}</h1>
        <p>{problem ?? words.noOrderText}</p>
        <p className={styles.actions}>
          {problem ? (
            <TryAgain className="btn" />
          ) : (
            <Link to="/track-order/{-$orderId}" className="btn">
              {words.trackByNumber}
            </Link>
          )}
          {toQuotes}
        </p>
      </div>
    )
  return (
    <div className={styles.page}>
      <h1>{quoteOrderTitle(order)}</h1>
      <p role="status">{words.receipt(order.billing.contactDetails.email)}</p>
      <dl className={styles.facts}>
        {quoteOrderFacts(order).map(([name, value]) => (
          <div key={name}>
            <dt className="label">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{words.next}</p>
      <p className={styles.actions}>
        <Link to="/track-order/{-$orderId}" params={{ orderId: order.orderNo }} className="btn">
          {words.track}
        </Link>
        {toQuotes}
        <button type="button" className="btn quiet" onClick={() => window.print()}>
          {words.print}
        </button>
      </p>
    </div>
  )
}

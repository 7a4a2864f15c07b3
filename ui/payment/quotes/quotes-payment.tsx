/** The form that pays quotes: what each comes to, the ways to pay, and the button. */
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useState } from "react"
import type { ShopClient } from "../../../adapters/client.ts"
import { dateText } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import { cartMethod, type ProviderMethod } from "../../../core/payment-method.ts"
import { plainDate } from "../../../core/temporal.ts"
import { quotesPaymentWords as words } from "../../words/quotes-payment.ts"
import { CardPayment } from "../card-payment.tsx"
import { HostedCard } from "../hosted-card.tsx"
import { MethodChoice, sharedReason } from "../method-choice.tsx"
import { PayByMethod } from "../pay-by-method.tsx"
import paymentStyles from "../payment.module.css"
import type { ChosenQuotes } from "./quotes-journey.ts"
import styles from "./quotes-payment.module.css"
import { type QuotesOffer, QuotesPaymentViewModel } from "./quotes-payment.view-model.ts"
import { type QuotesPages, useQuotesDestination } from "./use-quotes-destination.ts"

type Props = {
  readonly shop: Pick<ShopClient, "call" | "store">
  readonly offer: QuotesOffer
  readonly pages: QuotesPages
  /** The secret of a link. */
  readonly token?: string
  readonly callOff?: ChosenQuotes["callOff"]
  /** The page's own address. */
  readonly address: string
  /** Where somebody goes who does not pay now. */
  readonly back: ReactNode
}

export const QuotesPayment = observer(({ shop, offer, pages, token, callOff, address, back }: Props) => {
  const [payment] = useState(() => {
    const quotes = offer.quotes.map(({ orderNo }) => orderNo)
    const chosen = { quotes, ...(token ? { t: token } : {}), ...(callOff ? { callOff } : {}) }
    return new QuotesPaymentViewModel(shop, { chosen, pages, back: address }, offer)
  })
  const goTo = useQuotesDestination(pages)
  useEffect(() => void payment.prepare().then(goTo), [payment, goTo])
  useEffect(() => {
    // Back from a bank's page without an answer: a browser that kept this page as it was left would pay for ever.
    const comesBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void payment.prepare().then(goTo)
    }
    window.addEventListener("pageshow", comesBack)
    return () => window.removeEventListener("pageshow", comesBack)
  }, [payment, goTo])
  const { chosen, current, isLoading, status } = payment
  const shared = { payment, offered: current, isLoading, goTo, back }
  return (
    <div className={styles.pay}>
      {pages === "quotes" ? null : <QuotesTable offer={current} amount={callOff ? words.part : words.outstanding} />}
      <noscript>
        <p className="notice warn">{words.noScripts}</p>
      </noscript>
      <MethodChoice offers={choiceOf(payment)} disabled={status === "paying"} />
      {chosen === undefined ? (
        <NoWay payment={payment} back={back} />
      ) : chosen === cartMethod ? (
        <CardPayment
          payment={cardOf(payment)}
          entry={payment.entry}
          onPay={() => void payment.payCard().then(goTo)}
          onPrepare={() => void payment.prepare().then(goTo)}
          back={back}
        />
      ) : chosen === "hosted-card" ? (
        <HostedCard {...shared} />
      ) : (
        <PayByMethod method={chosen} {...shared} />
      )}
    </div>
  )
})

/** Each way says why it can't be had; where there is none at all, the shop is called. */
const NoWay = observer(({ payment, back }: { payment: QuotesPaymentViewModel; back: ReactNode }) => {
  const { offers } = payment.current
  const isSaid = payment.problem === undefined && sharedReason(offers) !== undefined
  return (
    <>
      {isSaid ? null : (
        <p className="notice warn" role="alert">
          {payment.problem ?? (offers.length > 0 ? words.noneOpen : words.noWay)}
        </p>
      )}
      {back ? <p className={paymentStyles.actions}>{back}</p> : null}
    </>
  )
})

const choiceOf = (payment: QuotesPaymentViewModel) => ({
  current: payment.current,
  chosen: payment.chosen,
  isLoading: payment.isLoading,
  problem: undefined,
  load: () => payment.load(),
  choose: (method: ProviderMethod) => payment.choose(method)
})

const cardOf = ({ cardStatus, problem, refusals, amount }: QuotesPaymentViewModel) => ({
  status: cardStatus,
  ...{ problem, refusals, amount }
})

const QuotesTable = ({ offer: { quotes, total }, amount }: { offer: QuotesOffer; amount: string }) => (
  <table className={styles.chosen}>
    <caption className="hidden">{words.caption}</caption>
    <thead>
      <tr>
        <th scope="col" className="label">
          {words.quote}
        </th>
        <th scope="col" className="label">
          {words.poNumber}
        </th>
        <th scope="col" className="label">
          {words.validUntil}
        </th>
        <th scope="col" className="label">
          {amount}
        </th>
      </tr>
    </thead>
    <tbody>
      {quotes.map(({ orderNo, customerOrderNo, expiresOn, outstanding }) => (
        <tr key={orderNo}>
          <th scope="row">{orderNo}</th>
          <td>{customerOrderNo ?? words.none}</td>
          <td>{dateText(plainDate(expiresOn))}</td>
          <td>{dollars(outstanding)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          {words.payable}
        </th>
        <td className={styles.filler} />
        <td>{dollars(total)}</td>
      </tr>
    </tfoot>
  </table>
)

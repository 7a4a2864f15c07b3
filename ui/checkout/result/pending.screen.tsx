/** Waiting for the bank: asks how the payment went until it is known. */

import { createFileRoute, Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { loadedHead } from "../../page/page-head.ts"
import { searchTexts } from "../../page/search-texts.ts"
import { checkoutPageWords } from "../../words/checkout.ts"
import { orderResultWords } from "../../words/order-result.ts"
import { titles } from "../../words/titles.ts"
import styles from "../checkout.module.css"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import { useCheckout } from "../checkout-context.tsx"
import { useNextDestination } from "../use-next-destination.ts"
import orderStyles from "./order.module.css"
import { PendingViewModel } from "./pending.view-model.ts"

export const Route = createFileRoute("/_checkout/checkout/pending")({
  // `token` as a wallet sends its shopper back, `refid` as the bank's card form does.
  validateSearch: (search: Record<string, string>) =>
    searchTexts(search, "payment_intent", "token", "refid", "cancelled"),
  loader: () => ({
    head: {
      title: titles.pending,
      description: titles.pending,
      path: "/checkout/pending",
      noIndex: true
    }
  }),
  head: loadedHead,
  component: PendingScreen
})

function PendingScreen() {
  const { payment_intent, token, refid, cancelled } = Route.useSearch()
  const id = token ?? refid ?? payment_intent
  const method = token !== undefined ? "paypal" : refid !== undefined ? "hosted-card" : "card"
  const shop = Route.useRouteContext()
  const checkout = useCheckout()
  return (
    <Waiting
      key={id}
      make={() => new PendingViewModel(shop, checkout, id, method)}
      isCancelled={cancelled !== undefined}
      checkout={checkout}
    />
  )
}

type Props = {
  readonly make: () => PendingViewModel
  /** The shopper went back without agreeing. */
  readonly isCancelled: boolean
  readonly checkout: CheckoutViewModel
}

const Waiting = observer(({ make: createModel, isCancelled, checkout }: Props) => {
  const goToNext = useNextDestination("pending")
  const [pending] = useState(createModel)
  useEffect(() => pending.startPolling(goToNext, isCancelled), [pending, goToNext, isCancelled])
  const { status, problem, bankUrl, awaitsCard } = pending
  if (status === "refused" || status === "none")
    return (
      <div className={styles.form}>
        <h1>{problem ? checkoutPageWords.paymentTitle : orderResultWords.noPending}</h1>
        {problem ? (
          <p className="notice bad" role="alert">
            {problem}
          </p>
        ) : (
          <p>{orderResultWords.noPendingHelp}</p>
        )}
        <p className={styles.actions}>
          <Link to={checkout.cart.isEmpty ? "/checkout/cart" : "/checkout/payment"} className="btn">
            {checkoutPageWords.back}
          </Link>
        </p>
      </div>
    )
  return (
    <div className={styles.form}>
      <div role="status">
        <h1>{titleOf(pending)}</h1>
        <p className={styles.gap}>{textOf(pending)}</p>
      </div>
      {bankUrl || awaitsCard ? (
        <>
          <p className={styles.actions}>
            {bankUrl ? (
              <a href={bankUrl} className="btn">
                {orderResultWords.toBank}
              </a>
            ) : null}
            <button
              type="button"
              className={bankUrl ? "btn quiet" : "btn"}
              aria-disabled={pending.isAbandoning}
              onClick={() => void pending.payAnotherWay()}
            >
              {buttonOf(pending)}
            </button>
          </p>
          {bankUrl ? <p>{orderResultWords.otherCardHelp}</p> : null}
          {problem ? (
            <p className="notice bad" role="alert">
              {problem}
            </p>
          ) : null}
        </>
      ) : null}
      {status === "waited" ? (
        <p className={styles.actions}>
          <button type="button" className="btn" onClick={() => pending.restartPolling()}>
            {orderResultWords.askAgain}
          </button>
        </p>
      ) : null}
      <ol className={orderStyles.track}>
        {orderResultWords.pendingSteps.map((step, place) => (
          <li
            key={step}
            className={place === 0 ? orderStyles.doneStep : undefined}
            {...(place === 1 ? { "aria-current": "step" } : {})}
          >
            <b>{step}</b>
          </li>
        ))}
      </ol>
      {bankUrl || awaitsCard ? null : <p className="notice">{orderResultWords.pendingCalm}</p>}
    </div>
  )
})

const titleOf = ({ awaitsCard, bankUrl }: PendingViewModel): string => {
  if (awaitsCard) return orderResultWords.noCardTitle
  return bankUrl ? orderResultWords.bankTitle : orderResultWords.pendingTitle
}

const textOf = ({ awaitsCard, status }: PendingViewModel): string => {
  if (awaitsCard) return orderResultWords.noCardText
  return status === "waited" ? orderResultWords.pendingFailed : orderResultWords.pendingText
}

const buttonOf = ({ awaitsCard, isAbandoning }: PendingViewModel): string => {
  if (isAbandoning) return orderResultWords.otherCardWait
  return awaitsCard ? orderResultWords.cardAgain : orderResultWords.otherCard
}

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
  // `token` as a wallet sends its shopper back.
  validateSearch: (search: Record<string, string>) => searchTexts(search, "payment_intent", "token", "cancelled"),
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
  const { payment_intent, token, cancelled } = Route.useSearch()
  const id = token ?? payment_intent
  const method = token === undefined ? "card" : "paypal"
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
  const { status, problem, bankUrl } = pending
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
        <h1>{bankUrl ? orderResultWords.bankTitle : orderResultWords.pendingTitle}</h1>
        <p className={styles.gap}>
          {status === "waited" ? orderResultWords.pendingFailed : orderResultWords.pendingText}
        </p>
      </div>
      {bankUrl ? (
        <>
          <p className={styles.actions}>
            <a href={bankUrl} className="btn">
              {orderResultWords.toBank}
            </a>
            <button
              type="button"
              className="btn quiet"
              aria-disabled={pending.isAbandoning}
              onClick={() => void pending.payAnotherWay()}
            >
              {pending.isAbandoning ? orderResultWords.otherCardWait : orderResultWords.otherCard}
            </button>
          </p>
          <p>{orderResultWords.otherCardHelp}</p>
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
      {bankUrl ? null : <p className="notice">{orderResultWords.pendingCalm}</p>}
    </div>
  )
})

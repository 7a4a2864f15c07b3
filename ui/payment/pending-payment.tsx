/** Waiting for the bank: asks how the payment went until it is known, and says what can be done meanwhile. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useState } from "react"
import { StepList } from "../kit/step-list.tsx"
import { checkoutPageWords } from "../words/checkout.ts"
import { orderResultWords } from "../words/order-result.ts"
import type { NextDestination } from "./next-destination.ts"
import styles from "./payment.module.css"
import type { PendingViewModel } from "./pending.view-model.ts"

/** What a bank or a wallet adds to the address that it sends its shopper back to. */
export const pendingSearchNames = ["payment_intent", "token", "refid", "cancelled"] as const
export type PendingSearch = { readonly [name in (typeof pendingSearchNames)[number]]?: string }

/** Which payment is waited for: `token` comes from PayPal, `refid` from the bank's card form. */
export const pendingPaymentOf = ({ payment_intent, token, refid, cancelled }: PendingSearch) => ({
  id: token ?? refid ?? payment_intent,
  method:
    token !== undefined ? ("paypal" as const) : refid !== undefined ? ("hosted-card" as const) : ("card" as const),
  isCancelled: cancelled !== undefined
})

type Props = {
  readonly make: () => PendingViewModel
  /** The shopper went back without agreeing. */
  readonly isCancelled: boolean
  readonly goTo: (next: NextDestination) => void
  /** Where somebody goes for whom no payment is waiting. */
  readonly back: ReactNode
  readonly noneText: string
}

export const PendingPayment = observer(({ make: createModel, isCancelled, goTo, back, noneText }: Props) => {
  const [pending] = useState(createModel)
  useEffect(() => pending.startPolling(goTo, isCancelled), [pending, goTo, isCancelled])
  const { status, problem, bankUrl, awaitsCard, awaitsShop } = pending
  const mayGiveUp = pending.awaitsShopper || awaitsCard
  const who = deciderOf(pending)
  if (status === "refused" || status === "none")
    return (
      <div className={styles.form}>
        <h1>{problem ? checkoutPageWords.paymentTitle : orderResultWords.noPending}</h1>
        {problem ? (
          <p className="notice bad" role="alert">
            {problem}
          </p>
        ) : (
          <p>{noneText}</p>
        )}
        <p className={styles.actions}>{back}</p>
      </div>
    )
  return (
    <div className={styles.form}>
      <div role="status">
        <h1>{titleOf(pending)}</h1>
        <p className={styles.gap}>{textOf(pending)}</p>
      </div>
      {mayGiveUp ? (
        <>
          <p className={styles.actions}>
            {bankUrl ? (
              <a href={bankUrl} className="btn">
                {orderResultWords.toBank(who)}
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
          {awaitsCard ? null : <p>{orderResultWords.otherCardHelp(who)}</p>}
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
      <StepList
        steps={(awaitsShop ? orderResultWords.shopSteps : orderResultWords.pendingSteps(who)).map((label, place) => ({
          label,
          isDone: place === 0,
          isCurrent: place === 1
        }))}
      />
      {mayGiveUp ? null : (
        <>
          <p className="notice">{awaitsShop ? orderResultWords.shopCalm : orderResultWords.pendingCalm}</p>
          <p>
            <Link to="/">{orderResultWords.shop}</Link>
          </p>
        </>
      )}
    </div>
  )
})

/** Who says how the payment went: a bank, or a wallet by its name. */
const deciderOf = ({ method }: PendingViewModel): string => orderResultWords.deciders[method]

const titleOf = (pending: PendingViewModel): string => {
  if (pending.awaitsCard) return orderResultWords.noCardTitle
  if (pending.awaitsShop) return orderResultWords.shopTitle
  if (!pending.awaitsShopper) return orderResultWords.pendingTitle
  const { method } = pending
  return method === "paypal" || method === "zip"
    ? orderResultWords.walletTitle(orderResultWords.deciders[method])
    : orderResultWords.bankTitle
}

const textOf = (pending: PendingViewModel): string => {
  const { awaitsCard, awaitsShop, status } = pending
  if (awaitsCard) return orderResultWords.noCardText
  if (awaitsShop) return status === "waited" ? orderResultWords.shopFailed : orderResultWords.shopText
  return (status === "waited" ? orderResultWords.pendingFailed : orderResultWords.pendingText)(deciderOf(pending))
}

const buttonOf = ({ awaitsCard, isAbandoning, method }: PendingViewModel): string => {
  if (isAbandoning) return orderResultWords.otherCardWait
  if (awaitsCard) return orderResultWords.cardAgain
  return method === "card" ? orderResultWords.otherCard : orderResultWords.otherWay
}

/** Waiting for the bank: asks how the payment went until it is known. */
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router"
import { useEffect, useRef, useState } from "react"
import orderStyles from "../orders/order.module.css"
import { pageHead } from "../parts/page-head.ts"
import { checkoutPageWords } from "../words/checkout.ts"
import { titles } from "../words/titles.ts"
import styles from "./checkout.module.css"
import { useCheckout } from "./checkout-context.tsx"
import { keepPayment, keptPayment } from "./kept-payment.ts"

/** How often the shop is asked, and for how long. */
const EVERY_MS = 2000
const TRIES = 45

export const Route = createFileRoute("/_checkout/checkout/pending")({
  validateSearch: (search: Record<string, string>) => ({
    ...(search.payment_intent ? { payment_intent: search.payment_intent } : {})
  }),
  head: (route) =>
    pageHead(route, {
      title: titles.pending,
      description: titles.pending,
      path: "/checkout/pending",
      noIndex: true
    }),
  component: PendingScreen
})

/** How often a payment that has no order yet is asked for: the order may be on its way. */
const UNKNOWN_TRIES = 3

type Shown = {
  readonly problem?: string
  readonly bank?: string
  readonly waited?: boolean
  /** This browser has no payment under way. */
  readonly none?: boolean
}

/** Asks until the payment has come to its end; the paid order's page is then opened. Without an id it is the one that this browser has sent. */
const useOutcome = (id: string | undefined): Shown & { readonly askAgain: () => void } => {
  const shop = Route.useRouteContext()
  const navigate = useNavigate()
  const [shown, show] = useState<Shown>({})
  const again = useRef<() => void>(() => undefined)
  useEffect(() => {
    if (!id) {
      void keptPayment(shop).then((kept) => {
        if (kept?.sent)
          void navigate({ to: "/checkout/pending", search: { payment_intent: kept.intentId }, replace: true })
        else show({ none: true })
      })
      return
    }
    let tries = 0
    let timer: ReturnType<typeof setTimeout>
    const end = async (problem: string) => {
      const kept = await keptPayment(shop)
      if (kept?.intentId === id) await keepPayment(shop, { intentId: id, sent: false })
      show({ problem })
    }
    const ask = async () => {
      const answer = await shop.call("POST /orders/payments/stripe/confirm", { body: { id } })
      tries += 1
      if (answer.ok && answer.data.stripe.status === "succeeded") {
        const { orderNo } = answer.data.stripe
        const kept = await keptPayment(shop)
        if (kept?.intentId === id) await keepPayment(shop, { intentId: id, sent: true, orderNo })
        return navigate({ to: "/checkout/thank-you", search: { order: orderNo }, replace: true })
      }
      if (!answer.ok && (answer.status === 422 || (answer.status === 404 && tries >= UNKNOWN_TRIES)))
        return end(answer.msg)
      if (tries >= TRIES) return show((before) => ({ ...before, waited: true }))
      const { status, redirectUrl } = answer.ok ? answer.data.stripe : {}
      show(status === "requires_action" && redirectUrl ? { bank: redirectUrl } : {})
      timer = setTimeout(() => void ask(), EVERY_MS)
    }
    again.current = () => {
      tries = 0
      show({})
      void ask()
    }
    void ask()
    return () => clearTimeout(timer)
  }, [id, shop, navigate])
  return { ...shown, askAgain: () => again.current() }
}

function PendingScreen() {
  const { payment_intent: id } = Route.useSearch()
  const checkout = useCheckout()
  const { problem, bank, waited, none, askAgain } = useOutcome(id)
  if (problem || none)
    return (
      <div className={styles.form}>
        <h1>{problem ? checkoutPageWords.paymentTitle : checkoutPageWords.noPending}</h1>
        {problem ? (
          <p className="notice bad" role="alert">
            {problem}
          </p>
        ) : (
          <p>{checkoutPageWords.noPendingHelp}</p>
        )}
        <p className={styles.actions}>
          <Link to={checkout.cart.isEmpty ? "/checkout/cart" : "/checkout/payment"} className="btn">
            {problem ? checkoutPageWords.tryAgain : checkoutPageWords.back}
          </Link>
        </p>
      </div>
    )
  return (
    <div className={styles.form}>
      <div role="status">
        <h1>{bank ? checkoutPageWords.bankTitle : checkoutPageWords.pendingTitle}</h1>
        <p className={styles.gap}>{waited ? checkoutPageWords.pendingFailed : checkoutPageWords.pendingText}</p>
      </div>
      {bank ? (
        <p className={styles.actions}>
          <a href={bank} className="btn">
            {checkoutPageWords.toBank}
          </a>
        </p>
      ) : null}
      {waited ? (
        <p className={styles.actions}>
          <button type="button" className="btn" onClick={askAgain}>
            {checkoutPageWords.askAgain}
          </button>
        </p>
      ) : null}
      <ol className={orderStyles.track}>
        {checkoutPageWords.pendingSteps.map((step, place) => (
          <li
            key={step}
            className={place === 0 ? orderStyles.doneStep : undefined}
            {...(place === 1 ? { "aria-current": "step" } : {})}
          >
            <b>{step}</b>
          </li>
        ))}
      </ol>
      <p className="notice">{checkoutPageWords.pendingCalm}</p>
    </div>
  )
}

/** Waiting for the bank: asks how the payment went until it is known. */
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { pageHead } from "../parts/page-head.ts"
import { checkoutPageWords } from "../words/checkout.ts"
import { titles } from "../words/titles.ts"
import styles from "./checkout.module.css"
import { useCheckout } from "./checkout-context.tsx"

/** How often the shop is asked, and for how long. */
const EVERY_MS = 2000
const TRIES = 45

export const Route = createFileRoute("/_checkout/checkout/pending")({
  validateSearch: (search: Record<string, string>) => ({
    ...(search.payment_intent ? { payment_intent: search.payment_intent } : {})
  }),
  head: ({ match }) =>
    pageHead(match, {
      title: titles.pending,
      description: titles.pending,
      path: "/checkout/pending",
      noIndex: true
    }),
  component: PendingScreen
})

function PendingScreen() {
  const { payment_intent: id } = Route.useSearch()
  const { call } = Route.useRouteContext()
  const navigate = useNavigate()
  const checkout = useCheckout()
  const [problem, setProblem] = useState<string>()
  const [waited, setWaited] = useState(false)

  useEffect(() => {
    if (!id) return
    let tries = 0
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      const answer = await call("POST /orders/payments/stripe/confirm", { body: { id } })
      if (answer.ok && answer.data.stripe.status === "succeeded") {
        const { orderNo, token } = answer.data.stripe
        return navigate({ to: "/checkout/thank-you", search: { order: orderNo, t: token }, replace: true })
      }
      if (!answer.ok && (answer.status === 422 || answer.status === 404)) return setProblem(answer.msg)
      tries += 1
      if (tries >= TRIES) return setWaited(true)
      timer = setTimeout(() => void ask(), EVERY_MS)
    }
    void ask()
    return () => clearTimeout(timer)
  }, [id, call, navigate])

  if (!id || problem)
    return (
      <div className={styles.form}>
        <h1>{problem ? checkoutPageWords.paymentTitle : checkoutPageWords.noPending}</h1>
        {problem ? (
          <p className="notice bad" role="alert">
            {problem}
          </p>
        ) : null}
        <p className={styles.actions}>
          <Link to={checkout.cart.isEmpty ? "/checkout/cart" : "/checkout/payment"} className="btn">
            {problem ? checkoutPageWords.tryAgain : checkoutPageWords.back}
          </Link>
        </p>
      </div>
    )
  return (
    <div className={styles.form} role="status">
      <h1>{checkoutPageWords.pendingTitle}</h1>
      <p>{waited ? checkoutPageWords.pendingFailed : checkoutPageWords.pendingText}</p>
    </div>
  )
}

/** Who is buying: a guest goes straight on. */
import { createFileRoute, useNavigate } from "@tanstack/react-router"
import { pageHead } from "../parts/page-head.ts"
import { checkoutPageWords } from "../words/checkout.ts"
import { titles } from "../words/titles.ts"
import styles from "./checkout.module.css"
import { useCheckout } from "./checkout-context.tsx"
import { useStep } from "./use-step.ts"

export const Route = createFileRoute("/_checkout/checkout/login")({
  head: ({ match }) =>
    pageHead(match, {
      title: titles.login,
      description: titles.login,
      path: "/checkout/login",
      noIndex: true
    }),
  component: LoginScreen
})

function LoginScreen() {
  const checkout = useCheckout()
  const navigate = useNavigate()
  useStep("login", checkout)
  return (
    <div className={styles.form}>
      <h1>{checkoutPageWords.login}</h1>
      <section className={styles.choice} aria-labelledby="guest">
        <h2 id="guest">{checkoutPageWords.guest}</h2>
        <p>{checkoutPageWords.guestHelp}</p>
        <div className={styles.actions}>
          <button
            type="button"
            className="btn"
            onClick={async () => navigate({ to: `/checkout/${await checkout.continueAsGuest()}` })}
          >
            {checkoutPageWords.continueAsGuest}
          </button>
        </div>
      </section>
    </div>
  )
}

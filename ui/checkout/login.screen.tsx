/** Who is buying: a guest goes straight on, a member logs in and comes back. */
import { createFileRoute, getRouteApi, Link, useNavigate } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { loadedHead } from "../page/page-head.ts"
import { useLoginLink } from "../page/use-login-link.ts"
import { useViewModels } from "../session/view-models.tsx"
import { checkoutPageWords } from "../words/checkout.ts"
import { titles } from "../words/titles.ts"
import { whoIsBuyingWords } from "../words/who-is-buying.ts"
import styles from "./checkout.module.css"
import type { CheckoutViewModel } from "./checkout.view-model.ts"
import { useCheckout } from "./checkout-context.tsx"
import { useCheckoutStep } from "./use-checkout-step.ts"

export const Route = createFileRoute("/_checkout/checkout/login")({
  loader: () => ({
    head: {
      title: titles.login,
      description: titles.login,
      path: "/checkout/login",
      noIndex: true
    }
  }),
  head: loadedHead,
  component: LoginScreen
})

const root = getRouteApi("__root__")

function LoginScreen() {
  const { features } = root.useLoaderData()
  const login = useLoginLink(features)
  const checkout = useCheckout()
  const navigate = useNavigate()
  useCheckoutStep("login", checkout)
  return (
    <div className={styles.form}>
      <h1>{checkoutPageWords.login}</h1>
      <LoggedOut checkout={checkout} />
      <section className={styles.choice} aria-labelledby="guest">
        <h2 id="guest">{whoIsBuyingWords.guest}</h2>
        <p>{whoIsBuyingWords.guestHelp}</p>
        <div className={styles.actions}>
          <button
            type="button"
            className="btn"
            onClick={async () => navigate({ to: `/checkout/${await checkout.continueAsGuest()}` })}
          >
            {whoIsBuyingWords.continueAsGuest}
          </button>
        </div>
      </section>
      {features.tradePortal ? (
        <section className={styles.choice} aria-labelledby="member">
          <h2 id="member">{whoIsBuyingWords.member}</h2>
          <p>{whoIsBuyingWords.memberHelp}</p>
          <div className={styles.actions}>
            <Link {...login} className="btn quiet">
              {whoIsBuyingWords.logIn}
            </Link>
          </div>
        </section>
      ) : null}
    </div>
  )
}

/** Why somebody who was logged in a moment ago is asked who they are; where the page says it by itself already, not twice. */
const LoggedOut = observer(({ checkout }: { checkout: CheckoutViewModel }) => {
  const { session } = useViewModels()
  useEffect(() => () => checkout.dismissNotice(), [checkout])
  return (
    <div role="status">
      {checkout.isLoggedOut && !session.forcedLogout ? (
        <p className="notice warn">{whoIsBuyingWords.loggedOut}</p>
      ) : null}
    </div>
  )
})

/** The checkout's own frame: the sign, how far one has come, and a number to call. */
import { createFileRoute, getRouteApi, Link, Outlet, useMatches } from "@tanstack/react-router"
import { OrderPermissionNotice } from "../session/order-permission-notice.tsx"
import { useRestoreBrowserState } from "../session/use-restore-browser-state.ts"
import { Logo } from "../shell/header/logo.tsx"
import { checkoutPageWords } from "../words/checkout.ts"
import { BuyerNotice } from "./buyer-notice.tsx"
import styles from "./checkout.module.css"
import { CheckoutProvider, useCheckout } from "./checkout-context.tsx"
import { ConnectionMonitor } from "./connection-monitor.tsx"
import { CreditNoticePlace } from "./credit-notice-place.tsx"

export const Route = createFileRoute("/_checkout")({ component: CheckoutLayout })

const root = getRouteApi("__root__")

/** One page each, in their order. */
const guestSteps = [
  { path: "/checkout/cart", label: checkoutPageWords.cart },
  { path: "/checkout/login", label: checkoutPageWords.login },
  { path: "/checkout/delivery", label: checkoutPageWords.delivery },
  { path: "/checkout/details", label: checkoutPageWords.details },
  { path: "/checkout/payment", label: checkoutPageWords.payment }
] as const

/** Who is logged in is not asked who is buying. */
const memberSteps = guestSteps.filter(({ path }) => path !== "/checkout/login")

/** Also on pages that lead on at once, so that the header keeps its height: "/checkout", and who is buying to who is logged in. */
const areStepsShown = (pathname: string | undefined): boolean =>
  pathname === "/checkout" || guestSteps.some(({ path }) => path === pathname)

function CheckoutLayout() {
  useRestoreBrowserState()
  const { shop, isLoggedIn, member } = root.useLoaderData()
  // Of the page that is shown: while another is on its way, the steps stay as they are.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const steps = isLoggedIn ? memberSteps : guestSteps
  const here = steps.findIndex(({ path }) => path === pathname)
  return (
    <CheckoutProvider>
      <header className={styles.header}>
        <Logo />
        {areStepsShown(pathname) ? (
          <nav aria-label={checkoutPageWords.steps} className={styles.steps}>
            <ol>
              {steps.map(({ path, label }, place) => (
                <li key={path} className={place < here ? styles.done : undefined}>
                  {place < here ? (
                    <Link to={path}>
                      <span>{label}</span>
                    </Link>
                  ) : (
                    <span {...(place === here ? { "aria-current": "step" as const } : {})}>{label}</span>
                  )}
                </li>
              ))}
            </ol>
          </nav>
        ) : null}
        <a href={`tel:${shop.phone.replace(/[^\d+]/g, "")}`} className={styles.phone}>
          <span className="label">{checkoutPageWords.help}</span> {shop.phone}
        </a>
      </header>
      <div className="lineal" aria-hidden="true" />
      <BuyerNotice member={member} />
      <main id="content" tabIndex={-1} className={styles.page}>
        <ConnectionMonitor />
        {/* The cart says it by itself, beside what it keeps from being bought. */}
        {here > 0 ? <OrderPermissionNotice className={styles.gap} /> : null}
        {/* The cart says it beside its total, and the payment beside its ways. */}
        {here > 0 && pathname !== "/checkout/payment" ? <StepCreditNotice /> : null}
        <Outlet />
      </main>
    </CheckoutProvider>
  )
}

const StepCreditNotice = () => <CreditNoticePlace checkout={useCheckout()} className={styles.gap} />

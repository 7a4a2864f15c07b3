/** Waiting for the bank to say how the payment of the cart went. */
import { createFileRoute, Link } from "@tanstack/react-router"
import { loadedHead } from "../../page/page-head.ts"
import { searchTexts } from "../../page/search-texts.ts"
import { PendingViewModel } from "../../payment/pending.view-model.ts"
import { PendingPayment, pendingPaymentOf } from "../../payment/pending-payment.tsx"
import { checkoutPageWords } from "../../words/checkout.ts"
import { orderResultWords } from "../../words/order-result.ts"
import { titles } from "../../words/titles.ts"
import { useCheckout } from "../checkout-context.tsx"
import { cartJourney } from "../payment/cart-journey.ts"
import { useNextDestination } from "../use-next-destination.ts"

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
  const { id, method, isCancelled } = pendingPaymentOf(Route.useSearch())
  const shop = Route.useRouteContext()
  const checkout = useCheckout()
  const goTo = useNextDestination("pending")
  return (
    <PendingPayment
      key={id}
      make={() => new PendingViewModel(shop.call, cartJourney(shop, checkout), id, method)}
      isCancelled={isCancelled}
      goTo={goTo}
      noneText={orderResultWords.noPendingHelp}
      back={
        <Link to={checkout.cart.isEmpty ? "/checkout/cart" : "/checkout/payment"} className="btn">
          {checkoutPageWords.back}
        </Link>
      }
    />
  )
}

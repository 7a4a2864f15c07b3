/** Paying: the way to do it, the card, the exact amount on the button, and what went wrong if it did. */
import { createFileRoute, Link } from "@tanstack/react-router"
import { reaction } from "mobx"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { cartMethod } from "../../../core/payment-method.ts"
import { loadedHead } from "../../page/page-head.ts"
import { CardPayment } from "../../payment/card-payment.tsx"
import { HostedCard } from "../../payment/hosted-card.tsx"
import { MethodChoice } from "../../payment/method-choice.tsx"
import { PayByMethod } from "../../payment/pay-by-method.tsx"
import { useViewModels } from "../../session/view-models.tsx"
import { checkoutPageWords } from "../../words/checkout.ts"
import { orderByPhoneWords } from "../../words/order-by-phone.ts"
import { titles } from "../../words/titles.ts"
import { ApprovalNotice } from "../approval-notice.tsx"
import styles from "../checkout.module.css"
import { useCheckout } from "../checkout-context.tsx"
import { OrderSummary } from "../order-summary.tsx"
import { useBuyerCheck, useCheckoutStep } from "../use-checkout-step.ts"
import { useNextDestination } from "../use-next-destination.ts"
import { ApprovalRequest } from "./approval-request.tsx"
import { OrderPaymentViewModel } from "./order-payment.view-model.ts"
import { PaymentViewModel } from "./payment.view-model.ts"
import { PaymentOffersViewModel } from "./payment-offers.view-model.ts"
import { PaymentRecap } from "./payment-recap.tsx"

export const Route = createFileRoute("/_checkout/checkout/payment")({
  loader: () => ({
    head: {
      title: titles.payment,
      description: titles.payment,
      path: "/checkout/payment",
      noIndex: true
    }
  }),
  head: loadedHead,
  component: PaymentScreen
})

function PaymentScreen() {
  const checkout = useCheckout()
  const context = Route.useRouteContext()
  const goToNext = useNextDestination("payment")
  const { session } = useViewModels()
  const [payment] = useState(() => new PaymentViewModel(context, checkout, () => session.revalidateSession()))
  const [offers] = useState(() => new PaymentOffersViewModel(context, checkout))
  const [orderPayment] = useState(
    () => new OrderPaymentViewModel(context, checkout, offers, () => session.revalidateSession())
  )
  useCheckoutStep("payment", checkout)
  useBuyerCheck(checkout)
  useEffect(() => payment.open(), [payment])
  // Back from the bank's page without an answer: a browser that kept this page as it was left would pay for ever.
  useEffect(() => {
    const comesBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void payment.prepare().then(goToNext)
    }
    window.addEventListener("pageshow", comesBack)
    return () => window.removeEventListener("pageshow", comesBack)
  }, [payment, goToNext])
  useEffect(() => {
    void checkout.restore().then(async () => {
      if (checkout.cart.items.length === 0) return
      // What another page heard of the last payment is said beside the way that it was to be paid.
      if (offers.chosen !== cartMethod) orderPayment.takeRefusal()
      // Both go by this one: asked for by each, the first answer would be dropped, and what is offered be of no delivery.
      await checkout.delivery.validQuote()
      const [next] = await Promise.all([payment.prepare(), offers.load()])
      goToNext(next)
    })
    // Somebody else is logged in now: the amount on the button, and the ways to pay it, are theirs.
    return reaction(
      () => checkout.cart.buyer,
      () =>
        void payment
          .prepare()
          .then(goToNext)
          .then(() => offers.load())
    )
  }, [checkout, payment, offers, orderPayment, goToNext])
  useEffect(
    () =>
      reaction(
        () => (checkout.cart.prices.isLoading ? undefined : checkout.total),
        (total) => {
          if (total === undefined) return
          const isOther = offers.current !== undefined && offers.current.total !== total
          // One after the other: both go by the quote that the first of them renews.
          const prepared = payment.isOutdated ? payment.prepare().then(goToNext) : Promise.resolve()
          if (isOther) void prepared.then(() => offers.load())
        }
      ),
    [checkout, payment, offers, goToNext]
  )
  return (
    <div className={styles.columns}>
      <Payment payment={payment} orderPayment={orderPayment} offers={offers} />
      <OrderSummary checkout={checkout} />
    </div>
  )
}

type PaymentProps = {
  readonly payment: PaymentViewModel
  readonly orderPayment: OrderPaymentViewModel
  readonly offers: PaymentOffersViewModel
}

const Payment = observer(({ payment, orderPayment, offers }: PaymentProps) => {
  const goTo = useNextDestination("payment")
  const { chosen, current: offered, isLoading } = offers
  const approval = offered?.approval
  // Where neither the ways nor the payment can be had, that is said once, and both are tried again by one press.
  const isUnreached = offers.problem !== undefined && offered === undefined && payment.status === "unprepared"
  const back = <Link to="/checkout/details">{checkoutPageWords.back}</Link>
  const shared = { payment: orderPayment, offered, isLoading, goTo, back }
  return (
    <div className={styles.form}>
      <h1>{checkoutPageWords.paymentTitle}</h1>
      <noscript>{import.meta.env.SSR ? <p className="notice warn">{orderByPhoneWords.noCart}</p> : null}</noscript>
      <PaymentRecap checkout={payment.checkout} />
      <ApprovalNotice approval={approval} />
      {isUnreached ? null : (
        <MethodChoice offers={offers} disabled={payment.status === "paying" || orderPayment.status === "paying"} />
      )}
      {approval && approval.is !== "approved" ? (
        <ApprovalRequest approval={approval} payment={orderPayment} offers={offers} />
      ) : chosen === cartMethod ? (
        <CardPayment
          payment={payment}
          entry={payment.entry}
          // [APV-01] Refused, what is offered may have changed: a limit that was set meanwhile is said above.
          onPay={() => void payment.pay().then((next) => (next ? goTo(next) : offers.load()))}
          onPrepare={() => {
            void payment.prepare().then(goTo)
            if (isUnreached) void offers.load()
          }}
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

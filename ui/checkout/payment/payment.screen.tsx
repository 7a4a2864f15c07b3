/** Paying: the way to do it, the card, the exact amount on the button, and what went wrong if it did. */
import { createFileRoute, Link } from "@tanstack/react-router"
import { reaction } from "mobx"
import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import { dollars } from "../../../core/money.ts"
import { cartMethod } from "../../../core/payment-method.ts"
import { loadedHead } from "../../page/page-head.ts"
import { CardForm, cardFieldIds, ProviderFields } from "../../payment/card-form.tsx"
import { useViewModels } from "../../session/view-models.tsx"
import { cartWords } from "../../words/cart.ts"
import { checkoutPageWords } from "../../words/checkout.ts"
import { paymentPageWords } from "../../words/payment.ts"
import { titles } from "../../words/titles.ts"
import styles from "../checkout.module.css"
import { useCheckout } from "../checkout-context.tsx"
import { OrderSummary } from "../order-summary.tsx"
import { ProblemSummary } from "../problem-summary.tsx"
import { useBuyerCheck, useCheckoutStep } from "../use-checkout-step.ts"
import { useNextDestination } from "../use-next-destination.ts"
import { HostedCard } from "./hosted-card.tsx"
import { MethodChoice } from "./method-choice.tsx"
import { OrderPayment } from "./order-payment.tsx"
import { OrderPaymentViewModel } from "./order-payment.view-model.ts"
import { PaymentViewModel } from "./payment.view-model.ts"
import { PaymentOffersViewModel } from "./payment-offers.view-model.ts"

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
  const { chosen } = offers
  return (
    <div className={styles.form}>
      <h1>{checkoutPageWords.paymentTitle}</h1>
      <noscript>
        <p className="notice warn">{cartWords.noScripts}</p>
      </noscript>
      <MethodChoice offers={offers} disabled={payment.status === "paying" || orderPayment.status === "paying"} />
      {chosen === cartMethod ? (
        <CardPayment payment={payment} />
      ) : chosen === "hosted-card" ? (
        <HostedCard payment={orderPayment} offers={offers} />
      ) : (
        <OrderPayment method={chosen} payment={orderPayment} offers={offers} />
      )}
    </div>
  )
})

const CardPayment = observer(({ payment }: { payment: PaymentViewModel }) => {
  const goToNext = useNextDestination("payment")
  const problemText = useRef<HTMLParagraphElement>(null)
  const { status, problem, refusals, totalChange, cardProblems: fieldProblems } = payment
  const problems = cardFieldIds.flatMap(([field, id]) => {
    const text = fieldProblems[field]
    return text === undefined ? [] : [[id, text] as const]
  })
  // On a phone Pay stands a screen below: what went wrong is brought before the eyes, and read out.
  useEffect(() => {
    if (refusals > 0) problemText.current?.focus()
  }, [refusals])
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void payment.pay().then(goToNext)
      }}
    >
      <div role="alert">
        {totalChange ? (
          <p className="notice warn" ref={problem ? null : problemText} tabIndex={-1}>
            {paymentPageWords.totalChanged(dollars(totalChange.now), totalChange.before && dollars(totalChange.before))}
          </p>
        ) : null}
        {problem && problems.length === 0 ? (
          <p className="notice bad" ref={problemText} tabIndex={-1}>
            {problem}{" "}
            {status === "unprepared" ? (
              <button type="button" className="link" onClick={() => void payment.prepare().then(goToNext)}>
                {checkoutPageWords.tryAgain}
              </button>
            ) : null}
          </p>
        ) : null}
      </div>
      {problems.length > 0 ? <ProblemSummary problems={problems} tries={refusals} /> : null}
      <p role="status" className={isAwaited(payment) ? undefined : "hidden"}>
        {isAwaited(payment) ? paymentPageWords.preparing : null}
        {status === "paying" ? paymentPageWords.paying : null}
      </p>
      {payment.tokenizer?.ownFields ? <CardForm payment={payment} isTest hasName /> : null}
      {payment.tokenizer && !payment.tokenizer.ownFields ? <ProviderFields payment={payment} /> : null}
      <div className={styles.actions}>
        <button
          type="submit"
          className="btn"
          disabled={status !== "ready" && status !== "paying"}
          aria-disabled={status === "paying"}
        >
          {status === "paying" ? paymentPageWords.paying : paymentPageWords.pay(dollars(payment.amount))}
        </button>
        <Link to="/checkout/details">{checkoutPageWords.back}</Link>
      </div>
    </form>
  )
})

const isAwaited = ({ status }: PaymentViewModel): boolean => status === "preparing" || status === "loading"

/** Paying on the bank's card form: the card is typed here, and posted straight to the bank. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import { dollars } from "../../../core/money.ts"
import { CardForm, cardFieldIds } from "../../payment/card-form.tsx"
import { checkoutPageWords } from "../../words/checkout.ts"
import { paymentMethodWords, paymentPageWords } from "../../words/payment.ts"
import styles from "../checkout.module.css"
import { ProblemSummary } from "../problem-summary.tsx"
import { useNextDestination } from "../use-next-destination.ts"
import { HostedCardViewModel } from "./hosted-card.view-model.ts"
import type { OrderPaymentViewModel } from "./order-payment.view-model.ts"
import type { PaymentOffersViewModel } from "./payment-offers.view-model.ts"

type Props = { readonly payment: OrderPaymentViewModel; readonly offers: PaymentOffersViewModel }

/** [PAY-02] */
export const HostedCard = observer(({ payment, offers }: Props) => {
  const goToNext = useNextDestination("payment")
  const [hosted] = useState(() => new HostedCardViewModel(payment))
  const problemText = useRef<HTMLParagraphElement>(null)
  const { status, problem, refusals } = payment
  const { total, offers: ways } = offers.current ?? {}
  const isTest = ways?.find(({ method }) => method === "hosted-card")?.isStandIn === true
  const problems = cardFieldIds.flatMap(([field, id]) => {
    const text = hosted.cardProblems[field]
    return text === undefined ? [] : [[id, text] as const]
  })
  // On a phone the button stands a screen below: what went wrong is brought before the eyes, and read out.
  useEffect(() => {
    if (refusals > 0) problemText.current?.focus()
  }, [refusals])
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void hosted.pay().then(goToNext)
      }}
    >
      <div role="alert">
        {problem && problems.length === 0 ? (
          <p className="notice bad" ref={problemText} tabIndex={-1}>
            {problem}
          </p>
        ) : null}
      </div>
      {problems.length > 0 ? <ProblemSummary problems={problems} tries={hosted.tries} /> : null}
      <p role="status" className={status === "paying" ? undefined : "hidden"}>
        {status === "paying" ? paymentPageWords.paying : null}
      </p>
      <CardForm payment={hosted} isTest={isTest} />
      <div className={styles.actions}>
        <button
          type="submit"
          className="btn"
          disabled={total === undefined || offers.isLoading}
          aria-disabled={status === "paying"}
        >
          {status === "paying"
            ? paymentPageWords.paying
            : paymentMethodWords["hosted-card"].button(dollars(total ?? 0))}
        </button>
        <Link to="/checkout/details">{checkoutPageWords.back}</Link>
      </div>
    </form>
  )
})

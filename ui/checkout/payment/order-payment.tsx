/** Paying in a way that needs no card here: what it comes to, and the button. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import { dollars } from "../../../core/money.ts"
import type { OrderMethod } from "../../../core/payment-method.ts"
import { checkoutPageWords } from "../../words/checkout.ts"
import { creditWords, paymentMethodWords, paymentPageWords } from "../../words/payment.ts"
import styles from "../checkout.module.css"
import { useNextDestination } from "../use-next-destination.ts"
import type { OrderPaymentViewModel } from "./order-payment.view-model.ts"
import paymentStyles from "./payment.module.css"
import type { PaymentOffers, PaymentOffersViewModel } from "./payment-offers.view-model.ts"

type Props = {
  readonly method: OrderMethod
  readonly payment: OrderPaymentViewModel
  readonly offers: PaymentOffersViewModel
}

export const OrderPayment = observer(({ method, payment, offers }: Props) => {
  const goToNext = useNextDestination("payment")
  const problemText = useRef<HTMLParagraphElement>(null)
  const { status, problem, refusals } = payment
  const { total, credit } = offers.current ?? {}
  // On a phone the button stands a screen below: what went wrong is brought before the eyes, and read out.
  useEffect(() => {
    if (refusals > 0) problemText.current?.focus()
  }, [refusals])
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void payment.pay(method).then(goToNext)
      }}
    >
      <div role="alert">
        {problem ? (
          <p className="notice bad" ref={problemText} tabIndex={-1}>
            {problem}
          </p>
        ) : null}
      </div>
      {method === "trade-credit" && credit ? <Credit credit={credit} order={total ?? 0} /> : null}
      <p role="status" className={status === "paying" ? undefined : "hidden"}>
        {status === "paying" ? paymentPageWords.paying : null}
      </p>
      <div className={styles.actions}>
        <button
          type="submit"
          className="btn"
          disabled={total === undefined || offers.isLoading}
          aria-disabled={status === "paying"}
        >
          {status === "paying" ? paymentPageWords.paying : paymentMethodWords[method].button(dollars(total ?? 0))}
        </button>
        <Link to="/checkout/details">{checkoutPageWords.back}</Link>
      </div>
    </form>
  )
})

type CreditProps = { readonly credit: NonNullable<PaymentOffers["credit"]>; readonly order: number }

/** [CRED-02] What the order leaves of the limit. */
const Credit = ({ credit: { limit, used, left }, order }: CreditProps) => (
  <dl className={paymentStyles.credit}>
    <dt>{creditWords.limit}</dt>
    <dd>{dollars(limit)}</dd>
    <dt>{creditWords.used}</dt>
    <dd>{dollars(used)}</dd>
    <dt>{creditWords.order}</dt>
    <dd>{dollars(order)}</dd>
    <dt className={paymentStyles.left}>{creditWords.left}</dt>
    <dd className={paymentStyles.left}>{dollars(left)}</dd>
  </dl>
)

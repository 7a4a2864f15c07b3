/** [APV-01] [APV-02] A cart above its buyer's limit: said before anything is pressed, and sent for approval instead of paid. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import { checkoutPageWords } from "../../words/checkout.ts"
import { approvalCheckoutWords as words } from "../../words/payment.ts"
import styles from "../checkout.module.css"
import { useNextDestination } from "../use-next-destination.ts"
import type { OrderPaymentViewModel } from "./order-payment.view-model.ts"
import type { PaymentOffers, PaymentOffersViewModel } from "./payment-offers.view-model.ts"

type Props = {
  readonly approval: NonNullable<PaymentOffers["approval"]>
  readonly payment: OrderPaymentViewModel
  readonly offers: PaymentOffersViewModel
}

export const ApprovalRequest = observer(({ approval, payment, offers }: Props) => {
  const goToNext = useNextDestination("payment")
  const problemText = useRef<HTMLParagraphElement>(null)
  const { status, problem, refusals } = payment
  const isSending = status === "paying"
  useEffect(() => {
    if (refusals > 0) problemText.current?.focus()
  }, [refusals])
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void payment.sendForApproval(offers.chosen).then(goToNext)
      }}
    >
      <div role="alert">
        {problem ? (
          <p className="notice bad" ref={problemText} tabIndex={-1}>
            {problem}
          </p>
        ) : null}
      </div>
      <div className={styles.actions}>
        {approval.is === "needed" ? (
          <button type="submit" className="btn" disabled={offers.isLoading} aria-disabled={isSending}>
            {isSending ? words.sending : words.send}
          </button>
        ) : approval.id === undefined ? null : (
          <Link to="/my-account/orders" search={{ approval: approval.id }} className="btn">
            {words.see}
          </Link>
        )}
        <Link to="/checkout/details">{checkoutPageWords.back}</Link>
      </div>
    </form>
  )
})

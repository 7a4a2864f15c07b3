/** [APV-01] [APV-02] A cart above its buyer's limit: said before anything is pressed, and sent for approval instead of paid. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import { dateText, melbourneDay } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import { approvalWords } from "../../../core/words/approval.ts"
import { checkoutPageWords } from "../../words/checkout.ts"
import { approvalCheckoutWords as words } from "../../words/payment.ts"
import styles from "../checkout.module.css"
import { useNextDestination } from "../use-next-destination.ts"
import type { OrderPaymentViewModel } from "./order-payment.view-model.ts"
import type { PaymentOffers, PaymentOffersViewModel } from "./payment-offers.view-model.ts"

type Approval = NonNullable<PaymentOffers["approval"]>

const dayOf = (at: number | undefined): string => (at === undefined ? "" : dateText(melbourneDay(at)))

const noticeText = ({ is, limit, approvers, until }: Approval): string => {
  if (is === "nobody") return approvalWords.nobody(dollars(limit))
  if (is === "waiting") return words.waiting(approvalWords.names(approvers), dayOf(until))
  return is === "approved" ? words.approved(dayOf(until)) : approvalWords.needed(dollars(limit), approvers)
}

/** What stands above the ways to pay; nothing within the limit. */
export const ApprovalNotice = ({ approval }: { readonly approval: Approval | undefined }) =>
  approval ? (
    <p className={`notice ${approval.is === "approved" ? "good" : "warn"}`} role="status">
      {noticeText(approval)}
    </p>
  ) : null

type Props = {
  readonly approval: Approval
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

/** [INV-02] The form that pays invoices by card, with the surcharge shown before anything is charged. */
import { useNavigate } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useRef, useState } from "react"
import type { ShopClient } from "../../adapters/client.ts"
import { dollars } from "../../core/money.ts"
import { CardForm, cardFieldIds, ProviderFields } from "../payment/card-form.tsx"
import { invoicePaymentPageWords as words } from "../words/invoice-payment.ts"
import { paymentPageWords } from "../words/payment.ts"
import { ChargeTable } from "./charge-table.tsx"
import { type InvoiceCharge, InvoicePaymentViewModel, type PaidDestination } from "./invoice-payment.view-model.ts"
import styles from "./invoices.module.css"

type Props = {
  readonly shop: Pick<ShopClient, "call" | "store">
  readonly charge: InvoiceCharge
  readonly token?: string
  /** The page's own address. */
  readonly back: string
  /** Where somebody goes who does not pay now. */
  readonly leave: ReactNode
}

const useDestination = () => {
  const navigate = useNavigate()
  return (next: PaidDestination | undefined) => {
    if (!next) return
    if (next.to === "bank") window.location.assign(next.url)
    else if (next.to === "thank-you") void navigate({ to: "/invoices/thank-you", search: { payment: next.paymentNo } })
    else void navigate({ to: "/invoices/pending", search: { payment_intent: next.intentId } })
  }
}

export const InvoicePayment = observer(({ shop, charge, token, back, leave }: Props) => {
  const [payment] = useState(() => new InvoicePaymentViewModel(shop, charge, token))
  const goTo = useDestination()
  const problemText = useRef<HTMLParagraphElement>(null)
  useEffect(() => void payment.prepare(), [payment])
  const { status, problem, refusals, cardProblems } = payment
  const isWrong = cardFieldIds.some(([field]) => cardProblems[field] !== undefined)
  useEffect(() => {
    if (refusals > 0) problemText.current?.focus()
  }, [refusals])
  const isAwaited = status === "preparing" || status === "loading"
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void payment.pay(back).then(goTo)
      }}
    >
      <ChargeTable charge={payment.charge} />
      <noscript>
        <p className="notice warn">{words.noScripts}</p>
      </noscript>
      <div role="alert">
        {problem && !isWrong ? (
          <p className="notice bad" ref={problemText} tabIndex={-1}>
            {problem}{" "}
            {status === "unprepared" ? (
              <button type="button" className="link" onClick={() => void payment.prepare()}>
                {words.tryAgain}
              </button>
            ) : null}
          </p>
        ) : null}
      </div>
      <p role="status" className={isAwaited ? undefined : "hidden"}>
        {isAwaited ? paymentPageWords.preparing : null}
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
          {status === "paying" ? paymentPageWords.paying : paymentPageWords.pay(dollars(payment.charge.payable))}
        </button>
        {leave}
      </div>
    </form>
  )
})

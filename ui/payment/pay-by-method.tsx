/** Paying in a way whose payment is opened with the order: what it comes to, and the button. */
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useRef } from "react"
import { dollars } from "../../core/money.ts"
import type { OrderMethod } from "../../core/payment-method.ts"
import type { OfferedPayments } from "../../core/payments/payment-offers.ts"
import { paymentPageWords } from "../words/payment.ts"
import { paymentMethodWords } from "../words/payment-methods.ts"
import { CreditFacts } from "./credit-facts.tsx"
import type { NextDestination } from "./next-destination.ts"
import styles from "./payment.module.css"
import type { MethodPayment } from "./payment-model.ts"

export type PayByMethodProps = {
  readonly method: OrderMethod
  readonly payment: MethodPayment
  /** What is to be paid, and the ways to do it; nothing until the shop has said. */
  readonly offered: OfferedPayments | undefined
  readonly isLoading: boolean
  readonly goTo: (next: NextDestination | undefined) => void
  /** Where somebody goes who does not pay now. */
  readonly back: ReactNode
  /** In place of paying by the method alone. */
  readonly onPay?: () => void
  /** In place of what the shop said, where fields of this page are wrong. */
  readonly wrongFields?: ReactNode
  readonly children?: ReactNode
}

export const PayByMethod = observer((props: PayByMethodProps) => {
  const { method, payment, offered, isLoading, goTo, back, wrongFields, children } = props
  const problemText = useRef<HTMLParagraphElement>(null)
  const { status, problem, refusals } = payment
  const { total = 0, credit } = offered ?? {}
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
        if (props.onPay) props.onPay()
        else void payment.pay(method).then(goTo)
      }}
    >
      <div role="alert">
        {problem && !wrongFields ? (
          <p className="notice bad" ref={problemText} tabIndex={-1}>
            {problem}
          </p>
        ) : null}
      </div>
      {wrongFields}
      {method === "trade-credit" && credit ? <CreditFacts credit={credit} payable={total} /> : null}
      <p role="status" className={status === "paying" ? undefined : "hidden"}>
        {status === "paying" ? paymentPageWords.paying : null}
      </p>
      {children}
      <div className={styles.actions}>
        <button
          type="submit"
          className="btn"
          disabled={offered === undefined || isLoading}
          aria-disabled={status === "paying"}
        >
          {status === "paying" ? paymentPageWords.paying : paymentMethodWords[method].button(dollars(total))}
        </button>
        {back}
      </div>
    </form>
  )
})

/** Paying by card: the card's fields, what it comes to, and what went wrong if it did. */
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useRef } from "react"
import { dollars } from "../../core/money.ts"
import { ProblemSummary } from "../kit/problem-summary.tsx"
import { checkoutPageWords } from "../words/checkout.ts"
import { paymentPageWords } from "../words/payment.ts"
import type { CardFields, CardProblems } from "./card-fields.ts"
import { CardForm, cardFieldIds, ProviderFields } from "./card-form.tsx"
import type { CardTokenizer } from "./card-tokenizer.ts"
import styles from "./payment.module.css"
import type { CardPaymentModel } from "./payment-model.ts"

/** The card that pays it. */
type CardEntry = {
  readonly card: CardFields
  readonly cardProblems: CardProblems
  readonly tokenizer: CardTokenizer | undefined
  readonly type: (field: keyof CardFields, value: string) => void
  readonly mount: (box: HTMLElement) => () => void
}

type Props = {
  readonly payment: CardPaymentModel
  readonly entry: CardEntry
  readonly onPay: () => void
  readonly onPrepare: () => void
  /** Where somebody goes who does not pay now. */
  readonly back: ReactNode
  /** What stands above the card. */
  readonly children?: ReactNode
}

export const CardPayment = observer(({ payment, entry, onPay, onPrepare, back, children }: Props) => {
  const problemText = useRef<HTMLParagraphElement>(null)
  const { status, problem, refusals, totalChange } = payment
  const problems = cardFieldIds.flatMap(([field, id]) => {
    const text = entry.cardProblems[field]
    return text === undefined ? [] : [[id, text] as const]
  })
  // On a phone Pay stands a screen below: what went wrong is brought before the eyes, and read out.
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
        onPay()
      }}
    >
      {children}
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
              <button type="button" className="link" onClick={onPrepare}>
                {checkoutPageWords.tryAgain}
              </button>
            ) : null}
          </p>
        ) : null}
      </div>
      {problems.length > 0 ? <ProblemSummary problems={problems} tries={refusals} /> : null}
      <p role="status" className={isAwaited ? undefined : "hidden"}>
        {isAwaited ? paymentPageWords.preparing : null}
        {status === "paying" ? paymentPageWords.paying : null}
      </p>
      {entry.tokenizer?.ownFields ? <CardForm payment={entry} isTest hasName /> : null}
      {entry.tokenizer && !entry.tokenizer.ownFields ? <ProviderFields payment={entry} /> : null}
      <div className={styles.actions}>
        <button
          type="submit"
          className="btn"
          disabled={status !== "ready" && status !== "paying"}
          aria-disabled={status === "paying"}
        >
          {status === "paying"
            ? paymentPageWords.paying
            : paymentPageWords.pay(payment.amount && dollars(payment.amount))}
        </button>
        {back}
      </div>
    </form>
  )
})

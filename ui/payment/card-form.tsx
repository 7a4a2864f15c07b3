/** The shop's own fields for a card, which its server never sees. */
import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import { Field } from "../kit/field.tsx"
import { paymentPageWords } from "../words/payment.ts"
import { type CardFields, type CardProblems, monthAndYear } from "./card-fields.ts"
import styles from "./payment.module.css"

/** Each field with its id, in their order on the page. */
export const cardFieldIds = [
  ["number", "cardNumber"],
  ["expiry", "cardExpiry"],
  ["cvc", "cardCvc"]
] as const

type TypedCard = {
  readonly card: CardFields
  readonly cardProblems: CardProblems
  readonly type: (field: keyof CardFields, value: string) => void
}

type Props = {
  readonly payment: TypedCard
  /** A stand-in takes the card, and no money moves. */
  readonly isTest: boolean
  /** The name on the card is asked for as well. */
  readonly hasName?: boolean
}

export const CardForm = observer(({ payment, isTest, hasName = false }: Props) => (
  <>
    {isTest ? <p className="notice">{paymentPageWords.testCards}</p> : null}
    <Field
      name="cardNumber"
      label={paymentPageWords.card}
      value={payment.card.number}
      problem={payment.cardProblems.number}
      onType={(value) => payment.type("number", groupCardNumber(value))}
      inputMode="numeric"
      autoComplete="cc-number"
      maxLength={23}
    />
    <div className={styles.pair}>
      <Field
        name="cardExpiry"
        label={paymentPageWords.expiry}
        value={payment.card.expiry}
        problem={payment.cardProblems.expiry}
        onType={(value) => payment.type("expiry", monthAndYear(value))}
        inputMode="numeric"
        autoComplete="cc-exp"
        maxLength={7}
      />
      <Field
        name="cardCvc"
        label={paymentPageWords.cvc}
        value={payment.card.cvc}
        problem={payment.cardProblems.cvc}
        onType={(value) => payment.type("cvc", value.replace(/\D/g, ""))}
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
      />
    </div>
    {hasName ? (
      <Field
        name="cardName"
        label={paymentPageWords.nameOnCard}
        value={payment.card.name}
        onType={(value) => payment.type("name", value)}
        autoComplete="cc-name"
        maxLength={100}
        optional
        plain
      />
    ) : null}
  </>
))

type DrawnByProvider = { readonly mount: (box: HTMLElement) => () => void }

/** The provider's own fields, in its own frame. */
export const ProviderFields = ({ payment }: { payment: DrawnByProvider }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current ? payment.mount(box.current) : undefined), [payment])
  return <div ref={box} />
}

const groupCardNumber = (value: string): string => value.replace(/\D/g, "").replace(/(.{4})(?=.)/g, "$1 ")

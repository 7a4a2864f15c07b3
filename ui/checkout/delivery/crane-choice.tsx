/** [DEL-07] The shopper's own choice of a crane, with its price, and what its driver must know of the site. */
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { type CraneAccess, isCraneComing } from "../../../core/delivery/vehicles/crane.ts"
import { craneAccessProblems } from "../../../core/delivery/vehicles/crane-access.ts"
import { dollars } from "../../../core/money.ts"
import { craneAccessWords as words } from "../../../core/words/crane-access.ts"
import { Checkbox } from "../../kit/checkbox.tsx"
import { Field } from "../../kit/field.tsx"
import { describedBy, FieldFrame } from "../../kit/field-frame.tsx"
import { checkoutPageWords } from "../../words/checkout.ts"
import { deliveryPageWords } from "../../words/delivery.ts"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import type { AddressChoice } from "./address-choice.ts"
import styles from "./delivery.module.css"

type Props = { readonly checkout: CheckoutViewModel; readonly to: AddressChoice }

export const CraneChoice = observer(({ checkout, to }: Props) => {
  const { details } = checkout.state.delivery
  const { current } = to.offers
  const comesAnyway = !details.craneRequired && (current?.local?.lifts ?? 0) > 0
  const extra = current?.crane?.extra
  return (
    <div className={styles.crane}>
      {comesAnyway ? (
        <p>{deliveryPageWords.craneNeeded}</p>
      ) : (
        <>
          <Checkbox checked={details.craneRequired} onChange={({ target }) => to.setCrane(target.checked)}>
            {deliveryPageWords.crane}{" "}
            {extra ? (
              <b className="num">{deliveryPageWords.cranePrice(dollars(checkout.cart.displayedAmount(extra)))}</b>
            ) : null}
          </Checkbox>
          <p className="soft small">{deliveryPageWords.craneHelp}</p>
        </>
      )}
      {isCraneComing(details) || comesAnyway ? <Access checkout={checkout} to={to} /> : null}
    </div>
  )
})

const Access = observer(({ checkout, to }: Props) => {
  const { craneAccess: access } = checkout.state.delivery.details
  const problems = craneAccessProblems(access)
  const problemOf = (field: keyof CraneAccess) => (checkout.touched.has(`crane.${field}`) ? problems[field] : undefined)
  const answer = (field: keyof CraneAccess) => (value: string) => to.answerAccess({ ...access, [field]: value })
  const leave = (field: keyof CraneAccess) => () => checkout.touch(`crane.${field}`)
  return (
    <fieldset className={styles.address}>
      <legend className={styles.legend}>{words.title}</legend>
      <p className="soft small">{words.help}</p>
      <Answer
        name="crane.wires"
        label={words.wires}
        value={access.wires}
        answers={words.wiresAnswers}
        onAnswer={answer("wires")}
        onLeave={leave("wires")}
        problem={problemOf("wires")}
      />
      <Answer
        name="crane.slope"
        label={words.slope}
        value={access.slope}
        answers={words.slopeAnswers}
        onAnswer={answer("slope")}
        onLeave={leave("slope")}
        problem={problemOf("slope")}
      />
      <Field
        name="crane.width"
        label={words.width}
        help={words.widthHelp}
        value={access.width}
        onType={answer("width")}
        onLeave={leave("width")}
        problem={problemOf("width")}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        plain
      />
    </fieldset>
  )
})

type AnswerProps = {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly answers: { readonly [value: string]: string }
  readonly onAnswer: (value: string) => void
  readonly onLeave: () => void
  readonly problem: string | undefined
}

const Answer = ({ name, label, value, answers, onAnswer, onLeave, problem }: AnswerProps): ReactNode => (
  <FieldFrame name={name} label={label} mark={checkoutPageWords.required} problem={problem} hasPlace>
    <select
      id={name}
      value={value}
      required
      aria-invalid={problem !== undefined}
      {...describedBy(name, undefined, problem)}
      onChange={({ target }) => onAnswer(target.value)}
      onBlur={onLeave}
    >
      <option value="">{words.choose}</option>
      {Object.entries(answers).map(([one, text]) => (
        <option key={one} value={one}>
          {`${text.charAt(0).toUpperCase()}${text.slice(1)}`}
        </option>
      ))}
    </select>
  </FieldFrame>
)

/** A field of a typed form: its label above it, what it is for, and what is wrong with it. */
import type { ChangeEventHandler, FocusEventHandler, InputHTMLAttributes, Ref } from "react"
import styles from "../parts/field.module.css"
import { checkoutPageWords } from "../words/checkout.ts"

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "inputMode" | "maxLength" | "defaultValue" | "className" | "autoFocus"
> & {
  readonly name: string
  readonly label: string
  readonly problem: string | undefined
  readonly onBlur: FocusEventHandler<HTMLInputElement>
  readonly onChange: ChangeEventHandler<HTMLInputElement>
  readonly help?: string
  readonly optional?: boolean
  readonly box?: Ref<HTMLInputElement>
}

export const TypedField = ({ label, problem, help, optional = false, box, ...input }: Props) => {
  const { name } = input
  const describedBy = [help ? `${name}-help` : "", problem ? `${name}-problem` : ""].filter(Boolean).join(" ")
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {label} {optional ? <span className={styles.must}>{checkoutPageWords.optional}</span> : null}
      </label>
      {help ? (
        <span id={`${name}-help`} className={styles.help}>
          {help}
        </span>
      ) : null}
      <input
        {...input}
        id={name}
        ref={box}
        required={!optional}
        aria-invalid={problem !== undefined}
        {...(describedBy ? { "aria-describedby": describedBy } : {})}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <span id={`${name}-problem`} className={`${styles.problem} ${styles.place}`}>
        {problem}
      </span>
    </div>
  )
}

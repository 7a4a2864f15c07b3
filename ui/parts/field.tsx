/** A field of a form: its label above it, what it is for, and what is wrong with it once it was left. */
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, InputHTMLAttributes } from "react"
import { checkoutPageWords } from "../words/checkout.ts"
import styles from "./field.module.css"

type Props = {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onType: (value: string) => void
  readonly onLeave?: () => void
  readonly problem?: string | undefined
  readonly help?: string
  readonly optional?: boolean
  readonly type?: HTMLInputTypeAttribute
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"]
  readonly maxLength?: number
  readonly plain?: boolean
}

export const Field = (props: Props) => {
  const { name, label, value, onType, onLeave, problem, help, optional = false, type = "text", plain = false } = props
  const describedBy = [help ? `${name}-help` : "", problem ? `${name}-problem` : ""].filter(Boolean).join(" ")
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {label}{" "}
        <span className={styles.must}>{optional ? checkoutPageWords.optional : checkoutPageWords.required}</span>
      </label>
      {help ? (
        <span id={`${name}-help`} className={styles.help}>
          {help}
        </span>
      ) : null}
      <input
        id={name}
        name={name}
        type={type}
        value={value}
        required={!optional}
        aria-invalid={problem !== undefined}
        {...(describedBy ? { "aria-describedby": describedBy } : {})}
        {...(props.autoComplete ? { autoComplete: props.autoComplete } : {})}
        {...(props.inputMode ? { inputMode: props.inputMode } : {})}
        {...(props.maxLength ? { maxLength: props.maxLength } : {})}
        {...(plain ? { autoCapitalize: "off", autoCorrect: "off", spellCheck: false } : {})}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
      />
      {problem ? (
        <span id={`${name}-problem`} className={styles.problem}>
          {problem}
        </span>
      ) : null}
    </div>
  )
}

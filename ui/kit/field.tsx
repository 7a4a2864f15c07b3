/** A field of a form that a view model keeps; what is wrong shows once it was left. */
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, InputHTMLAttributes } from "react"
import { checkoutPageWords } from "../words/checkout.ts"
import { describedBy, FieldFrame } from "./field-frame.tsx"

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
  /** UTF-16 units, as the browser counts; twice what the rule allows, so that an emoji is one character to both. */
  readonly maxLength?: number
  readonly plain?: boolean
}

/** Names begin with a capital, and no dictionary knows them. */
export const plainTextProps = (autoComplete = "") => ({
  autoCapitalize: /\bname$/.test(autoComplete) ? "words" : "off",
  autoCorrect: "off",
  spellCheck: false
})

export const Field = (props: Props) => {
  const { name, label, value, onType, onLeave, problem, help, optional = false, type = "text", plain = false } = props
  const mark = optional ? checkoutPageWords.optional : checkoutPageWords.required
  return (
    <FieldFrame name={name} label={label} mark={mark} help={help} problem={problem} hasPlace={onLeave !== undefined}>
      <input
        id={name}
        name={name}
        type={type}
        value={value}
        required={!optional}
        aria-invalid={problem !== undefined}
        {...describedBy(name, help, problem)}
        {...(props.autoComplete ? { autoComplete: props.autoComplete } : {})}
        {...(props.inputMode ? { inputMode: props.inputMode } : {})}
        {...(props.maxLength ? { maxLength: props.maxLength } : {})}
        {...(plain ? plainTextProps(props.autoComplete) : {})}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
      />
    </FieldFrame>
  )
}

/** A field of a form that the browser itself keeps. */
import type { ChangeEventHandler, FocusEventHandler, InputHTMLAttributes, Ref } from "react"
import { plainTextProps } from "../../kit/field.tsx"
import { describedBy, FieldFrame } from "../../kit/field-frame.tsx"
import { checkoutPageWords } from "../../words/checkout.ts"

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "inputMode" | "maxLength" | "defaultValue" | "className" | "autoFocus" | "onPaste"
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
  const mark = optional ? checkoutPageWords.optional : undefined
  return (
    <FieldFrame name={name} label={label} mark={mark} help={help} problem={problem} hasPlace>
      <input
        {...input}
        id={name}
        ref={box}
        required={!optional}
        aria-invalid={problem !== undefined}
        {...describedBy(name, help, problem)}
        {...plainTextProps(input.autoComplete)}
      />
    </FieldFrame>
  )
}

/** The field of an e-mail address, with the keyboard that is made for one. */
import type { ComponentProps } from "react"
import { MAX_FIELD_CHARACTERS } from "../../../core/contact/fields.ts"
import { fieldNames } from "../../../core/words/field.ts"
import { TypedField } from "../parts/typed-field.tsx"

type Props = Omit<ComponentProps<typeof TypedField>, "label" | "type" | "inputMode" | "maxLength">

export const EmailField = (props: Props) => (
  <TypedField
    {...props}
    label={fieldNames.email}
    type="email"
    inputMode="email"
    maxLength={MAX_FIELD_CHARACTERS.email * 2}
  />
)

/** The fields of who somebody is: their names, and a mobile that may be left out. */
import { MAX_FIELD_CHARACTERS } from "../../../core/contact/fields.ts"
import { fieldNames } from "../../../core/words/field.ts"
import { registerWords } from "../../words/sign-in.ts"
import { TypedField } from "../parts/typed-field.tsx"
import type { useTypedForm, Values } from "../parts/use-typed-form.ts"
import styles from "./sign-in.module.css"

type Props = { readonly form: ReturnType<typeof useTypedForm>; readonly known?: Values }

export const NameFields = ({ form, known = {} }: Props) => (
  <div className={styles.pair}>
    <TypedField
      {...form.field("firstName")}
      label={fieldNames.firstName}
      autoComplete="given-name"
      maxLength={MAX_FIELD_CHARACTERS.name * 2}
      defaultValue={known.firstName}
    />
    <TypedField
      {...form.field("lastName")}
      label={fieldNames.lastName}
      autoComplete="family-name"
      maxLength={MAX_FIELD_CHARACTERS.name * 2}
      defaultValue={known.lastName}
    />
  </div>
)

export const MobileField = ({ form, known = {} }: Props) => (
  <TypedField
    {...form.field("mobile")}
    label={registerWords.mobile}
    help={registerWords.mobileWhy}
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    maxLength={MAX_FIELD_CHARACTERS.phone}
    defaultValue={known.mobile}
    optional
  />
)

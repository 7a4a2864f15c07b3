/** The fields of who somebody is: their names, and a mobile that may be left out. */
import { MOST_CHARACTERS } from "../../core/contact/fields.ts"
import { fieldNames } from "../../core/words/field.ts"
import { registerWords } from "../words/sign-in.ts"
import styles from "./sign-in.module.css"
import { TypedField } from "./typed-field.tsx"
import type { useTypedForm, Values } from "./use-typed-form.ts"

type Props = { readonly form: ReturnType<typeof useTypedForm>; readonly known?: Values }

export const NameFields = ({ form, known = {} }: Props) => (
  <div className={styles.pair}>
    <TypedField
      {...form.field("firstName")}
      label={fieldNames.firstName}
      autoComplete="given-name"
      maxLength={MOST_CHARACTERS.name * 2}
      defaultValue={known.firstName}
    />
    <TypedField
      {...form.field("lastName")}
      label={fieldNames.lastName}
      autoComplete="family-name"
      maxLength={MOST_CHARACTERS.name * 2}
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
    maxLength={MOST_CHARACTERS.phone}
    defaultValue={known.mobile}
    optional
  />
)

/** What somebody must tell to have an account; an order that was just placed has told most of it. */
import { useRouter } from "@tanstack/react-router"
import { registrationProblems } from "../../core/account/registration.ts"
import { MOST_CHARACTERS } from "../../core/contact/fields.ts"
import { fieldNames } from "../../core/words/field.ts"
import { registerWords } from "../words/sign-in.ts"
import { EmailField } from "./email-field.tsx"
import styles from "./sign-in.module.css"
import { Send, Told } from "./sign-in-parts.tsx"
import { TypedField } from "./typed-field.tsx"
import { useHeard } from "./use-heard.ts"
import { useSending } from "./use-sending.ts"
import { useAwake, useTypedForm, type Values } from "./use-typed-form.ts"

export type Known = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile?: string
}

const nobody: Known = { firstName: "", lastName: "", email: "" }

const registrationOf = ({ firstName = "", lastName = "", email = "", mobile = "" }: Values) => ({
  firstName,
  lastName,
  email,
  ...(mobile.trim() === "" ? {} : { mobile })
})

const rule = (field: string) => (_: string, all: Values) => registrationProblems(registrationOf(all))[field]

/** [REG-02] The same answer for every address; nothing is made until the link in the e-mail is used. */
export const RegisterForm = ({ submit, known = nobody }: { submit: string; known?: Known }) => {
  const { call } = useRouter().options.context
  const sending = useSending<{ readonly msg: string }>()
  const said = useHeard<HTMLParagraphElement>(sending.done)
  const isAwake = useAwake()
  const form = useTypedForm(
    { firstName: rule("firstName"), lastName: rule("lastName"), email: rule("email"), mobile: rule("mobile") },
    async (values) => {
      const body = registrationOf(values)
      const answer = await sending.send(() => call("POST /users/create/user/contact", { body }))
      if (answer && !answer.ok && answer.fields) form.blame(answer.fields)
    }
  )
  if (sending.done)
    return (
      <p role="status" className="notice good" {...said}>
        {sending.done.msg}
      </p>
    )
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.onSubmit}>
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
      <EmailField {...form.field("email")} autoComplete="email" defaultValue={known.email} />
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
      <Told problem={sending.problem === undefined ? undefined : `${registerWords.failed} ${sending.problem}`} />
      <Send isAwake={isAwake} isBusy={sending.isBusy}>
        {submit}
      </Send>
    </form>
  )
}

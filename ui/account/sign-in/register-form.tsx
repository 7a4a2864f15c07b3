/** What somebody must tell to have an account; an order that was just placed has told most of it. */
import { useRouter } from "@tanstack/react-router"
import { type Registration, registrationProblems } from "../../../core/account/registration.ts"
import { useHydrated } from "../../kit/use-hydrated.ts"
import { registerWords } from "../../words/sign-in.ts"
import { useFocusOnMessage } from "../parts/use-focus-on-message.ts"
import { useFormSubmission } from "../parts/use-form-submission.ts"
import { useTypedForm, type Values } from "../parts/use-typed-form.ts"
import { EmailField } from "./email-field.tsx"
import { MobileField, NameFields } from "./own-details-fields.tsx"
import { storeRegistration } from "./registration-draft.ts"
import styles from "./sign-in.module.css"
import { SignInMessages, SubmitButton } from "./sign-in-parts.tsx"

const emptyRegistration: Registration = { firstName: "", lastName: "", email: "" }

/** As it was typed; without a mobile where none was. */
export const registrationOf = ({ firstName = "", lastName = "", email = "", mobile = "" }: Values) => ({
  firstName,
  lastName,
  email,
  ...(mobile.trim() === "" ? {} : { mobile })
})

/** A field of somebody who registers, by the rule that the shop checks it by. */
export const registrationRule = (field: string) => (_: string, all: Values) =>
  registrationProblems(registrationOf(all))[field]

/** [REG-02] The same answer for every address; nothing is made until the link in the e-mail is used. */
export const RegisterForm = ({ submit, known = emptyRegistration }: { submit: string; known?: Registration }) => {
  const shop = useRouter().options.context
  const sending = useFormSubmission<{ readonly msg: string }>()
  const focusProps = useFocusOnMessage<HTMLParagraphElement>(sending.done)
  const isHydrated = useHydrated()
  const form = useTypedForm(
    {
      firstName: registrationRule("firstName"),
      lastName: registrationRule("lastName"),
      email: registrationRule("email"),
      mobile: registrationRule("mobile")
    },
    async (values) => {
      const body = registrationOf(values)
      const answer = await sending.send(() => shop.call("POST /users/create/user/contact", { body }))
      if (answer?.ok) await storeRegistration(shop, body)
      if (answer && !answer.ok && answer.fields) form.showProblems(answer.fields)
    }
  )
  if (sending.done)
    return (
      <p role="status" className="notice good" {...focusProps}>
        {sending.done.msg}
      </p>
    )
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.onSubmit}>
      <NameFields form={form} known={known} />
      <EmailField {...form.field("email")} autoComplete="email" defaultValue={known.email} />
      <MobileField form={form} known={known} />
      <SignInMessages
        problem={sending.problem === undefined ? undefined : `${registerWords.failed} ${sending.problem}`}
      />
      <SubmitButton isHydrated={isHydrated} isBusy={sending.isBusy}>
        {submit}
      </SubmitButton>
    </form>
  )
}

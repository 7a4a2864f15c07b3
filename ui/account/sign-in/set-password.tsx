/** A new password, typed twice. */
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { PASSWORD_LENGTH, passwordProblem } from "../../../core/account/sign-in/password-rule.ts"
import { signInWords } from "../../../core/words/account.ts"
import { Checkbox } from "../../kit/checkbox.tsx"
import { useHydrated } from "../../kit/use-hydrated.ts"
import { linkPageWords } from "../../words/sign-in.ts"
import { TypedField } from "../parts/typed-field.tsx"
import { useFormSubmission } from "../parts/use-form-submission.ts"
import { useTypedForm } from "../parts/use-typed-form.ts"
import { MobileField, NameFields } from "./own-details-fields.tsx"
import { registrationOf, registrationRule } from "./register-form.tsx"
import { clearRegistration, useRegistrationDraft } from "./registration-draft.ts"
import styles from "./sign-in.module.css"
import { SignInMessages, SubmitButton } from "./sign-in-parts.tsx"

type Props = {
  readonly token: string
  /** [REG-01] The link makes a contact: who they are is told here, by whoever has proved the address. */
  readonly asksName: boolean
  /** Hears that it is set, or that the link has run out meanwhile. */
  readonly onEnd: (how: "done" | "over") => void
}

const detailRules = {
  firstName: registrationRule("firstName"),
  lastName: registrationRule("lastName"),
  mobile: registrationRule("mobile")
}

/** [AUTH-07] */
export const SetPassword = ({ token, asksName, onEnd }: Props) => {
  const shop = useRouter().options.context
  const box = useRegistrationDraft(shop, asksName)
  const sending = useFormSubmission<{ readonly changed: true }>()
  const isHydrated = useHydrated()
  const [isShown, setShown] = useState(false)
  const form = useTypedForm(
    {
      ...(asksName ? detailRules : {}),
      password: passwordProblem,
      confirmation: (value, { password }) => (value === password ? undefined : signInWords.confirmationDiffers)
    },
    async ({ password = "", ...values }) => {
      const { email: _, ...details } = registrationOf(values)
      const body = { token, password, ...(asksName ? details : {}) }
      const answer = await sending.send(() => shop.call("POST /users/resetpass/set", { body }))
      if (answer?.ok || answer?.code === "LINK_EXPIRED") await clearRegistration(shop)
      if (answer?.ok) return onEnd("done")
      if (answer?.code === "LINK_EXPIRED") return onEnd("over")
      if (answer?.fields) form.showProblems(answer.fields)
    }
  )
  const type = isShown ? "text" : "password"
  return (
    <form ref={box} className={styles.form} method="post" noValidate onSubmit={form.onSubmit}>
      <SignInMessages problem={sending.problem} />
      {asksName ? (
        <>
          <NameFields form={form} />
          <MobileField form={form} />
        </>
      ) : null}
      <TypedField
        {...form.field("password")}
        label={linkPageWords.password}
        help={linkPageWords.passwordHelp}
        type={type}
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH.most * 2}
      />
      <TypedField
        {...form.field("confirmation")}
        label={linkPageWords.confirmation}
        type={type}
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH.most * 2}
      />
      <Checkbox onChange={({ target }) => setShown(target.checked)}>{linkPageWords.show}</Checkbox>
      <SubmitButton isHydrated={isHydrated} isBusy={sending.isBusy}>
        {linkPageWords.set}
      </SubmitButton>
    </form>
  )
}

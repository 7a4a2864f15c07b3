/** The form of somebody's own details: the password of now proves who sends it. */
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { ownDetailsProblems } from "../../../core/account/sign-in/own-details-problems.ts"
import { PASSWORD_LENGTH } from "../../../core/account/sign-in/password-rule.ts"
import { signInWords } from "../../../core/words/account.ts"
import { Checkbox } from "../../kit/checkbox.tsx"
import { useHydrated } from "../../kit/use-hydrated.ts"
import { ownDetailsPageWords as words } from "../../words/own-details.ts"
import { TypedField } from "../parts/typed-field.tsx"
import { useFormSubmission } from "../parts/use-form-submission.ts"
import { useTypedForm, type Values } from "../parts/use-typed-form.ts"
import { MobileField, NameFields } from "../sign-in/own-details-fields.tsx"
import { SignInMessages, SubmitButton } from "../sign-in/sign-in-parts.tsx"
import styles from "./own-details.module.css"

type Call = ApiCalls["POST /users/details/update"]

/** What is sent: a mobile or a new password that is left empty is not. */
export const ownDetailsBody = ({
  firstName = "",
  lastName = "",
  mobile = "",
  ...passwords
}: Values): Call["request"]["body"] => {
  const { presentPassword = "", newPassword = "" } = passwords
  return {
    firstName,
    lastName,
    presentPassword,
    ...(mobile.trim() === "" ? {} : { mobile }),
    ...(newPassword === "" ? {} : { newPassword })
  }
}

type RuledField = keyof ReturnType<typeof ownDetailsProblems>
const rule = (name: RuledField) => (_: string, all: Values) => ownDetailsProblems(ownDetailsBody(all))[name]
const rules = {
  firstName: rule("firstName"),
  lastName: rule("lastName"),
  mobile: rule("mobile"),
  newPassword: rule("newPassword"),
  confirmation: (value: string, { newPassword = "" }: Values) =>
    value === newPassword ? undefined : signInWords.confirmationDiffers,
  presentPassword: rule("presentPassword")
}

const savedText = ({ signedOut }: Call["data"]) =>
  `${signedOut === 0 ? words.saved : words.savedAndSignedOut(signedOut)} ${words.mailed}`

/** [SELF-01] Once they are saved the passwords are typed anew for the next change. */
export const OwnDetailsForm = ({ known }: { known: Values }) => {
  const router = useRouter()
  const sending = useFormSubmission<Call["data"]>()
  const isHydrated = useHydrated()
  const [isShown, setShown] = useState(false)
  const form = useTypedForm(rules, async (values, element) => {
    const answer = await sending.send(() =>
      router.options.context.call("POST /users/details/update", { body: ownDetailsBody(values) })
    )
    if (!answer?.ok) return answer?.fields && form.showProblems(answer.fields)
    for (const name of ["newPassword", "confirmation", "presentPassword"]) {
      const field = element.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = ""
    }
    await router.invalidate({ sync: true })
  })
  const type = isShown ? "text" : "password"
  const password = { type, maxLength: PASSWORD_LENGTH.most * 2 }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.onSubmit}>
      <SignInMessages
        problem={sending.problem}
        notice={sending.done && !sending.problem && !sending.isBusy ? savedText(sending.done) : undefined}
      />
      <NameFields form={form} known={known} />
      <MobileField form={form} known={known} />
      <TypedField
        {...form.field("newPassword")}
        {...password}
        label={words.newPassword}
        help={words.newPasswordHelp}
        autoComplete="new-password"
        optional
      />
      <TypedField
        {...form.field("confirmation")}
        {...password}
        label={words.confirmation}
        autoComplete="new-password"
        optional
      />
      <TypedField
        {...form.field("presentPassword")}
        {...password}
        label={words.presentPassword}
        help={words.presentPasswordHelp}
        autoComplete="current-password"
      />
      <Checkbox onChange={({ target }) => setShown(target.checked)}>{words.show}</Checkbox>
      <SubmitButton isHydrated={isHydrated} isBusy={sending.isBusy}>
        {words.save}
      </SubmitButton>
    </form>
  )
}

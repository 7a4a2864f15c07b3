/** A new password, typed twice. */
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { PASSWORD_LENGTH, passwordProblem } from "../../core/account/password-rule.ts"
import { signInWords } from "../../core/words/account.ts"
import { Check } from "../parts/check.tsx"
import { linkPageWords } from "../words/sign-in.ts"
import styles from "./sign-in.module.css"
import { Send, Told } from "./sign-in-parts.tsx"
import { TypedField } from "./typed-field.tsx"
import { useSending } from "./use-sending.ts"
import { useAwake, useTypedForm } from "./use-typed-form.ts"

/** [AUTH-07] `onEnd` hears that it is set, or that the link has run out meanwhile. */
export const SetPassword = ({ token, onEnd }: { token: string; onEnd: (how: "done" | "over") => void }) => {
  const { call } = useRouter().options.context
  const sending = useSending<{ readonly changed: true }>()
  const isAwake = useAwake()
  const [isShown, setShown] = useState(false)
  const form = useTypedForm(
    {
      password: passwordProblem,
      confirmation: (value, { password }) => (value === password ? undefined : signInWords.confirmationDiffers)
    },
    async ({ password = "" }) => {
      const answer = await sending.send(() => call("POST /users/resetpass/set", { body: { token, password } }))
      if (answer?.ok) return onEnd("done")
      if (answer?.code === "LINK_EXPIRED") return onEnd("over")
      if (answer?.fields) form.blame(answer.fields)
    }
  )
  const type = isShown ? "text" : "password"
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.onSubmit}>
      <Told problem={sending.problem} />
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
      <Check onChange={({ target }) => setShown(target.checked)}>{linkPageWords.show}</Check>
      <Send isAwake={isAwake} isBusy={sending.isBusy}>
        {linkPageWords.set}
      </Send>
    </form>
  )
}

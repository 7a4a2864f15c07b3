/** Asks for an e-mail address, and sends something there. */
import type { ReactNode } from "react"
import { requiredEmailProblem } from "../../../core/contact/fields.ts"
import { useHydrated } from "../../kit/use-hydrated.ts"
import { useTypedForm, type Values } from "../parts/use-typed-form.ts"
import { EmailField } from "./email-field.tsx"
import styles from "./sign-in.module.css"
import { SignInMessages, SubmitButton } from "./sign-in-parts.tsx"
import { useRememberedEmail } from "./use-remembered-email.ts"

type Props = {
  /** Of the field, where the page has another address. */
  readonly name?: string
  readonly submit: string
  readonly isBusy: boolean
  readonly problem: string | undefined
  readonly notice?: string | undefined
  /** Somebody has come back to it to type another address. */
  readonly autoFocus?: boolean
  readonly send: (email: string, values: Values) => unknown
  readonly children?: ReactNode
}

export const EmailForm = ({ name = "email", submit, isBusy, problem, notice, autoFocus, send, children }: Props) => {
  const isHydrated = useHydrated()
  const email = useRememberedEmail()
  const form = useTypedForm({ [name]: requiredEmailProblem }, (values) => send((values[name] ?? "").trim(), values))
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.onSubmit}>
      <EmailField {...form.field(name)} autoComplete="username" box={email} autoFocus={autoFocus} />
      {children}
      <SubmitButton isHydrated={isHydrated} isBusy={isBusy}>
        {submit}
      </SubmitButton>
      <SignInMessages problem={problem} notice={notice} />
    </form>
  )
}

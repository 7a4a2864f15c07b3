/** Asks for a link to set a password; whether there is an account for the address is not told. */
import { useRouter } from "@tanstack/react-router"
import { linkPageWords } from "../../words/sign-in.ts"
import { useFormSubmission } from "../parts/use-form-submission.ts"
import { EmailForm } from "./email-form.tsx"

/** [AUTH-07] `problem` says why somebody who had a link sees the form again: it stands below it. */
export const PasswordResetRequest = ({ problem }: { problem?: string }) => {
  const { call } = useRouter().options.context
  const sending = useFormSubmission<{ readonly msg: string }>()
  return (
    <>
      <p>{linkPageWords.requestText}</p>
      <EmailForm
        submit={linkPageWords.sendReset}
        isBusy={sending.isBusy}
        problem={sending.done ? undefined : (sending.problem ?? problem)}
        notice={sending.done?.msg}
        send={(email) => sending.send(() => call("POST /users/resetpass/request", { body: { email } }))}
      />
    </>
  )
}

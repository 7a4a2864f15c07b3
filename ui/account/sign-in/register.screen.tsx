/** Becoming a customer with an account, or getting a log-in for an account that is there. */
import { createFileRoute, getRouteApi, Link, useRouter } from "@tanstack/react-router"
import { loadedHead } from "../../page/page-head.ts"
import { linkPageWords, registerWords } from "../../words/sign-in.ts"
import { descriptions, titles } from "../../words/titles.ts"
import { useFormSubmission } from "../parts/use-form-submission.ts"
import { EmailForm } from "./email-form.tsx"
import { LoggedInAlready } from "./logged-in-already.tsx"
import { RegisterForm } from "./register-form.tsx"
import styles from "./sign-in.module.css"
import { SignInFrame } from "./sign-in-parts.tsx"

export const Route = createFileRoute("/_shop/_sign-in/my-account/register")({
  loader: () => ({
    head: {
      title: titles.register,
      description: descriptions.register,
      path: "/my-account/register",
      noIndex: true
    }
  }),
  head: loadedHead,
  component: RegisterScreen
})

const root = getRouteApi("__root__")

function RegisterScreen() {
  const { member } = root.useLoaderData()
  return (
    <SignInFrame beside={member ? null : <Known />}>
      <h1>{registerWords.title}</h1>
      {member ? (
        <LoggedInAlready member={member} />
      ) : (
        <>
          <p>{descriptions.register}</p>
          <RegisterForm submit={registerWords.submit} />
          <p className={styles.ways}>
            <Link to="/my-account/login">{linkPageWords.backToLogin}</Link>
          </p>
        </>
      )}
    </SignInFrame>
  )
}

/** [REG-02] An online log-in for somebody who is in the books. */
const Known = () => {
  const { call } = useRouter().options.context
  const sending = useFormSubmission<{ readonly msg: string }>()
  return (
    <>
      <h2>{registerWords.known}</h2>
      <p>{registerWords.knownText}</p>
      <EmailForm
        name="knownEmail"
        submit={registerWords.sendPassword}
        isBusy={sending.isBusy}
        problem={sending.problem}
        notice={sending.done?.msg}
        send={(email) => sending.send(() => call("POST /users/create/user/ecomm", { body: { email } }))}
      />
    </>
  )
}

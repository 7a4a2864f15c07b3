/** Logging in by e-mail and password. */
import { createFileRoute, getRouteApi, Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useRef } from "react"
import { requiredEmailProblem, requiredProblem } from "../../../core/contact/fields.ts"
import { fieldNames } from "../../../core/words/field.ts"
import { Checkbox } from "../../kit/checkbox.tsx"
import { useHydrated } from "../../kit/use-hydrated.ts"
import { loadedHead } from "../../page/page-head.ts"
import { signInPageWords } from "../../words/sign-in.ts"
import { titles } from "../../words/titles.ts"
import { TypedField } from "../parts/typed-field.tsx"
import { useTypedForm } from "../parts/use-typed-form.ts"
import { EmailField } from "./email-field.tsx"
import { LoggedInAlready } from "./logged-in-already.tsx"
import styles from "./sign-in.module.css"
import { useNextPath, useSignIn } from "./sign-in-context.tsx"
import { SignInFrame, SignInMessages, SubmitButton } from "./sign-in-parts.tsx"
import { useAutomaticLogin } from "./use-automatic-login.ts"
import { useRememberedEmail } from "./use-remembered-email.ts"

export const Route = createFileRoute("/_shop/_sign-in/my-account/login")({
  loader: () => ({
    head: { title: titles.logIn, description: titles.logIn, path: "/my-account/login", noIndex: true }
  }),
  head: loadedHead,
  component: LoginScreen
})

const root = getRouteApi("__root__")

function LoginScreen() {
  const { member } = root.useLoaderData()
  const isChecking = useAutomaticLogin()
  return (
    <SignInFrame beside={<Inside />}>
      <h1>{signInPageWords.logIn}</h1>
      {member ? (
        <LoggedInAlready member={member} />
      ) : isChecking ? (
        <p role="status">{signInPageWords.wait}</p>
      ) : (
        <Login />
      )}
    </SignInFrame>
  )
}

const Login = observer(() => {
  const { features } = root.useLoaderData()
  const { signIn, goOn } = useSignIn()
  const isHydrated = useHydrated()
  const next = useNextPath()
  const password = useRef<HTMLInputElement>(null)
  const email = useRememberedEmail()
  const form = useTypedForm(
    {
      email: requiredEmailProblem,
      password: (value) => requiredProblem(fieldNames.password, value)
    },
    async (values) => {
      if (signIn.isBusy) return
      if (await signIn.logIn((values.email ?? "").trim(), values.password ?? "", values.remember === "on"))
        return goOn()
      password.current?.select()
    }
  )
  const carried = next === undefined ? {} : { next }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.onSubmit}>
      {/* What is wrong with a later step is said there. */}
      <SignInMessages problem={signIn.state.at === "credentials" ? signIn.problem : undefined} />
      <EmailField {...form.field("email")} autoComplete="username" box={email} />
      <TypedField
        {...form.field("password")}
        label={fieldNames.password}
        type="password"
        autoComplete="current-password"
        maxLength={1000}
        box={password}
      />
      <Checkbox name="remember">{signInPageWords.rememberMe}</Checkbox>
      <SubmitButton isHydrated={isHydrated} isBusy={signIn.isBusy}>
        {signInPageWords.logIn}
      </SubmitButton>
      <p className={styles.ways}>
        <Link to="/my-account/reset-password" search={{}}>
          {signInPageWords.forgot}
        </Link>
        {features.magicLinkLogin ? (
          <Link to="/my-account/link-login" search={carried}>
            {signInPageWords.byLink}
          </Link>
        ) : null}
      </p>
    </form>
  )
})

const Inside = () => (
  <>
    <h2>{signInPageWords.insideTitle}</h2>
    <dl className={styles.facts}>
      {signInPageWords.inside.map(([name, text]) => (
        <div key={name}>
          <dt className="label">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <h2>{signInPageWords.newTitle}</h2>
    <p>{signInPageWords.newText}</p>
    <p>
      <Link to="/my-account/register" className="btn quiet">
        {signInPageWords.register}
      </Link>
    </p>
  </>
)

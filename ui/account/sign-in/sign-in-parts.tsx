/** What the pages of the log-in share: their frame, the steps drawn as one stick cut in pieces, and what is said. */
import { getRouteApi } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useRef } from "react"
import { signInPageWords } from "../../words/sign-in.ts"
import { NoScriptNotice } from "../parts/no-script-notice.tsx"
import styles from "./sign-in.module.css"
import type { SignInStep } from "./sign-in.view-model.ts"
import { useSignIn } from "./sign-in-context.tsx"

const root = getRouteApi("__root__")

/** A form on its sheet, and beside it what helps with it. */
export const SignInFrame = ({ children, beside }: { children: ReactNode; beside?: ReactNode }) => {
  const { shop } = root.useLoaderData()
  return (
    <div className={styles.frame}>
      <div className={styles.sheet}>
        {children}
        <NoScriptNotice />
      </div>
      <aside className={styles.beside} aria-label={signInPageWords.helpTitle}>
        {beside}
        <p className={styles.call}>
          {signInPageWords.stuck} <a href={`tel:${shop.phone.replace(/[^\d+]/g, "")}`}>{shop.phone}</a>
        </p>
      </aside>
    </div>
  )
}

/** What is good to know beside a form. */
export const Advice = ({ title, lines }: { title: string; lines: ReadonlyArray<string> }) => (
  <>
    <h2>{title}</h2>
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
)

/** The steps of this log-in, and which of them is open. */
export const SignInSteps = observer(({ at }: { at: SignInStep }) => {
  const { steps } = useSignIn().signIn
  return (
    <ol className={styles.steps} aria-label={signInPageWords.steps}>
      {steps.map((step, place) => (
        <li
          key={step}
          className={place < steps.indexOf(at) ? styles.done : undefined}
          {...(step === at ? { "aria-current": "step" as const } : {})}
        >
          {signInPageWords.stepNames[step]}
        </li>
      ))}
    </ol>
  )
})

/** What went wrong is told at once, what went well when there is time; nothing takes no room. On a phone a long form's button is far below it. */
export const SignInMessages = ({ problem, notice }: { problem?: string | undefined; notice?: string | undefined }) => {
  const [alert, status] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  useEffect(() => {
    const said = problem ? alert : notice ? status : undefined
    said?.current?.scrollIntoView({ block: "nearest" })
  }, [problem, notice, alert, status])
  return (
    <>
      <div ref={alert} role="alert">
        {problem ? <p className="notice bad">{problem}</p> : null}
      </div>
      <div ref={status} role="status">
        {notice ? <p className="notice good">{notice}</p> : null}
      </div>
    </>
  )
}

/** The button that sends a form: it works once the scripts do, and says that it is at work. */
export const SubmitButton = ({
  isHydrated,
  isBusy,
  children
}: {
  isHydrated: boolean
  isBusy: boolean
  children: string
}) => (
  <button type="submit" className={`btn ${styles.send}`} disabled={!isHydrated} aria-disabled={isBusy}>
    {isBusy ? signInPageWords.busy : children}
  </button>
)

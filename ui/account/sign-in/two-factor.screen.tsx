/** The code that was sent by e-mail and SMS. */
import { createFileRoute } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { type ClipboardEvent, useEffect, useRef, useState } from "react"
import { CODE_DIGITS, extractCode, isCode } from "../../../core/account/sign-in/two-factor.ts"
import { requiredProblem } from "../../../core/contact/fields.ts"
import { Checkbox } from "../../kit/checkbox.tsx"
import { useHydrated } from "../../kit/use-hydrated.ts"
import { loadedHead } from "../../page/page-head.ts"
import { signInPageWords } from "../../words/sign-in.ts"
import { titles } from "../../words/titles.ts"
import { TypedField } from "../parts/typed-field.tsx"
import { useTypedForm } from "../parts/use-typed-form.ts"
import styles from "./sign-in.module.css"
import type { SignInViewModel } from "./sign-in.view-model.ts"
import { Advice, SignInFrame, SignInMessages, SignInSteps, SubmitButton } from "./sign-in-parts.tsx"
import { useSignInStep } from "./use-sign-in-step.ts"

export const Route = createFileRoute("/_shop/_sign-in/my-account/two-factor")({
  loader: () => ({
    head: {
      title: titles.twoFactor,
      description: titles.twoFactor,
      path: "/my-account/two-factor",
      noIndex: true
    }
  }),
  head: loadedHead,
  component: TwoFactorScreen
})

function TwoFactorScreen() {
  return (
    <SignInFrame beside={<Advice title={signInPageWords.noCodeTitle} lines={signInPageWords.noCode} />}>
      <SignInSteps at="code" />
      <h1>{signInPageWords.codeTitle}</h1>
      <Code />
    </SignInFrame>
  )
}

/** Whether the newest code has run out; nobody should wonder why the right one is wrong. */
const useIsOver = (expires: number): boolean => {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    setOver(false)
    const timer = setTimeout(() => setOver(true), expires - Date.now())
    return () => clearTimeout(timer)
  }, [expires])
  return isOver
}

/** [AUTH-05] A message that is pasted whole leaves its code in the box; the box would cut it off before it comes to that. */
const pasteCode = (event: ClipboardEvent<HTMLInputElement>) => {
  const code = extractCode(event.clipboardData.getData("text"))
  if (code === undefined) return
  event.preventDefault()
  const box = event.currentTarget
  box.setRangeText(code, 0, box.value.length, "end")
  box.dispatchEvent(new Event("input", { bubbles: true }))
}

/** [AUTH-05] [AUTH-06] One box, so that a code is pasted, or filled in by the phone, in one go. */
const Code = observer(() => {
  const { signIn, goOn } = useSignInStep("code")
  const isHydrated = useHydrated()
  const isOver = useIsOver(signIn.facts.codeExpires)
  const box = useRef<HTMLInputElement>(null)
  const form = useTypedForm(
    {
      code: (value) =>
        requiredProblem(signInPageWords.code, value) ?? (isCode(value) ? undefined : signInPageWords.codeShape)
    },
    async (values) => {
      if (signIn.isBusy) return
      if (await signIn.submitCode(values.code ?? "", values.rememberDevice === "on")) return goOn()
      box.current?.select()
    }
  )
  if (signIn.state.at !== "code") return <p role="status">{signInPageWords.wait}</p>
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.onSubmit}>
      <CodeDestination signIn={signIn} />
      <SignInMessages
        problem={signIn.problem ?? (isOver ? signInPageWords.codeOver : undefined)}
        notice={signIn.notice}
      />
      <div className={styles.code}>
        <TypedField
          {...form.field("code")}
          label={signInPageWords.code}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_DIGITS * 2}
          box={box}
          onPaste={pasteCode}
          autoFocus
        />
      </div>
      <Checkbox name="rememberDevice">
        {signInPageWords.rememberDevice} <span className="soft small">{signInPageWords.rememberDeviceHelp}</span>
      </Checkbox>
      <div className={styles.actions}>
        <SubmitButton isHydrated={isHydrated} isBusy={signIn.isBusy}>
          {signInPageWords.continue}
        </SubmitButton>
        <button
          type="button"
          className="link"
          onClick={async () => {
            if (signIn.isBusy) return
            if (await signIn.resend()) return goOn()
            if (box.current && signIn.notice) box.current.value = ""
            box.current?.focus()
          }}
        >
          {signInPageWords.resend}
        </button>
        <button type="button" className="link" onClick={() => void signIn.startAgain()}>
          {signInPageWords.startAgain}
        </button>
      </div>
    </form>
  )
})

const CodeDestination = ({ signIn: { facts } }: { signIn: SignInViewModel }) => (
  <p>
    {facts.sentTo.length === 0 ? (
      signInPageWords.codeSentNowhere
    ) : (
      <>
        {signInPageWords.codeSent} <b className={styles.address}>{facts.sentTo[0]}</b>
        {facts.sentTo.slice(1).map((place) => (
          <span key={place}>
            {" "}
            {signInPageWords.and} <b className={styles.address}>{place}</b>
          </span>
        ))}
        .
      </>
    )}{" "}
    {signInPageWords.codeLife}
  </p>
)

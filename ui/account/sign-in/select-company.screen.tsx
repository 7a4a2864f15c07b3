/** Whoever acts for several companies says for which one they log in. */
import { createFileRoute } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { loadedHead } from "../../page/page-head.ts"
import { signInPageWords } from "../../words/sign-in.ts"
import { titles } from "../../words/titles.ts"
import styles from "./sign-in.module.css"
import { Advice, SignInFrame, SignInMessages, SignInSteps } from "./sign-in-parts.tsx"
import { useSignInStep } from "./use-sign-in-step.ts"

export const Route = createFileRoute("/_shop/_sign-in/my-account/select-company")({
  loader: () => ({
    head: {
      title: titles.selectCompany,
      description: titles.selectCompany,
      path: "/my-account/select-company",
      noIndex: true
    }
  }),
  head: loadedHead,
  component: SelectCompanyScreen
})

function SelectCompanyScreen() {
  return (
    <SignInFrame beside={<Advice title={signInPageWords.companyLaterTitle} lines={signInPageWords.companyLater} />}>
      <SignInSteps at="company" />
      <h1>{signInPageWords.companyTitle}</h1>
      <Companies />
    </SignInFrame>
  )
}

/** [AUTH-04] */
const Companies = observer(() => {
  const { signIn, goOn } = useSignInStep("company")
  const { state } = signIn
  if (state.at !== "company") return <p role="status">{signInPageWords.wait}</p>
  return (
    <div className={styles.form}>
      <p>{signInPageWords.companyText}</p>
      <SignInMessages problem={signIn.problem} />
      <ul className={styles.companies} aria-busy={signIn.isBusy}>
        {state.companies.map(({ customerId, name, acctType }) => (
          <li key={customerId}>
            <button
              type="button"
              aria-disabled={signIn.isBusy}
              onClick={async () => {
                if (!signIn.isBusy && (await signIn.chooseCompany(customerId))) await goOn()
              }}
            >
              <b>{name}</b>
              <span>
                {acctType === "A" ? signInPageWords.trade : signInPageWords.cash}{" "}
                <span className="num">{customerId}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <StartAgain />
    </div>
  )
})

const StartAgain = () => {
  const { signIn } = useSignInStep("company")
  return (
    <p>
      <button type="button" className="link" onClick={() => void signIn.startAgain()}>
        {signInPageWords.startAgain}
      </button>
    </p>
  )
}

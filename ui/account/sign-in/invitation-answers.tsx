/** What an invitation came to: accepted, with the step into the company, or declined. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import type { Member } from "../../session/session-page.ts"
import { invitationWords } from "../../words/invitation.ts"
import { signInPageWords } from "../../words/sign-in.ts"
import { useFocusOnMessage } from "../parts/use-focus-on-message.ts"
import type { JoinedCompany } from "./invitation.view-model.ts"
import styles from "./sign-in.module.css"
import { SignInMessages } from "./sign-in-parts.tsx"
import { useSwitchCompany } from "./use-switch-company.ts"

/** [COMP-02] Entering the company is a step of its own: it may ask for a code. */
export const InvitationAccepted = observer(
  ({ company, member }: { company: JoinedCompany; member: Member | undefined }) => {
    const title = useFocusOnMessage<HTMLHeadingElement>(company.customerId)
    const change = useSwitchCompany(
      "/my-account",
      () => undefined,
      () => location.assign("/my-account")
    )
    return (
      <div className={styles.form}>
        <h1 {...title}>{invitationWords.acceptedTitle(company.name)}</h1>
        <p>{invitationWords.accepted}</p>
        <SignInMessages
          problem={change.message?.type === "error" ? change.message.text : undefined}
          notice={change.message?.type === "success" ? change.message.text : undefined}
        />
        <p className={styles.actions}>
          <button
            type="button"
            className="btn"
            aria-disabled={change.targetCustomerId !== undefined}
            onClick={() => void change.switchTo(company.customerId)}
          >
            {change.targetCustomerId === undefined ? invitationWords.enter(company.name) : signInPageWords.busy}
          </button>
          <Link to="/my-account" className="btn quiet">
            {member ? invitationWords.stay(member.customerName) : signInPageWords.toAccount}
          </Link>
        </p>
      </div>
    )
  }
)

export const InvitationDeclined = () => {
  const title = useFocusOnMessage<HTMLHeadingElement>("declined")
  return (
    <>
      <h1 {...title}>{invitationWords.declinedTitle}</h1>
      <p>{invitationWords.declined}</p>
      <p>
        <Link to="/my-account" className="btn">
          {signInPageWords.toAccount}
        </Link>
      </p>
    </>
  )
}

/** Why an invitation can't be answered here: nobody is logged in, somebody else is, or it is over. */
import { Link, useRouter } from "@tanstack/react-router"
import type { InvitationState } from "../../../core/account/contacts/invitation.ts"
import type { Member } from "../../session/session-page.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { accountPageWords } from "../../words/account.ts"
import { invitationWords } from "../../words/invitation.ts"
import { signInPageWords } from "../../words/sign-in.ts"
import styles from "./sign-in.module.css"
import { invitationPath } from "./stored-invitation.ts"

/** Whoever has to register first comes back by the log-in that follows their new password. */
export const LoginRequired = ({ token }: { token: string }) => {
  const next = invitationPath(token)
  return (
    <div className={styles.form}>
      <h1>{invitationWords.title}</h1>
      <p>{invitationWords.logInFirst}</p>
      <p className={styles.actions}>
        <Link to="/my-account/login" search={{ next }} className="btn">
          {signInPageWords.logIn}
        </Link>
        <Link to="/my-account/register" className="btn quiet">
          {signInPageWords.register}
        </Link>
      </p>
      <p className="soft">{invitationWords.registerHint}</p>
    </div>
  )
}

export const WrongAccount = ({ member }: { member: Member }) => {
  const { session } = useViewModels()
  const router = useRouter()
  return (
    <div className={styles.form}>
      <h1>{invitationWords.otherTitle}</h1>
      <p>{invitationWords.other(`${member.firstName} ${member.lastName}`)}</p>
      <p className={styles.actions}>
        <button
          type="button"
          className="btn"
          onClick={async () => {
            await session.logOut()
            await router.invalidate()
          }}
        >
          {accountPageWords.logOut}
        </button>
        <Link to="/my-account" className="btn quiet">
          {signInPageWords.toAccount}
        </Link>
      </p>
    </div>
  )
}

export const InvitationClosed = ({ state }: { state: InvitationState }) => (
  <>
    <h1>{state === "used" ? invitationWords.usedTitle : invitationWords.expiredTitle}</h1>
    <p>{state === "used" || state === "void" ? invitationWords[state] : invitationWords.expired}</p>
    <p>
      <Link to="/my-account" className="btn quiet">
        {signInPageWords.toAccount}
      </Link>
    </p>
  </>
)

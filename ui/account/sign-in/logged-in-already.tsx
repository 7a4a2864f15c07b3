/** Said on a page that leads to a session by who has one: who they are, and the ways on. */
import { Link } from "@tanstack/react-router"
import { returnPath } from "../../../core/account/sign-in/return-path.ts"
import type { Member } from "../../session/session-page.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { accountPageWords } from "../../words/account.ts"
import { signInPageWords } from "../../words/sign-in.ts"
import styles from "./sign-in.module.css"
import { useNextPath } from "./sign-in-context.tsx"

export const LoggedInAlready = ({ member }: { member: Member }) => {
  const { session } = useViewModels()
  const next = useNextPath()
  return (
    <div className={styles.form}>
      <p>{signInPageWords.already(`${member.firstName} ${member.lastName}`, member.customerName)}</p>
      <p className={styles.actions}>
        <Link to={returnPath(next)} className="btn">
          {next === undefined ? signInPageWords.toAccount : signInPageWords.continue}
        </Link>
        <button
          type="button"
          className="btn quiet"
          onClick={async () => {
            await session.logOut()
            location.assign("/")
          }}
        >
          {accountPageWords.logOut}
        </button>
      </p>
    </div>
  )
}

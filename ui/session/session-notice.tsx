/** Says once, over whatever page is open, that the session has ended by itself; what was typed there stays. */
import { Link, useLocation } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { sessionWords } from "../../core/words/session.ts"
import { shellWords } from "../words/shell.ts"
import styles from "./session-notice.module.css"
import { useViewModels } from "./view-models.tsx"

/** [AUTH-12] [TOK-05] */
export const SessionNotice = observer(() => {
  const { session, drafts } = useViewModels()
  const { pathname, href } = useLocation()
  if (!session.forcedLogout) return null
  return (
    <div role="alert" className={styles.notice}>
      <p>
        {sessionWords.loggedOut} {drafts.hasDrafts ? sessionWords.kept : null}
      </p>
      {pathname === "/my-account/login" ? null : (
        <Link to="/my-account/login" search={{ next: href }} className="btn">
          {shellWords.login}
        </Link>
      )}
      <button type="button" className="link" onClick={() => session.dismissNotice()}>
        {shellWords.close}
      </button>
    </div>
  )
})

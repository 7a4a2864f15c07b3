/** What stands where a part of the account could not be loaded, and what to do about it. */
import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import { TryAgain } from "../../kit/try-again.tsx"
import { retryAfterSessionRestore } from "../../session/session-retry.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { myAccountWords } from "../../words/my-account.ts"
import styles from "./parts.module.css"

type Failure = Extract<CallResult<never>, { readonly ok: false }>

/** A page that was made at the moment when its session was renewed elsewhere was refused to somebody who is logged in. */
const useRetryAfterRestore = ({ code }: Failure) => {
  const { session } = useViewModels()
  const router = useRouter()
  useEffect(
    () => (code === "UNAUTHORISED" ? retryAfterSessionRestore(session, () => router.invalidate()) : undefined),
    [code, session, router]
  )
}

/** [PERM-05] Refused is not failed: there is nothing to try again, but somebody to ask. */
export const LoadFailure = ({ failure }: { failure: Failure }) => {
  useRetryAfterRestore(failure)
  if (failure.status === 403)
    return (
      <div className="notice warn">
        <p>
          <b>{myAccountWords.forbidden}</b>
        </p>
        <p>{myAccountWords.forbiddenHelp}</p>
      </div>
    )
  return (
    <div className={`notice bad ${styles.failed}`} role="alert">
      <p>{failure.msg}</p>
      <TryAgain />
    </div>
  )
}

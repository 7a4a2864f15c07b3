/** The way out of the account. */
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { clearTabDrafts } from "../../kit/tab-draft-keys.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { accountPageWords } from "../../words/account.ts"

/** [AUTH-11] The page of the account is left first, so that it asks for nothing more once the session is over. */
export const LogOut = ({ className, onLeave }: { className: string; onLeave?: () => void }) => {
  const { session, drafts } = useViewModels()
  const router = useRouter()
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await router.navigate({ to: "/" })
    await session.logOut()
    drafts.clear()
    clearTabDrafts()
    onLeave?.()
  }
  return (
    <button type="button" className={className} disabled={isLeaving} onClick={() => void leave()}>
      {isLeaving ? accountPageWords.leaving : accountPageWords.logOut}
    </button>
  )
}

/** A form's model that outlives its page: while a session that ended by itself is begun again, and while something is saved. */
import { useEffect, useState } from "react"
import { useViewModels } from "../app/view-models.tsx"
import type { DraftKinds } from "./drafts.ts"
import type { Member } from "./session-page.ts"

/** The forms of the account's pages. */
type Form = Exclude<keyof DraftKinds, "checkout">

/**
 * The model as `member` left it, where something was typed into it when their session ended, or the page went from under
 * a save; else a new one.
 */
export const useKeptModel = <One extends Form>(name: One, member: Member, make: () => DraftKinds[One]) => {
  const { session, drafts } = useViewModels()
  const [model] = useState(() => drafts.find(name, member) ?? make())
  useEffect(() => {
    drafts.take(name, member)
    return () => {
      if (model.isSaving || (model.hasInput && session.member === undefined)) drafts.keep(name, member, model)
    }
  }, [session, drafts, name, member, model])
  return model
}

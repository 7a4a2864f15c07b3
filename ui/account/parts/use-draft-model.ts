/** Hook for a form's view model that outlives its page: across a re-login after session expiry, and while a save is in progress. */
import { useEffect, useState } from "react"
import type { DraftKey } from "../../session/drafts.ts"
import type { Member } from "../../session/session-page.ts"
import { useViewModels } from "../../session/view-models.tsx"

/** What the model of such a form tells of itself. */
type FormModel = { readonly isSaving: boolean; readonly hasInput: boolean }

/**
 * The model as `member` left it, where something was typed into it when their session ended, or the page went from under
 * a save; else a new one.
 */
export const useDraftModel = <Model extends FormModel>(
  key: DraftKey<Model>,
  member: Member,
  createModel: () => Model
) => {
  const { session, drafts } = useViewModels()
  const [model] = useState(() => drafts.find(key, member) ?? createModel())
  useEffect(() => {
    drafts.consume(key, member)
    return () => {
      if (model.isSaving || (model.hasInput && session.member === undefined)) drafts.save(key, member, model)
    }
  }, [session, drafts, key, member, model])
  return model
}

/** The selection of who is logged in: another company's, or another person's, is another one. */
import { useRouteContext } from "@tanstack/react-router"
import { useViewModels } from "../../session/view-models.tsx"
import { QuoteSelectionViewModel } from "./quote-selection.view-model.ts"

type Owner = { readonly contactId: string; readonly customerId: string }

/** Nothing where nobody is logged in. */
export const useQuoteSelection = (owner: Owner | undefined): QuoteSelectionViewModel | undefined => {
  const { lists } = useViewModels()
  const { call } = useRouteContext({ from: "__root__" })
  if (!owner) return undefined
  const key = `quotes ${owner.contactId} ${owner.customerId}`
  const known = lists.get(key)
  if (known instanceof QuoteSelectionViewModel) return known
  const made = new QuoteSelectionViewModel(call)
  lists.set(key, made)
  return made
}

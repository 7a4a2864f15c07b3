/** Hook for the view model of a form whose draft the tab keeps. */
import { getRouteApi } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import type { UnknownRecord } from "../../core/record.ts"
import { type TabDraft, tabDraft } from "./tab-draft.ts"

const root = getRouteApi("__root__")

/** [EXP-58] What was typed into the form of that name is restored once the page is awake, to who is logged in alone. */
export const useTabDraft = <Of extends object, Form extends { readonly restore: () => unknown }>(
  name: string,
  parse: (stored: UnknownRecord) => Of | undefined,
  createForm: (draft: TabDraft<Of>) => Form
): Form => {
  const { member } = root.useLoaderData()
  const [form] = useState(() => createForm(tabDraft(name, member, parse)))
  useEffect(() => void form.restore(), [form])
  return form
}

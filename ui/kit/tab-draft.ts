/** What was typed into a form and not sent yet: a reload of the tab brings it back, to nobody but its writer. */
import { parseStoredEntry, storedEntry } from "../../core/browser-state/stored-entry.ts"
import type { Buyer } from "../../core/identity/buyer.ts"
import { isRecord, type UnknownRecord } from "../../core/record.ts"
import { attemptStorage, tabDraftKey } from "./tab-draft-keys.ts"
import { type TabStorage, tabStorage } from "./tab-storage.ts"

/** The draft of one form. No password, and nothing of a card, may be in it. */
export type TabDraft<Of> = {
  /** Nothing where the browser keeps nothing for a tab. */
  readonly read: () => Of | undefined
  /** A form with nothing in it has none. */
  readonly write: (typed: Of | undefined) => void
  /** Once it was sent, or closed on purpose. */
  readonly remove: () => void
}

/** Of a form that is one box. */
export type TextDraft = { readonly text: string }

export const parseTextDraft = ({ text }: UnknownRecord): TextDraft | undefined =>
  typeof text === "string" && text !== "" ? { text } : undefined

/** Of a form with a box for each line: what was typed into it, by the place of the line. */
export type TypedQuantities = Readonly<Record<string, string>>

export const parseTypedQuantities = (stored: unknown): TypedQuantities | undefined =>
  isRecord(stored)
    ? Object.fromEntries(
        Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === "string")
      )
    : undefined

/**
 * The draft of `form`, which names it on its screen, such as `claim 100234-01`. It is kept for a day. `parse` reads what the
 * browser kept, and answers nothing for what is no such draft.
 */
export const tabDraft = <Of extends object>(
  form: string,
  owner: Buyer | undefined,
  parse: (stored: UnknownRecord) => Of | undefined,
  storage: TabStorage = tabStorage
): TabDraft<Of> => {
  const key = tabDraftKey(owner, form)
  const remove = () => attemptStorage(() => storage.removeItem(key))
  return {
    read: () =>
      attemptStorage(() => {
        const stored = parseStoredEntry(JSON.parse(storage.getItem(key) ?? "null"), Date.now())
        return isRecord(stored) ? parse(stored) : undefined
      }),
    write: (typed) => {
      if (typed === undefined) remove()
      else attemptStorage(() => storage.setItem(key, JSON.stringify(storedEntry(typed, Date.now()))))
    },
    remove
  }
}

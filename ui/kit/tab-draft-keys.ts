/** Under which keys a tab keeps drafts, and which of them go when somebody logs in or out. */
import { storageKey } from "../../core/browser-state/stored-entry.ts"
import { type Buyer, buyerKey } from "../../core/identity/buyer.ts"
import { type TabStorage, tabStorage } from "./tab-storage.ts"

const GUEST = "guest"

const keyOf = (...parts: ReadonlyArray<string>) => storageKey("lineal", "draft", ...parts)

export const tabDraftKey = (owner: Buyer | undefined, form: string): string =>
  keyOf(owner ? buyerKey(owner) : GUEST, form)

/** A browser that keeps nothing for a tab, or no more of it, breaks no form. */
export const attemptStorage = <A>(work: () => A): A | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

const removeAllBut = (storage: TabStorage, kept: ReadonlyArray<string>): void =>
  attemptStorage(() => {
    const isKept = (key: string) => kept.some((prefix) => key.startsWith(prefix))
    for (const key of storage.keys()) if (key.startsWith(`${keyOf()}/`) && !isKept(key)) storage.removeItem(key)
  })

/** [AUTH-10] Whoever logs out on purpose leaves nothing, whoever's it was. */
export const clearTabDrafts = (storage: TabStorage = tabStorage): void => removeAllBut(storage, [])

/** [T58] Somebody is logged in: what any other member had typed is gone, also for them. */
export const clearOthersTabDrafts = (contactId: string, storage: TabStorage = tabStorage): void =>
  removeAllBut(storage, [`${keyOf(contactId)}|`, `${keyOf(GUEST)}/`])

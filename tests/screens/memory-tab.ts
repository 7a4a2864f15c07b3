/** The storage of a tab, in memory: what a page writes there is what the next page of the tab finds. */
import type { Buyer } from "../../core/identity/buyer.ts"
import type { UnknownRecord } from "../../core/record.ts"
import { tabDraft } from "../../ui/kit/tab-draft.ts"
import type { TabStorage } from "../../ui/kit/tab-storage.ts"

export const memoryTab = (): TabStorage => {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    keys: () => [...kept.keys()]
  }
}

export const dana: Buyer = { contactId: "P01", customerId: "2001" }

/** The draft of the one form of a test. */
export const draftIn = <Of extends object>(
  parse: (stored: UnknownRecord) => Of | undefined,
  tab = memoryTab(),
  owner: Buyer | undefined = dana
) => tabDraft("form", owner, parse, tab)

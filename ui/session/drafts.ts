/** What was typed when a session ended by itself, or is being saved when its page goes: kept in this page's memory alone, for the same person at the same company. */
import { observable } from "mobx"
import { type Buyer, isSameBuyer } from "../../core/identity/buyer.ts"
import { observed } from "../kit/observed.ts"

/** Names a form's draft, and says what it is; each form declares its own, once. */
export type DraftKey<Of> = { readonly name: string; readonly draft?: Of }

/** A draft that is being saved may have something to say of how that went. */
type Draft = { readonly said?: string }
type StoredDraft = { readonly name: string; readonly owner: Buyer; readonly draft: Draft }

const buyerOf = ({ contactId, customerId }: Buyer): Buyer => ({ contactId, customerId })

export class Drafts {
  private readonly kept = observable.map<string, StoredDraft>({}, { deep: false })

  constructor() {
    observed<this, "kept">(this, { kept: false, find: false })
  }

  /** Somebody's input waits for them. */
  get areKept(): boolean {
    return this.kept.size > 0
  }

  /** What came of the saves from under which the page went. */
  get said(): ReadonlyArray<string> {
    return [...this.kept.values()].flatMap(({ draft }) => (draft.said ? [draft.said] : []))
  }

  keep<Of extends object>({ name }: DraftKey<Of>, owner: Buyer, draft: Of) {
    this.kept.set(name, { name, owner: buyerOf(owner), draft })
  }

  /** Nothing for anybody else, nor for another company. */
  find<Of>({ name }: DraftKey<Of>, owner: Buyer): Of | undefined {
    const stored = this.kept.get(name)
    return stored && isSameBuyer(stored.owner, buyerOf(owner)) ? (stored.draft as Of) : undefined
  }

  /** The same, once. */
  take<Of>(key: DraftKey<Of>, owner: Buyer): Of | undefined {
    const draft = this.find(key, owner)
    if (draft !== undefined) this.kept.delete(key.name)
    return draft
  }

  /** Somebody is logged in: what anybody else had typed is gone. */
  onlyOf(contactId: string) {
    for (const { name, owner } of [...this.kept.values()]) if (owner.contactId !== contactId) this.kept.delete(name)
  }

  /** [AUTH-10] Whoever logs out on purpose leaves nothing. */
  clear() {
    this.kept.clear()
  }
}

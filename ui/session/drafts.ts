/** Form drafts that survive the end of a session or a navigation during a save: in memory only, per person and company. */
import { observable } from "mobx"
import { type Buyer, isSameBuyer } from "../../core/identity/buyer.ts"
import { autoObservable } from "../kit/auto-observable.ts"

/** Names a form's draft, and says what it is; each form declares its own, once. */
export type DraftKey<Of> = { readonly name: string; readonly draft?: Of }

/** A draft that is being saved may have something to say of how that went. */
type Draft = { readonly message?: string }
type StoredDraft = { readonly name: string; readonly owner: Buyer; readonly draft: Draft }

const buyerOf = ({ contactId, customerId }: Buyer): Buyer => ({ contactId, customerId })

export class Drafts {
  private readonly drafts = observable.map<string, StoredDraft>({}, { deep: false })

  constructor() {
    autoObservable<this, "drafts">(this, { drafts: false, find: false })
  }

  /** Somebody's input waits for them. */
  get hasDrafts(): boolean {
    return this.drafts.size > 0
  }

  /** What came of the saves from under which the page went. */
  get saveMessages(): ReadonlyArray<string> {
    return [...this.drafts.values()].flatMap(({ draft }) => (draft.message ? [draft.message] : []))
  }

  save<Of extends object>({ name }: DraftKey<Of>, owner: Buyer, draft: Of) {
    this.drafts.set(name, { name, owner: buyerOf(owner), draft })
  }

  /** Nothing for anybody else, nor for another company. */
  find<Of>({ name }: DraftKey<Of>, owner: Buyer): Of | undefined {
    const stored = this.drafts.get(name)
    return stored && isSameBuyer(stored.owner, buyerOf(owner)) ? (stored.draft as Of) : undefined
  }

  /** The same, once. */
  consume<Of>(key: DraftKey<Of>, owner: Buyer): Of | undefined {
    const draft = this.find(key, owner)
    if (draft !== undefined) this.drafts.delete(key.name)
    return draft
  }

  /** Somebody is logged in: what anybody else had typed is gone. */
  discardOthers(contactId: string) {
    for (const { name, owner } of [...this.drafts.values()]) if (owner.contactId !== contactId) this.drafts.delete(name)
  }

  /** [AUTH-10] Whoever logs out on purpose leaves nothing. */
  clear() {
    this.drafts.clear()
  }
}

/** What was typed when a session ended by itself, or is being saved when its page goes: kept in this page's memory alone, for the same person at the same company. */
import { observable } from "mobx"
import { type Buyer, isSameBuyer } from "../../core/account/buyer.ts"
import type { CheckoutState } from "../../core/orders/checkout.ts"
import { observed } from "../app/observed.ts"
import type { CompanySettingsViewModel } from "./company-settings.view-model.ts"
import type { ContactsViewModel } from "./contacts.view-model.ts"

/** What each form leaves behind. */
export type DraftKinds = {
  readonly contacts: ContactsViewModel
  readonly settings: CompanySettingsViewModel
  readonly checkout: CheckoutState
}
type Name = keyof DraftKinds
type Kept = { readonly [name in Name]: { readonly name: name; readonly of: Buyer; readonly draft: DraftKinds[name] } }

const buyerOf = ({ contactId, customerId }: Buyer): Buyer => ({ contactId, customerId })

export class Drafts {
  private readonly kept = observable.map<Name, Kept[Name]>({}, { deep: false })

  constructor() {
    observed<this, "kept">(this, { kept: false, find: false })
  }

  /** Somebody's input waits for them. */
  get areKept(): boolean {
    return this.kept.size > 0
  }

  /** What came of the saves from under which the page went. */
  get said(): ReadonlyArray<string> {
    return [...this.kept.values()].flatMap(({ draft }) => ("said" in draft && draft.said ? [draft.said] : []))
  }

  keep<One extends Name>(name: One, owner: Buyer, draft: DraftKinds[One]) {
    this.kept.set(name, { name, of: buyerOf(owner), draft } as Kept[Name])
  }

  /** Nothing for anybody else, nor for another company. */
  find<One extends Name>(name: One, owner: Buyer): DraftKinds[One] | undefined {
    const found = this.kept.get(name)
    return found && isSameBuyer(found.of, buyerOf(owner)) ? (found.draft as DraftKinds[One]) : undefined
  }

  /** The same, once. */
  take<One extends Name>(name: One, owner: Buyer): DraftKinds[One] | undefined {
    const draft = this.find(name, owner)
    if (draft) this.kept.delete(name)
    return draft
  }

  /** Somebody is logged in: what anybody else had typed is gone. */
  onlyOf(contactId: string) {
    for (const { name, of } of [...this.kept.values()]) if (of.contactId !== contactId) this.kept.delete(name)
  }

  /** [AUTH-10] Whoever logs out on purpose leaves nothing. */
  clear() {
    this.kept.clear()
  }
}

/** A company's contacts as an administrator keeps them: who is shown, the window that is open over them, and what came of it. */
import { observableRef, runInAction } from "mobx"
import type { CallShop } from "../../adapters/browser/call-shop.ts"
import { type ContactFilter, contactsWhere } from "../../core/account/contact-filter.ts"
import { contactsTable } from "../../core/account/contacts-table.ts"
import { observed } from "../app/observed.ts"
import { contactsTableWords, contactsWords } from "../words/contacts.ts"
import type { Contact, ContactWindow } from "./contact-draft.ts"
import { ContactWindowViewModel } from "./contact-window.view-model.ts"

export class ContactsViewModel {
  filter: ContactFilter = {}
  window: ContactWindowViewModel | undefined = undefined
  /** Said beside the list once it is done, or where it could not be. */
  said: string | undefined = undefined
  problem: string | undefined = undefined
  isDownloading = false
  private readonly call: CallShop
  private readonly changed: () => Promise<unknown>

  /** `changed` asks for the list anew, and waits for it. */
  constructor(call: CallShop, changed: () => Promise<unknown>) {
    this.call = call
    this.changed = changed
    observed<this, "call" | "changed">(this, {
      filter: observableRef,
      window: observableRef,
      call: false,
      changed: false
    })
  }

  /** Something may be typed into it. */
  get hasInput(): boolean {
    return this.window?.isForm === true
  }

  get isSaving(): boolean {
    return this.window?.isSaving === true
  }

  shown(contacts: ReadonlyArray<Contact>): ReadonlyArray<Contact> {
    return contactsWhere(contacts, this.filter)
  }
  only(filter: ContactFilter) {
    this.filter = filter
  }

  open(about: ContactWindow): ContactWindowViewModel {
    this.sayNothing()
    this.window = new ContactWindowViewModel(this.call, about, {
      changed: this.changed,
      close: (said) => this.close(said)
    })
    return this.window
  }
  private close(said: string | undefined) {
    this.window = undefined
    this.said = said
  }

  /** [CONT-05] What is known of them now. */
  view(contact: Contact): Promise<void> {
    return this.open({ kind: "view", contact }).lookUp(contact)
  }

  /** [CONT-05] The list as it is now, narrowed down as it is shown, handed to `save` as a table. */
  async download(save: (table: string) => void) {
    if (this.isDownloading) return
    this.sayNothing()
    this.isDownloading = true
    const answer = await this.call("GET /users/customer/list-contacts")
    runInAction(() => {
      this.isDownloading = false
      if (!answer.ok) {
        this.problem = contactsWords.notDownloaded(answer.msg)
        return
      }
      const shown = this.shown(answer.data)
      save(contactsTable(shown, contactsTableWords))
      this.said = contactsWords.downloaded(shown.length)
    })
  }

  private sayNothing() {
    this.said = undefined
    this.problem = undefined
  }
}

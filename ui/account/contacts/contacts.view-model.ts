/** A company's contacts as an administrator keeps them: who is shown, the window that is open over them, and what came of it. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls, CallApi, CallResult } from "../../../adapters/browser/api-client.ts"
import { type ContactFilter, filterContacts } from "../../../core/account/contacts/contact-filter.ts"
import { contactsTable } from "../../../core/account/contacts/contacts-table.ts"
import { observed } from "../../kit/observed.ts"
import type { DraftKey } from "../../session/drafts.ts"
import { contactsTableWords, contactsWords } from "../../words/contacts.ts"
import { type Contact, type ContactWindow, nameOf } from "./contact-draft.ts"
import { ContactWindowViewModel } from "./contact-window.view-model.ts"

export type Invitation = ApiCalls["GET /users/customer/list-invitations"]["data"][number]

export const contactsDraft: DraftKey<ContactsViewModel> = { name: "contacts" }

export class ContactsViewModel {
  filter: ContactFilter = {}
  window: ContactWindowViewModel | undefined = undefined
  /** Said beside the list once it is done, or where it could not be. */
  said: string | undefined = undefined
  problem: string | undefined = undefined
  isDownloading = false
  /** An invitation is being sent again, or taken back. */
  isAnswering = false
  private readonly call: CallApi
  private readonly changed: () => Promise<unknown>

  /** `changed` asks for the list anew, and waits for it. */
  constructor(call: CallApi, changed: () => Promise<unknown>) {
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
    return filterContacts(contacts, this.filter)
  }
  shownOf(invitations: ReadonlyArray<Invitation>): ReadonlyArray<Invitation> {
    return filterContacts(invitations, this.filter)
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

  /** [CONT-05] Sends an invitation once more, with a new link. */
  resend({ id, email }: Invitation): Promise<void> {
    const body = { invitation: { id } }
    return this.answer(contactsWords.emailed(email), () => this.call("POST /users/contact/resend-invitation", { body }))
  }

  /** Takes it back: its link works no more. */
  withdraw(invitation: Invitation): Promise<void> {
    const body = { invitation: { id: invitation.id } }
    return this.answer(contactsWords.withdrawn(nameOf(invitation)), () =>
      this.call("POST /users/contact/withdraw-invitation", { body })
    )
  }

  /** The list follows first, also where somebody has answered meanwhile. */
  private async answer<Data>(said: string, ask: () => Promise<CallResult<Data>>) {
    if (this.isAnswering) return
    this.sayNothing()
    this.isAnswering = true
    const answer = await ask()
    if (answer.ok || answer.status === 404) await this.changed()
    runInAction(() => {
      this.isAnswering = false
      if (answer.ok) this.said = said
      else if (answer.code !== "UNAUTHORISED") this.problem = answer.msg
    })
  }

  private sayNothing() {
    this.said = undefined
    this.problem = undefined
  }
}

/** A company's contacts as an administrator keeps them: who is shown, the window that is open over them, and what came of it. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls, CallApi, CallResult } from "../../../adapters/browser/api-client.ts"
import { type ContactFilter, filterContacts } from "../../../core/account/contacts/contact-filter.ts"
import { contactsTable } from "../../../core/account/contacts/contacts-table.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import type { TabDraft } from "../../kit/tab-draft.ts"
import type { DraftKey } from "../../session/drafts.ts"
import { contactsTableWords, contactsWords } from "../../words/contacts.ts"
import { type Contact, type ContactDraft, type ContactTabDraft, type ContactWindow, nameOf } from "./contact-draft.ts"
import { ContactWindowViewModel } from "./contact-window.view-model.ts"

export type Invitation = ApiCalls["GET /users/customer/list-invitations"]["data"][number]

export const contactsDraft: DraftKey<ContactsViewModel> = { name: "contacts" }

export class ContactsViewModel {
  filter: ContactFilter = {}
  window: ContactWindowViewModel | undefined = undefined
  /** Said beside the list once it is done, or where it could not be. */
  message: string | undefined = undefined
  problem: string | undefined = undefined
  isDownloading = false
  /** An invitation is being sent again, or taken back. */
  isUpdatingInvitation = false
  private readonly call: CallApi
  private readonly reloadList: () => Promise<unknown>
  private readonly kept: TabDraft<ContactTabDraft>

  /** `reloadList` reloads the list, and waits for it. */
  constructor(call: CallApi, reloadList: () => Promise<unknown>, kept: TabDraft<ContactTabDraft>) {
    this.call = call
    this.reloadList = reloadList
    this.kept = kept
    autoObservable<this, "call" | "reloadList" | "kept">(this, {
      filter: observableRef,
      window: observableRef,
      call: false,
      reloadList: false,
      kept: false
    })
  }

  /** [EXP-58] The form is open again where something was typed into it, unless its contact is none of `contacts` any more. */
  restore(contacts: ReadonlyArray<Contact>) {
    const kept = this.kept.read()
    if (!kept || this.window) return
    const { contactId, draft } = kept
    const contact = contacts.find(({ id }) => id === contactId)
    if (contact) this.open({ kind: "edit", contact }, { ...draft, email: contact.email })
    else if (contactId === undefined) this.open({ kind: "add" }, draft)
    else this.kept.remove()
  }

  /** Something may be typed into it. */
  get hasInput(): boolean {
    return this.window?.isForm === true
  }

  get isSaving(): boolean {
    return this.window?.isSaving === true
  }

  visibleContacts(contacts: ReadonlyArray<Contact>): ReadonlyArray<Contact> {
    return filterContacts(contacts, this.filter)
  }
  visibleInvitations(invitations: ReadonlyArray<Invitation>): ReadonlyArray<Invitation> {
    return filterContacts(invitations, this.filter)
  }
  setFilter(filter: ContactFilter) {
    this.filter = filter
  }

  open(content: ContactWindow, draft?: ContactDraft): ContactWindowViewModel {
    this.clearMessages()
    const contactId = content.kind === "edit" ? { contactId: content.contact.id } : {}
    const list = {
      reload: this.reloadList,
      close: (message: string | undefined) => this.close(message),
      keep: (typed: ContactDraft) => this.kept.write({ ...contactId, draft: typed })
    }
    this.window = new ContactWindowViewModel(this.call, content, list, draft)
    return this.window
  }
  private close(message: string | undefined) {
    this.window = undefined
    this.message = message
    this.kept.remove()
  }

  /** [CONT-05] What is known of them now. */
  view(contact: Contact): Promise<void> {
    return this.open({ kind: "view", contact }).refreshContact(contact)
  }

  /** [CONT-05] The list as it is now, narrowed down as it is shown, handed to `save` as a table. */
  async download(save: (table: string) => void) {
    if (this.isDownloading) return
    this.clearMessages()
    this.isDownloading = true
    const answer = await this.call("GET /users/customer/list-contacts")
    runInAction(() => {
      this.isDownloading = false
      if (!answer.ok) {
        this.problem = contactsWords.notDownloaded(answer.msg)
        return
      }
      const shown = this.visibleContacts(answer.data)
      save(contactsTable(shown, contactsTableWords))
      this.message = contactsWords.downloaded(shown.length)
    })
  }

  /** [CONT-05] Sends an invitation once more, with a new link. */
  resend({ id, email }: Invitation): Promise<void> {
    const body = { invitation: { id } }
    return this.runInvitationAction(contactsWords.emailed(email), () =>
      this.call("POST /users/contact/resend-invitation", { body })
    )
  }

  /** Takes it back: its link works no more. */
  withdraw(invitation: Invitation): Promise<void> {
    const body = { invitation: { id: invitation.id } }
    return this.runInvitationAction(contactsWords.withdrawn(nameOf(invitation)), () =>
      this.call("POST /users/contact/withdraw-invitation", { body })
    )
  }

  /** The list follows first, also where somebody has answered meanwhile. */
  private async runInvitationAction<Data>(message: string, request: () => Promise<CallResult<Data>>) {
    if (this.isUpdatingInvitation) return
    this.clearMessages()
    this.isUpdatingInvitation = true
    const answer = await request()
    if (answer.ok || answer.status === 404) await this.reloadList()
    runInAction(() => {
      this.isUpdatingInvitation = false
      if (answer.ok) this.message = message
      else if (answer.code !== "UNAUTHORISED") this.problem = answer.msg
    })
  }

  private clearMessages() {
    this.message = undefined
    this.problem = undefined
  }
}

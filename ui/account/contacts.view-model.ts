/** A company's contacts as an administrator keeps them: who is shown, and who is being added, changed or removed. */
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { Answer, CallShop } from "../../adapters/browser/call-shop.ts"
import { contactProblems } from "../../core/account/company-contact.ts"
import { accessProblems } from "../../core/account/contact-access.ts"
import { type ContactFilter, contactsWhere } from "../../core/account/contact-filter.ts"
import { contactsTable } from "../../core/account/contacts-table.ts"
import type { Permission } from "../../core/account/permission.ts"
import { contactWords } from "../../core/words/account.ts"
import { contactsTableWords, contactsWords } from "../words/contacts.ts"
import {
  type Contact,
  type ContactDraft,
  type ContactWindow,
  draftOf,
  nameOf,
  type TypedField
} from "./contact-draft.ts"

export class ContactsViewModel {
  filter: ContactFilter = {}
  window: ContactWindow | undefined = undefined
  draft: ContactDraft = draftOf()
  problems: Readonly<Record<string, string>> = {}
  /** [CONT-04] Said in the window where the shop refused, or could not be reached. */
  problem: string | undefined = undefined
  isSaving = false
  /** Said in the window once something was sent. */
  told: string | undefined = undefined
  /** Said beside the list once it is done, or where it could not be. */
  said: string | undefined = undefined
  listProblem: string | undefined = undefined
  isDownloading = false
  private readonly call: CallShop
  private readonly changed: () => Promise<unknown>

  /** `changed` asks for the list anew, and waits for it. */
  constructor(call: CallShop, changed: () => Promise<unknown>) {
    this.call = call
    this.changed = changed
    makeAutoObservable<this, "call" | "changed">(this, {
      filter: observableRef,
      window: observableRef,
      draft: observableRef,
      problems: observableRef,
      call: false,
      changed: false
    })
  }

  /** Something may be typed into it. */
  get hasInput(): boolean {
    return this.window?.kind === "add" || this.window?.kind === "edit"
  }

  shown(contacts: ReadonlyArray<Contact>): ReadonlyArray<Contact> {
    return contactsWhere(contacts, this.filter)
  }
  only(filter: ContactFilter) {
    this.filter = filter
  }

  open(window: ContactWindow) {
    this.window = window
    this.draft = draftOf(window.kind === "edit" ? window.contact : undefined)
    this.problems = {}
    this.problem = undefined
    this.told = undefined
    this.said = undefined
    this.listProblem = undefined
  }
  /** Not in the middle of a change: it must be seen what comes of it. */
  close() {
    if (!this.isSaving) this.window = undefined
  }

  type(name: TypedField, value: string) {
    this.put({ ...this.draft, [name]: value })
  }
  choose(role: Contact["role"]) {
    this.put({ ...this.draft, role })
  }
  tick(rule: Permission, isGranted: boolean) {
    this.put({ ...this.draft, permissions: { ...this.draft.permissions, [rule]: isGranted } })
  }
  /** What was wrong and is right now is no longer said. */
  private put(draft: ContactDraft) {
    this.draft = draft
    const still = this.found()
    this.problems = Object.fromEntries(Object.entries(this.problems).filter(([name]) => name in still))
  }
  /** A field is looked at once it is left. */
  leave(name: TypedField) {
    const problem = this.found()[name]
    if (problem) this.problems = { ...this.problems, [name]: problem }
  }

  private found(): Readonly<Record<string, string>> {
    const { email, ...others } = this.draft
    return {
      ...contactProblems(this.window?.kind === "edit" ? others : { ...others, email }),
      ...accessProblems(this.draft)
    }
  }

  /** True where it was kept, and the window has closed. */
  async save(): Promise<boolean> {
    this.problems = this.found()
    const { window, draft } = this
    const { email, role, ...others } = draft
    if (Object.keys(this.problems).length > 0 || role === undefined) return false
    if (window?.kind === "edit") {
      const contact = { ...others, role, id: window.contact.id }
      return this.change(contactsWords.changed(nameOf(draft)), () =>
        this.call("POST /users/contact/update-permissions", { body: { contact } })
      )
    }
    const contact = { ...others, role, email }
    return this.change(contactsWords.added(nameOf(draft)), () =>
      this.call("POST /users/create/user/contact-and-permissions", { body: { contact } })
    )
  }

  /** [CONT-05] What is known of them now; said in the window where it can't be had, or they are no contact any more. */
  async view(contact: Contact) {
    this.open({ kind: "view", contact })
    const answer = await this.call("GET /users/customer/list-contacts")
    runInAction(() => {
      if (this.window?.kind !== "view" || this.window.contact.id !== contact.id) return
      const found = answer.ok ? answer.data.find(({ id }) => id === contact.id) : undefined
      if (found) this.window = { kind: "view", contact: found }
      else this.problem = answer.ok ? contactWords.unknown : answer.msg
    })
  }

  /** [CONT-05] Tells them once more how to log in. */
  async email({ id }: Contact) {
    if (this.isSaving) return
    this.told = undefined
    const answer = await this.ask(() => this.call("POST /users/contact/email", { body: { contact: { id } } }))
    runInAction(() => {
      if (answer.ok) this.told = contactsWords.emailed(answer.data.email)
      else this.problem = answer.msg
    })
  }

  /** [CONT-05] The list as it is now, narrowed down as it is shown, handed to `save` as a table. */
  async download(save: (table: string) => void) {
    if (this.isDownloading) return
    this.said = undefined
    this.listProblem = undefined
    this.isDownloading = true
    const answer = await this.call("GET /users/customer/list-contacts")
    runInAction(() => {
      this.isDownloading = false
      if (!answer.ok) {
        this.listProblem = contactsWords.notDownloaded(answer.msg)
        return
      }
      const shown = this.shown(answer.data)
      save(contactsTable(shown, contactsTableWords))
      this.said = contactsWords.downloaded(shown.length)
    })
  }

  /** True where they are removed, and the window has closed. */
  async remove({ id, ...contact }: Contact): Promise<boolean> {
    return this.change(contactsWords.removed(nameOf(contact)), () =>
      this.call("POST /users/contact/remove-permissions", { body: { contact: { id } } })
    )
  }

  private async ask<Data>(work: () => Promise<Answer<Data>>): Promise<Answer<Data>> {
    this.isSaving = true
    this.problem = undefined
    const answer = await work()
    runInAction(() => {
      this.isSaving = false
    })
    return answer
  }

  /** [CONT-04] Done, or somebody gone meanwhile, the list follows first; refused, the window stays as it is, with the reason. */
  private async change<Data>(said: string, work: () => Promise<Answer<Data>>): Promise<boolean> {
    if (this.isSaving) return false
    const answer = await this.ask(async () => {
      const told = await work()
      if (told.ok || told.status === 404) await this.changed()
      return told
    })
    runInAction(() => {
      if (answer.ok) {
        this.window = undefined
        this.said = said
      } else {
        // That the session is over is said by the page around the window, which comes back as it was.
        this.problem = answer.code === "UNAUTHORISED" ? undefined : answer.msg
        this.problems = answer.fields ?? {}
      }
    })
    return answer.ok
  }
}

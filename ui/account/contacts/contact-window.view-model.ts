/** The window over a company's contacts: one of them is looked at, added, changed or removed in it. */
import { observableRef, runInAction } from "mobx"
import type { CallApi, CallResult } from "../../../adapters/browser/api-client.ts"
import { contactProblems } from "../../../core/account/contacts/company-contact.ts"
import { contactAccessProblems } from "../../../core/account/contacts/contact-access.ts"
import type { Permission } from "../../../core/identity/permission.ts"
import { contactWords } from "../../../core/words/contacts.ts"
import { observed } from "../../kit/observed.ts"
import { contactsWords } from "../../words/contacts.ts"
import {
  type Contact,
  type ContactDraft,
  type ContactWindow,
  draftOf,
  nameOf,
  type TypedField
} from "./contact-draft.ts"

/** The list that the window is open over. */
type List = {
  /** Asks for the list anew, and waits for it. */
  readonly changed: () => Promise<unknown>
  /** `said` is told beside the list. */
  readonly close: (said: string | undefined) => void
}

export class ContactWindowViewModel {
  about: ContactWindow
  draft: ContactDraft
  problems: Readonly<Record<string, string>> = {}
  /** [CONT-04] Said where the shop refused, or could not be reached. */
  problem: string | undefined = undefined
  isSaving = false
  /** Said once something was sent. */
  told: string | undefined = undefined
  private readonly call: CallApi
  private readonly list: List

  constructor(call: CallApi, about: ContactWindow, list: List) {
    this.call = call
    this.about = about
    this.list = list
    this.draft = draftOf(about.kind === "edit" ? about.contact : undefined)
    observed<this, "call" | "list">(this, {
      about: observableRef,
      draft: observableRef,
      problems: observableRef,
      call: false,
      list: false
    })
  }

  /** Something may be typed into it. */
  get isForm(): boolean {
    return this.about.kind === "add" || this.about.kind === "edit"
  }

  /** Not in the middle of a change: it must be seen what comes of it. */
  close() {
    if (!this.isSaving) this.list.close(undefined)
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
      ...contactProblems(this.about.kind === "edit" ? others : { ...others, email }),
      ...contactAccessProblems(this.draft)
    }
  }

  /** True where it was kept, and the window has closed. */
  async save(): Promise<boolean> {
    this.problems = this.found()
    const { about, draft } = this
    const { email, role, ...others } = draft
    if (Object.keys(this.problems).length > 0 || role === undefined) return false
    if (about.kind === "edit") {
      const contact = { ...others, role, id: about.contact.id }
      return this.change(contactsWords.changed(nameOf(draft)), () =>
        this.call("POST /users/contact/update-permissions", { body: { contact } })
      )
    }
    const contact = { ...others, role, email }
    return this.change(contactsWords.added(nameOf(draft)), () =>
      this.call("POST /users/create/user/contact-and-permissions", { body: { contact } })
    )
  }

  /** True where they are removed, and the window has closed. */
  remove({ id, ...contact }: Contact): Promise<boolean> {
    return this.change(contactsWords.removed(nameOf(contact)), () =>
      this.call("POST /users/contact/remove-permissions", { body: { contact: { id } } })
    )
  }

  /** [CONT-05] What is known of them now; said where it can't be had, or they are no contact any more. */
  async lookUp({ id }: Contact) {
    const answer = await this.call("GET /users/customer/list-contacts")
    runInAction(() => {
      const contact = answer.ok ? answer.data.find((one) => one.id === id) : undefined
      if (contact) this.about = { kind: "view", contact }
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

  private async ask<Data>(work: () => Promise<CallResult<Data>>): Promise<CallResult<Data>> {
    this.isSaving = true
    this.problem = undefined
    const answer = await work()
    runInAction(() => {
      this.isSaving = false
    })
    return answer
  }

  /** [CONT-04] Done, or somebody gone meanwhile, the list follows first; refused, the window stays as it is, with the reason. */
  private async change<Data>(said: string, work: () => Promise<CallResult<Data>>): Promise<boolean> {
    if (this.isSaving) return false
    const answer = await this.ask(async () => {
      const told = await work()
      if (told.ok || told.status === 404) await this.list.changed()
      return told
    })
    runInAction(() => {
      if (answer.ok) this.list.close(said)
      else {
        // That the session is over is said by the page around the window, which comes back as it was.
        this.problem = answer.code === "UNAUTHORISED" ? undefined : answer.msg
        this.problems = answer.fields ?? {}
      }
    })
    return answer.ok
  }
}

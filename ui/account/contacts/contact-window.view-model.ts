/** The window over a company's contacts: one of them is looked at, added, changed or removed in it. */
import { observableRef, runInAction } from "mobx"
import type { CallApi, CallResult } from "../../../adapters/browser/api-client.ts"
import { contactProblems, typedLimit } from "../../../core/account/company-contact.ts"
import { contactAccessProblems } from "../../../core/account/contacts/contact-access.ts"
import type { Permission } from "../../../core/identity/permission.ts"
import { contactWords } from "../../../core/words/contacts.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
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
type ListActions = {
  /** Asks for the list anew, and waits for it. */
  readonly reload: () => Promise<unknown>
  /** `message` is shown beside the list. */
  readonly close: (message: string | undefined) => void
  /** What was typed and ticked, each time that it changes. */
  readonly keep: (draft: ContactDraft) => void
}

export class ContactWindowViewModel {
  content: ContactWindow
  draft: ContactDraft
  problems: Readonly<Record<string, string>> = {}
  /** [CONT-04] Said where the shop refused, or could not be reached. */
  problem: string | undefined = undefined
  isSaving = false
  /** Said once something was sent. */
  message: string | undefined = undefined
  private readonly call: CallApi
  private readonly list: ListActions

  /** `draft` is what was typed into the window before. */
  constructor(call: CallApi, content: ContactWindow, list: ListActions, draft?: ContactDraft) {
    this.call = call
    this.content = content
    this.list = list
    this.draft = draft ?? draftOf(content.kind === "edit" ? content.contact : undefined)
    autoObservable<this, "call" | "list">(this, {
      content: observableRef,
      draft: observableRef,
      problems: observableRef,
      call: false,
      list: false
    })
  }

  /** Something may be typed into it. */
  get isForm(): boolean {
    return this.content.kind === "add" || this.content.kind === "edit"
  }

  /** Not in the middle of a change: it must be seen what comes of it. */
  close() {
    if (!this.isSaving) this.list.close(undefined)
  }

  type(name: TypedField, value: string) {
    this.setDraft({ ...this.draft, [name]: value })
  }
  chooseRole(role: Contact["role"]) {
    this.setDraft({ ...this.draft, role })
  }
  setPermission(rule: Permission, isGranted: boolean) {
    this.setDraft({ ...this.draft, permissions: { ...this.draft.permissions, [rule]: isGranted } })
  }
  /** What was wrong and is right now is no longer said. */
  private setDraft(draft: ContactDraft) {
    this.draft = draft
    this.list.keep(draft)
    const remaining = this.draftProblems()
    this.problems = Object.fromEntries(Object.entries(this.problems).filter(([name]) => name in remaining))
  }
  /** A field is looked at once it is left. */
  validateField(name: TypedField) {
    const problem = this.draftProblems()[name]
    if (problem) this.problems = { ...this.problems, [name]: problem }
  }

  private draftProblems(): Readonly<Record<string, string>> {
    const { email, spendingLimit, ...others } = this.draft
    const limit = typedLimit(spendingLimit)
    return {
      ...contactProblems(this.content.kind === "edit" ? others : { ...others, email }),
      ...contactAccessProblems(this.draft),
      ...(limit === undefined ? { spendingLimit: contactWords.limitText } : {})
    }
  }

  /** True where it was kept, and the window has closed. */
  async save(): Promise<boolean> {
    this.problems = this.draftProblems()
    const { content, draft } = this
    const { email, role, spendingLimit: typed, ...others } = draft
    const spendingLimit = typedLimit(typed)
    if (Object.keys(this.problems).length > 0 || role === undefined || spendingLimit === undefined) return false
    if (content.kind === "edit") {
      const contact = { ...others, role, spendingLimit, id: content.contact.id }
      return this.saveChange(contactsWords.changed(nameOf(draft)), () =>
        this.call("POST /users/contact/update-permissions", { body: { contact } })
      )
    }
    const contact = { ...others, role, email, ...(spendingLimit === "none" ? {} : { spendingLimit }) }
    return this.saveChange(contactsWords.added(nameOf(draft)), () =>
      this.call("POST /users/create/user/contact-and-permissions", { body: { contact } })
    )
  }

  /** True where they are removed, and the window has closed. */
  remove({ id, ...contact }: Contact): Promise<boolean> {
    return this.saveChange(contactsWords.removed(nameOf(contact)), () =>
      this.call("POST /users/contact/remove-permissions", { body: { contact: { id } } })
    )
  }

  /** [CONT-05] What is known of them now; said where it can't be had, or they are no contact any more. */
  async refreshContact({ id }: Contact) {
    const answer = await this.call("GET /users/customer/list-contacts")
    runInAction(() => {
      const contact = answer.ok ? answer.data.find((one) => one.id === id) : undefined
      if (contact) this.content = { kind: "view", contact }
      else this.problem = answer.ok ? contactWords.unknown : answer.msg
    })
  }

  /** [CONT-05] Tells them once more how to log in. */
  async sendLoginInstructions({ id }: Contact) {
    if (this.isSaving) return
    this.message = undefined
    const answer = await this.runBusy(() => this.call("POST /users/contact/email", { body: { contact: { id } } }))
    runInAction(() => {
      if (answer.ok) this.message = contactsWords.emailed(answer.data.email)
      else this.problem = answer.msg
    })
  }

  private async runBusy<Data>(request: () => Promise<CallResult<Data>>): Promise<CallResult<Data>> {
    this.isSaving = true
    this.problem = undefined
    const answer = await request()
    runInAction(() => {
      this.isSaving = false
    })
    return answer
  }

  /** [CONT-04] Done, or somebody gone meanwhile, the list follows first; refused, the window stays as it is, with the reason. */
  private async saveChange<Data>(message: string, request: () => Promise<CallResult<Data>>): Promise<boolean> {
    if (this.isSaving) return false
    const answer = await this.runBusy(async () => {
      const result = await request()
      if (result.ok || result.status === 404) await this.list.reload()
      return result
    })
    runInAction(() => {
      if (answer.ok) this.list.close(message)
      else {
        // That the session is over is said by the page around the window, which comes back as it was.
        this.problem = answer.code === "UNAUTHORISED" ? undefined : answer.msg
        this.problems = answer.fields ?? {}
      }
    })
    return answer.ok
  }
}

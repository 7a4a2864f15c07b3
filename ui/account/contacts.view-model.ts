/** A company's contacts as an administrator keeps them: who is shown, and who is being added, changed or removed. */
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { Answer, CallShop, Calls } from "../../adapters/browser/call-shop.ts"
import { contactProblems } from "../../core/account/company-contact.ts"
import { accessProblems } from "../../core/account/contact-access.ts"
import { type ContactFilter, contactsWhere } from "../../core/account/contact-filter.ts"
import { type Permission, permissions } from "../../core/account/permission.ts"
import { contactsWords } from "../words/contacts.ts"

export type Contact = Calls["GET /users/customer/list-contacts"]["data"][number]

/** The window that is open. */
export type ContactWindow =
  | { readonly kind: "add" }
  | { readonly kind: "edit"; readonly contact: Contact }
  | { readonly kind: "remove"; readonly contact: Contact }

/** What is typed and ticked; a role is not chosen for anybody. */
export type ContactDraft = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile: string
  readonly role?: Contact["role"]
  readonly permissions: { readonly [rule in Permission]: boolean }
}

/** The fields of a draft that are typed. */
export type TypedField = "firstName" | "lastName" | "email" | "mobile"

const draftOf = (contact?: Contact): ContactDraft => ({
  firstName: contact?.firstName ?? "",
  lastName: contact?.lastName ?? "",
  email: contact?.email ?? "",
  mobile: contact?.mobile ?? "",
  ...(contact ? { role: contact.role } : {}),
  permissions: Object.fromEntries(
    permissions.map((rule) => [rule, contact?.permissions[rule] === true])
  ) as ContactDraft["permissions"]
})

export const nameOf = ({ firstName, lastName }: Pick<Contact, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`

export class ContactsViewModel {
  filter: ContactFilter = {}
  window: ContactWindow | undefined = undefined
  draft: ContactDraft = draftOf()
  problems: Readonly<Record<string, string>> = {}
  /** [CONT-04] Said in the window where the shop refused, or could not be reached. */
  problem: string | undefined = undefined
  isSaving = false
  /** Said beside the list once it is done. */
  said: string | undefined = undefined
  private readonly call: CallShop
  private readonly changed: () => Promise<unknown>

  /** `changed` asks for the list anew. */
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
    this.said = undefined
  }
  close() {
    this.window = undefined
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
      const kept = await this.ask(() => this.call("POST /users/contact/update-permissions", { body: { contact } }))
      return this.end(kept, contactsWords.changed(nameOf(draft)))
    }
    const contact = { ...others, role, email }
    const kept = await this.ask(() =>
      this.call("POST /users/create/user/contact-and-permissions", { body: { contact } })
    )
    return this.end(kept, contactsWords.added(nameOf(draft)))
  }

  /** True where they are removed, and the window has closed. */
  async remove({ id, ...contact }: Contact): Promise<boolean> {
    const removed = await this.ask(() =>
      this.call("POST /users/contact/remove-permissions", { body: { contact: { id } } })
    )
    return this.end(removed, contactsWords.removed(nameOf(contact)))
  }

  private async ask(work: () => Promise<Answer<unknown>>): Promise<Answer<unknown>> {
    this.isSaving = true
    this.problem = undefined
    const answer = await work()
    runInAction(() => {
      this.isSaving = false
    })
    return answer
  }

  /** [CONT-04] Where it was refused the window stays as it is, with the reason. */
  private async end(answer: Answer<unknown>, said: string): Promise<boolean> {
    runInAction(() => {
      if (answer.ok) {
        this.window = undefined
        this.said = said
      } else {
        this.problem = answer.msg
        this.problems = answer.fields ?? {}
      }
    })
    if (answer.ok) await this.changed()
    return answer.ok
  }
}

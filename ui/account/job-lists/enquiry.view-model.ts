/** Asks the shop's staff about a job list, with who asks. */
import { observableRef, runInAction } from "mobx"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import type { OrderContact } from "../../../core/contact/address.ts"
import { contactFieldProblems } from "../../../core/contact/fields.ts"
import { jobListAnswer } from "../../../core/job-lists/job-list-answer.ts"
import type { UnknownRecord } from "../../../core/record.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import type { TabDraft } from "../../kit/tab-draft.ts"

export type EnquiryField = keyof OrderContact
export type EnquiryDraft = { readonly [field in EnquiryField]-?: string }

const fields = ["contactName", "company", "phone", "email"] as const satisfies ReadonlyArray<EnquiryField>

/** A field of another kind is empty. */
export const parseEnquiryDraft = (stored: UnknownRecord): EnquiryDraft => {
  const text = (field: EnquiryField) => {
    const { [field]: typed } = stored
    return typeof typed === "string" ? typed : ""
  }
  const [contactName, company, phone, email] = fields.map(text) as [string, string, string, string]
  return { contactName, company, phone, email }
}

export class EnquiryViewModel {
  draft: EnquiryDraft
  problems: Readonly<Record<string, string>> = {}
  problem: string | undefined = undefined
  isSending = false
  isSent = false
  private readonly call: CallApi
  private readonly id: string
  private readonly kept: TabDraft<EnquiryDraft>
  private isTyped = false

  constructor(call: CallApi, id: string, draft: EnquiryDraft, kept: TabDraft<EnquiryDraft>) {
    this.call = call
    this.id = id
    this.draft = draft
    this.kept = kept
    autoObservable<this, "call" | "id" | "kept" | "isTyped">(this, {
      draft: observableRef,
      problems: observableRef,
      call: false,
      id: false,
      kept: false,
      isTyped: false
    })
  }

  /** [EXP-58] */
  restore() {
    const kept = this.kept.read()
    if (kept === undefined) return
    this.isTyped = true
    this.draft = kept
  }

  /** Who enquired last, unless something was typed already. */
  prefill(contact: OrderContact | undefined) {
    if (contact && !this.isTyped) this.draft = { ...this.draft, ...contact }
  }

  type(field: EnquiryField, text: string) {
    this.isTyped = true
    this.draft = { ...this.draft, [field]: text }
    this.kept.write(this.draft)
    if (this.problems[field] !== undefined) this.validateField(field)
  }
  validateField(field: EnquiryField) {
    const { [field]: _, ...others } = this.problems
    const problem = contactFieldProblems(this.draft)[field]
    this.problems = problem === undefined ? others : { ...others, [field]: problem }
  }

  /** [JOB-02] Answers who enquires, once it is with the shop. */
  async send(): Promise<OrderContact | undefined> {
    if (this.isSending) return undefined
    const { company, ...contact } = this.draft
    const contactDetails = { ...contact, ...(company ? { company } : {}) }
    this.problems = contactFieldProblems(contactDetails)
    if (Object.keys(this.problems).length > 0) return undefined
    this.isSending = true
    this.problem = undefined
    const answer = await this.call("POST /users/joblist/send-email/enquiry", { body: { id: this.id, contactDetails } })
    const result = jobListAnswer(answer)
    if (answer.ok) this.kept.remove()
    runInAction(() => {
      this.isSending = false
      this.isSent = result !== undefined && "data" in result
      if (answer.ok) return
      this.problems = answer.fields ?? {}
      if (Object.keys(this.problems).length === 0) this.problem = answer.msg
    })
    return answer.ok ? contactDetails : undefined
  }
}

/** A job list: what a customer keeps for a job, and what it can become. */

import type { OrderContact } from "../contact/address.ts"
import { contactFieldProblems, definedProblems, emailProblem } from "../contact/fields.ts"
import type { Cents } from "../money.ts"
import { type Cart, cartTotals } from "../ordering/cart/cart.ts"
import { jobListWords } from "../words/job-list.ts"

export type JobListId = string

export type JobList = {
  readonly id: JobListId
  readonly name: string
  readonly items: Cart
  readonly isDeleted: boolean
}

/** [JOB-02] What a list comes to: the cart's subtotal and GST for the same lines. */
export const jobListTotals = ({ items }: Pick<JobList, "items">): { readonly subtotal: Cents; readonly gst: Cents } => {
  const { subtotal, gst } = cartTotals(items)
  return { subtotal, gst }
}

/** [JOB-02] The three things that a list can become. */
export type JobListUse =
  | { readonly kind: "quote" }
  | { readonly kind: "enquiry"; readonly contactDetails: OrderContact }
  | { readonly kind: "email"; readonly email: string }

/** Fields that are wrong, or what stands against the list itself; `fields` is empty then. */
export type JobListRefusal = { readonly msg?: string; readonly fields: Readonly<Record<string, string>> }

const fieldProblems = (use: JobListUse): Readonly<Record<string, string>> => {
  if (use.kind === "enquiry") return contactFieldProblems(use.contactDetails)
  return use.kind === "email" ? definedProblems({ email: emailProblem(use.email) }) : {}
}

/** [JOB-02] What keeps a list from becoming a quote, an enquiry or an e-mail; undefined where nothing does. */
export const jobListRefusal = ({ items, isDeleted }: JobList, use: JobListUse): JobListRefusal | undefined => {
  if (isDeleted) return { msg: jobListWords.deleted, fields: {} }
  if (items.length === 0) return { msg: jobListWords.empty, fields: {} }
  const fields = fieldProblems(use)
  return Object.keys(fields).length > 0 ? { fields } : undefined
}

/** [JOB-02] What is kept of the lists: which is chosen, which quote, and whether the chosen list was deleted. */
export type JobListChoice = {
  readonly selectedJobList?: JobListId
  readonly selectedQuote?: string
  readonly deleted: boolean
}

/** [JOB-02] Another list is chosen: it is there, and the quote that was chosen belonged to the one before. */
export const chooseJobList = (choice: JobListChoice, id: JobListId): JobListChoice =>
  choice.selectedJobList === id && !choice.deleted ? choice : { selectedJobList: id, deleted: false }

/** [JOB-02] A quote is chosen beside the list. */
export const chooseQuote = (choice: JobListChoice, quote: string): JobListChoice => ({
  ...choice,
  selectedQuote: quote
})

/** [JOB-02] A list was deleted: where it is the chosen one, that is kept and said; any other changes nothing. */
export const markJobListDeleted = (choice: JobListChoice, id: JobListId): JobListChoice =>
  choice.selectedJobList === id ? { ...choice, deleted: true } : choice

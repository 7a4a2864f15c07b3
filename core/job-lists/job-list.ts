/** A job list: what a customer keeps for a job, and what it can become. */

import type { OrderContact } from "../contact/address.ts"
import {
  addressInNameProblem,
  contactFieldProblems,
  definedProblems,
  emailProblem,
  requiredProblem,
  textProblem
} from "../contact/fields.ts"
import type { Cents } from "../money.ts"
import { type Cart, cartTotals } from "../ordering/cart/cart.ts"
import type { CartItem } from "../ordering/cart/cart-item.ts"
import type { SavedCartLine } from "../ordering/saved-cart/saved-cart.ts"
import type { StockLevel } from "../stock/availability.ts"
import { jobListWords } from "../words/job-list.ts"

export type JobListId = string

export type JobList = {
  readonly id: JobListId
  readonly name: string
  readonly items: Cart
  readonly isDeleted: boolean
}

/** [JOB-01] The most lists that a contact keeps at a company, and the most characters of a name. */
export const MAX_JOB_LISTS = 50
export const MAX_JOB_LIST_NAME = 60

/** A list as it is kept: its lines without anybody's price. */
export type KeptJobList = Omit<JobList, "items"> & {
  /** The contact who made it, and who alone changes it. */
  readonly ownerId: string
  readonly ownerName: string
  /** The others of the company see it too. */
  readonly isShared: boolean
  readonly lines: ReadonlyArray<SavedCartLine>
  /** Epoch milliseconds. */
  readonly changedAt: number
}

/** A list as it stands among the others. */
export type JobListSummary = Pick<KeptJobList, "id" | "name" | "ownerName" | "isShared" | "changedAt"> & {
  readonly isOwn: boolean
  readonly linesCount: number
}

/** A line at the prices and with the stock of today; without `item` where it is no longer sold so. */
export type PricedJobListLine = {
  readonly id: string
  readonly line: SavedCartLine
  /** [ENT-06] As it would stand in the cart. */
  readonly item?: CartItem
  readonly stock?: { readonly level: StockLevel; readonly text: string; readonly canOrder: boolean }
}

/** A list in full, as whoever looks sees it; money with GST, in cents. */
export type PricedJobList = JobListSummary & {
  readonly lines: ReadonlyArray<PricedJobListLine>
  readonly subtotal: Cents
  readonly gst: Cents
}

/** [T36] What is wrong with a list's name, which stands in e-mails; undefined where nothing is. */
export const jobListNameProblem = (name: string): string | undefined =>
  requiredProblem(jobListWords.name, name) ?? textProblem(name, MAX_JOB_LIST_NAME) ?? addressInNameProblem(name)

/** A kept list as that contact sees it among the others. */
export const jobListSummary = (
  { id, name, ownerId, ownerName, isShared, changedAt, lines }: KeptJobList,
  contactId: string
): JobListSummary => ({
  id,
  name,
  ownerName,
  isShared,
  changedAt,
  isOwn: ownerId === contactId,
  linesCount: lines.length
})

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
export const jobListRefusal = (
  { items, isDeleted }: Pick<JobList, "isDeleted"> & { readonly items: ReadonlyArray<unknown> },
  use: JobListUse
): JobListRefusal | undefined => {
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

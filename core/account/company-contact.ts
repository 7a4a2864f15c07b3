/** The people who act for a company, as its administrators keep them. */
import { definedProblems, requiredProblem } from "../contact/fields.ts"
import type { Contact } from "../identity/customer.ts"
import type { Cents } from "../money.ts"
import { fieldNames } from "../words/field.ts"
import { type Registration, registrationProblems } from "./registration.ts"

/** [ENT-02] A contact as the company knows them: by the names and the mobile that it keeps itself. */
export type CompanyContact = Omit<Contact, "passwordHash">

/** [CONT-01] What is told of somebody new; about each of the seven rules something is decided. */
export type NewContact = Required<Registration> & Pick<CompanyContact, "role" | "permissions" | "spendingLimit">

/** [CONT-01] What is told of somebody who is a contact already. The e-mail is what they log in by: it stays. */
export type ChangedContact = Omit<NewContact, "email"> & Pick<CompanyContact, "id">

/** [APV-01] What becomes of a contact's limit: it is so many cents, or none any more. */
export type LimitChange = Cents | "none"

/** [CONT-01] A change as an administrator sends it: a limit about which nothing is said stays as it is. */
export type ContactEdit = Omit<ChangedContact, "spendingLimit"> & { readonly spendingLimit?: LimitChange }

/** [APV-01] A limit as an administrator types it, in dollars: nothing is none; undefined where it is no amount of money. */
export const typedLimit = (typed: string): LimitChange | undefined => {
  const text = typed.replace(/[\s,$]/g, "")
  if (text === "") return "none"
  // Nobody sets a part of a cent, or ten million dollars for one order: digit by digit, so that nothing is rounded.
  const [, whole, part = ""] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole + part.padEnd(2, "0"))
}

/** [APV-01] The limit after a change. */
export const changedLimit = (
  before: Pick<CompanyContact, "spendingLimit">,
  { spendingLimit: change }: Pick<ContactEdit, "spendingLimit">
): Pick<CompanyContact, "spendingLimit"> => {
  const limit = change ?? before.spendingLimit ?? "none"
  return limit === "none" ? {} : { spendingLimit: limit }
}

/** [CONT-01] What is wrong, by field; empty where all is right. Nothing may be left empty. */
export const contactProblems = (
  contact: Omit<ChangedContact, "id" | "role" | "permissions" | "spendingLimit"> & { readonly email?: string }
): Readonly<Record<string, string>> => {
  const { email, ...others } = registrationProblems({ ...contact, email: contact.email ?? "" })
  return definedProblems({
    ...others,
    email: contact.email === undefined ? undefined : email,
    mobile: requiredProblem(fieldNames.mobile, contact.mobile) ?? others.mobile
  })
}

/** What an administrator does with somebody who is a contact of the company. */
export type ContactChange = "update" | "remove"

/**
 * [CONT-01] Why an administrator may not do it: nobody decides about their own role and rules, and the last administrator
 * of a company can't leave it.
 */
export const changeRefusal = (
  change: ContactChange,
  actorId: string,
  contactId: string,
  contacts: ReadonlyArray<Pick<CompanyContact, "id" | "role">>
): "oneself" | "last-admin" | undefined => {
  if (actorId !== contactId) return undefined
  if (change === "update") return "oneself"
  return contacts.some(({ id, role }) => role === "admin" && id !== contactId) ? undefined : "last-admin"
}

/** Why somebody may not leave a company: they are none of its contacts, or its last administrator. */
export const leaveRefusal = (
  contactId: string,
  contacts: ReadonlyArray<Pick<CompanyContact, "id" | "role">>
): "unknown" | "last-admin" | undefined => {
  const own = contacts.find(({ id }) => id === contactId)
  if (!own) return "unknown"
  if (own.role !== "admin") return undefined
  return contacts.some(({ id, role }) => role === "admin" && id !== contactId) ? undefined : "last-admin"
}

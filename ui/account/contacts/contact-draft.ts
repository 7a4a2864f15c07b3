/** A contact as the shop lists them, the window that is open about one, and what is typed and ticked in it. */
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { mobileText } from "../../../core/contact/mobile-text.ts"
import { type Permission, permissions } from "../../../core/identity/permission.ts"
import { dollars } from "../../../core/money.ts"
import { isRecord, type UnknownRecord } from "../../../core/record.ts"

/** In the order in which they are offered. */
export const roles = ["contact", "admin"] as const

export type Contact = ApiCalls["GET /users/customer/list-contacts"]["data"][number]

/** What is typed and ticked; a role is not chosen for anybody. */
export type ContactDraft = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile: string
  readonly role?: Contact["role"]
  /** [APV-01] In dollars, as it is typed; empty for none. */
  readonly spendingLimit: string
  readonly permissions: { readonly [rule in Permission]: boolean }
}

/** What is kept over a reload of the form of a contact; of a new one where it names none. */
export type ContactTabDraft = { readonly contactId?: string; readonly draft: ContactDraft }

export const parseContactTabDraft = ({ contactId, draft }: UnknownRecord): ContactTabDraft | undefined => {
  if (!isRecord(draft)) return undefined
  const text = (field: TypedField) => {
    const { [field]: typed } = draft
    return typeof typed === "string" ? typed : ""
  }
  const granted = isRecord(draft.permissions) ? draft.permissions : {}
  const role = roles.find((one) => one === draft.role)
  return {
    ...(typeof contactId === "string" ? { contactId } : {}),
    draft: {
      firstName: text("firstName"),
      lastName: text("lastName"),
      email: text("email"),
      mobile: text("mobile"),
      ...(role === undefined ? {} : { role }),
      spendingLimit: text("spendingLimit"),
      permissions: permissionsOf((rule) => granted[rule] === true)
    }
  }
}

/** The window that is open. */
export type ContactWindow =
  | { readonly kind: "view"; readonly contact: Contact }
  | { readonly kind: "add" }
  | { readonly kind: "edit"; readonly contact: Contact }
  | { readonly kind: "remove"; readonly contact: Contact }

/** The fields of a draft that are typed. */
export type TypedField = "firstName" | "lastName" | "email" | "mobile" | "spendingLimit"

const permissionsOf = (isGranted: (rule: Permission) => boolean) =>
  Object.fromEntries(permissions.map((rule) => [rule, isGranted(rule)])) as ContactDraft["permissions"]

export const draftOf = (contact?: Contact): ContactDraft => ({
  firstName: contact?.firstName ?? "",
  lastName: contact?.lastName ?? "",
  email: contact?.email ?? "",
  mobile: mobileText(contact?.mobile ?? ""),
  ...(contact ? { role: contact.role } : {}),
  spendingLimit: contact?.spendingLimit === undefined ? "" : dollars(contact.spendingLimit).slice(1),
  permissions: permissionsOf((rule) => contact?.permissions[rule] === true)
})

export const nameOf = ({ firstName, lastName }: Pick<Contact, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`

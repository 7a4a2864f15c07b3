/** A contact as the shop lists them, the window that is open about one, and what is typed and ticked in it. */
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { mobileText } from "../../../core/contact/mobile-text.ts"
import { type Permission, permissions } from "../../../core/identity/permission.ts"
import { dollars } from "../../../core/money.ts"

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

/** The window that is open. */
export type ContactWindow =
  | { readonly kind: "view"; readonly contact: Contact }
  | { readonly kind: "add" }
  | { readonly kind: "edit"; readonly contact: Contact }
  | { readonly kind: "remove"; readonly contact: Contact }

/** The fields of a draft that are typed. */
export type TypedField = "firstName" | "lastName" | "email" | "mobile" | "spendingLimit"

export const draftOf = (contact?: Contact): ContactDraft => ({
  firstName: contact?.firstName ?? "",
  lastName: contact?.lastName ?? "",
  email: contact?.email ?? "",
  mobile: mobileText(contact?.mobile ?? ""),
  ...(contact ? { role: contact.role } : {}),
  spendingLimit: contact?.spendingLimit === undefined ? "" : dollars(contact.spendingLimit).slice(1),
  permissions: Object.fromEntries(
    permissions.map((rule) => [rule, contact?.permissions[rule] === true])
  ) as ContactDraft["permissions"]
})

export const nameOf = ({ firstName, lastName }: Pick<Contact, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`

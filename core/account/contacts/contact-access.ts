/** What of a contact's role and access must be chosen before it is kept. */
import { definedProblems } from "../../contact/fields.ts"
import type { Contact } from "../../identity/customer.ts"
import { fieldNames, fieldWords } from "../../words/field.ts"

/** [CONT-01] What is wrong, by field: a role is chosen, and at least one level of access. */
export const contactAccessProblems = ({
  role,
  permissions
}: Pick<Contact, "permissions"> & { readonly role?: Contact["role"] }): Readonly<Record<string, string>> =>
  definedProblems({
    role: role === undefined ? fieldWords.required(fieldNames.role) : undefined,
    permissions: Object.values(permissions).includes(true) ? undefined : fieldWords.required(fieldNames.access)
  })

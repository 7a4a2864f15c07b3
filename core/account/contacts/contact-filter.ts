/** Which of a company's contacts are looked at. */
import type { Contact } from "../../identity/customer.ts"
import type { Permission } from "../../identity/permission.ts"

export type ContactFilter = { readonly role?: Contact["role"]; readonly permission?: Permission }

/** [CONT-01] Those of that role who have that rule; where neither is asked for, all of them. Undecided is not granted. */
export const filterContacts = <One extends Pick<Contact, "role" | "permissions">>(
  contacts: ReadonlyArray<One>,
  { role, permission }: ContactFilter
): ReadonlyArray<One> =>
  contacts.filter(
    (contact) =>
      (role === undefined || contact.role === role) &&
      (permission === undefined || contact.permissions[permission] === true)
  )

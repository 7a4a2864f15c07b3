/** Which of a company's contacts are looked at. */
import type { Contact } from "../../identity/customer.ts"
import type { Permission } from "../../identity/permission.ts"

export type ContactFilter = {
  readonly role?: Contact["role"]
  readonly permission?: Permission
  /** Looked for in name, e-mail address and mobile number. */
  readonly words?: string
}

type Person = Pick<Contact, "firstName" | "lastName" | "email" | "mobile">

/** Each word is in the name or the address, whatever its case; digits, however they are grouped, in the mobile number. */
const isNamed = ({ firstName, lastName, email, mobile = "" }: Person, words: string): boolean => {
  const text = `${firstName} ${lastName} ${email}`.toLowerCase()
  const digits = words.replace(/\D/g, "")
  const isNumber = digits !== "" && /^[\d\s()+-]*$/.test(words)
  if (isNumber && mobile.replace(/\D/g, "").includes(digits)) return true
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** [CONT-01] Those of that role who have that rule and are called so; where nothing is asked for, all of them. Undecided is not granted. */
export const filterContacts = <One extends Person & Pick<Contact, "role" | "permissions">>(
  contacts: ReadonlyArray<One>,
  { role, permission, words = "" }: ContactFilter
): ReadonlyArray<One> =>
  contacts.filter(
    (contact) =>
      (role === undefined || contact.role === role) &&
      (permission === undefined || contact.permissions[permission] === true) &&
      isNamed(contact, words)
  )

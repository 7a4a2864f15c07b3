/** A company's contacts as a table for a spreadsheet: one line each, with what each may see and do. */
import { mobileText } from "../../contact/mobile-text.ts"
import { csvTable } from "../../csv-cell.ts"
import { permissions } from "../../identity/permission.ts"
import { plainAmount } from "../../money.ts"
import type { CompanyContact } from "../company-contact.ts"

/** What the columns and the values are called. */
export type ContactsTableWords = {
  readonly heads: readonly [firstName: string, lastName: string, email: string, mobile: string, role: string]
  readonly roles: { readonly [role in CompanyContact["role"]]: string }
  readonly rules: { readonly [rule in (typeof permissions)[number]]: string }
  readonly limit: string
  readonly yes: string
  readonly no: string
}

/** [CONT-05] Comma-separated, the first line names the columns; a rule about which nothing was decided is not granted, and no limit is empty. */
export const contactsTable = (contacts: ReadonlyArray<CompanyContact>, words: ContactsTableWords): string => {
  const heads = [...words.heads, ...permissions.map((rule) => words.rules[rule]), words.limit]
  const lines = contacts.map(({ firstName, lastName, email, mobile = "", role, permissions: may, spendingLimit }) => [
    firstName,
    lastName,
    email,
    // In groups, or a spreadsheet takes it for a sum and drops its nought.
    mobileText(mobile),
    words.roles[role],
    ...permissions.map((rule) => (may[rule] === true ? words.yes : words.no)),
    spendingLimit === undefined ? "" : plainAmount(spendingLimit)
  ])
  return csvTable([heads, ...lines])
}

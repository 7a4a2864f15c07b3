/** Which contacts a filter leaves, and what must be chosen for each. */
import { assert, describe, it } from "@effect/vitest"
import { contactAccessProblems } from "../../../../core/account/contacts/contact-access.ts"
import { filterContacts } from "../../../../core/account/contacts/contact-filter.ts"

const person = (firstName: string, lastName: string, mobile?: string) => ({
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@ironbark.example`,
  ...(mobile === undefined ? {} : { mobile })
})
const dana = {
  ...person("Dana", "Whitlock", "0491570156"),
  role: "admin",
  permissions: { viewOrders: true, viewQuotes: true }
} as const
const theo = {
  ...person("Theo", "Van Dyk", "0491570737"),
  role: "contact",
  permissions: { viewOrders: true, viewQuotes: false }
} as const
const una = { ...person("Una", "O'Brien"), role: "contact", permissions: {} } as const
const all = [dana, theo, una]
const names = (contacts: ReadonlyArray<{ readonly firstName: string }>) => contacts.map(({ firstName }) => firstName)

describe("the contacts of a company", () => {
  it("[CONT-01] are all shown where nothing is asked for", () => assert.deepEqual(filterContacts(all, {}), all))

  it("[CONT-01] are filtered by role", () => {
    assert.deepEqual(names(filterContacts(all, { role: "admin" })), ["Dana"])
    assert.deepEqual(names(filterContacts(all, { role: "contact" })), ["Theo", "Una"])
  })

  it("[CONT-01] are filtered by permission; one that nobody decided about is not granted", () => {
    assert.deepEqual(names(filterContacts(all, { permission: "viewOrders" })), ["Dana", "Theo"])
    assert.deepEqual(names(filterContacts(all, { permission: "viewQuotes" })), ["Dana"])
    assert.deepEqual(names(filterContacts(all, { permission: "approveQuotes" })), [])
  })

  it("[CONT-01] are filtered by both at once", () =>
    assert.deepEqual(names(filterContacts(all, { role: "contact", permission: "viewOrders" })), ["Theo"]))

  it.each([
    ["", ["Dana", "Theo", "Una"]],
    ["  ", ["Dana", "Theo", "Una"]],
    ["DANA", ["Dana"]],
    ["dyk theo", ["Theo"]],
    ["o'b", ["Una"]],
    ["ironbark.example", ["Dana", "Theo", "Una"]],
    ["una@", ["Una"]],
    ["0491 570", ["Dana", "Theo"]],
    ["570 737", ["Theo"]],
    ["737 theo", []],
    ["nobody", []]
  ])("[CONT-01] are looked for by name, address and mobile number: %j", (words, found) =>
    assert.deepEqual(names(filterContacts(all, { words })), found)
  )
})

describe("a contact's role and access", () => {
  it("[CONT-01] must both be chosen", () => {
    assert.deepEqual(contactAccessProblems({ permissions: {} }), {
      role: "Role is required",
      permissions: "Access level is required"
    })
    assert.deepEqual(contactAccessProblems({ role: "contact", permissions: { viewOrders: false } }), {
      permissions: "Access level is required"
    })
    assert.deepEqual(contactAccessProblems({ permissions: { viewOrders: true } }), { role: "Role is required" })
  })

  it("[CONT-01] are right with one level of access", () =>
    assert.deepEqual(
      contactAccessProblems({ role: "admin", permissions: { viewOrders: true, viewQuotes: false } }),
      {}
    ))
})

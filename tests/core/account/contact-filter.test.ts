/** Which contacts a filter leaves, and what must be chosen for each. */
import { assert, describe, it } from "@effect/vitest"
import { accessProblems } from "../../../core/account/contact-access.ts"
import { contactsWhere } from "../../../core/account/contact-filter.ts"

const dana = { name: "Dana", role: "admin", permissions: { viewOrders: true, viewQuotes: true } } as const
const theo = { name: "Theo", role: "contact", permissions: { viewOrders: true, viewQuotes: false } } as const
const una = { name: "Una", role: "contact", permissions: {} } as const
const all = [dana, theo, una]
const names = (contacts: ReadonlyArray<{ readonly name: string }>) => contacts.map(({ name }) => name)

describe("the contacts of a company", () => {
  it("[CONT-01] are all shown where nothing is asked for", () => assert.deepEqual(contactsWhere(all, {}), all))

  it("[CONT-01] are filtered by role", () => {
    assert.deepEqual(names(contactsWhere(all, { role: "admin" })), ["Dana"])
    assert.deepEqual(names(contactsWhere(all, { role: "contact" })), ["Theo", "Una"])
  })

  it("[CONT-01] are filtered by permission; one that nobody decided about is not granted", () => {
    assert.deepEqual(names(contactsWhere(all, { permission: "viewOrders" })), ["Dana", "Theo"])
    assert.deepEqual(names(contactsWhere(all, { permission: "viewQuotes" })), ["Dana"])
    assert.deepEqual(names(contactsWhere(all, { permission: "approveQuotes" })), [])
  })

  it("[CONT-01] are filtered by both at once", () =>
    assert.deepEqual(names(contactsWhere(all, { role: "contact", permission: "viewOrders" })), ["Theo"]))
})

describe("a contact's role and access", () => {
  it("[CONT-01] must both be chosen", () => {
    assert.deepEqual(accessProblems({ permissions: {} }), {
      role: "Role is required",
      permissions: "Access level is required"
    })
    assert.deepEqual(accessProblems({ role: "contact", permissions: { viewOrders: false } }), {
      permissions: "Access level is required"
    })
    assert.deepEqual(accessProblems({ permissions: { viewOrders: true } }), { role: "Role is required" })
  })

  it("[CONT-01] are right with one level of access", () =>
    assert.deepEqual(accessProblems({ role: "admin", permissions: { viewOrders: true, viewQuotes: false } }), {}))
})

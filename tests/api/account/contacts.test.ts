/** The people of a company: listed for all of them, added, changed and removed by its administrators alone. */
import { describe, expect, it } from "vitest"
import { expectFailure, expectMalformed } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import {
  allRules,
  auditRows,
  type InvitationResponse,
  type ListedContact,
  logInAtCompany,
  newContact,
  parseAuditValue
} from "./company-people.ts"
import { emails, messagesTo } from "./login-browser.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const { database } = shop

const dana = () => logInAtCompany(shop, emails.trade)
const listOf = async (browser: Awaited<ReturnType<typeof dana>>) =>
  (await browser.ask<ReadonlyArray<ListedContact>>("GET", "/users/customer/list-contacts")).data
const ADD = "/users/create/user/contact-and-permissions"
const pendingOf = async (browser: Awaited<ReturnType<typeof dana>>) =>
  (await browser.ask<ReadonlyArray<ListedContact>>("GET", "/users/customer/list-invitations")).data
const UPDATE = "/users/contact/update-permissions"
const REMOVE = "/users/contact/remove-permissions"

describe("The list of contacts", () => {
  it("[CONT-01] [CALL-11] [ENT-01] [ENT-02] names everybody who acts for the company, with role and rules, and nobody else", async () => {
    const browser = await dana()
    const contacts = await listOf(browser)
    const rows = await database.query("SELECT contact_id FROM company_contact WHERE customer_id = '2001'")
    expect(contacts.map(({ id }) => id).toSorted()).toEqual(rows.map(({ contact_id }) => contact_id).toSorted())
    expect(contacts.find(({ id }) => id === "P02")).toEqual({
      id: "P02",
      firstName: "Dana",
      lastName: "Whitlock",
      email: emails.trade,
      mobile: "0491 570 156",
      role: "admin",
      permissions: { ...allRules(true), role: "admin", customerId: "2001" }
    })
    expect(contacts.find(({ id }) => id === "P09")?.permissions).toEqual({ role: "contact", customerId: "2001" })
    const { data } = await browser.details()
    expect(data.customer).toMatchObject({ contacts })
  })

  it("[CONT-01] is there for a contact without the role too, who can't do anything with it", async () => {
    const theo = await logInAtCompany(shop, "theo@ironbark.example")
    expect(await listOf(theo)).toEqual(await listOf(await dana()))
    for (const [path, contact] of [
      [ADD, newContact()],
      [UPDATE, { ...newContact(), email: undefined, id: "P09" }],
      [REMOVE, { id: "P09" }]
    ] as const)
      expectFailure(await theo.post(path, { contact }), 403, "FORBIDDEN")
    expect((await listOf(theo)).some(({ email }) => email.endsWith("@site.example"))).toBe(false)
  })
})

describe("Adding a contact", () => {
  it("[CONT-01] [CALL-11] [T5] is an invitation: nobody is linked, and no contact is made, until they accept", async () => {
    const contact = newContact({ permissions: { ...allRules(false), viewOrders: true } })
    const admin = await dana()
    const before = await listOf(admin)
    const { data } = await admin.post<InvitationResponse>(ADD, { contact })
    const { id, sentAt, expiresAt } = data.invitation
    const pending = { ...contact, id, mobile: "0491570737", sentAt, expiresAt }
    expect(data).toEqual({ success: true, invitation: pending })
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(expiresAt - sentAt).toBe(7 * 24 * 60 * 60_000)
    expect(await pendingOf(admin)).toContainEqual({ ...pending, isVoid: false })
    expect(await listOf(admin)).toEqual(before)
    expect(await database.query("SELECT FROM contact WHERE email = $1", [contact.email])).toEqual([])
    const [record] = await auditRows(database, id, "contact invited")
    expect(record).toMatchObject({ done_by: "P02", customer_id: "2001" })
    expect(parseAuditValue(record?.detail.after)).toEqual({ role: "contact", permissions: contact.permissions })
    expect(JSON.stringify(record)).not.toMatch(/Noor|noor|0491 ?570/)
  })

  it("[CONT-01] [T1] [T5] of somebody with a log-in is the same, tells nothing of them, and links them to nothing", async () => {
    const admin = await dana()
    const [known, unknown] = [newContact({ email: emails.loyal }), newContact()]
    const answers = []
    for (const contact of [known, unknown]) {
      const told = await admin.post<InvitationResponse>(ADD, { contact })
      answers.push(
        told.text
          .replaceAll(contact.email, "EMAIL")
          .replace(/[\da-f-]{36}/, "ID")
          .replace(/\d{13}/g, "TIME")
      )
    }
    expect(answers[0]).toBe(answers[1])
    expect(
      await database.query("SELECT FROM company_contact WHERE contact_id = 'P01' AND customer_id = '2001'")
    ).toEqual([])
    const letters = [await messagesTo(database, known.email), await messagesTo(database, unknown.email)]
    const plain = letters.map(([letter]) => letter?.text.replace(/t=[\w-]+/, "t=TOKEN"))
    expect(plain[0]).toBe(plain[1])
    const priya = await logInAtCompany(shop, emails.loyal)
    expect((await priya.details()).data.linkedCompanies.map(({ customerId }) => customerId)).toEqual(["1001"])
    await admin.post("/users/contact/withdraw-invitation", {
      invitation: { id: (await pendingOf(admin)).find(({ email }) => email === known.email)?.id }
    })
  })

  it("[CONT-04] [CALL-11] of somebody who is one already is refused at the field, and changes nothing", async () => {
    const admin = await dana()
    const before = await listOf(admin)
    const told = await admin.post(ADD, { contact: newContact({ email: "THEO@ironbark.example", role: "admin" }) })
    expectFailure(told, 422, "IS_CONTACT")
    expect((told.json as { fields: object }).fields).toEqual({
      email: "Somebody with that address is a contact already."
    })
    expect(await listOf(admin)).toEqual(before)
  })

  it.each([
    ["firstName", { firstName: " " }, "First name is required"],
    ["lastName", { lastName: "" }, "Last name is required"],
    ["email", { email: "noor" }, "Please enter a valid email address"],
    ["mobile", { mobile: "" }, "Mobile is required"],
    ["mobile", { mobile: "03 9123 4567" }, "Must start with 04 and be 10 digits long"],
    ["permissions", { permissions: allRules(false) }, "Access level is required"]
  ])("[CONT-01] [CONT-04] with a wrong %s is refused there, and adds nobody", async (field, wrong, msg) => {
    const admin = await dana()
    const before = await listOf(admin)
    const told = await admin.post(ADD, { contact: newContact(wrong) })
    expectMalformed(told, [field])
    expect((told.json as { fields: Record<string, string> }).fields[field]).toBe(msg)
    expect(await listOf(admin)).toEqual(before)
  })

  it.each([
    ["contact.role", { role: undefined }],
    ["contact.role", { role: "owner" }],
    ["contact.permissions", { permissions: undefined }],
    ["contact.permissions.viewQuotes", { permissions: { ...allRules(true), viewQuotes: undefined } }],
    ["contact.permissions.everything", { permissions: { ...allRules(true), everything: true } }],
    ["contact.customerId", { customerId: "2002" }],
    ["contact.creditLimit", { creditLimit: 1 }],
    ["contact.passwordHash", { passwordHash: "x" }]
  ])("[CONT-01] [T24] with %s wrong, missing or unknown is refused", async (field, wrong) => {
    const contact = newContact(wrong)
    expectMalformed(await (await dana()).post(ADD, { contact }), [field])
    expect(await database.query("SELECT FROM contact WHERE email = $1", [contact.email])).toEqual([])
  })

  it("[CONT-04] of somebody who has an invitation already is refused at the field", async () => {
    const admin = await dana()
    const contact = newContact()
    await admin.post(ADD, { contact })
    const told = await admin.post(ADD, { contact: { ...contact, email: contact.email.toUpperCase() } })
    expectFailure(told, 422, "IS_INVITED")
    expect(Object.keys((told.json as { fields: object }).fields)).toEqual(["email"])
  })

  it("[T24] twice at once invites them once", async () => {
    const admin = await dana()
    const contact = newContact()
    const all = await Promise.all([1, 2, 3].map(() => admin.post(ADD, { contact })))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    expect(await messagesTo(database, contact.email)).toHaveLength(1)
  })
})

/** The people of a company: listed for all of them, added, changed and removed by its administrators alone. */
import { describe, expect, it } from "vitest"
import { EXAMPLE_PASSWORD } from "../../../fixtures/people.ts"
import { expectFailure, expectMalformed } from "../api/failures.ts"
import { shopUnderTest } from "../api/shop-under-test.ts"
import { allRules, entered, type Kept, type Listed, recorded, recordOf, somebody } from "./at-company.ts"
import { browserAt, emails, lettersTo, tokenIn } from "./signing-in.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const { database } = shop

const dana = () => entered(shop, emails.trade)
const listOf = async (browser: Awaited<ReturnType<typeof dana>>) =>
  (await browser.ask<ReadonlyArray<Listed>>("GET", "/users/customer/list-contacts")).data
const ADD = "/users/create/user/contact-and-permissions"
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
      permissions: allRules(true)
    })
    expect(contacts.find(({ id }) => id === "P09")?.permissions).toEqual({})
    const { data } = await browser.details()
    expect(data.customer).toMatchObject({ contacts })
  })

  it("[CONT-01] is there for a contact without the role too, who can't do anything with it", async () => {
    const theo = await entered(shop, "theo@ironbark.example")
    expect(await listOf(theo)).toEqual(await listOf(await dana()))
    for (const [path, contact] of [
      [ADD, somebody()],
      [UPDATE, { ...somebody(), email: undefined, id: "P09" }],
      [REMOVE, { id: "P09" }]
    ] as const)
      expectFailure(await theo.post(path, { contact }), 403, "FORBIDDEN")
    expect((await listOf(theo)).some(({ email }) => email.endsWith("@site.example"))).toBe(false)
  })
})

describe("Adding a contact", () => {
  it("[CONT-01] [CALL-11] [REG-02] lists them, tells them with a link to a password, and lets them do what was said", async () => {
    const contact = somebody({ permissions: { ...allRules(false), viewOrders: true } })
    const { data } = await (await dana()).post<Kept>(ADD, { contact })
    const kept = { ...contact, id: data.contact.id, mobile: "0491570737" }
    expect(data).toEqual({ success: true, contact: kept })
    expect(await listOf(await dana())).toContainEqual(kept)
    const [letter] = await lettersTo(database, contact.email)
    expect(letter?.subject).toBe("You can now act for Ironbark Constructions")
    const token = tokenIn(letter?.text ?? "")
    expectFailure(await browserAt(shop).login(contact.email), 401, "INVALID_CREDENTIALS")
    const set = await browserAt(shop).post("/users/resetpass/set", { token, password: EXAMPLE_PASSWORD })
    expect(set.status).toBe(200)
    const noor = browserAt(shop)
    const step = await noor.login(contact.email)
    // After a link the code goes by phone alone.
    const [sms] = await lettersTo(database, "0491570737")
    await noor.giveCode(step.data.token, /\d{6}/.exec(sms?.text ?? "")?.[0] ?? "")
    const { data: details } = await noor.details()
    expect(details.contact).toEqual(kept)
    expect(details.customer.customerId).toBe("2001")
    const [record] = await recordOf(database, kept.id, "contact added")
    expect(record).toMatchObject({ done_by: "P02", customer_id: "2001" })
    expect(recorded(record?.detail.after)).toEqual({ role: "contact", permissions: contact.permissions })
    expect(JSON.stringify(record)).not.toMatch(/Noor|noor|0491/)
  })

  it("[CONT-01] [T24] of somebody with a log-in gives them the company, and their administrator no hold on who they are", async () => {
    const contact = somebody({ email: emails.loyal, firstName: "Prya", mobile: "0491 570 999" })
    const admin = await dana()
    const { data } = await admin.post<Kept>(ADD, { contact })
    expect(data.contact).toMatchObject({ firstName: "Prya", mobile: "0491570999" })
    const listed = (await listOf(admin)).find(({ email }) => email === emails.loyal)
    expect(listed).toEqual(data.contact)
    expect(JSON.stringify(await listOf(admin))).not.toMatch(/Nair|0491 570 006/)
    const [person] = await database.query("SELECT first_name, last_name, mobile FROM contact WHERE email = $1", [
      emails.loyal
    ])
    expect(person).toEqual({ first_name: "Priya", last_name: "Nair", mobile: "0491 570 006" })
    const [letter] = await lettersTo(database, emails.loyal)
    expect([letter?.subject, tokenIn(letter?.text ?? "")]).toEqual([
      "You can now act for Ironbark Constructions",
      undefined
    ])
    await admin.post(UPDATE, { contact: { ...contact, email: undefined, id: data.contact.id, lastName: "Nayar" } })
    const [still] = await database.query("SELECT last_name, mobile FROM contact WHERE email = $1", [emails.loyal])
    expect(still).toEqual({ last_name: "Nair", mobile: "0491 570 006" })
    expect((await listOf(admin)).find(({ email }) => email === emails.loyal)?.lastName).toBe("Nayar")
    await admin.post(REMOVE, { contact: { id: data.contact.id } })
  })

  it("[CONT-04] [CALL-11] of somebody who is one already is refused at the field, and changes nothing", async () => {
    const admin = await dana()
    const before = await listOf(admin)
    const told = await admin.post(ADD, { contact: somebody({ email: "THEO@ironbark.example", role: "admin" }) })
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
    const told = await admin.post(ADD, { contact: somebody(wrong) })
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
    const contact = somebody(wrong)
    expectMalformed(await (await dana()).post(ADD, { contact }), [field])
    expect(await database.query("SELECT FROM contact WHERE email = $1", [contact.email])).toEqual([])
  })

  it("[T24] twice at once adds them once", async () => {
    const admin = await dana()
    const contact = somebody()
    const all = await Promise.all([1, 2, 3].map(() => admin.post(ADD, { contact })))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    expect(await lettersTo(database, contact.email)).toHaveLength(1)
  })
})

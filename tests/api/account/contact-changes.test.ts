/** Changing and removing contacts: at once, never one's own, never the last administrator, never another company's. */
import { describe, expect, it } from "vitest"
import { expectFailure, expectMalformed } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import {
  allRules,
  auditRows,
  INVITE_PATH,
  invitationTo,
  inviteAndJoin,
  type ListedContact,
  logInAtCompany,
  newContact,
  oneRule,
  parseAuditValue,
  type SavedContactResponse
} from "./company-people.ts"
import { type Browser, browserAt, emails } from "./login-browser.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const { database } = shop

const dana = () => logInAtCompany(shop, emails.trade)
const UPDATE = "/users/contact/update-permissions"
const REMOVE = "/users/contact/remove-permissions"
const change = (id: string, more: object = {}) => ({ contact: { ...newContact(more), email: undefined, id } })
const listed = async (browser: Browser, id: string) => {
  const { data } = await browser.ask<ReadonlyArray<ListedContact>>("GET", "/users/customer/list-contacts")
  return data.find((one) => one.id === id)
}
const rulesOf = (contactId: string, customerId: string) =>
  database.query(
    `SELECT role, rule, granted FROM company_contact LEFT JOIN contact_permission USING (contact_id, customer_id)
     WHERE contact_id = $1 AND customer_id = $2 ORDER BY rule`,
    [contactId, customerId]
  )

describe("Changing a contact", () => {
  it("[CONT-01] [CALL-11] [T25] counts at their very next request, and is on the record with what was before", async () => {
    const theo = await logInAtCompany(shop, "theo@ironbark.example")
    expect((await theo.ask("GET", "/users/details/statement")).status).toBe(200)
    const admin = await dana()
    const before = await listed(admin, "P03")
    const { data } = await admin.post<SavedContactResponse>(UPDATE, change("P03", { firstName: "Theodoros" }))
    expect(data.contact).toMatchObject({ id: "P03", firstName: "Theodoros", permissions: oneRule })
    expectFailure(await theo.ask("GET", "/users/details/statement"), 403, "FORBIDDEN")
    expect((await theo.details()).data.contact).toMatchObject({ permissions: oneRule })
    expect(await listed(admin, "P03")).toEqual(data.contact)
    await admin.post(UPDATE, change("P03", { role: "admin", permissions: allRules(true) }))
    expect((await theo.ask("GET", "/users/details/statement")).status).toBe(200)
    expect((await theo.post(UPDATE, change("P09"))).status).toBe(200)
    const [record] = await auditRows(database, "P03", "contact changed")
    expect(record).toMatchObject({ done_by: "P02", customer_id: "2001" })
    const { role: _role, customerId: _customerId, ...rules } = before?.permissions ?? {}
    expect(parseAuditValue(record?.detail.before)).toEqual({ role: "contact", permissions: rules })
    expect(parseAuditValue(record?.detail.after)).toEqual({ role: "contact", permissions: oneRule })
    await admin.post(UPDATE, change("P03", { permissions: allRules(true) }))
  })

  it("[CONT-01] [T24] [I22] is refused to oneself, whatever it would change, and leaves a trace", async () => {
    const admin = await dana()
    const before = await rulesOf("P02", "2001")
    for (const more of [{ role: "admin", permissions: allRules(true) }, { role: "contact" }])
      expectFailure(await admin.post(UPDATE, change("P02", more)), 403, "FORBIDDEN")
    expect(await rulesOf("P02", "2001")).toEqual(before)
    const refusal = { done_by: "P02", customer_id: "2001" }
    expect(await auditRows(database, "P02", "contact change refused")).toMatchObject([refusal, refusal])
  })

  it.each(["P04", "P01", "P99", "", "' OR '1'='1"])(
    "[PERM-05] [T24] of '%s', who is another company's or nobody's, is the same 'not found'",
    async (id) => {
      const admin = await dana()
      const before = await rulesOf("P04", "2002")
      for (const told of [
        await admin.post(UPDATE, change(id, { role: "admin" })),
        await admin.post(REMOVE, { contact: { id } })
      ]) {
        expectFailure(told, 404, "NOT_FOUND")
        expect(told.msg).toBe("That contact could not be found.")
      }
      expect(await rulesOf("P04", "2002")).toEqual(before)
    }
  )

  it.each([
    ["contact.customerId", { customerId: "2002" }],
    ["contact.email", { email: "dana@evil.example" }],
    ["contact.creditLimit", { creditLimit: 99 }],
    ["contact.permissions.isAdmin", { permissions: { ...allRules(true), isAdmin: true } }]
  ])("[T24] with %s beside what may be told is refused, and changes nothing", async (field, more) => {
    const admin = await dana()
    const before = await rulesOf("P09", "2001")
    expectMalformed(await admin.post(UPDATE, { contact: { ...change("P09").contact, ...more } }), [field])
    expect(await rulesOf("P09", "2001")).toEqual(before)
  })

  it("[CONT-04] [CALL-11] with a wrong field is refused there, and changes nothing", async () => {
    const admin = await dana()
    const before = await listed(admin, "P09")
    expectMalformed(await admin.post(UPDATE, change("P09", { mobile: "12" })), ["mobile"])
    expect(await listed(admin, "P09")).toEqual(before)
  })

  it("[CONT-01] of the names is the company's own; who they are stays theirs, but for somebody the shop brought in without a password", async () => {
    const admin = await dana()
    const { id } = await inviteAndJoin(shop, admin, newContact())
    const nameOf = async (contactId: string) =>
      (await database.query("SELECT first_name, mobile FROM contact WHERE id = $1", [contactId]))[0]
    await admin.post(UPDATE, change(id, { firstName: "Eve", mobile: "0491 570 739" }))
    expect(await nameOf(id)).toEqual({ first_name: "Rae", mobile: null })
    expect((await listed(admin, id))?.mobile).toBe("0491570739")
    await database.query("DELETE FROM company_contact WHERE contact_id = $1 AND customer_id = $1", [id])
    await database.query("DELETE FROM login WHERE contact_id = $1", [id])
    await admin.post(UPDATE, change(id, { firstName: "Nour", mobile: "0491 570 738" }))
    expect(await nameOf(id)).toEqual({ first_name: "Nour", mobile: "0491570738" })
  })
})

describe("What can't be changed", () => {
  const settings = { settings: { showExcGstPricing: false } }
  const nobody = { id: "P99" }
  const posts: ReadonlyArray<readonly [path: string, right: object, wrong: object]> = [
    [UPDATE, change("P99"), change("P09", { mobile: "12" })],
    [REMOVE, { contact: nobody }, { contact: { id: 7 } }],
    [INVITE_PATH, { contact: newContact({ email: "theo@ironbark.example" }) }, { contact: newContact({ email: "x" }) }],
    ["/users/customer/settings", { settings: { ...settings.settings, branchId: 9999 } }, { settings: {} }]
  ]

  it.each(posts)(
    "[CALL-11] [COMP-03] [CONT-04] by %s is told with success false, whatever stood in its way",
    async (path, right, wrong) => {
      const admin = await dana()
      const contact = await logInAtCompany(shop, "no-view-quotes@ironbark.example")
      const told = [
        [await admin.post(path, right), path === INVITE_PATH ? 422 : 404],
        [await admin.post(path, wrong), 400],
        [await contact.post(path, right), 403],
        [await browserAt(shop).post(path, right), 401]
      ] as const
      for (const [{ status, json }, expected] of told) {
        expect([path, status]).toEqual([path, expected])
        expect(json).toMatchObject({ error: true, success: false, msg: expect.stringMatching(/\S/) })
      }
      expect((await admin.ask("GET", "/users/details/salesorder/listone?orderNo=1")).json).not.toHaveProperty("success")
    }
  )
})

describe("A change that can't be put on the record", () => {
  it("[CONT-04] [COMP-03] is not made at all", async () => {
    const [admin, browser] = [await dana(), await logInAtCompany(shop, emails.several, "2001")]
    const state = async () =>
      JSON.stringify([
        await rulesOf("P09", "2001"),
        await database.query("SELECT contact_id FROM company_contact ORDER BY 1"),
        await database.query("SELECT * FROM customer ORDER BY id"),
        await database.query("SELECT id, customer_id, access_hash::text FROM session ORDER BY id"),
        await database.query("SELECT count(*)::int AS letters FROM outbox")
      ])
    const before = await state()
    await database.query("ALTER TABLE audit ADD CONSTRAINT full_up CHECK (false) NOT VALID")
    for (const [asker, path, body] of [
      [admin, UPDATE, change("P09", { role: "admin" })],
      [admin, REMOVE, { contact: { id: "P09" } }],
      [admin, INVITE_PATH, { contact: newContact() }],
      [admin, "/users/customer/settings", { settings: { showExcGstPricing: false } }],
      [browser, "/users/auth/switchCustomer", { customerId: "2004" }]
    ] as const)
      expectFailure(await asker.post(path, body), 503, "UNAVAILABLE")
    await database.query("ALTER TABLE audit DROP CONSTRAINT full_up")
    expect(await state()).toBe(before)
    expect((await browser.details()).data.customer.customerId).toBe("2001")
  })
})

describe("Removing a contact", () => {
  it("[CONT-03] [CALL-11] [T25] ends session, refresh, remembered login, device, links, begun log-ins and card at once", async () => {
    const email = "no-view-quotes@ironbark.example"
    const gone = browserAt(shop)
    await gone.enter(email, { rememberMe: true, rememberDevice: true })
    const { data } = await gone.ask<{ card: { barcode: string } }>("GET", "/users/details")
    const card = () => database.query("SELECT contact_id FROM valid_card WHERE barcode = $1", [data.card.barcode])
    const [{ contact_id: id }] = (await card()) as [{ contact_id: string }]
    await browserAt(shop).post("/users/resetpass/request", { email })
    expect((await browserAt(shop).login(email)).data.step).toBe("two_factor")
    expect((await (await dana()).post(REMOVE, { contact: { id } })).data).toEqual({ success: true })
    expectFailure(await gone.details(), 401, "UNAUTHORISED")
    for (const path of ["/users/customer/list-contacts", "/users/details/statement", "/users/auth/devices"])
      expectFailure(await gone.ask("GET", path), 401, "UNAUTHORISED")
    expectFailure(await gone.post("/products-pricing/prices", []), 401, "UNAUTHORISED")
    expectFailure(await gone.post("/users/auth/refresh"), 401, "UNAUTHORISED")
    expectFailure(await gone.post("/users/auth/login/remember"), 401, "EXPIRED_TOKEN")
    expectFailure(await gone.login(email), 401, "INVALID_CREDENTIALS")
    expect(await card()).toEqual([])
    for (const table of ["known_device", "remembered_login", "contact_permission", "session"])
      expect(await database.query(`SELECT FROM ${table} WHERE contact_id = $1`, [id])).toEqual([])
    expect(await database.query("SELECT FROM password_reset WHERE contact_id = $1 AND used_at IS NULL", [id])).toEqual(
      []
    )
    expect(await database.query("SELECT FROM login_step WHERE contact_id = $1 AND used_at IS NULL", [id])).toEqual([])
    expect(await auditRows(database, id, "contact removed")).toMatchObject([{ done_by: "P02", customer_id: "2001" }])
  })

  it("[CONT-03] [T25] who comes back has another card; the old one stays void", async () => {
    const admin = await dana()
    const contact = newContact()
    const { id, browser } = await inviteAndJoin(shop, admin, contact)
    const cardOf = async () =>
      (await database.query("SELECT barcode FROM valid_card WHERE contact_id = $1", [id])).map(({ barcode }) => barcode)
    const [first] = await cardOf()
    await admin.post(REMOVE, { contact: { id } })
    await admin.post(INVITE_PATH, { contact })
    await browser.post("/users/auth/invitation/accept", { token: await invitationTo(database, contact.email) })
    const [second] = await cardOf()
    expect(first).toMatch(/^290000002001\d{8}$/)
    expect(second).toMatch(/^290000002001\d{8}$/)
    expect(second).not.toBe(first)
    expect(await database.query("SELECT FROM valid_card WHERE barcode = $1", [first])).toEqual([])
  })

  it("[CONT-03] [T10] from one of several companies ends what they had there, and nothing elsewhere", async () => {
    const here = await logInAtCompany(shop, emails.several, "2001")
    const there = browserAt(shop)
    await there.enter(emails.several, { company: "2004", rememberMe: true, rememberDevice: true })
    await (await dana()).post(REMOVE, { contact: { id: "P07" } })
    expectFailure(await here.details(), 401, "UNAUTHORISED")
    expect((await there.details()).data.customer.customerId).toBe("2004")
    const back = await there.post("/users/auth/login/remember", { customerId: "2001" })
    expect(back.data.companies?.map(({ customerId }) => customerId)).toEqual(["2004", "2005"])
  })

  it("[CONT-01] [CALL-11] [T24] is refused for the last administrator, and done for one of two, who is out at once", async () => {
    const mei = await logInAtCompany(shop, "mei@tran-decks.example")
    expectFailure(await mei.post(REMOVE, { contact: { id: "P05" } }), 422, "LAST_ADMIN")
    expect((await mei.details()).status).toBe(200)
    await inviteAndJoin(shop, mei, newContact({ role: "admin" }))
    expect((await mei.post(REMOVE, { contact: { id: "P05" } })).data).toEqual({ success: true })
    expectFailure(await mei.details(), 401, "UNAUTHORISED")
  })

  it("[CONT-01] [T24] of each other at the same moment leaves one administrator, however often it is tried", async () => {
    const [col, asha] = [
      await logInAtCompany(shop, "col@barrow.example"),
      await logInAtCompany(shop, emails.several, "2004")
    ]
    const admins = () =>
      database.query("SELECT contact_id FROM company_contact WHERE customer_id = '2004' AND role = 'admin'")
    expect(await admins()).toHaveLength(2)
    const both = await Promise.all([
      col.post(REMOVE, { contact: { id: "P07" } }),
      asha.post(UPDATE, change("P06", { role: "contact" }))
    ])
    expect(both.map(({ status }) => status).toSorted()).not.toEqual([200, 200])
    expect(both.map(({ status }) => status)).toContain(200)
    expect(await admins()).toHaveLength(1)
  })
})

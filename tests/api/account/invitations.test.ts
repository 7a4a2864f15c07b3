/** Being asked to act for a company: accepted or declined by the one who was asked, from their own mailbox, and by nobody else. */
import { afterEach, describe, expect, it, vi } from "vitest"
import { INVITATION_MS } from "../../../core/account/contacts/invitation.ts"
import { contactWords } from "../../../core/words/contacts.ts"
import { expectFailure } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import {
  allRules,
  auditRows,
  INVITE_PATH,
  type InvitationResponse,
  insertPerson,
  invitationTo,
  inviteAndJoin,
  type ListedContact,
  logInAtCompany,
  newContact
} from "./company-people.ts"
import { type Browser, browserAt, emails, lastCode, messagesTo, tokenIn } from "./login-browser.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const { database } = shop
afterEach(() => void vi.useRealTimers())

type Seen = { readonly state: string; readonly invitation?: { readonly company: string; readonly role: string } }

const ACCEPT = "/users/auth/invitation/accept"
const DECLINE = "/users/auth/invitation/decline"
const LEAVE = "/users/customer/leave"
const dana = () => logInAtCompany(shop, emails.trade)
const look = async (browser: Browser, token: string) =>
  (await browser.post<Seen>("/users/auth/invitation/validate", { token })).data
const pending = async (browser: Browser) =>
  (
    await browser.ask<ReadonlyArray<ListedContact & { readonly isVoid: boolean }>>(
      "GET",
      "/users/customer/list-invitations"
    )
  ).data
const companiesOf = async (browser: Browser) =>
  (await browser.details()).data.linkedCompanies.map(({ customerId }) => customerId)

/** Somebody with an account of their own whom Dana has invited, and their browser. */
const invited = async (more: object = {}) => {
  const contact = newContact(more)
  const admin = await dana()
  const { data } = await admin.post<InvitationResponse>(INVITE_PATH, { contact })
  const own = await insertPerson(database, contact.email)
  return { contact, admin, own, id: data.invitation.id, token: await invitationTo(database, contact.email) }
}

describe("An invitation", () => {
  it("[CONT-01] tells a guest to log in, and the one who was asked what it is; nobody else learns anything of it", async () => {
    const { contact, token } = await invited({ permissions: { ...allRules(false), viewQuotes: true } })
    expect(await look(browserAt(shop), token)).toEqual({ state: "log-in" })
    expect(await look(await logInAtCompany(shop, emails.loyal), token)).toEqual({ state: "other-address" })
    expect(await look(await logInAtCompany(shop, contact.email), token)).toEqual({
      state: "open",
      invitation: {
        company: "Ironbark Constructions",
        role: "contact",
        permissions: { ...allRules(false), viewQuotes: true },
        expiresAt: expect.any(Number)
      }
    })
    expect(await look(browserAt(shop), "A".repeat(43))).toEqual({ state: "expired" })
  })

  it("[CONT-01] [CONT-03] that is accepted links the person with the rules that were written, once, and is on the record", async () => {
    const { contact, admin, own, id, token } = await invited()
    const browser = await logInAtCompany(shop, contact.email)
    expectFailure(await browserAt(shop).post(ACCEPT, { token }), 401, "UNAUTHORISED")
    expectFailure(await (await logInAtCompany(shop, emails.loyal)).post(ACCEPT, { token }), 403, "OTHER_ADDRESS")
    const told = await browser.post(ACCEPT, { token })
    expect(told.data).toEqual({
      success: true,
      company: { customerId: "2001", name: "Ironbark Constructions", acctType: "A" }
    })
    // Accepting enters nothing: the session is still their own account's.
    expect((await browser.details()).data.customer.customerId).toBe(own)
    expect(await companiesOf(browser)).toEqual(["2001", own])
    const { data } = await admin.ask<ReadonlyArray<ListedContact>>("GET", "/users/customer/list-contacts")
    expect(data.find((one) => one.email === contact.email)).toMatchObject({ firstName: "Noor", role: "contact" })
    expect((await pending(admin)).map(({ email }) => email)).not.toContain(contact.email)
    expect(await auditRows(database, id, "invitation accepted")).toMatchObject([{ done_by: own, customer_id: "2001" }])
    expect(await look(browser, token)).toEqual({ state: "used" })
    expectFailure(await browser.post(ACCEPT, { token }), 422, "INVITATION_OVER")
    expectFailure(await browser.post(DECLINE, { token }), 422, "INVITATION_OVER")
  })

  it("[CONT-01] [REG-01] leaves whoever registers by it with an account of their own, their own mobile, and nothing linked", async () => {
    const contact = newContact({ mobile: "0491 570 999" })
    const admin = await dana()
    await admin.post(INVITE_PATH, { contact })
    const browser = browserAt(shop)
    const rae = { firstName: "Rae", lastName: "Own" }
    await browser.post("/users/create/user/contact", { ...rae, email: contact.email })
    const [letter] = await messagesTo(database, contact.email)
    const password = "a ladder of nine rungs"
    await browser.post("/users/resetpass/set", { token: tokenIn(letter?.text ?? ""), password, ...rae })
    expect((await browser.login(contact.email, { password })).data.session).toBeDefined()
    const { data } = await browser.details()
    expect(data.linkedCompanies).toMatchObject([{ name: "Rae Own", acctType: "C" }])
    expect(data.contact).not.toHaveProperty("mobile")
    expect(JSON.stringify(data)).not.toMatch(/0491 ?570|"2001"/)
  })

  it("[CONT-01] that is declined links nobody, and is gone from the list", async () => {
    const { contact, admin, own, token } = await invited()
    const browser = await logInAtCompany(shop, contact.email)
    expect((await browser.post(DECLINE, { token })).data).toEqual({ success: true })
    expect(await companiesOf(browser)).toEqual([own])
    expect((await pending(admin)).map(({ email }) => email)).not.toContain(contact.email)
    expectFailure(await browser.post(ACCEPT, { token }), 422, "INVITATION_OVER")
  })

  it("[CONT-01] runs out after seven days, stays in the list, and works again once it was sent anew: by the new link alone", async () => {
    const { contact, admin, id, token } = await invited()
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + INVITATION_MS })
    const browser = await logInAtCompany(shop, contact.email)
    expect(await look(browser, token)).toEqual({ state: "expired" })
    expectFailure(await browser.post(ACCEPT, { token }), 422, "INVITATION_OVER")
    const later = await dana()
    expect((await pending(later)).map((one) => one.id)).toContain(id)
    const resent = await later.post<InvitationResponse>("/users/contact/resend-invitation", { invitation: { id } })
    expect(resent.data.invitation.expiresAt).toBe(Date.now() + INVITATION_MS)
    const newer = await invitationTo(database, contact.email)
    expect(newer).not.toBe(token)
    expect(await look(browser, token)).toEqual({ state: "expired" })
    expect((await browser.post(ACCEPT, { token: newer })).status).toBe(200)
    expectFailure(await admin.post("/users/contact/resend-invitation", { invitation: { id } }), 401, "UNAUTHORISED")
  })

  it("[CONT-01] [PERM-03] is void once its sender is an administrator there no more, until one who is sends it again", async () => {
    const { contact, own, id, token } = await invited({ role: "admin" })
    const browser = await logInAtCompany(shop, contact.email)
    const roleOf = (email: string, role: string) =>
      database.query(
        "UPDATE company_contact SET role = $2 FROM contact WHERE contact.id = contact_id AND customer_id = '2001' AND email = $1",
        [email, role]
      )
    const other = "theo@ironbark.example"
    try {
      await roleOf(emails.trade, "contact")
      expect(await look(browser, token)).toEqual({ state: "void" })
      expect(await look(browserAt(shop), token)).toEqual({ state: "log-in" })
      const refused = await browser.post(ACCEPT, { token })
      expectFailure(refused, 422, "INVITATION_OVER")
      expect(refused.msg).toBe(contactWords.senderGone)
      expect(await companiesOf(browser)).toEqual([own])
      await roleOf(other, "admin")
      const theo = await logInAtCompany(shop, other)
      const isVoid = async () => (await pending(theo)).find((one) => one.id === id)?.isVoid
      expect(await isVoid()).toBe(true)
      expect((await theo.post("/users/contact/resend-invitation", { invitation: { id } })).status).toBe(200)
      const newer = await invitationTo(database, contact.email)
      expect(await look(browser, newer)).toMatchObject({ state: "open" })
      expect(await isVoid()).toBe(false)
      expect((await browser.post(ACCEPT, { token: newer })).status).toBe(200)
    } finally {
      await roleOf(emails.trade, "admin")
      await roleOf(other, "contact")
    }
  })

  it("[CONT-01] [T24] that is withdrawn works no more; only the company's own administrators withdraw or resend it", async () => {
    const { contact, admin, id, token } = await invited()
    const mei = await logInAtCompany(shop, "mei@tran-decks.example")
    const theo = await logInAtCompany(shop, "theo@ironbark.example")
    for (const path of ["/users/contact/resend-invitation", "/users/contact/withdraw-invitation"]) {
      expectFailure(await mei.post(path, { invitation: { id } }), 404, "NOT_FOUND")
      expectFailure(await theo.post(path, { invitation: { id } }), 403, "FORBIDDEN")
      expectFailure(await admin.post(path, { invitation: { id: "' OR '1'='1" } }), 404, "NOT_FOUND")
    }
    expect(await pending(theo)).toEqual([])
    expect((await admin.post("/users/contact/withdraw-invitation", { invitation: { id } })).data).toEqual({
      success: true
    })
    const browser = await logInAtCompany(shop, contact.email)
    expect(await look(browser, token)).toEqual({ state: "expired" })
    expectFailure(await browser.post(ACCEPT, { token }), 422, "INVITATION_OVER")
  })

  it("[T24] that is accepted and declined at the same moment ends one way", async () => {
    const { contact, token } = await invited()
    const browser = await logInAtCompany(shop, contact.email)
    const both = await Promise.all([ACCEPT, DECLINE, ACCEPT].map((path) => browser.post(path, { token })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  })

  it("[T36] goes out with nothing in it that somebody typed", async () => {
    const gus = await insertPerson(database, "prize@hook.example")
    await database.query("UPDATE customer SET name = 'You won $500! https://evil.example' WHERE id = $1", [gus])
    const browser = await logInAtCompany(shop, "prize@hook.example")
    const contact = newContact({ firstName: "Claim your", lastName: "prize" })
    expect((await browser.post(INVITE_PATH, { contact })).status).toBe(200)
    const [letter] = await messagesTo(database, contact.email)
    expect(JSON.stringify(letter)).not.toMatch(/You won|\$500|evil\.|Claim your|prize/)
    expect(letter?.subject).toBe("You're invited to buy on a customer's account at Lineal Timber & Hardware")
  })
})

describe("Leaving a company", () => {
  it("[CONT-03] ends what one had there at once; the account of one's own stays", async () => {
    const { id, browser } = await inviteAndJoin(shop, await dana(), newContact())
    expect((await browser.post(LEAVE, { customerId: "2001" })).data).toEqual({ success: true })
    expect(await companiesOf(browser)).toEqual([id])
    expect(await database.query("SELECT FROM valid_card WHERE contact_id = $1 AND customer_id = '2001'", [id])).toEqual(
      []
    )
    expect(await auditRows(database, id, "contact left")).toMatchObject([{ done_by: id, customer_id: "2001" }])
    expectFailure(await browser.post(LEAVE, { customerId: "2001" }), 404, "NOT_FOUND")
    expectFailure(await browser.post(LEAVE, { customerId: "2002" }), 404, "NOT_FOUND")
  })

  it("[CONT-01] is refused to the last administrator, of an account of one's own too", async () => {
    const { id, browser } = await inviteAndJoin(shop, await dana(), newContact())
    expectFailure(await browser.post(LEAVE, { customerId: id }), 422, "LAST_ADMIN")
    expect(await companiesOf(browser)).toContain(id)
  })
})

describe("A second factor", () => {
  const SWITCH = "/users/auth/switchCustomer"

  it("[AUTH-05] [T4] is asked for on the way from an account that needs none into one that does, however it came to be one's own", async () => {
    const { browser } = await inviteAndJoin(shop, await dana(), newContact())
    const told = await browser.post(SWITCH, { customerId: "2001" })
    expect(told.data).toMatchObject({ step: "two_factor", token: expect.any(String) })
    expect(told.data).not.toHaveProperty("session")
    expect((await browser.details()).data.customer.customerId).not.toBe("2001")
    expectFailure(await browser.giveCode(told.data.token, "000000"), 401, "INVALID_CODE")
    expect((await browser.details()).data.customer.customerId).not.toBe("2001")
    const { email } = (await browser.details()).data.contact
    expect((await browser.giveCode(told.data.token, await lastCode(database, email))).data.session).toBeDefined()
    expect((await browser.details()).data.customer.customerId).toBe("2001")
  })

  it("[AUTH-05] that was given once in a session, or on a device that is remembered, is not asked for again", async () => {
    const { id, browser } = await inviteAndJoin(shop, await dana(), newContact())
    const { email } = (await browser.details()).data.contact
    const step = await browser.post(SWITCH, { customerId: "2001" })
    await browser.giveCode(step.data.token, await lastCode(database, email), true)
    expect((await browser.post(SWITCH, { customerId: id })).data.session).toBeDefined()
    expect((await browser.post(SWITCH, { customerId: "2001" })).data.session).toBeDefined()
    await database.query("UPDATE session SET code_given = false WHERE contact_id = $1", [id])
    await browser.post(SWITCH, { customerId: id })
    expect((await browser.post(SWITCH, { customerId: "2001" })).data.session).toBeDefined()
    browser.jar.delete("__Host-rd")
    await browser.post(SWITCH, { customerId: id })
    expect((await browser.post(SWITCH, { customerId: "2001" })).data.step).toBe("two_factor")
  })

  it("[AUTH-05] [COMP-02] of a switch goes by phone alone where a link in the mailbox began the session, as it does at the log-in", async () => {
    const contact = newContact()
    await (await dana()).post(INVITE_PATH, { contact })
    await insertPerson(database, contact.email, { mobile: "0491570155" })
    const token = await invitationTo(database, contact.email)
    const browser = browserAt(shop)
    await browser.post("/users/magiclink/request", { email: contact.email })
    const [letter] = await messagesTo(database, contact.email)
    const { searchParams } = new URL(/https?:\S+magic-link\S+/.exec(letter?.text ?? "")?.[0] ?? "http://none")
    const key = { id: searchParams.get("id"), token: searchParams.get("t") }
    expect((await browser.post("/users/auth/login/magiclink", key)).data.session).toBeDefined()
    expect((await browser.post(ACCEPT, { token })).status).toBe(200)
    await browser.post("/users/auth/refresh")
    const { data } = await browser.post(SWITCH, { customerId: "2001" })
    expect([data.step, data.sentTo]).toEqual(["two_factor", [expect.stringMatching(/155$/)]])
    const subjects = (await messagesTo(database, contact.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => /code/i.test(subject))).toEqual([])
  })

  it("[AUTH-14] [T4] of a switch is nothing without the session that it began in", async () => {
    const { id, browser } = await inviteAndJoin(shop, await dana(), newContact())
    const { email } = (await browser.details()).data.contact
    const step = await browser.post(SWITCH, { customerId: "2001" })
    const code = await lastCode(database, email)
    await database.query("DELETE FROM session WHERE contact_id = $1", [id])
    expectFailure(await browser.giveCode(step.data.token, code), 401, "TIMED_OUT")
    expect(await database.query("SELECT FROM session WHERE contact_id = $1", [id])).toEqual([])
  })
})

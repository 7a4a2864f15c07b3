/** Logging in with a password: each step, what it answers, and what it leaves in the browser. */
import { describe, expect, it } from "vitest"
import { permissions } from "../../../core/identity/permission.ts"
import { dataOf, expectFailure, expectMalformed } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { browserAt, emails, lastCode, messagesTo } from "./login-browser.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const { database } = shop

describe("A log-in", () => {
  it("[AUTH-01] [CALL-02] with the right password of a loyalty account is a session, of which the browser learns when it ends", async () => {
    const browser = browserAt(shop)
    const before = Date.now()
    const told = await browser.login(emails.loyal)
    expect(told.status, told.text).toBe(200)
    expect(Object.keys(told.data)).toEqual(["session"])
    const { accessTokenExpires = 0, refreshTokenExpires = 0 } = told.data.session ?? {}
    expect(accessTokenExpires).toBeGreaterThanOrEqual(before + 15 * 60_000)
    expect(accessTokenExpires).toBeLessThanOrEqual(Date.now() + 15 * 60_000)
    expect(refreshTokenExpires).toBeLessThanOrEqual(Date.now() + 30 * 24 * 60 * 60_000)
    for (const name of ["__Host-sid", "__Host-rt", "__Host-rd"]) {
      expect(browser.jar.get(name)).toMatch(/^[A-Za-z0-9_-]{43}$/)
      const set = browser.setCookies.get(name)
      for (const part of [/; HttpOnly/, /; Secure/, /; SameSite=Lax/, /; Path=\//]) expect(set).toMatch(part)
      expect(set).not.toMatch(/Domain/i)
      expect(told.text).not.toContain(browser.jar.get(name))
    }
  })

  it.each([
    ["a wrong password", emails.loyal, "plumb-level-squars"],
    ["an unknown address", emails.nobody, "plumb-level-square"],
    ["a password in capitals", emails.loyal, "PLUMB-LEVEL-SQUARE"],
    ["an empty password", emails.loyal, ""]
  ])(
    "[AUTH-01] with %s is refused in the same words, and leaves nothing in the browser",
    async (_, email, password) => {
      const browser = browserAt(shop)
      const told = await browser.login(email, { password })
      expectFailure(told, 401, "INVALID_CREDENTIALS")
      expect(told.msg).toBe("Invalid credentials! Please try again")
      expect(browser.jar.size).toBe(0)
    }
  )

  it("[AUTH-01] takes the address in any capitals, with spaces around it", async () => {
    expect((await browserAt(shop).login("  Priya@HOME.example ")).data.session).toBeDefined()
  })

  it("[AUTH-01] with what no database can look for is malformed", async () => {
    for (const email of ["\u0000", "priya@home.example\u0000", "\ud800@home.example", "a\nb@home.example"])
      expectMalformed(await browserAt(shop).login(email), ["email"])
    const told = await browserAt(shop).login(emails.loyal, { password: "\u0000\ud800" })
    expectFailure(told, 401, "INVALID_CREDENTIALS")
  })

  it("[AUTH-05] [CALL-04] of a trade account asks for a code, sent by e-mail and SMS, and is a session with it", async () => {
    const browser = browserAt(shop)
    const told = await browser.login(emails.trade)
    expect(told.data).toMatchObject({ step: "two_factor", sentTo: ["d•••@ironbark.example", "•••• ••• 156"] })
    expect(told.data.session).toBeUndefined()
    expect((await browser.details()).status).toBe(401)
    const code = await lastCode(database, emails.trade)
    const [sms] = await messagesTo(database, "0491 570 156")
    expect(sms).toMatchObject({ channel: "sms", text: expect.stringContaining(code) })
    const [letter] = await messagesTo(database, emails.trade)
    expect(letter).toMatchObject({
      channel: "email",
      html: expect.stringContaining(code),
      text: expect.stringContaining(code)
    })
    const entered = await browser.giveCode(told.data.token, code)
    expect(entered.data.session).toBeDefined()
    expect((await browser.details()).data.contact.email).toBe(emails.trade)
  })

  it("[AUTH-02] [AUTH-04] [CALL-03] of somebody with several companies offers each of them, then goes on", async () => {
    const browser = browserAt(shop)
    const told = await browser.login(emails.several)
    expect(told.data.step).toBe("company_select")
    expect(told.data.companies?.map(({ customerId }) => customerId).sort()).toEqual(["2001", "2004", "2005"])
    expect(told.data.companies?.[0]).toEqual({ customerId: "2004", name: "Barrow Maintenance", acctType: "A" })
    const next = await browser.post("/users/auth/company", { token: told.data.token, customerId: "2005" })
    expect(next.data.step).toBe("two_factor")
    const entered = await browser.giveCode(next.data.token, await lastCode(database, emails.several))
    expect(entered.data.session).toBeDefined()
    expect((await browser.details()).data).toMatchObject({
      customer: { customerId: "2005" },
      contact: { role: "contact" }
    })
  })

  it("[AUTH-05] on a remembered device needs no code next time, there and nowhere else", async () => {
    const browser = browserAt(shop)
    await browser.enter(emails.trade, { rememberDevice: true })
    expect((await browser.login(emails.trade)).data.session).toBeDefined()
    expect((await browserAt(shop).login(emails.trade)).data.step).toBe("two_factor")
    const stolen = browserAt(shop)
    stolen.jar.set("__Host-rd", browser.jar.get("__Host-rd") ?? "")
    const { data } = await stolen.login(emails.several)
    const chosen = await stolen.post("/users/auth/company", { token: data.token, customerId: "2001" })
    expect(chosen.data.step).toBe("two_factor")
  })

  it.each([{}, { rememberDevice: false }])(
    "[AUTH-05] given with %j is asked for again on the same device",
    async (wish) => {
      const browser = browserAt(shop)
      for (const _ of ["the first time", "the next time"]) {
        const { data } = await browser.login(emails.trade)
        expect(data.step).toBe("two_factor")
        const code = await lastCode(database, emails.trade)
        expect((await browser.post("/users/auth/2fa", { token: data.token, code, ...wish })).data.session).toBeDefined()
      }
    }
  )

  it("on a device that the person has not used before is told to them, once", async () => {
    const browser = browserAt(shop, "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36")
    await browser.enter("ned@foley.example")
    await browser.enter("ned@foley.example")
    const told = (await messagesTo(database, "ned@foley.example")).filter(({ subject }) => /new device/i.test(subject))
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain("Chrome on Windows")
  })
})

describe("What somebody who is logged in is told", () => {
  it("[CALL-06] [ENT-01] [ENT-02] [ENT-03] [ENT-16] is who they are, for whom, and what else they act for", async () => {
    const browser = browserAt(shop)
    await browser.enter(emails.several, { company: "2001" })
    const asha = {
      id: "P07",
      firstName: "Asha",
      lastName: "Rao",
      email: emails.several,
      mobile: "0491 570 313",
      role: "contact",
      permissions: {
        ...Object.fromEntries(permissions.map((rule) => [rule, true])),
        role: "contact",
        customerId: "2001"
      }
    }
    expect(dataOf(await browser.details())).toEqual({
      customer: {
        customerId: "2001",
        name: expect.stringContaining("Ironbark"),
        barcode: "290000002001",
        typeAcctAr: "A",
        standing: "open",
        creditLimit: 5_000_000,
        showExcGstPricing: true,
        branchId: 34,
        poPolicy: { ask: "optional", codes: [] },
        contacts: expect.arrayContaining([asha])
      },
      contact: asha,
      card: {
        customerName: "Asha Rao",
        barcode: expect.stringMatching(/^290000002001\d{8}$/),
        companyName: expect.stringContaining("Ironbark"),
        customerId: "2001",
        isCreditAccount: true
      },
      linkedCompanies: [
        { customerId: "2004", name: "Barrow Maintenance", acctType: "A" },
        { customerId: "2005", name: "Foley & Daughters Joinery", acctType: "A" },
        { customerId: "2001", name: expect.stringContaining("Ironbark"), acctType: "A" }
      ],
      asksPermission: true
    })
  })

  it("[ENT-16] [DCARD-01] holds the code 0 for the card of a company that has none", async () => {
    await shop.database.query("UPDATE customer SET barcode = NULL WHERE id = '1001'")
    const browser = browserAt(shop)
    await browser.enter(emails.loyal)
    const { data } = await browser.ask<{ card: object }>("GET", "/users/details")
    expect(data.card).toMatchObject({ customerName: "Priya Nair", barcode: "0", isCreditAccount: false })
  })

  it.each([
    [emails.loyal, "C", false],
    ["col@barrow.example", "A", true]
  ])(
    "[ENT-16] [DCARD-01] %s has the card of an account of kind %s, whatever its credit",
    async (email, kind, isCredit) => {
      const browser = browserAt(shop)
      await browser.enter(email)
      type Card = { readonly isCreditAccount: boolean }
      const { data } = await browser.ask<{ card: Card; customer: object }>("GET", "/users/details")
      expect(data.customer).toMatchObject({ typeAcctAr: kind, creditLimit: 0 })
      expect(data.card.isCreditAccount).toBe(isCredit)
    }
  )

  it("[PERM-07] holds no credit limit without the permission", async () => {
    const browser = browserAt(shop)
    await browser.enter("no-view-credit-limit@ironbark.example")
    const { data, text } = await browser.details()
    expect(data.customer.customerId).toBe("2001")
    expect(text).not.toMatch(/creditLimit":\s*\d/)
  })

  it("[ENT-02] names an administrator's role as one", async () => {
    const browser = browserAt(shop)
    await browser.enter(emails.trade)
    expect(dataOf(await browser.details())).toMatchObject({
      contact: { role: "admin", permissions: { role: "admin", customerId: "2001" } }
    })
  })

  it("[CALL-06] about an address is their own alone; another's answers as an unknown one does", async () => {
    const browser = browserAt(shop)
    await browser.enter(emails.loyal)
    const about = (email: string) =>
      browser.ask<{ email: string }>("GET", `/users/details/email?email=${encodeURIComponent(email)}`)
    expect((await about(emails.loyal.toUpperCase())).data).toEqual({ email: emails.loyal })
    const [known, unknown] = [await about(emails.trade), await about(emails.nobody)]
    expectFailure(known, 404, "NOT_FOUND")
    expect(known.text).toBe(unknown.text)
    expectFailure(await browserAt(shop).ask("GET", `/users/details/email?email=${emails.loyal}`), 401, "UNAUTHORISED")
  })
})

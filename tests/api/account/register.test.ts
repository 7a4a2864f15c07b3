/** Buying without an account, and getting one: what is made, and what proves that an address is one's own. */
import { describe, expect, it } from "vitest"
import { expectFailure, expectMalformed } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { heldLocks } from "./held-locks.ts"
import { browserAt, emails, messagesTo } from "./login-browser.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const { database } = shop
const { holding, waiting } = heldLocks(database)

const kim = { firstName: "Kim", lastName: "Lee", email: "kim.lee@example.com", mobile: "0491 570 737" }
const tokenIn = (text: string | undefined) => /reset-password\?t=([\w-]{43})/.exec(text ?? "")?.[1] ?? ""
const post = (path: string, body: unknown) => browserAt(shop).post<Record<string, unknown>>(path, body)
/** What the owner of a mailbox tells behind the link. */
const owner = { firstName: "Kim", lastName: "Lee" }

describe("A guest", () => {
  it("[REG-01] [CALL-07] [T1] is made known to the shop and nothing else, also with the address of a customer", async () => {
    const before = await database.query("SELECT count(*) FROM contact")
    const known = await post("/users/create/user", { ...kim, email: emails.loyal })
    const unknown = await post("/users/create/user", kim)
    for (const told of [known, unknown]) {
      expect(told.status, told.text).toBe(200)
      expect(told.data).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
      expect(told.headers.getSetCookie()).toEqual([])
    }
    expect(await database.query("SELECT count(*) FROM contact")).toEqual(before)
    expect(await messagesTo(database, kim.email)).toEqual([])
    expectFailure(await browserAt(shop).login(kim.email), 401, "INVALID_CREDENTIALS")
  })

  it("[REG-02] [CALL-07] whose fields are wrong is not made, and each field is named", async () => {
    const wrong = { firstName: " ", lastName: "x".repeat(61), email: "kim", mobile: "0312345678" }
    for (const path of ["/users/create/user", "/users/create/user/contact"])
      expectMalformed(await post(path, wrong), ["firstName", "lastName", "email", "mobile"])
    expectMalformed(await post("/users/create/user/ecomm", { email: "kim" }), ["email"])
  })
})

describe("Somebody new", () => {
  it("[REG-01] [REG-02] [CALL-07] has a cash account of their own once the link has proved their address, and not before", async () => {
    const asked = await post("/users/create/user/contact", { ...kim, email: " Kim.Lee@Example.com" })
    expect(asked.status, asked.text).toBe(200)
    expect(await database.query("SELECT FROM contact WHERE email = $1", [kim.email])).toEqual([])
    const [letter] = await messagesTo(database, kim.email)
    const token = tokenIn(letter?.text)
    expect(letter?.html).toContain(token)
    const password = "three coats of paint"
    expect((await post("/users/resetpass/validate", { token })).data).toEqual({
      valid: true,
      asksName: true,
      isFirst: true
    })
    expectMalformed(await post("/users/resetpass/set", { token, password }), ["firstName", "lastName"])
    const { email: _, ...told } = kim
    expectMalformed(await post("/users/resetpass/set", { token, password, ...told, mobile: "12" }), ["mobile"])
    expect((await post("/users/resetpass/set", { token, password, ...told })).data).toEqual({ changed: true })
    const [set] = await messagesTo(database, kim.email)
    expect(set?.subject).toBe("Your password is set")
    expect(set?.text).toContain("Log in with it and this e-mail address.")
    expect(set?.text).not.toMatch(/device|changed/)
    const browser = browserAt(shop)
    expect((await browser.login(kim.email, { password })).data.session).toBeDefined()
    expect((await browser.details()).data).toMatchObject({
      customer: { name: "Kim Lee", typeAcctAr: "C", creditLimit: 0 },
      contact: { firstName: "Kim", email: kim.email, mobile: "0491570737", role: "admin" }
    })
    expectFailure(await post("/users/resetpass/set", { token, password }), 422, "LINK_EXPIRED")
  })

  it("[REG-01] [AUTH-05] has the names and the mobile that the mailbox's owner gives behind the link, and nothing that a stranger typed", async () => {
    const email = "pat.owner@example.com"
    const stranger = { firstName: "Mal", lastName: "Stranger", email, mobile: "0491 570 666" }
    await post("/users/create/user/contact", stranger)
    const kept = await database.query("SELECT to_jsonb(password_reset)::text AS kept FROM password_reset")
    expect(JSON.stringify(kept)).toContain(email)
    expect(JSON.stringify(kept)).not.toMatch(/Mal|Stranger|0491 ?570 ?666/)
    const token = tokenIn((await messagesTo(database, email))[0]?.text)
    const password = "a ladder of nine rungs"
    const told = await post("/users/resetpass/set", { token, password, firstName: "Pat", lastName: "Owner" })
    expect(told.data, told.text).toEqual({ changed: true })
    expect(await database.query("SELECT first_name, last_name, mobile FROM contact WHERE email = $1", [email])).toEqual(
      [{ first_name: "Pat", last_name: "Owner", mobile: null }]
    )
  })

  it("[REG-01] [REG-02] [T1] with the address of a customer is answered the same; the owner of the address is told, and their account stays theirs", async () => {
    const unknown = await post("/users/create/user/contact", { ...kim, email: "somebody.else@example.com" })
    const known = await post("/users/create/user/contact", { ...kim, email: emails.loyal })
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    const [letter] = await messagesTo(database, emails.loyal)
    await post("/users/resetpass/set", { token: tokenIn(letter?.text), password: "a ladder of nine rungs" })
    const rows = await database.query("SELECT first_name FROM contact WHERE email = $1", [emails.loyal])
    expect(rows).toEqual([{ first_name: "Priya" }])
  })

  it("[REG-01] [REG-02] [T11] who asked twice has one account: the first link that is used voids the other", async () => {
    const email = "twice@example.com"
    for (const firstName of ["Kim", "Kimberley"]) await post("/users/create/user/contact", { ...kim, firstName, email })
    const [newer, older] = await messagesTo(database, email)
    const set = (text: string | undefined, password: string) =>
      post("/users/resetpass/set", { token: tokenIn(text), password, ...owner })
    expect((await set(older?.text, "a spirit level of brass")).status).toBe(200)
    expectFailure(await set(newer?.text, "a plumb bob of lead"), 422, "LINK_EXPIRED")
    expect(await database.query("SELECT first_name FROM contact WHERE email = $1", [email])).toEqual([
      { first_name: "Kim" }
    ])
    expect((await browserAt(shop).login(email, { password: "a spirit level of brass" })).data.session).toBeDefined()
  })

  it("[REG-01] [T11] [T14] two links of one mailbox at the same moment: one is used, the other is refused as used", async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = `both-${round}@example.com`
      for (const firstName of ["Kim", "Kimberley"])
        await post("/users/create/user/contact", { ...kim, firstName, email })
      const tokens = (await messagesTo(database, email)).map(({ text }) => tokenIn(text))
      const told = await Promise.all(
        tokens.map((token, nth) =>
          post("/users/resetpass/set", { token, password: `a ladder of ${nth} rungs`, ...owner })
        )
      )
      expect(told.map(({ status, code = "" }) => [status, code]).toSorted()).toEqual([
        [200, ""],
        [422, "LINK_EXPIRED"]
      ])
    }
  })

  it("[REG-01] [T11] [T14] two links of one mailbox that come to be used in the very same moment: one is, the other is refused as used", async () => {
    const email = "held@example.com"
    for (const firstName of ["Kim", "Kimberley"]) await post("/users/create/user/contact", { ...kim, firstName, email })
    const tokens = (await messagesTo(database, email)).map(({ text }) => tokenIn(text))
    const bothLinks = `SELECT FROM password_reset WHERE registration ->> 'email' = '${email}' FOR UPDATE`
    await holding(bothLinks, async (release) => {
      const told = tokens.map((token, nth) =>
        post("/users/resetpass/set", { token, password: `a ladder of ${nth} rungs`, ...owner })
      )
      await expect.poll(waiting, { interval: 20 }).toBe(2)
      await release()
      expect((await Promise.all(told)).map(({ status, code = "" }) => [status, code]).toSorted()).toEqual([
        [200, ""],
        [422, "LINK_EXPIRED"]
      ])
    })
  })

  it("[REG-01] [REG-02] whom a company has removed gets an account of their own by registering, and by nothing else", async () => {
    const email = "no-view-orders@ironbark.example"
    const [{ id }] = (await database.query("SELECT id FROM contact WHERE email = $1", [email])) as [{ id: string }]
    await database.query("DELETE FROM company_contact WHERE contact_id = $1", [id])
    await post("/users/resetpass/request", { email })
    const password = "a spirit level of brass"
    const linkTo = async () => tokenIn((await messagesTo(database, email))[0]?.text)
    await post("/users/resetpass/set", { token: await linkTo(), password })
    expectFailure(await browserAt(shop).login(email, { password }), 401, "INVALID_CREDENTIALS")
    await post("/users/create/user/contact", { ...kim, email })
    await post("/users/resetpass/set", { token: await linkTo(), password })
    const browser = browserAt(shop)
    expect((await browser.login(email, { password })).data.session).toBeDefined()
    const { data } = await browser.details()
    expect(data.customer).toMatchObject({ typeAcctAr: "C" })
    expect(data.contact).toMatchObject({ id, role: "admin" })
  })

  it("[REG-02] [CALL-07] [T1] gets an online login by a link, where the shop knows the address", async () => {
    const known = await post("/users/create/user/ecomm", { email: "ned@foley.example" })
    const unknown = await post("/users/create/user/ecomm", { email: "not.known@example.com" })
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect(await messagesTo(database, "not.known@example.com")).toEqual([])
    const [letter] = await messagesTo(database, "ned@foley.example")
    const password = "measure twice, cut once"
    expect((await post("/users/resetpass/set", { token: tokenIn(letter?.text), password })).status).toBe(200)
    expect((await browserAt(shop).login("ned@foley.example", { password })).data.step).toBe("two_factor")
  })
})

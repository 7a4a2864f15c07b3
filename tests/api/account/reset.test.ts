/** Setting a password by an e-mailed link, and the attacks on it. */
import { afterEach, describe, expect, it, vi } from "vitest"
import { expectFailure, expectMalformed } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { heldLocks } from "./held-locks.ts"
import { browserAt, emails, lastCode, messagesTo } from "./login-browser.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const { database } = shop
const { holding, waiting } = heldLocks(database)
afterEach(() => void vi.useRealTimers())

const expired = "This link has expired. Please make a new request above."
const fresh = (mark: string) => `spirit level ${mark}`

const ask = (email: string, headers: Record<string, string> = {}) =>
  browserAt(shop).post<{ msg: string }>("/users/resetpass/request", { email }, headers)

/** The token of the newest link that was sent to an address. */
const tokenFor = async (email: string): Promise<string> => {
  for (const { text } of await messagesTo(database, email)) {
    const token = /reset-password\?t=([\w-]{43})/.exec(text)?.[1]
    if (token) return token
  }
  throw new Error(`No link was sent to ${email}`)
}

const set = (token: string, password: string) => browserAt(shop).post("/users/resetpass/set", { token, password })
const validate = (token: string) => browserAt(shop).post("/users/resetpass/validate", { token })

describe("A request", () => {
  it("[AUTH-07] [CALL-08] [T1] is answered the same for every address, and sends a letter to those that have an account", async () => {
    const [known, unknown] = [await ask(emails.loyal), await ask(emails.nobody)]
    expect(known.data.msg).toBe("If there is an account for that address, an e-mail with a link is on its way.")
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect([...known.headers].sort()).toEqual([...unknown.headers].sort())
    expect(await messagesTo(database, emails.nobody)).toEqual([])
    const [letter] = await messagesTo(database, emails.loyal)
    const token = await tokenFor(emails.loyal)
    expect(letter?.html).toContain(token)
    expect(await database.query("SELECT FROM password_reset WHERE encode(token_hash, 'escape') = $1", [token])).toEqual(
      []
    )
    expectMalformed(await ask("not an address"), ["email"])
  })

  it("[T36] names are text without addresses, and short, in each letter that greets somebody", async () => {
    const kept = await database.query("SELECT first_name, last_name FROM contact WHERE email = $1", [emails.loyal])
    const name = "You won $500! https://evil.example Abcdefghijklmnopqrstuvwxyzabcdefghijkl"
    await database.query("UPDATE contact SET first_name = $2, last_name = 'evil.example' WHERE email = $1", [
      emails.loyal,
      name
    ])
    const before = (await messagesTo(database, emails.loyal)).length
    await ask(emails.loyal)
    await browserAt(shop).post("/users/magiclink/request", { email: emails.loyal })
    await set(await tokenFor(emails.loyal), fresh("named"))
    await browserAt(shop).login(emails.loyal, { password: fresh("named") })
    const all = await messagesTo(database, emails.loyal)
    const letters = all.slice(0, all.length - before)
    expect(letters.length).toBeGreaterThanOrEqual(3)
    for (const { subject, html, text } of letters)
      expect(`${subject} ${html} ${text}`).not.toMatch(/\$500|evil\.example|Abcdefghijklmnopqrstuvwxyzabcde/)
    expect(letters.some(({ text }) => text.includes("You won"))).toBe(true)
    await database.query("UPDATE contact SET first_name = $2, last_name = $3 WHERE email = $1", [
      emails.loyal,
      kept[0]?.first_name,
      kept[0]?.last_name
    ])
  })

  it("[T1] makes a link for an address that nobody has as well, which leads nowhere", async () => {
    const links = () => database.query("SELECT contact_id, registration FROM password_reset ORDER BY expires_at DESC")
    const before = await links()
    await ask("stranger@nowhere.example")
    const [newest, ...older] = await links()
    expect(newest).toEqual({ contact_id: null, registration: null })
    expect(older).toHaveLength(before.length)
  })

  it("[T11] is answered with a link to the shop's own address, whatever the request calls it", async () => {
    await ask(emails.loyal, {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      origin: "https://evil.example"
    })
    const [letter] = await messagesTo(database, emails.loyal)
    expect(letter?.text).toContain(`${shop.shop().origin}/my-account/reset-password?t=`)
    expect(`${letter?.text}${letter?.html}`).not.toContain("evil.example")
  })
})

describe("A link", () => {
  it("[AUTH-07] [CALL-08] [T11] works once; looking at it does not use it up", async () => {
    await ask(emails.trade)
    const token = await tokenFor(emails.trade)
    expect((await validate(token)).data).toEqual({ valid: true, asksName: false, isFirst: false })
    expect((await validate(token)).data).toEqual({ valid: true, asksName: false, isFirst: false })
    const all = await Promise.all(["a", "b", "c", "d"].map((mark) => set(token, fresh(mark))))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
    const again = await set(token, fresh("e"))
    expectFailure(again, 422, "LINK_EXPIRED")
    expect(again.msg).toBe(expired)
    expectFailure(await validate(token), 422, "LINK_EXPIRED")
  })

  it("[AUTH-07] [T11] works for an hour, and until a newer one is asked for", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-24T01:00:00Z") })
    await ask("col@barrow.example")
    const first = await tokenFor("col@barrow.example")
    await ask("col@barrow.example")
    const second = await tokenFor("col@barrow.example")
    expectFailure(await validate(first), 422, "LINK_EXPIRED")
    vi.setSystemTime(Date.now() + 60 * 60_000 - 1000)
    expect((await validate(second)).status).toBe(200)
    vi.setSystemTime(Date.now() + 1000)
    expectFailure(await set(second, fresh("x")), 422, "LINK_EXPIRED")
    expectFailure(await validate("A".repeat(43)), 422, "LINK_EXPIRED")
  })

  it.each([
    ["", "Password is required"],
    ["short one", "A password has at least 10 characters"],
    ["Password1234", "That password is one of the first that is tried. Choose another."],
    ["abcabcabcabc", "That password is one of the first that is tried. Choose another."],
    ["x".repeat(201), "200 max characters"]
  ])("[AUTH-07] [CALL-08] does not set the password '%s', and stays as it was", async (password, problem) => {
    await ask(emails.loyal)
    const token = await tokenFor(emails.loyal)
    const told = await set(token, password)
    expectMalformed(told, ["password"])
    expect(told.msg).toBe(problem)
    expect((await validate(token)).status).toBe(200)
  })
})

describe("A new password", () => {
  it("[T11] ends every session and everything remembered, logs nobody in, is told by mail, and still asks for a code, by phone alone", async () => {
    const email = "gus@petersen.example"
    const before = browserAt(shop)
    await before.enter(email, { rememberMe: true, rememberDevice: true })
    // A log-in with the old password that has come as far as the code.
    const halfway = browserAt(shop)
    const step = await halfway.login(email)
    const oldCode = await lastCode(database, email)
    await ask(email)
    const setter = browserAt(shop)
    const told = await setter.post("/users/resetpass/set", { token: await tokenFor(email), password: fresh("gus") })
    expect(told.data).toEqual({ changed: true })
    expect(setter.jar.size).toBe(0)
    expect((await before.details()).status).toBe(401)
    expect((await halfway.giveCode(step.data.token, oldCode)).status).toBe(401)
    expectFailure(await before.post("/users/auth/refresh"), 401, "UNAUTHORISED")
    expectFailure(await before.post("/users/auth/login/remember"), 401, "EXPIRED_TOKEN")
    const [letter] = await messagesTo(database, email)
    expect(letter?.subject).toBe("Your password was changed")
    expectFailure(await before.login(email), 401, "INVALID_CREDENTIALS")
    const letters = (await messagesTo(database, email)).length
    const asked = await before.login(email, { password: fresh("gus") })
    expect(asked.data).toMatchObject({ step: "two_factor", sentTo: ["•••• ••• 158"] })
    expect(await messagesTo(database, email)).toHaveLength(letters)
    const [sms] = await messagesTo(database, "0491 570 158")
    const code = /^(\d{6})/.exec(sms?.text ?? "")?.[1] ?? ""
    expect((await before.giveCode(asked.data.token, code)).data.session).toBeDefined()
    const [row] = await database.query(
      "SELECT action, done_by FROM audit WHERE action = 'password set' AND subject = 'P04'"
    )
    expect(row).toEqual({ action: "password set", done_by: "P04" })
    const next = await browserAt(shop).login(email, { password: fresh("gus") })
    expect(next.data.sentTo).toHaveLength(2)
  })
})

const sessionsOf = async (email: string) =>
  (await database.query("SELECT FROM session JOIN contact ON contact.id = contact_id WHERE email = $1", [email])).length

/** Waits while or after each secret is looked at, once it was read: the companies are read then. */
const untilVerified = "LOCK TABLE company_contact IN ACCESS EXCLUSIVE MODE"

describe("A log-in that is under way when a new password is set", () => {
  it("[T11] by the old password opens nothing", async () => {
    await ask(emails.loyal)
    const token = await tokenFor(emails.loyal)
    await set(token, fresh("before"))
    await ask(emails.loyal)
    const next = await tokenFor(emails.loyal)
    const browser = browserAt(shop)
    await holding(untilVerified, async (release) => {
      const login = browser.login(emails.loyal, { password: fresh("before"), rememberMe: true })
      await expect.poll(waiting, { interval: 20 }).toBe(1)
      expect((await set(next, fresh("after"))).status).toBe(200)
      await release()
      expectFailure(await login, 401, "TIMED_OUT")
    })
    expect([await sessionsOf(emails.loyal), [...browser.jar.keys()]]).toEqual([0, []])
  })

  it("[T11] by a magic link opens nothing", async () => {
    const browser = browserAt(shop)
    await browser.post("/users/magiclink/request", { email: emails.loyal })
    const [letter] = await messagesTo(database, emails.loyal)
    const url = new URL(/https?:\S+magic-link\S+/.exec(letter?.text ?? "")?.[0] ?? "http://none")
    await ask(emails.loyal)
    const token = await tokenFor(emails.loyal)
    await holding(untilVerified, async (release) => {
      const key = { id: url.searchParams.get("id"), token: url.searchParams.get("t") }
      const login = browser.post("/users/auth/login/magiclink", key)
      await expect.poll(waiting, { interval: 20 }).toBe(1)
      expect((await set(token, fresh("after a link"))).status).toBe(200)
      await release()
      expectFailure(await login, 422, "LINK_EXPIRED")
    })
    expect(await sessionsOf(emails.loyal)).toBe(0)
  })

  it("[T11] by a code opens nothing", async () => {
    const theo = "theo@ironbark.example"
    const browser = browserAt(shop)
    const step = await browser.login(theo)
    const code = await lastCode(database, theo)
    await ask(theo)
    const token = await tokenFor(theo)
    await holding(untilVerified, async (release) => {
      const login = browser.giveCode(step.data.token, code)
      await expect.poll(waiting, { interval: 20 }).toBe(1)
      expect((await set(token, fresh("after a code"))).status).toBe(200)
      await release()
      expectFailure(await login, 401, "TIMED_OUT")
    })
    expect(await sessionsOf(theo)).toBe(0)
  })

  it("[T10] [T11] by a remembered log-in is over with the old password, and so is all that came of it", async () => {
    const email = "mei@tran-decks.example"
    const browser = browserAt(shop)
    await browser.enter(email, { rememberMe: true, rememberDevice: true })
    await ask(email)
    const token = await tokenFor(email)
    await holding("SELECT FROM remembered_login FOR UPDATE", async (release) => {
      const login = browser.post("/users/auth/login/remember")
      await expect.poll(waiting, { interval: 20 }).toBe(1)
      const setting = set(token, fresh("after remembering"))
      await expect.poll(waiting, { interval: 20 }).toBe(2)
      await release()
      await login
      expect((await setting).status).toBe(200)
    })
    expect(await sessionsOf(email)).toBe(0)
    expectFailure(await browser.post("/users/auth/login/remember"), 401, "EXPIRED_TOKEN")
  })

  it("[T11] whatever it comes by, and whenever: tried in parallel", async () => {
    const email = "mei@tran-decks.example"
    let password = fresh("after remembering")
    for (let round = 0; round < 3; round += 1) {
      const browser = browserAt(shop)
      const told = await browser.login(email, { password, rememberMe: true })
      if (told.data.step) {
        const [letter] = await messagesTo(database, "0491 570 159")
        await browser.giveCode(told.data.token, /^(\d{6})/.exec(letter?.text ?? "")?.[1] ?? "", true)
      }
      await ask(email)
      const token = await tokenFor(email)
      const remembered = Array.from({ length: 3 }, () => {
        const copy = browserAt(shop)
        for (const [name, value] of browser.jar) copy.jar.set(name, value)
        return copy
      })
      const next = fresh(`round ${round}`)
      const old = password
      await Promise.all([
        ...remembered.map((one) => one.post("/users/auth/login/remember")),
        set(token, next),
        ...Array.from({ length: 3 }, () => browserAt(shop).login(email, { password: old, rememberMe: true }))
      ])
      expect(await sessionsOf(email)).toBe(0)
      password = next
    }
  })
})

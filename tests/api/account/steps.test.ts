/** Attacks on the steps of a log-in: skipped, repeated, guessed, replayed, and taken from another browser. */
import { afterEach, describe, expect, it, vi } from "vitest"
import { expectFailure } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { browserAt, emails, lastCode, messagesTo, wrongCode } from "./login-browser.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const { database } = shop
afterEach(() => void vi.useRealTimers())

const toCode = async (browser = browserAt(shop), email: string = emails.trade) => {
  const { data } = await browser.login(email)
  return { browser, token: data.token, code: await lastCode(database, email) }
}

/** The server's clock, moved on by hand. */
const atNoon = () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-24T01:00:00Z") })
  return (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000)
}

const timedOut = "Your session has timed out, please login again."

describe("A step", () => {
  it("[T4] [AUTH-14] is skipped with no other step's token, and opens nothing by itself", async () => {
    const browser = browserAt(shop)
    const { data: asked } = await browser.login(emails.several)
    const token = asked.token ?? ""
    expectFailure(await browser.giveCode(token, "123456"), 401, "TIMED_OUT")
    expectFailure(await browser.post("/users/auth/2fa/resend", { token }), 401, "TIMED_OUT")
    expect((await browser.details()).status).toBe(401)
    const chosen = await browser.post("/users/auth/company", { token, customerId: "2001" })
    const wrong = await browser.post("/users/auth/company", { token: chosen.data.token, customerId: "2001" })
    expectFailure(wrong, 401, "TIMED_OUT")
    expect(wrong.msg).toBe(timedOut)
    for (const value of [token, chosen.data.token ?? ""]) {
      const thief = browserAt(shop)
      thief.jar.set("__Host-sid", value)
      thief.jar.set("__Host-rt", value)
      expect((await thief.details()).status).toBe(401)
      expect((await thief.post("/users/auth/refresh")).status).toBe(401)
    }
  })

  it("[T4] [AUTH-14] is taken once, in the browser that it began in, within ten minutes", async () => {
    const pass = atNoon()
    const browser = browserAt(shop)
    const { data } = await browser.login(emails.several)
    const choice = { token: data.token, customerId: "2004" }
    expectFailure(await browserAt(shop).post("/users/auth/company", choice), 401, "TIMED_OUT")
    const before = browserAt(shop)
    for (const [name, value] of browser.jar) before.jar.set(name, value)
    expect((await browser.post("/users/auth/company", choice)).data.step).toBe("two_factor")
    for (const again of [browser, before])
      expectFailure(await again.post("/users/auth/company", choice), 401, "TIMED_OUT")
    const late = browserAt(shop)
    const next = await late.login(emails.several)
    pass(10 * 60)
    const told = await late.post("/users/auth/company", { token: next.data.token, customerId: "2004" })
    expectFailure(told, 401, "TIMED_OUT")
  })

  it("[T5] [CALL-03] [AUTH-04] takes no company but one of the person's own, and the refusal is on the record", async () => {
    const browser = browserAt(shop)
    const { data } = await browser.login(emails.several)
    for (const customerId of ["2002", "9999", "", "' OR '1'='1"]) {
      const told = await browser.post("/users/auth/company", { token: data.token, customerId })
      expectFailure(told, 403, "COMPANY_SELECTION")
      expect(told.msg).toBe("That company could not be selected. Choose a company from the list, or log in again.")
    }
    expect((await browser.details()).status).toBe(401)
    const rows = await database.query("SELECT done_by, subject FROM audit WHERE action = 'company refused' ORDER BY id")
    expect(rows[0]).toEqual({ done_by: "P07", subject: "2002" })
    expect(await database.query("SELECT FROM session WHERE contact_id = 'P07' AND customer_id = '2002'")).toEqual([])
  })
})

describe("A code", () => {
  it("[T6] [L8] [AUTH-05] is tried five times at most, also at once; then the right one is refused too", async () => {
    const { browser, token, code } = await toCode()
    const guesses = await Promise.all(Array.from({ length: 10 }, () => browser.giveCode(token, wrongCode(code))))
    expect(guesses.map(({ msg }) => msg).sort()).toEqual([
      ...Array.from({ length: 5 }, () => "Invalid code."),
      ...Array.from({ length: 5 }, () => timedOut)
    ])
    expect(guesses.every(({ status }) => status === 401)).toBe(true)
    const [step] = await database.query(
      "SELECT tries FROM login_step WHERE token_hash = sha256(convert_to($1, 'utf8'))",
      [token]
    )
    expect(step).toEqual({ tries: 5 })
    expectFailure(await browser.giveCode(token, code), 401, "TIMED_OUT")
    expect((await browser.details()).status).toBe(401)
  })

  it("[T7] [AUTH-05] works once, also when it is given four times at once", async () => {
    const { browser, token, code } = await toCode()
    const before = await database.query("SELECT FROM session WHERE contact_id = 'P02'")
    const all = await Promise.all(Array.from({ length: 4 }, () => browser.giveCode(token, code)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await database.query("SELECT FROM session WHERE contact_id = 'P02'")).toHaveLength(before.length + 1)
    expectFailure(await browser.giveCode(token, code), 401, "TIMED_OUT")
  })

  it.each([
    [299, 200, ""],
    [301, 401, "Invalid code."]
  ])("[T7] [AUTH-05] [CALL-04] given after %i seconds is answered %i", async (seconds, status, msg) => {
    const pass = atNoon()
    const { browser, token, code } = await toCode()
    pass(seconds)
    const told = await browser.giveCode(token, code)
    expect([told.status, told.msg]).toEqual([status, msg])
  })

  it("[T7] of one log-in is no use in another, nor in another browser", async () => {
    const first = await toCode()
    let second = await toCode()
    while (second.code === first.code) second = await toCode()
    expectFailure(await second.browser.giveCode(second.token, first.code), 401, "INVALID_CODE")
    expectFailure(await first.browser.giveCode(second.token, second.code), 401, "TIMED_OUT")
    expect((await first.browser.giveCode(first.token, first.code)).status).toBe(200)
  })

  it("[T7] [T8] [AUTH-06] [CALL-04] can be had anew from ten seconds on, and only the newest is right", async () => {
    const pass = atNoon()
    const { browser, token, code } = await toCode()
    const resend = () => browser.post<{ msg: string }>("/users/auth/2fa/resend", { token })
    pass(9.9)
    const early = await resend()
    expectFailure(early, 422, "RESEND_TOO_SOON")
    expect(early.msg).toBe("Please wait at least 10 seconds before requesting a new code.")
    pass(0.1)
    expect((await resend()).data.msg).toBe("Code resent!")
    const newer = await lastCode(database, emails.trade)
    if (newer !== code) expectFailure(await browser.giveCode(token, code), 401, "INVALID_CODE")
    expect((await browser.giveCode(token, newer)).status).toBe(200)
  })

  it("[T8] [AUTH-06] asked for anew in several tabs at once is sent once", async () => {
    const pass = atNoon()
    const { browser, token } = await toCode()
    pass(10)
    const before = (await messagesTo(database, "0491 570 156")).length
    const all = await Promise.all(Array.from({ length: 8 }, () => browser.post("/users/auth/2fa/resend", { token })))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422, 422, 422])
    expect(await messagesTo(database, "0491 570 156")).toHaveLength(before + 1)
  })

  it("[T8] is sent anew five times for one log-in, and no more", async () => {
    const pass = atNoon()
    const { browser, token } = await toCode()
    const statuses: Array<number> = []
    for (let nth = 0; nth < 8; nth += 1) {
      pass(10)
      statuses.push((await browser.post("/users/auth/2fa/resend", { token })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 401, 401, 401])
  })
})

describe("A session", () => {
  it("[T9] has a new id at each step; one that was fixed beforehand, or an earlier step's, is refused", async () => {
    const browser = browserAt(shop)
    browser.jar.set("__Host-sid", "planted".padEnd(43, "x"))
    browser.jar.set("__Host-pl", "planted".padEnd(43, "y"))
    const { data } = await browser.login(emails.several)
    const first = browser.jar.get("__Host-pl")
    const chosen = await browser.post("/users/auth/company", { token: data.token, customerId: "2001" })
    const second = browser.jar.get("__Host-pl")
    expect(new Set([first, second, "planted".padEnd(43, "y")]).size).toBe(3)
    await browser.giveCode(chosen.data.token, await lastCode(database, emails.several))
    const before = browserAt(shop)
    before.jar.set("__Host-sid", browser.jar.get("__Host-sid") ?? "")
    expect((await before.details()).status).toBe(200)
    expect(browser.jar.get("__Host-sid")).not.toContain("planted")
    expect(browser.jar.has("__Host-pl")).toBe(false)
    await browser.enter(emails.loyal)
    expect((await before.details()).status).toBe(401)
  })
})

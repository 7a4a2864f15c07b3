/** Sessions from their start to their end: renewed, replayed, signed out, and seen by their owner. */
import { afterEach, describe, expect, it, vi } from "vitest"
import { expectFailure } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { heldLocks } from "./held-locks.ts"
import { type Browser, browserAt, emails, lastCode } from "./login-browser.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const { database } = shop
const { holding, waiting } = heldLocks(database)
afterEach(() => void vi.useRealTimers())

const fixClock = () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-24T01:00:00Z") })
  return (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000)
}

/** The same browser as it was before: what it held then. */
const copyOf = (browser: Browser): Browser => {
  const copy = browserAt(shop)
  for (const [name, value] of browser.jar) copy.jar.set(name, value)
  return copy
}

const loggedIn = async (email: string = emails.loyal) => {
  const browser = browserAt(shop)
  await browser.enter(email)
  return browser
}

const secrets = ({ jar }: Browser) => [jar.get("__Host-sid"), jar.get("__Host-rt")]

describe("A refresh", () => {
  it("[CALL-05] [AUTH-13] renews both tokens; the old access is over, and without a token it is unauthorised", async () => {
    const browser = await loggedIn()
    const before = copyOf(browser)
    const told = await browser.post("/users/auth/refresh")
    expect(told.data.session?.accessTokenExpires).toBeGreaterThan(Date.now() + 14 * 60_000)
    expect(Object.keys(told.data)).toEqual(["session"])
    expect(secrets(browser)).not.toContain(before.jar.get("__Host-sid"))
    expect((await browser.details()).status).toBe(200)
    expect((await before.details()).status).toBe(401)
    expectFailure(await browserAt(shop).post("/users/auth/refresh"), 401, "UNAUTHORISED")
  })

  it("[T16] of twenty tabs at once is one rotation, and every tab gets the same", async () => {
    const browser = await loggedIn()
    const tabs = Array.from({ length: 20 }, () => copyOf(browser))
    const all = await Promise.all(tabs.map((tab) => tab.post("/users/auth/refresh")))
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(tabs.map((tab) => secrets(tab).join())).size).toBe(1)
    const [{ spent }] = (await database.query(
      `SELECT count(*)::int AS spent FROM spent_refresh JOIN session ON session.id = session_id
       WHERE session.access_hash = sha256(convert_to($1, 'utf8'))`,
      [tabs[0]?.jar.get("__Host-sid")]
    )) as [{ spent: number }]
    expect(spent).toBe(1)
    expect((await tabs[7]!.details()).status).toBe(200)
  })

  it("[T16] whose answer was lost can be had again for ten seconds, and then ends the session", async () => {
    const pass = fixClock()
    const browser = await loggedIn()
    const lost = copyOf(browser)
    const later = copyOf(browser)
    await browser.post("/users/auth/refresh")
    pass(9.9)
    expect((await lost.post("/users/auth/refresh")).status).toBe(200)
    expect(secrets(lost)).toEqual(secrets(browser))
    pass(0.1)
    expectFailure(await later.post("/users/auth/refresh"), 401, "UNAUTHORISED")
    expect((await browser.details()).status).toBe(401)
    expectFailure(await browser.post("/users/auth/refresh"), 401, "UNAUTHORISED")
  })

  it("[T16] with a token two generations old ends the session at once, for thief and owner", async () => {
    const browser = await loggedIn()
    const thief = copyOf(browser)
    await browser.post("/users/auth/refresh")
    await browser.post("/users/auth/refresh")
    expectFailure(await thief.post("/users/auth/refresh"), 401, "UNAUTHORISED")
    expect(thief.jar.has("__Host-rt")).toBe(false)
    expect((await browser.details()).status).toBe(401)
  })

  it("[T17] is judged by the server's clock: access ends after 15 minutes, all of it 30 days after the log-in", async () => {
    const pass = fixClock()
    const browser = await loggedIn()
    pass(15 * 60 - 1)
    expect((await browser.details()).status).toBe(200)
    pass(1)
    expect((await browser.details()).status).toBe(401)
    pass(29 * 24 * 3600)
    expect((await browser.post("/users/auth/refresh")).status).toBe(200)
    expect((await browser.details()).status).toBe(200)
    pass(24 * 3600)
    expectFailure(await browser.post("/users/auth/refresh"), 401, "UNAUTHORISED")
  })
})

describe("A log-out", () => {
  it("[T18] [CALL-05] [AUTH-10] ends everything: access, refresh, remembered login; the browser keeps no secret of them", async () => {
    const browser = browserAt(shop)
    await browser.enter(emails.loyal, { rememberMe: true })
    const thief = copyOf(browser)
    // Somebody else was about to log in here, in both ways.
    await browser.post("/users/magiclink/request", { email: emails.several })
    await browser.login(emails.several)
    expect([...browser.jar.keys()]).toEqual(expect.arrayContaining(["__Host-pl", "__Host-ml"]))
    const told = await browser.post("/users/auth/logout")
    expect(told.data).toEqual({ loggedOut: true })
    expect(told.headers.get("clear-site-data")).toBe('"cache"')
    expect([...browser.jar.keys()]).toEqual(["__Host-rd"])
    expect((await thief.details()).status).toBe(401)
    expectFailure(await copyOf(thief).post("/users/auth/refresh"), 401, "UNAUTHORISED")
    expectFailure(await copyOf(thief).post("/users/auth/login/remember"), 401, "EXPIRED_TOKEN")
  })

  it("[T18] by a token that was renewed meanwhile ends the session too", async () => {
    const browser = await loggedIn()
    const other = copyOf(browser)
    await browser.post("/users/auth/refresh")
    await other.post("/users/auth/logout")
    expect((await browser.details()).status).toBe(401)
  })

  it("[CALL-05] that the shop can't carry out takes the secrets out of the browser all the same", async () => {
    const browser = browserAt(shop)
    await browser.enter(emails.loyal, { rememberMe: true })
    await database.query(
      `CREATE FUNCTION refuses() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no session can be ended'; END $$;
       CREATE TRIGGER refuses BEFORE DELETE ON session EXECUTE FUNCTION refuses()`
    )
    try {
      expectFailure(await browser.post("/users/auth/logout"), 503, "UNAVAILABLE")
    } finally {
      await database.query("DROP TRIGGER refuses ON session; DROP FUNCTION refuses")
    }
    expect([...browser.jar.keys()]).toEqual(["__Host-rd"])
  })

  it("[CALL-05] without a session is one as well, also while the database can end none", async () => {
    await holding("LOCK TABLE session IN ACCESS EXCLUSIVE MODE", async () => {
      expect((await browserAt(shop).post("/users/auth/logout")).data).toEqual({ loggedOut: true })
    })
  })
})

describe("A remembered login", () => {
  it("[AUTH-09] [CALL-02] logs in without a password, on a device that needs no code", async () => {
    const browser = browserAt(shop)
    await browser.enter(emails.trade, { rememberMe: true, rememberDevice: true })
    browser.jar.delete("__Host-sid")
    browser.jar.delete("__Host-rt")
    expect((await browser.post("/users/auth/login/remember")).data.session).toBeDefined()
    expect((await browser.details()).data.contact.email).toBe(emails.trade)
  })

  it("[AUTH-09] goes to the saved company while it is linked, else to the choice", async () => {
    const browser = browserAt(shop)
    await browser.enter(emails.several, { rememberMe: true, rememberDevice: true, company: "2005" })
    expect((await browser.post("/users/auth/login/remember", { customerId: "2005" })).data.session).toBeDefined()
    expect((await browser.details()).data.customer.customerId).toBe("2005")
    expect((await browser.post("/users/auth/login/remember", { customerId: "2002" })).data.step).toBe("company_select")
    expect((await browser.post("/users/auth/login/remember")).data.step).toBe("company_select")
  })

  it("[T10] never skips the code of a device that is not remembered", async () => {
    const browser = browserAt(shop)
    await browser.enter(emails.trade, { rememberMe: true })
    const thief = browserAt(shop)
    thief.jar.set("__Host-rm", browser.jar.get("__Host-rm") ?? "")
    expect((await thief.post("/users/auth/login/remember")).data.step).toBe("two_factor")
    expect((await thief.details()).status).toBe(401)
  })

  it("[T10] works once: what was spent ends the whole family, for thief and owner", async () => {
    const pass = fixClock()
    const browser = browserAt(shop)
    await browser.enter(emails.loyal, { rememberMe: true })
    const thief = copyOf(browser)
    expect((await browser.post("/users/auth/login/remember")).status).toBe(200)
    expect(browser.jar.get("__Host-rm")).not.toBe(thief.jar.get("__Host-rm"))
    pass(11)
    expectFailure(await thief.post("/users/auth/login/remember"), 401, "EXPIRED_TOKEN")
    expectFailure(await browser.post("/users/auth/login/remember"), 401, "EXPIRED_TOKEN")
  })

  it("[T10] ends every session that came of it when it is revoked, the one that a thief began too", async () => {
    const pass = fixClock()
    const browser = browserAt(shop)
    await browser.enter(emails.loyal, { rememberMe: true })
    const other = await loggedIn()
    const thief = browserAt(shop)
    thief.jar.set("__Host-rm", browser.jar.get("__Host-rm") ?? "")
    expect((await thief.post("/users/auth/login/remember")).data.session).toBeDefined()
    pass(11)
    expectFailure(await browser.post("/users/auth/login/remember"), 401, "EXPIRED_TOKEN")
    for (const ended of [thief, browser]) {
      expect((await ended.details()).status).toBe(401)
      expectFailure(await ended.post("/users/auth/refresh"), 401, "UNAUTHORISED")
    }
    expect((await other.details()).status).toBe(200)
  })

  it("[T10] [T4] takes a log-in that was begun by it along when its owner logs out", async () => {
    const browser = browserAt(shop)
    await browser.enter(emails.trade, { rememberMe: true })
    const thief = browserAt(shop)
    thief.jar.set("__Host-rm", browser.jar.get("__Host-rm") ?? "")
    const { data } = await thief.post("/users/auth/login/remember")
    const code = await lastCode(database, emails.trade)
    browser.jar.set("__Host-rm", thief.jar.get("__Host-rm") ?? "")
    await browser.post("/users/auth/logout")
    expectFailure(await thief.giveCode(data.token, code), 401, "TIMED_OUT")
  })

  it("[T10] [AUTH-09] [CALL-02] is over after thirty days, and with the contact's place at the company", async () => {
    const pass = fixClock()
    const old = browserAt(shop)
    await old.enter(emails.loyal, { rememberMe: true })
    pass(30 * 24 * 3600)
    expectFailure(await old.post("/users/auth/login/remember"), 401, "EXPIRED_TOKEN")
    const removed = browserAt(shop)
    await removed.enter("mei@tran-decks.example", { rememberMe: true, rememberDevice: true })
    await database.query("DELETE FROM company_contact WHERE contact_id = 'P05'")
    expect((await removed.details()).status).toBe(401)
    expectFailure(await removed.post("/users/auth/login/remember"), 401, "EXPIRED_TOKEN")
    expectFailure(await removed.login("mei@tran-decks.example"), 401, "INVALID_CREDENTIALS")
  })
})

describe("One's own devices", () => {
  type Device = { readonly id: number; readonly device: string; readonly company: string; readonly isThis: boolean }
  const agents = {
    phone: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1",
    desk: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/140.0"
  }

  it("[T4] are listed, and signed out one by one with all that they remember and every log-in that was begun; nobody else's can be", async () => {
    const [phone, desk] = [browserAt(shop, agents.phone), browserAt(shop, agents.desk)]
    await phone.enter("gus@petersen.example", { rememberMe: true, rememberDevice: true })
    await desk.enter("gus@petersen.example")
    const { data: seen } = await desk.ask<ReadonlyArray<Device>>("GET", "/users/auth/devices")
    expect(seen.map(({ device, isThis, company }) => [device, isThis, company])).toEqual([
      ["Firefox on Windows", true, "Petersen Plaster & Frame"],
      ["Safari on iPhone", false, "Petersen Plaster & Frame"]
    ])
    const id = seen[1]?.id
    const stranger = await loggedIn()
    expectFailure(await stranger.post("/users/auth/devices/sign-out", { id }), 404, "NOT_FOUND")
    expect((await phone.details()).status).toBe(200)
    const begun = browserAt(shop)
    const { data: step } = await begun.login("gus@petersen.example")
    expect(step.step).toBe("two_factor")
    const code = await lastCode(database, "gus@petersen.example")
    expect((await desk.post<unknown>("/users/auth/devices/sign-out", { id })).data).toEqual({ signedOut: true })
    expect((await phone.details()).status).toBe(401)
    expectFailure(await phone.post("/users/auth/refresh"), 401, "UNAUTHORISED")
    expectFailure(await phone.post("/users/auth/login/remember"), 401, "EXPIRED_TOKEN")
    expectFailure(await begun.giveCode(step.token, code), 401, "TIMED_OUT")
    expect((await desk.details()).status).toBe(200)
  })

  it("[T4] are all signed out but the one that asks, with what they remember and every log-in that was begun", async () => {
    const [phone, desk] = [browserAt(shop, agents.phone), browserAt(shop, agents.desk)]
    await phone.enter("gus@petersen.example", { rememberMe: true, rememberDevice: true })
    await desk.enter("gus@petersen.example", { rememberMe: true })
    const stranger = await loggedIn()
    const begun = browserAt(shop)
    const { data: step } = await begun.login("gus@petersen.example")
    const code = await lastCode(database, "gus@petersen.example")
    const others = (await desk.ask<ReadonlyArray<Device>>("GET", "/users/auth/devices")).data.length - 1
    expect(others).toBeGreaterThan(0)
    const signOut = () => desk.post<unknown>("/users/auth/devices/sign-out-others")
    expect((await signOut()).data).toEqual({ signedOut: others })
    expect((await phone.details()).status).toBe(401)
    expectFailure(await phone.post("/users/auth/login/remember"), 401, "EXPIRED_TOKEN")
    expectFailure(await begun.giveCode(step.token, code), 401, "TIMED_OUT")
    expect([(await desk.details()).status, (await stranger.details()).status]).toEqual([200, 200])
    // This one may come back by what it remembers.
    expect((await desk.post("/users/auth/login/remember")).status).toBe(200)
    expect((await signOut()).data).toEqual({ signedOut: expect.any(Number) })
  })
})

describe("A log-in that is being checked meanwhile", () => {
  const opened = (contactId: string) =>
    database.query("SELECT id FROM session WHERE contact_id = $1 ORDER BY id DESC", [contactId])

  it("[T4] opens nothing after a device was signed out, and leaves nothing that could", async () => {
    const desk = await loggedIn()
    const [row] = await opened((await desk.details()).data.contact.id)
    const late = browserAt(shop)
    // The sign-out is held at the session that it ends, and the log-in, whose password was right by then, behind it.
    await holding(`SELECT FROM session WHERE id = ${Number(row?.id)} FOR UPDATE`, async (release) => {
      const out = desk.post<unknown>("/users/auth/devices/sign-out", { id: Number(row?.id) })
      await expect.poll(waiting, { interval: 20 }).toBe(1)
      const login = late.login(emails.loyal, { rememberMe: true })
      await expect.poll(waiting, { interval: 20 }).toBe(2)
      await release()
      expect((await out).text).toBe('{"data":{"signedOut":true}}')
      expectFailure(await login, 401, "TIMED_OUT")
    })
    expect([...late.jar.keys()]).toEqual([])
    expect((await desk.details()).status).toBe(401)
  })

  it("[T4] [AUTH-04] is refused at a company that its contact has left, not told that the shop is out of order", async () => {
    const browser = browserAt(shop)
    const { customer, contact } = (await (await loggedIn()).details()).data
    const left = `DELETE FROM company_contact WHERE contact_id = '${contact.id}' AND customer_id = '${customer.customerId}'`
    await holding(left, async (release) => {
      const login = browser.login(emails.loyal)
      await expect.poll(waiting, { interval: 20 }).toBe(1)
      await release()
      expectFailure(await login, 403, "COMPANY_SELECTION")
    })
    expect(await opened(contact.id)).toEqual([])
  })
})

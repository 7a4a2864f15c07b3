/** Logging in by an e-mailed link, and the attacks on it. */
import { afterEach, describe, expect, it, vi } from "vitest"
import { expectFailure } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { type Browser, browserAt, emails, messagesTo } from "./login-browser.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const { database } = shop
afterEach(() => void vi.useRealTimers())

type Asked = { readonly id: string; readonly expires: number }
type Status = { readonly status: string; readonly here?: boolean }

const askFrom = async (browser: Browser, email: string) => {
  const { data } = await browser.post<Asked>("/users/magiclink/request", { email })
  const [letter] = await messagesTo(database, email)
  const url = new URL(/https?:\S+magic-link\S+/.exec(letter?.text ?? "")?.[0] ?? "http://none")
  return { ...data, key: { id: url.searchParams.get("id") ?? "", token: url.searchParams.get("t") ?? "" } }
}
const statusOf = async (browser: Browser, id: string) =>
  (await browser.post<Status>("/users/magiclink/status", { id })).data
const open = (browser: Browser, key: { id: string; token: string }) => browser.post("/users/auth/login/magiclink", key)

describe("A magic link", () => {
  it("[AUTH-08] [CALL-09] [CALL-02] logs in the browser that asked for it, where it is opened there", async () => {
    const browser = browserAt(shop)
    const { id, key, expires } = await askFrom(browser, emails.loyal)
    expect(key.id).toBe(id)
    expect(expires).toBeGreaterThan(Date.now() + 9 * 60_000)
    expect(await statusOf(browser, id)).toEqual({ status: "pending" })
    expect((await browser.post("/users/magiclink/validate", key)).data).toEqual({ valid: true })
    expect((await open(browser, key)).data.session).toBeDefined()
    expect(await statusOf(browser, id)).toEqual({ status: "used", here: true })
    expect((await browser.details()).data.contact.email).toBe(emails.loyal)
  })

  it("[T12] [AUTH-08] logs in the browser that opens it; who asked elsewhere learns that it was used, and gains nothing", async () => {
    const attacker = browserAt(shop)
    const { id, key } = await askFrom(attacker, emails.loyal)
    const victim = browserAt(shop)
    expect((await open(victim, key)).data.session).toBeDefined()
    const told = await attacker.post<Status>("/users/magiclink/status", { id })
    expect(told.data).toEqual({ status: "used", here: false })
    expect(told.headers.getSetCookie()).toEqual([])
    expect((await attacker.details()).status).toBe(401)
    expectFailure(await open(attacker, { id, token: attacker.jar.get("__Host-ml") ?? "x" }), 422, "LINK_EXPIRED")
  })

  it("[T11] [T14] that is used voids the person's others; of two at the same moment one logs in and the other has expired", async () => {
    for (let round = 0; round < 3; round += 1) {
      const [one, other] = [await askFrom(browserAt(shop), emails.loyal), await askFrom(browserAt(shop), emails.loyal)]
      const told = await Promise.all([one, other].map(({ key }) => open(browserAt(shop), key)))
      expect(told.map(({ status, code }) => [status, code]).toSorted()).toEqual([
        [200, ""],
        [422, "LINK_EXPIRED"]
      ])
    }
    const [one, other] = [await askFrom(browserAt(shop), emails.loyal), await askFrom(browserAt(shop), emails.loyal)]
    expect((await open(browserAt(shop), one.key)).status).toBe(200)
    expectFailure(await open(browserAt(shop), other.key), 422, "LINK_EXPIRED")
  })

  it("[T13] [AUTH-08] is still good after a mail scanner has looked at its page and at its validation", async () => {
    const browser = browserAt(shop)
    const { key } = await askFrom(browser, emails.loyal)
    const path = `/api/users/auth/login/magiclink?id=${key.id}&t=${key.token}`
    for (const method of ["GET", "HEAD", "GET"]) expect((await shop.call(method, path)).status).toBe(405)
    await browserAt(shop).post("/users/magiclink/validate", key)
    expect((await open(browser, key)).data.session).toBeDefined()
  })

  it("[T14] [AUTH-08] [CALL-09] works once, also when it is opened a hundred times at once, and only with its own id and token", async () => {
    const browser = browserAt(shop)
    const { key } = await askFrom(browser, emails.loyal)
    const other = await askFrom(browserAt(shop), emails.loyal)
    expectFailure(await open(browser, { id: other.key.id, token: key.token }), 422, "LINK_EXPIRED")
    expectFailure(await open(browser, { id: key.id, token: other.key.token }), 422, "LINK_EXPIRED")
    const sessions = async () => (await database.query("SELECT FROM session WHERE contact_id = 'P01'")).length
    const before = await sessions()
    const all = await Promise.all(Array.from({ length: 100 }, () => open(browserAt(shop), key)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ code }) => code === "LINK_EXPIRED")).toHaveLength(99)
    expect(await sessions()).toBe(before + 1)
    expectFailure(await browser.post("/users/magiclink/validate", key), 422, "LINK_EXPIRED")
  })

  it("[T14] [AUTH-08] works for ten minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-24T01:00:00Z") })
    const browser = browserAt(shop)
    const { id, key } = await askFrom(browser, emails.loyal)
    vi.setSystemTime(Date.now() + 10 * 60_000)
    expectFailure(await open(browser, key), 422, "LINK_EXPIRED")
    expect(await statusOf(browser, id)).toEqual({ status: "expired" })
  })

  it("[T1] [T15] is asked for, and looks, the same for an address that nobody has; a made-up id is pending", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-24T01:00:00Z") })
    const [one, two] = [browserAt(shop), browserAt(shop)]
    const known = await one.post<Asked>("/users/magiclink/request", { email: emails.loyal })
    const unknown = await two.post<Asked>("/users/magiclink/request", { email: emails.nobody })
    expect(Object.keys(known.data)).toEqual(Object.keys(unknown.data))
    expect([known.status, known.data.id.length, known.data.expires]).toEqual([200, 43, unknown.data.expires])
    expect([...one.jar.keys()]).toEqual([...two.jar.keys()])
    expect(await messagesTo(database, emails.nobody)).toEqual([])
    expect(await statusOf(two, unknown.data.id)).toEqual({ status: "pending" })
    expect(await statusOf(two, "A".repeat(43))).toEqual({ status: "pending" })
    vi.setSystemTime(Date.now() + 10 * 60_000)
    expect(await statusOf(one, known.data.id)).toEqual(await statusOf(two, unknown.data.id))
  })

  it("[AUTH-09] asked for with the wish to be remembered leaves a remembered login in the browser that opens it", async () => {
    const [asking, opening] = [browserAt(shop), browserAt(shop)]
    await asking.post("/users/magiclink/request", { email: emails.loyal, rememberMe: true })
    const [letter] = await messagesTo(database, emails.loyal)
    const url = new URL(/https?:\S+magic-link\S+/.exec(letter?.text ?? "")?.[0] ?? "http://none")
    await open(opening, { id: url.searchParams.get("id") ?? "", token: url.searchParams.get("t") ?? "" })
    for (const name of ["__Host-sid", "__Host-rt"]) opening.jar.delete(name)
    expect((await opening.post("/users/auth/login/remember")).data.session).toBeDefined()
    expectFailure(await asking.post("/users/auth/login/remember"), 401, "EXPIRED_TOKEN")
  })

  it("[AUTH-05] [AUTH-09] remembered by a magic link sends its codes by phone alone too, however often it is used", async () => {
    const browser = browserAt(shop)
    await browser.post("/users/magiclink/request", { email: "theo@ironbark.example", rememberMe: true })
    const [letter] = await messagesTo(database, "theo@ironbark.example")
    const url = new URL(/https?:\S+magic-link\S+/.exec(letter?.text ?? "")?.[0] ?? "http://none")
    const key = { id: url.searchParams.get("id") ?? "", token: url.searchParams.get("t") ?? "" }
    let told = await open(browser, key)
    for (let round = 0; round < 2; round += 1) {
      expect(told.data).toMatchObject({ step: "two_factor", sentTo: ["•••• ••• 157"] })
      const [code] = await messagesTo(database, "0491 570 157")
      await browser.giveCode(told.data.token, /\b(\d{6})\b/.exec(code?.text ?? "")?.[1] ?? "")
      for (const name of ["__Host-sid", "__Host-rt", "__Host-rd"]) browser.jar.delete(name)
      told = await browser.post("/users/auth/login/remember")
    }
    expect(told.data).toMatchObject({ step: "two_factor", sentTo: ["•••• ••• 157"] })
  })

  it("asks a trade account for a code still, by phone alone", async () => {
    const browser = browserAt(shop)
    const { key } = await askFrom(browser, "theo@ironbark.example")
    expect((await open(browser, key)).data).toMatchObject({ step: "two_factor", sentTo: ["•••• ••• 157"] })
    expect((await browser.details()).status).toBe(401)
  })
})

describe("Without the feature", () => {
  const off = shopUnderTest({ LIMITS: "off", MAGIC_LINK_LOGIN: "off", TRADE_PORTAL: "off" })

  it("[TOG-01] [AUTH-08] there are no such calls, and the shop's front says what is on", async () => {
    const browser = browserAt(off)
    const key = { id: "A".repeat(43), token: "B".repeat(43) }
    expectFailure(await browser.post("/users/magiclink/request", { email: emails.loyal }), 404, "NOT_FOUND")
    expectFailure(await browser.post("/users/magiclink/status", { id: key.id }), 404, "NOT_FOUND")
    expectFailure(await browser.post("/users/magiclink/validate", key), 404, "NOT_FOUND")
    expectFailure(await open(browser, key), 404, "NOT_FOUND")
    const features = { jobLists: true, trendingCarousel: true, adminPermissions: true }
    type Front = { readonly features: object }
    expect((await browser.ask<Front>("GET", "/shopfront")).data.features).toEqual({
      ...features,
      tradePortal: false,
      magicLinkLogin: false
    })
    const on = await browserAt(shop).ask<Front>("GET", "/shopfront")
    expect(on.data.features).toEqual({ ...features, tradePortal: true, magicLinkLogin: true })
  })
})

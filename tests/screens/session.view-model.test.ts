/** The session of a browser over the real shop: refreshed in time, once for all tabs, and gone whole. */
import "fake-indexeddb/auto"
import { Dexie } from "dexie"
import { when } from "mobx"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { ACCESS_MS, SESSION_MS } from "../../core/account/session/sessions.port.ts"
import { REFRESH_AHEAD_MS } from "../../core/account/session/token-policy.ts"
import { CartViewModel } from "../../ui/cart/cart.view-model.ts"
import { retryAfterSessionRestore } from "../../ui/session/session-retry.ts"
import { type CookieJar, createTab, logIn, type Tab } from "./browser-tabs.ts"
import { cartWith, createShopBrowser, morning, newCartItem, rowOf, sampleProducts } from "./shop-browser.ts"

const browser = createShopBrowser({ LIMITS: "off" })
const refreshes = ({ line }: Tab) => line.calls.filter((call) => call === "POST /api/users/auth/refresh").length
const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms)

/** What the browser's database `users` holds, read as any other program would. */
const usersDatabase = async (): Promise<ReadonlyArray<unknown>> => {
  const database = await new Dexie("users").open()
  const rows = await database.table("token_expirations").toArray()
  database.close()
  return rows
}

let jar: CookieJar
let tab: Tab
beforeEach(async () => {
  vi.setSystemTime(morning)
  jar = new Map()
  tab = createTab(browser, jar)
  await tab.open()
  await logIn(tab)
})

describe("a log-in", () => {
  it("[TOK-02] leaves the two times in the database users, store token_expirations, and nothing else of the session", async () => {
    expect(await usersDatabase()).toEqual([
      { of: "session", accessTokenExpires: morning + ACCESS_MS, refreshTokenExpires: morning + SESSION_MS }
    ])
  })

  it("[AUTH-03] is known by who the shop says it is", () => {
    expect(tab.session.isLoggedIn).toBe(true)
    expect(tab.session.member).toMatchObject({ firstName: "Priya", customerId: "1001" })
    expect(tab.session.owner).toBe("P01|1001")
  })

  it("[TOK-03] is found again when a page is loaded, and in another tab", async () => {
    const later = createTab(browser, jar)
    await later.open()
    expect([later.session.hydration, later.session.isLoggedIn, refreshes(later)]).toEqual(["completed", true, 0])
  })
})

describe("a refresh", () => {
  it.each([
    [REFRESH_AHEAD_MS + 1, 0],
    [REFRESH_AHEAD_MS, 1]
  ])("[TOK-03] with %i ms left a click asks for %i", async (left, asked) => {
    pass(ACCESS_MS - left)
    await tab.session.checkTokens()
    expect(refreshes(tab)).toBe(asked)
  })

  it("[TOK-03] [TOK-05] is one call for clicks at the same time, and isRefreshing exactly while it runs", async () => {
    pass(ACCESS_MS)
    const before = tab.session.isRefreshing
    const clicks = Promise.all(Array.from({ length: 5 }, () => tab.session.checkTokens()))
    await when(() => tab.session.isRefreshing)
    expect(tab.line.calls.at(-1)).toBe("POST /api/users/auth/refresh")
    await when(() => !tab.session.isRefreshing)
    await clicks
    expect([before, refreshes(tab), tab.session.isRefreshing]).toEqual([false, 1, false])
  })

  it("[TOK-03] is one call for two tabs: the other finds what was answered", async () => {
    const other = createTab(browser, jar)
    await other.open()
    pass(ACCESS_MS)
    await Promise.all([tab.session.checkTokens(), other.session.checkTokens()])
    expect(refreshes(tab) + refreshes(other)).toBe(1)
    await Promise.all([tab.session.checkTokens(), other.session.checkTokens()])
    expect(refreshes(tab) + refreshes(other)).toBe(1)
    expect((await usersDatabase())[0]).toMatchObject({ accessTokenExpires: Date.now() + ACCESS_MS })
  })

  it("[TOK-03] brings a page back that was made for a guest because the access had run out", async () => {
    pass(ACCESS_MS + 1)
    jar.delete("__Host-sid")
    const later = createTab(browser, jar)
    await later.open()
    expect([later.session.isLoggedIn, refreshes(later)]).toEqual([true, 1])
  })

  it("[T17] goes by the shop's clock: a browser two hours ahead asks no more often", async () => {
    const wrong = createTab(browser, jar)
    await wrong.open()
    vi.spyOn(Date, "now").mockImplementation(() => morning + 2 * 3_600_000)
    wrong.session.setVisitor({ now: morning, ...(wrong.session.member ? { member: wrong.session.member } : {}) })
    await wrong.session.checkTokens()
    vi.restoreAllMocks()
    expect(refreshes(wrong)).toBe(0)
  })

  it("leaves a session alone that could not be asked about, and asks again at the next click", async () => {
    pass(ACCESS_MS)
    tab.line.isDown = true
    await tab.session.checkTokens()
    expect([tab.session.isLoggedIn, tab.session.forcedLogout]).toEqual([true, false])
    tab.line.isDown = false
    await tab.session.checkTokens()
    expect((await usersDatabase())[0]).toMatchObject({ accessTokenExpires: Date.now() + ACCESS_MS })
  })
})

describe("a call that finds no session", () => {
  it("[AUTH-13] is made once more after a refresh", async () => {
    jar.delete("__Host-sid")
    const answer = await tab.session.call("GET /users/details")
    expect(answer).toMatchObject({ ok: true, data: { contact: { firstName: "Priya" } } })
    expect(tab.line.calls.slice(-3)).toEqual([
      "GET /api/users/details",
      "POST /api/users/auth/refresh",
      "GET /api/users/details"
    ])
  })

  it("[AUTH-13] is made once more, too, on a page that knows who is logged in and not yet until when", async () => {
    await Dexie.delete("users")
    const later = createTab(browser, jar)
    await later.reload()
    // Renewed meanwhile by another page, whose answer is still on its way.
    jar.delete("__Host-sid")
    expect(await later.session.call("GET /users/details")).toMatchObject({ ok: true })
    expect(refreshes(later)).toBe(1)
  })

  it("[AUTH-13] that was on its way during a refresh is made once more without another one", async () => {
    pass(ACCESS_MS + 1)
    const { call } = tab.shop
    const refreshed = Promise.withResolvers<void>()
    vi.spyOn(tab.shop, "call").mockImplementationOnce(async (...asked) => {
      const refusal = await call(...asked)
      await refreshed.promise
      return refusal
    })
    const late = tab.session.call("GET /users/details")
    await tab.session.checkTokens()
    refreshed.resolve()
    expect(await late).toMatchObject({ ok: true, data: { contact: { firstName: "Priya" } } })
    expect(refreshes(tab)).toBe(1)
  })

  it("[AUTH-13] is unauthorised where there is none any more, and asks no second time", async () => {
    jar.clear()
    expect(await tab.session.call("GET /users/details")).toMatchObject({ ok: false, code: "UNAUTHORISED" })
    expect(refreshes(tab)).toBe(1)
    expect(tab.line.calls.filter((call) => call === "GET /api/users/details")).toHaveLength(1)
  })
})

describe("what a page was refused while its session was renewed elsewhere", () => {
  it("[AUTH-13] is asked for once more when the session is back", async () => {
    const page = createTab(browser, jar)
    await page.reload()
    const again = vi.fn(async () => undefined)
    retryAfterSessionRestore(page.session, again)
    expect(again).not.toHaveBeenCalled()
    await page.open()
    expect(again).toHaveBeenCalledTimes(1)
  })

  it("[AUTH-13] is not asked for again where nobody is logged in, nor when the part has gone from the page", async () => {
    const again = vi.fn(async () => undefined)
    const guest = createTab(browser, new Map())
    await Dexie.delete("users")
    retryAfterSessionRestore(guest.session, again)
    await guest.open()
    const left = createTab(browser, jar)
    retryAfterSessionRestore(left.session, again)()
    await left.open()
    expect([guest.session.hydration, left.session.isLoggedIn]).toEqual(["completed", true])
    expect(again).not.toHaveBeenCalled()
  })
})

/** Every key that a session leaves in the browser, filled. */
const fillEverything = async () => {
  const store = await tab.shop.store()
  await store.write("remembered", { email: "priya@home.example", customerId: "1001" })
  await store.write("sign-in", { at: "code", twoFactorToken: "token" })
  await store.write("registration", { firstName: "Priya", lastName: "Nair", mobile: "0491570156" })
  await store.write("invitation", "/my-account/invitation?t=token")
  await store.write("checkout", { contactDetails: { billingDetails: { contactName: "Priya" } } })
  await store.write("job-list", { listId: "deck" })
}
const leftOver = async () => {
  const store = await tab.shop.store()
  const keys = ["remembered", "sign-in", "checkout", "job-list", "registration", "invitation"] as const
  return { kept: await Promise.all(keys.map((key) => store.read(key))), users: await usersDatabase() }
}
const nothing = { kept: Array.from({ length: 6 }, () => undefined), users: [] }

describe("the end of a session", () => {
  it("[AUTH-10] [CALL-05] by logging out clears all that is kept, the cookies, and what prices were asked for", async () => {
    await fillEverything()
    const timber = await browser.product(sampleProducts.timber)
    const cart = await cartWith(tab.shop, [newCartItem(timber, rowOf(timber), 3)])
    const forget = vi.spyOn(cart, "refetchPrices")
    const own = createTab(browser, jar, cart)
    await own.open()
    await own.session.logOut()
    expect(await leftOver()).toEqual(nothing)
    expect([...jar.keys()].filter((name) => name !== "__Host-rd")).toEqual([])
    expect(forget).toHaveBeenCalledTimes(1)
    expect([own.session.isLoggedIn, own.session.forcedLogout]).toEqual([false, false])
  })

  it("[TOK-04] [TOK-05] [AUTH-10] by a refresh that is refused clears the same, and is said once", async () => {
    await fillEverything()
    await browser.database.query("DELETE FROM session")
    pass(ACCESS_MS)
    await tab.session.checkTokens()
    expect(tab.session.forcedLogout).toBe(true)
    expect(tab.session.isLoggedIn).toBe(false)
    expect(await leftOver()).toEqual(nothing)
    tab.session.dismissNotice()
    await tab.session.checkTokens()
    expect([tab.session.forcedLogout, refreshes(tab)]).toEqual([false, 1])
  })

  it("[TOK-01] [TOK-04] by its time needs no call, and a new log-in", async () => {
    pass(SESSION_MS)
    await tab.session.checkTokens()
    expect([refreshes(tab), tab.session.forcedLogout, tab.session.isLoggedIn]).toEqual([0, true, false])
  })

  it("[AUTH-10] is heard by the other tabs, which say nothing", async () => {
    const other = createTab(browser, jar)
    await other.open()
    await tab.session.logOut()
    await when(() => !other.session.isLoggedIn)
    expect(other.session.forcedLogout).toBe(false)
  })

  it("[CALL-05] that the shop could not be told is told with the next page, before anything else", async () => {
    tab.line.isDown = true
    await tab.session.logOut()
    expect(jar.has("__Host-rt")).toBe(true)
    const next = createTab(browser, jar)
    await next.open()
    expect(next.session.isLoggedIn).toBe(false)
    expect(jar.has("__Host-rt")).toBe(false)
    const [{ count } = { count: -1 }] = (await browser.database.query(
      "SELECT count(*)::int AS count FROM session"
    )) as unknown as ReadonlyArray<{ count: number }>
    expect(count).toBe(0)
  })
})

it("[AUTH-10] a cart whose prices were somebody's keeps its lines and asks anew", async () => {
  const timber = await browser.product(sampleProducts.timber)
  const cart = await cartWith(tab.shop, [newCartItem(timber, rowOf(timber), 3)])
  const prices = vi.spyOn(tab.shop, "requestPrice")
  const again = new CartViewModel({ ...tab.shop, requestPrice: (request) => prices(request) })
  await again.restore()
  prices.mockClear()
  await again.refetchPrices()
  expect(prices).toHaveBeenCalledTimes(1)
  expect(again.items.map(({ erpId }) => erpId)).toEqual(cart.items.map(({ erpId }) => erpId))
})

/** What of a session changes with its page, with another company, and with its time: each part by itself. */
import "fake-indexeddb/auto"
import { Dexie } from "dexie"
import { beforeEach, expect, it, vi } from "vitest"
import type { ShopClient } from "../../adapters/client.ts"
import { SESSION_MS } from "../../core/account/session/sessions.port.ts"
import { SessionViewModel } from "../../ui/session/session.view-model.ts"
import { type CookieJar, createPage, createTab, logIn, type Tab } from "./browser-tabs.ts"
import { createShopBrowser, morning } from "./shop-browser.ts"

const browser = createShopBrowser({ LIMITS: "off" })
const { kept, write } = browser

let jar: CookieJar
let tab: Tab
beforeEach(async () => {
  vi.setSystemTime(morning)
  jar = new Map()
  tab = createTab(browser, jar)
  await tab.open()
  await logIn(tab)
})

const remembered = { email: "priya@home.example", customerId: "1001" }
const checkout = { contactDetails: { billingDetails: { contactName: "Priya" } } }
const fillEverything = async () => {
  await write("remembered", remembered)
  await write("sign-in", { at: "code", twoFactorToken: "token" })
  await write("checkout", checkout)
}
const leftOver = async () => ({
  remembered: await kept("remembered"),
  signIn: await kept("sign-in"),
  checkout: await kept("checkout")
})
const timesKept = async (): Promise<ReadonlyArray<unknown>> => {
  const database = await new Dexie("users").open()
  const rows = await database.table("token_expirations").toArray()
  database.close()
  return rows
}

it("[TOK-05] says how far it is brought back: pending, in progress, completed, and never less again", async () => {
  const { session } = createTab(browser, jar)
  const seen: Array<string> = [session.hydration]
  const page = { reload: async () => undefined, clearCaches: () => undefined }
  const starting = session.start(page)
  seen.push(session.hydration)
  await starting
  seen.push(session.hydration)
  await session.start(page)
  seen.push(session.hydration)
  expect(seen).toEqual(["pending", "in-progress", "completed", "completed"])
})

it("[AUTH-10] ends by its time: who is remembered here stays so, and nothing of the session does", async () => {
  await fillEverything()
  vi.setSystemTime(morning + SESSION_MS)
  await tab.session.checkTokens()
  expect([tab.session.member, tab.session.isLoggedIn, tab.session.forcedLogout]).toEqual([undefined, false, false])
  expect(await leftOver()).toEqual({ remembered, signIn: undefined, checkout })
  expect(await timesKept()).toEqual([])
})

it("[COMP-02] goes over to another company: prices and the details of an order are forgotten, then the new times are kept", async () => {
  await fillEverything()
  const forgotten: Array<unknown> = []
  const page = createTab(browser, jar)
  await page.reload()
  await page.session.start({
    reload: page.reload,
    clearCaches: () => forgotten.push([page.session.owner, page.session.member?.customerName])
  })
  const session = { accessTokenExpires: morning + 60_001, refreshTokenExpires: morning + 120_000 }
  await page.session.switchCompany({
    session,
    company: { customerId: "2004", name: "Barrow Maintenance", acctType: "A" }
  })
  // By then whoever asks for prices asks for the other company's.
  expect(forgotten).toEqual([["P01|2004", "Barrow Maintenance"]])
  expect(page.session.member).toMatchObject({ contactId: "P01", customerId: "2004", typeAcctAr: "A" })
  expect(await leftOver()).toEqual({ remembered, signIn: undefined, checkout: undefined })
  expect(await timesKept()).toEqual([{ of: "session", ...session }])
})

it("[PERM-02] hears with the next page what was decided about its contact, and shows anew what had hung on it only then", async () => {
  const shop = createPage(browser, jar)
  const answer = await shop.call("GET /shopfront")
  if (!answer.ok || !answer.data.member) throw new Error("Nobody is logged in")
  const member = { ...answer.data.member, asksPermission: true, permissions: { placeOnlineOrders: true } }
  let now: typeof member | undefined = member
  let isDown = false
  const call = (async () =>
    isDown
      ? { ok: false, error: true, status: 0, code: "UNREACHABLE", msg: "" }
      : { ...answer, data: { ...answer.data, member: now } }) as unknown as ShopClient["call"]
  const session = new SessionViewModel({ ...shop, call })
  const reload = vi.fn(async () => undefined)
  session.setVisitor({ ...answer.data, member })
  await session.start({ reload, clearCaches: () => undefined })
  const pages = async () => {
    await session.refreshRights()
    return reload.mock.calls.length
  }
  expect(await pages()).toBe(0)
  now = { ...member, permissions: { placeOnlineOrders: false } }
  isDown = true
  expect(await pages()).toBe(0)
  isDown = false
  expect(await pages()).toBe(1)
  session.setVisitor({ ...answer.data, member: now })
  expect(await pages()).toBe(1)
  now = { ...now, contactId: "P99", permissions: { placeOnlineOrders: true } }
  expect(await pages()).toBe(1)
  now = undefined
  expect(await pages()).toBe(1)
})

it("[LAY-02] tells a guard of pages what it was told last, and asks again where that was no answer", async () => {
  let isReachable = false
  const asked: Array<string> = []
  const call = (async (...[name]: Parameters<ShopClient["call"]>) => {
    asked.push(name)
    return isReachable ? tab.shop.call("GET /shopfront") : { ok: false, status: 503, error: true, code: "X", msg: "" }
  }) as ShopClient["call"]
  const session = new SessionViewModel({ ...tab.shop, call })
  expect((await session.shopfront()).ok).toBe(false)
  isReachable = true
  expect((await session.shopfront()).ok).toBe(true)
  expect((await session.shopfront()).ok).toBe(true)
  expect(asked).toHaveLength(2)
})

/** A log-in over the real shop: what each step keeps, what is said where it fails, and what comes back after a reload. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { REMEMBERED_MS } from "../../core/account/session/known-browsers.port.ts"
import { STEP_MS } from "../../core/account/sign-in/sign-in.ts"
import { EXAMPLE_PASSWORD } from "../../fixtures/people.ts"
import { SignInViewModel } from "../../ui/account/sign-in/sign-in.view-model.ts"
import { emails, lastCode } from "../api/account/login-browser.ts"
import { type CookieJar, createTab, type Tab } from "./browser-tabs.ts"
import { advanceWhile, createShopBrowser, freezeFakeClock, morning, startFakeClock } from "./shop-browser.ts"

const browser = createShopBrowser({ LIMITS: "off" })
const { database, kept } = browser
const phone = "(03) 7010 0100"
const timedOut = "Your session has timed out, please login again."

let jar: CookieJar
let tab: Tab
let signIn: SignInViewModel
beforeEach(async () => {
  vi.setSystemTime(morning)
  jar = new Map()
  await load()
})
afterEach(async () => {
  vi.restoreAllMocks()
  startFakeClock()
  // Nothing waits for a step any more.
  await signIn.startAgain()
})

/** The page as it is loaded, and loaded anew. */
const load = async () => {
  tab = createTab(browser, jar)
  await tab.open()
  signIn = new SignInViewModel(tab.shop, tab.session, phone)
  await signIn.restore()
}
const logIn = (email: string, remember = false) => signIn.logIn(email, EXAMPLE_PASSWORD, remember)
const giveCode = async (email: string, rememberDevice = false) =>
  signIn.submitCode(await lastCode(database, email), rememberDevice)

/** What the shop is made to answer next, whatever is asked. */
const answersNext = (answer: object) =>
  vi.spyOn(tab.shop, "call").mockImplementationOnce(async () => answer as Awaited<ReturnType<Tab["shop"]["call"]>>)

const theChoice = {
  at: "company",
  companyToken: expect.stringMatching(/^[\w-]{43}$/),
  companies: [
    { customerId: "2004", name: "Barrow Maintenance", acctType: "A" },
    { customerId: "2005", name: "Foley & Daughters Joinery", acctType: "A" },
    { customerId: "2001", name: "Ironbark Constructions", acctType: "A" }
  ]
}

describe("A step of a log-in", () => {
  it("[AUTH-02] [AUTH-15] is kept with its token and its list, survives a reload of its screen, and is gone after the log-in", async () => {
    await logIn(emails.several)
    expect(signIn.state).toEqual(theChoice)
    const choice = signIn.state
    await load()
    expect(signIn.state).toEqual(choice)
    await signIn.chooseCompany("2001")
    const code = signIn.state
    expect(code).toEqual({ at: "code", twoFactorToken: expect.stringMatching(/^[\w-]{43}$/) })
    await load()
    expect(signIn.state).toEqual(code)
    expect(signIn.steps).toEqual(["password", "company", "code"])
    await giveCode(emails.several)
    expect([signIn.state.at, tab.session.isLoggedIn, await kept("sign-in")]).toEqual(["logged-in", true, undefined])
  })

  it("[AUTH-04] is no choice of company where there is one", async () => {
    await logIn(emails.trade)
    expect([signIn.state.at, signIn.steps]).toEqual(["code", ["password", "code"]])
  })

  it("[AUTH-15] is gone when somebody starts again", async () => {
    await logIn(emails.several)
    await signIn.startAgain()
    expect([signIn.state, await kept("sign-in")]).toEqual([{ at: "credentials" }, undefined])
    await load()
    expect(signIn.state).toEqual({ at: "credentials" })
  })

  it("[AUTH-12] [AUTH-15] whose time is over is gone with a reload, which says so", async () => {
    freezeFakeClock()
    await advanceWhile(logIn(emails.several))
    vi.setSystemTime(morning + STEP_MS - 1)
    await advanceWhile(load())
    expect([signIn.state.at, signIn.problem]).toEqual(["company", undefined])
    vi.setSystemTime(morning + STEP_MS)
    await advanceWhile(load())
    expect([signIn.state.at, signIn.problem]).toEqual(["credentials", timedOut])
    expect(await advanceWhile(kept("sign-in"))).toBeUndefined()
  })

  it("[AUTH-12] [AUTH-15] whose time is over is gone from an open page, too", async () => {
    freezeFakeClock()
    await advanceWhile(logIn(emails.several))
    await vi.advanceTimersByTimeAsync(STEP_MS - 1)
    expect([signIn.state.at, signIn.problem]).toEqual(["company", undefined])
    await vi.advanceTimersByTimeAsync(1)
    expect([signIn.state.at, signIn.problem]).toEqual(["credentials", timedOut])
    expect(await advanceWhile(kept("sign-in"))).toBeUndefined()
  })

  it("[AUTH-12] that the shop knows no more leads to the start, and says so", async () => {
    await logIn(emails.several)
    await database.query("DELETE FROM login_step")
    expect(await signIn.chooseCompany("2001")).toBe(true)
    expect([signIn.state.at, signIn.problem, await kept("sign-in")]).toEqual(["credentials", timedOut, undefined])
  })
})

describe("What went wrong", () => {
  it.each([{}, { companies: [] }])(
    "[AUTH-02] with a choice of company without a list, %j, is 'companies missing!'",
    async (list) => {
      answersNext({ ok: true, data: { step: "company_select", token: "c", ...list } })
      expect(await logIn(emails.several)).toBe(false)
      expect([signIn.state.at, signIn.problem]).toEqual(["credentials", "companies missing!"])
    }
  )

  it("[AUTH-04] with a company that is not one's own is said at the choice, which stays open", async () => {
    await logIn(emails.several)
    expect(await signIn.chooseCompany("2002")).toBe(false)
    expect(signIn.state).toEqual(theChoice)
    expect(signIn.problem).toBe("That company could not be selected. Choose a company from the list, or log in again.")
  })

  it("[AUTH-13] with a code is said in the words that came with the 401", async () => {
    await logIn(emails.trade)
    answersNext({ ok: false, error: true, status: 401, code: "INVALID_CODE", msg: "What the shop says of it." })
    expect(await signIn.submitCode("123456", false)).toBe(false)
    expect([signIn.state.at, signIn.problem]).toEqual(["code", "What the shop says of it."])
  })

  it("[AUTH-12] with the system asks to contact customer service, whatever the shop says", async () => {
    answersNext({ ok: false, error: true, status: 503, code: "UNAVAILABLE", msg: "no" })
    expect(await logIn(emails.loyal)).toBe(false)
    expect(signIn.problem).toBe(`The system can't log you in just now. Please contact customer service on ${phone}.`)
  })
})

it("[AUTH-02] after a code that came before any company, the choice follows", async () => {
  await logIn(emails.trade)
  const { companies } = theChoice
  answersNext({ ok: true, data: { step: "company_select", token: "c", companies } })
  expect(await signIn.submitCode("123456", false)).toBe(true)
  expect(signIn.state).toEqual({ at: "company", companyToken: "c", companies })
})

describe("A remembered log-in", () => {
  /** As weeks later: what remembers is all that is left. */
  const weeksLater = async () => {
    for (const name of ["__Host-sid", "__Host-rt"]) jar.delete(name)
    await (await tab.shop.store()).tokens.remove()
    await load()
    return (await signIn.restore()) ?? { email: "" }
  }

  it("[AUTH-09] keeps which of several companies was chosen, and goes there by itself", async () => {
    await logIn(emails.several, true)
    await signIn.chooseCompany("2005")
    await giveCode(emails.several, true)
    expect(await kept("remembered")).toEqual({ email: emails.several, customerId: "2005" })
    const remembered = await weeksLater()
    expect(await signIn.logInRemembered(remembered)).toBe(true)
    expect([signIn.state.at, tab.session.member?.customerId]).toEqual(["logged-in", "2005"])
  })

  it("[AUTH-09] leads to the choice where the saved company is not one's own any more", async () => {
    await logIn(emails.several, true)
    await signIn.chooseCompany("2005")
    await giveCode(emails.several, true)
    await browser.write("remembered", { email: emails.several, customerId: "2002" })
    const remembered = await weeksLater()
    expect(await signIn.logInRemembered(remembered)).toBe(true)
    expect(signIn.state).toEqual(theChoice)
  })

  it("[AUTH-09] of a single company needs no saved one; one that has run out clears the session", async () => {
    await logIn(emails.loyal, true)
    expect(await kept("remembered")).toEqual({ email: emails.loyal })
    const remembered = await weeksLater()
    expect(await signIn.logInRemembered(remembered)).toBe(true)
    expect(tab.session.member?.customerId).toBe("1001")
    const muchLater = await weeksLater()
    vi.setSystemTime(morning + REMEMBERED_MS)
    await signIn.logInRemembered(muchLater)
    expect([signIn.state.at, signIn.problem, tab.session.isLoggedIn]).toEqual(["credentials", undefined, false])
    expect([await kept("remembered"), jar.has("__Host-rm")]).toEqual([undefined, false])
  })
})

/** [SELF-01] Somebody changes their own name, mobile and password: what it takes, what it ends, and who is told. */
import { beforeEach, describe, expect, it, vi } from "vitest"
import { EXAMPLE_PASSWORD } from "../../../fixtures/people.ts"
import { expectFailure, expectMalformed } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { type Browser, browserAt, emails, messagesTo, tokenIn } from "./login-browser.ts"

const shop = shopUnderTest()
const { database } = shop
const email = emails.loyal

// The clock stands still, so that no count falls into two stretches of time.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-24T01:00:00Z") })
  await database.query("DELETE FROM rate_limit")
  return () => void vi.useRealTimers()
})

const onFile = async () =>
  (await database.query("SELECT first_name, last_name, mobile FROM contact WHERE email = $1", [email]))[0]
const lastAudit = async () =>
  (
    await database.query(
      "SELECT action, done_by = subject AS is_own, detail FROM audit WHERE action LIKE 'own details%' ORDER BY id DESC LIMIT 1"
    )
  )[0]
const priya = { firstName: "Priya", lastName: "Nair", mobile: "0491 570 156" }

type Changed = { readonly details: object; readonly signedOut: number }
const change = (browser: Browser, wanted: object) =>
  browser.post<Changed>("/users/details/update", { ...priya, presentPassword: EXAMPLE_PASSWORD, ...wanted })

/** The browser that asks, and another that is logged in as the same person. */
const twoBrowsers = async () => {
  const [own, other] = [browserAt(shop), browserAt(shop)]
  await own.enter(email)
  await other.enter(email)
  return { own, other }
}
const isIn = async (browser: Browser) => (await browser.details()).status === 200

describe("POST /users/details/update", () => {
  it("[SELF-01] a new mobile is kept as it is dialled, ends every other session, is told by mail and audited", async () => {
    const { own, other } = await twoBrowsers()
    await change(own, {})
    await other.enter(email)
    const { status, data } = await change(own, { mobile: " 0491 570 157 " })
    expect([status, data]).toEqual([
      200,
      { details: { firstName: "Priya", lastName: "Nair", mobile: "0491570157" }, signedOut: 1 }
    ])
    expect(await onFile()).toEqual({ first_name: "Priya", last_name: "Nair", mobile: "0491570157" })
    expect([await isIn(own), await isIn(other)]).toEqual([true, false])
    expect(await lastAudit()).toEqual({ action: "own details changed", is_own: true, detail: { changed: "mobile" } })
    const [mail] = await messagesTo(database, email)
    expect([mail?.subject, mail?.text]).toEqual([
      "Your details were changed",
      expect.stringMatching(/your mobile\.[\s\S]*If that was not you/)
    ])
  })

  it("[SELF-01] a new name is what everybody reads from then on, and ends no session", async () => {
    const { own, other } = await twoBrowsers()
    await change(own, {})
    await other.enter(email)
    const { data } = await change(own, { firstName: " Priyanka ", lastName: "Nair-Lee" })
    expect(data).toMatchObject({ details: { firstName: "Priyanka", lastName: "Nair-Lee" }, signedOut: 0 })
    expect((await other.details()).data.contact).toMatchObject({ firstName: "Priyanka", lastName: "Nair-Lee" })
    expect(await lastAudit()).toMatchObject({ detail: { changed: "name" } })
    // The same once more changes nothing, and nobody is told.
    const before = (await messagesTo(database, email)).length
    expect((await change(own, { firstName: "Priyanka", lastName: "Nair-Lee" })).status).toBe(200)
    expect(await messagesTo(database, email)).toHaveLength(before)
    // Without a mobile there is none on file.
    await change(own, { mobile: undefined })
    expect(await onFile()).toMatchObject({ mobile: null })
  })

  it("[SELF-01] [T4] [T11] a new password is the only one from then on: other sessions, links and log-ins under way are over", async () => {
    const { own, other } = await twoBrowsers()
    await browserAt(shop).post("/users/resetpass/request", { email })
    const token = tokenIn((await messagesTo(database, email))[0]?.text ?? "")
    expect((await change(own, { newPassword: "a-new-mitre-box" })).data.signedOut).toBeGreaterThan(0)
    expect([await isIn(own), await isIn(other)]).toEqual([true, false])
    expectFailure(await browserAt(shop).login(email), 401, "INVALID_CREDENTIALS")
    expectFailure(
      await browserAt(shop).post("/users/resetpass/set", { token, password: "spirit level 9" }),
      422,
      "LINK_EXPIRED"
    )
    const again = browserAt(shop)
    expect((await again.login(email, { password: "a-new-mitre-box" })).data.session).toBeDefined()
    await change(again, { presentPassword: "a-new-mitre-box", newPassword: EXAMPLE_PASSWORD })
  })

  it("[SELF-01] [T2] without the present password nothing changes; it can be guessed at five times a minute", async () => {
    const { own, other } = await twoBrowsers()
    const before = await onFile()
    const guess = () => change(own, { firstName: "Mallory", mobile: "0491570158", presentPassword: "a guess" })
    for (let nth = 0; nth < 5; nth += 1) expectMalformed(await guess(), ["presentPassword"])
    expectFailure(await guess(), 429, "TOO_MANY")
    expect(await onFile()).toEqual(before)
    expect(await isIn(other)).toBe(true)
    expect(await lastAudit()).toMatchObject({ action: "own details refused" })
    // What is guessed there uses up nothing of a log-in.
    expect((await browserAt(shop).login(email)).data.session).toBeDefined()
  })

  it.each([
    ["no first name", { firstName: " " }, "firstName"],
    ["an address for a name", { lastName: "www.evil.example" }, "lastName"],
    ["a landline", { mobile: "03 9764 1234" }, "mobile"],
    ["a short password", { newPassword: "short" }, "newPassword"],
    ["a common password", { newPassword: "password123" }, "newPassword"],
    ["no present password", { presentPassword: "" }, "presentPassword"]
  ])("[SELF-01] refuses %s by its field", async (_, wanted, field) => {
    const browser = browserAt(shop)
    await browser.enter(email)
    expectMalformed(await change(browser, wanted), [field])
  })

  it("[SELF-01] of changes that begin at once with one password, one is made", async () => {
    const browsers = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const browser = browserAt(shop)
        await browser.enter(email)
        return browser
      })
    )
    const told = await Promise.all(browsers.map((one, nth) => change(one, { newPassword: `spirit level no ${nth}` })))
    expect(told.filter(({ status }) => status === 200)).toHaveLength(1)
    const won = told.findIndex(({ status }) => status === 200)
    expect((await browserAt(shop).login(email, { password: `spirit level no ${won}` })).data.session).toBeDefined()
  })
})

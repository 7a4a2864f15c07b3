/** How often one may guess, ask for links and for codes, with the limits as a shop has them. */
import { beforeEach, describe, expect, it, vi } from "vitest"
import { visitorAddressHeader } from "../../../adapters/api/account/visitor-middleware.ts"
import { expectFailure } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { INVITE_PATH, newContact } from "./company-people.ts"
import { browserAt, emails, lastCode, messagesTo, wrongCode } from "./login-browser.ts"

const shop = shopUnderTest()
const { database } = shop

// The clock stands still, so that no count falls into two stretches of time.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-24T01:00:00Z") })
  await database.query("DELETE FROM rate_limit")
  return () => void vi.useRealTimers()
})

const from = (address: string) => ({ [visitorAddressHeader]: address })
const guess = (email: string, address: string, browser = browserAt(shop)) =>
  browser.post("/users/auth/login", { email, password: "a wrong password" }, from(address))

const many = async (times: number, ask: (nth: number) => Promise<{ status: number }>) => {
  const statuses: Array<number> = []
  for (let nth = 0; nth < times; nth += 1) statuses.push((await ask(nth)).status)
  return statuses
}

describe("Guesses", () => {
  it("[T2] at a thousand accounts from one network are answered thirty times a minute; another network is not held up", async () => {
    const all = await many(1000, (nth) => guess(`person-${nth}@example.com`, "2001:db8:1:2::/64"))
    expect(all).toEqual([...Array.from({ length: 30 }, () => 401), ...Array.from({ length: 970 }, () => 429)])
    expect((await guess("person-1@example.com", "198.51.100.7")).status).toBe(401)
  })

  it.each([
    ["known", emails.loyal],
    ["unknown", emails.nobody]
  ])(
    "[T1] [T2] at one %s account are answered five times a minute and twenty an hour, wherever they come from",
    async (_, email) => {
      const minute = await many(7, (nth) => guess(email, `198.51.100.${nth}`))
      expect(minute).toEqual([401, 401, 401, 401, 401, 429, 429])
      const hour: Array<number> = []
      for (let nth = 0; nth < 5; nth += 1) {
        vi.setSystemTime(Date.now() + 60_000)
        hour.push(...(await many(5, (one) => guess(email, `203.0.113.${nth * 5 + one}`))))
      }
      expect(hour.filter((status) => status === 401).length).toBeLessThanOrEqual(15)
      expect(hour.slice(-5)).toEqual([429, 429, 429, 429, 429])
    }
  )

  it("[T3] of others do not lock out somebody on a device of theirs", async () => {
    const own = browserAt(shop)
    await own.enter(emails.loyal)
    await own.post("/users/auth/logout")
    const all = await many(30, (nth) => guess(emails.loyal, `203.0.113.${nth}`))
    expect(all.at(-1)).toBe(429)
    expectFailure(await browserAt(shop).login(emails.loyal), 429, "TOO_MANY")
    expect((await own.login(emails.loyal)).data.session).toBeDefined()
  })
})

describe("Codes", () => {
  it("[T6] that are wrong count for the person, ten in an hour, however many log-ins they are spread over", async () => {
    const codes: Array<number> = []
    for (let nth = 0; nth < 3; nth += 1) {
      vi.setSystemTime(Date.now() + 60_000)
      const browser = browserAt(shop)
      const { data } = await browser.login(emails.trade)
      const wrong = wrongCode(await lastCode(database, emails.trade))
      codes.push(...(await many(4, () => browser.giveCode(data.token, wrong))))
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
  })

  it("that are right do not count", async () => {
    for (let nth = 0; nth < 12; nth += 1) {
      vi.setSystemTime(Date.now() + 4 * 60_000)
      await database.query("DELETE FROM rate_limit WHERE key LIKE 'login%'")
      await browserAt(shop).enter(emails.trade)
    }
    expect(await database.query("SELECT count FROM rate_limit WHERE key LIKE 'code P02%' AND count > 1")).toEqual([])
  })
})

describe("Links", () => {
  it.each([
    ["/users/resetpass/request", emails.loyal],
    ["/users/resetpass/request", emails.nobody],
    ["/users/magiclink/request", emails.loyal],
    ["/users/magiclink/request", emails.nobody]
  ])(
    "[T1] [T36] by %s for %s are sent three times an hour to who asks, ten whoever they are for, twenty from everywhere",
    async (path, email) => {
      const ask = (to: string, address: string) => browserAt(shop).post(path, { email: to }, from(address))
      expect(await many(5, () => ask(email, "198.51.100.1"))).toEqual([200, 200, 200, 429, 429])
      const all = await many(12, (nth) => ask(`p${nth}@example.com`, "192.0.2.1"))
      expect(all).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
      const crowd = await many(20, (nth) => ask(email, `203.0.113.${nth}`))
      expect(crowd).toEqual([...Array.from({ length: 17 }, () => 200), 429, 429, 429])
    }
  )

  it.each([["/users/resetpass/request"], ["/users/magiclink/request"], ["/users/create/user/ecomm"]])(
    "[T3] by %s that strangers ask for leave the owner of the address theirs",
    async (path) => {
      const own = browserAt(shop)
      await own.enter(emails.loyal)
      const stranger = () => browserAt(shop).post(path, { email: emails.loyal }, from("198.51.100.66"))
      expect(await many(4, stranger)).toEqual([200, 200, 200, 429])
      const before = (await messagesTo(database, emails.loyal)).length
      expect((await browserAt(shop).post(path, { email: emails.loyal }, from("192.0.2.7"))).status).toBe(200)
      expect(await messagesTo(database, emails.loyal)).toHaveLength(before + 1)
      // However many strangers there are, a device of the owner's own is counted apart.
      await many(30, (nth) => browserAt(shop).post(path, { email: emails.loyal }, from(`203.0.113.${nth}`)))
      expect((await own.post(path, { email: emails.loyal }, from("192.0.2.8"))).status).toBe(200)
    }
  )

  it("[T15] are asked about thirty times a minute", async () => {
    // Guessed ids, one after another: those that are answered are pending, whatever they are.
    const answers: Array<string> = []
    const all = await many(1000, async (nth) => {
      const told = await browserAt(shop).post("/users/magiclink/status", { id: String(nth).padStart(43, "A") })
      answers.push(told.text)
      return told
    })
    expect(all).toEqual([...Array.from({ length: 30 }, () => 200), ...Array.from({ length: 970 }, () => 429)])
    expect(new Set(answers.slice(0, 30))).toEqual(new Set(['{"data":{"status":"pending"}}']))
    expect(new Set(answers.slice(30)).size).toBe(1)
  })
})

describe("Contacts", () => {
  it("[CONT-01] [T36] are invited ten times an hour by one company, the same person three times, and no company uses up another's", async () => {
    const gus = browserAt(shop)
    await gus.enter("gus@petersen.example")
    const invite = (browser: typeof gus, email: string) => browser.post(INVITE_PATH, { contact: newContact({ email }) })
    const same = await many(4, () => invite(gus, "new@site.example"))
    expect(same).toEqual([200, 422, 422, 429])
    const others = await many(8, (nth) => invite(gus, `new-${nth}@site.example`))
    expect(others).toEqual([...Array.from({ length: 6 }, () => 200), 429, 429])
    const dana = browserAt(shop)
    await dana.enter(emails.trade)
    expect((await invite(dana, "new@site.example")).status).toBe(200)
  })
})

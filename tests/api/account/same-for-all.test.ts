/** Whether an address has an account is told by no answer: its status, its words, its headers, the cookies it sets. */
import { describe, expect, it } from "vitest"
import { shopUnderTest } from "../shop-under-test.ts"
import { browserAt, emails, type LoginResponse } from "./login-browser.ts"

const shop = shopUnderTest({ LIMITS: "off" })

/** Of each kind, by turns, eight at a time; fewer where every answer costs a password's sum. */
const TIMES = 60
const TIMES_WITH_SUM = 40

const person = (email: string) => ({ firstName: "Kim", lastName: "Lee", email })
const calls: ReadonlyArray<readonly [path: string, body: (email: string) => object]> = [
  ["/users/auth/login", (email) => ({ email, password: "a wrong password" })],
  ["/users/resetpass/request", (email) => ({ email })],
  ["/users/magiclink/request", (email) => ({ email })],
  ["/users/create/user", person],
  ["/users/create/user/contact", person],
  ["/users/create/user/ecomm", (email) => ({ email })]
]

/** What differs by itself from one answer to the next, whoever is asked about: ids, and the moment. */
const plain = (text: string) =>
  text
    .replace(/[\da-f]{8}-[\da-f-]{27}|[\w-]{43}/g, "ID")
    .replace(/\d{13}/g, "TIME")
    .replace(/expires=[^;,]*/gi, "expires=TIME")

const shapeOf = ({ status, text, headers }: LoginResponse<unknown>) =>
  plain(JSON.stringify([status, text, [...headers].toSorted()]))

const inTurns = async (ask: (email: string) => Promise<LoginResponse<unknown>>, known: string, times = TIMES) => {
  const shapes = { known: new Set<string>(), unknown: new Set<string>() }
  const turns = Array.from({ length: 2 * times }, (_, nth) => nth)
  const worker = async () => {
    for (let nth = turns.shift(); nth !== undefined; nth = turns.shift())
      if (nth % 2 === 0) shapes.known.add(shapeOf(await ask(known)))
      else shapes.unknown.add(shapeOf(await ask(`nobody-${nth}@nowhere.example`)))
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return { known: [...shapes.known], unknown: [...shapes.unknown] }
}

describe("[T1] Answers about a known address, and about unknown ones, by turns", () => {
  it.each(calls)("of %s are one and the same", async (path, body) => {
    const mei = "mei@tran-decks.example"
    // The guesses at her password go past a hundred in a row on the way.
    await shop.database.query("UPDATE contact SET password_guesses = 80 WHERE email = $1", [mei])
    const times = path.endsWith("/login") ? TIMES_WITH_SUM : TIMES
    const { known, unknown } = await inTurns((email) => browserAt(shop).post(path, body(email)), mei, times)
    expect(known).toHaveLength(1)
    expect(unknown).toEqual(known)
  })

  it("of /users/details/email are one and the same to somebody else", async () => {
    const browser = browserAt(shop)
    await browser.enter(emails.loyal)
    const ask = (email: string) =>
      browser.ask<unknown>("GET", `/users/details/email?email=${encodeURIComponent(email)}`)
    const { known, unknown } = await inTurns(ask, emails.trade)
    expect(known).toHaveLength(1)
    expect(unknown).toEqual(known)
    expect(known[0]).toContain("NOT_FOUND")
  })
})

/** Wrong passwords and codes in a row, however slowly they are tried, and sums that were made by an older recipe. */
import { Buffer } from "node:buffer"
import { argon2Sync } from "node:crypto"
import { describe, expect, it } from "vitest"
import { EXAMPLE_PASSWORD } from "../../../fixtures/people.ts"
import { expectFailure } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { browserAt, emails, lastCode, messagesTo, wrongCode } from "./login-browser.ts"

// No limit by the minute or the hour: as somebody guesses who has years.
const shop = shopUnderTest({ LIMITS: "off" })
const { database } = shop

const guess = (email: string, browser = browserAt(shop)) => browser.login(email, { password: "a wrong password" })
const countOf = async (email: string) =>
  (
    await database.query("SELECT password_guesses AS password, code_guesses AS code FROM contact WHERE email = $1", [
      email
    ])
  )[0]
const startAt = (email: string, password: number, code: number) =>
  database.query("UPDATE contact SET password_guesses = $2, code_guesses = $3 WHERE email = $1", [
    email,
    password,
    code
  ])

const setPassword = async (email: string, password: string) => {
  await browserAt(shop).post("/users/resetpass/request", { email })
  const token = /reset-password\?t=([\w-]+)/.exec((await messagesTo(database, email))[0]?.text ?? "")?.[1]
  expect((await browserAt(shop).post("/users/resetpass/set", { token, password })).status).toBe(200)
}

describe("A hundred wrong passwords in a row", () => {
  it("[T3] [AUTH-01] make the right one wrong too, in the same words, until a new one is set; a known device goes on", async () => {
    const own = browserAt(shop)
    await own.enter(emails.loyal)
    await startAt(emails.loyal, 98, 0)
    const [last, over] = [await guess(emails.loyal), await guess(emails.loyal)]
    expect(await countOf(emails.loyal)).toEqual({ password: 100, code: 0 })
    const right = await browserAt(shop).login(emails.loyal)
    for (const told of [last, over, right]) {
      expectFailure(told, 401, "INVALID_CREDENTIALS")
      expect(told.text).toBe((await guess(emails.nobody)).text)
    }
    await setPassword(emails.loyal, "a-new-mitre-box")
    expect(await countOf(emails.loyal)).toEqual({ password: 0, code: 0 })
    expect((await browserAt(shop).login(emails.loyal, { password: "a-new-mitre-box" })).data.session).toBeDefined()
    await setPassword(emails.loyal, EXAMPLE_PASSWORD)
  })

  it("[T3] of others do not stop a device that the owner has used before", async () => {
    const own = browserAt(shop)
    await own.enter(emails.loyal)
    await own.post("/users/auth/logout")
    await startAt(emails.loyal, 100, 0)
    expectFailure(await browserAt(shop).login(emails.loyal), 401, "INVALID_CREDENTIALS")
    expect((await own.login(emails.loyal)).data.session).toBeDefined()
    expect(await countOf(emails.loyal)).toEqual({ password: 0, code: 0 })
  })

  it("[T3] are forgotten with a right one before, and counted one by one when they come at once", async () => {
    await startAt(emails.loyal, 99, 0)
    expect((await browserAt(shop).login(emails.loyal)).data.session).toBeDefined()
    expect(await countOf(emails.loyal)).toEqual({ password: 0, code: 0 })
    await Promise.all(Array.from({ length: 8 }, () => guess(emails.loyal)))
    expect(await countOf(emails.loyal)).toEqual({ password: 8, code: 0 })
  })
})

describe("A hundred wrong codes in a row", () => {
  it("[T6] [AUTH-05] make the right one wrong too, at every log-in, until a new password is set", async () => {
    await startAt(emails.trade, 0, 99)
    const first = browserAt(shop)
    const { data } = await first.login(emails.trade)
    const code = await lastCode(database, emails.trade)
    expectFailure(await first.giveCode(data.token, wrongCode(code)), 401, "INVALID_CODE")
    expectFailure(await first.giveCode(data.token, code), 401, "INVALID_CODE")
    const second = browserAt(shop)
    const again = await second.login(emails.trade)
    expectFailure(await second.giveCode(again.data.token, await lastCode(database, emails.trade)), 401, "INVALID_CODE")
    await setPassword(emails.trade, "a-new-mitre-box")
    const third = browserAt(shop)
    const anew = await third.login(emails.trade, { password: "a-new-mitre-box" })
    // After a reset the code goes by phone alone.
    const [sms] = await messagesTo(database, "0491 570 156")
    const told = await third.giveCode(anew.data.token, /\d{6}/.exec(sms?.text ?? "")?.[0] ?? "")
    expect(told.data.session, told.text).toBeDefined()
    await startAt(emails.trade, 0, 99)
    await setPassword(emails.trade, EXAMPLE_PASSWORD)
  })
})

/** A sum as it could have been made years ago: quicker to make, and to guess. */
const olderSum = (password: string) => {
  const nonce = Buffer.from("an older salt of 16")
  const sum = argon2Sync("argon2id", {
    message: password,
    nonce,
    memory: 8192,
    passes: 1,
    parallelism: 1,
    tagLength: 32
  })
  const plain = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "")
  return `$argon2id$v=19$m=8192,t=1,p=1$${plain(nonce)}$${plain(sum)}`
}

describe("A password's sum by an older recipe", () => {
  const keptOf = async () =>
    String((await database.query("SELECT password_hash FROM login WHERE contact_id = 'P04'"))[0]?.password_hash)
  const gus = "gus@petersen.example"

  it("is made anew at a log-in, and at no wrong one; the password stays the same", async () => {
    const older = olderSum(EXAMPLE_PASSWORD)
    await database.query("UPDATE login SET password_hash = $1 WHERE contact_id = 'P04'", [older])
    expectFailure(await guess(gus), 401, "INVALID_CREDENTIALS")
    expect(await keptOf()).toBe(older)
    expect((await browserAt(shop).login(gus)).data.step).toBe("two_factor")
    const newer = await keptOf()
    expect(newer).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await browserAt(shop).login(gus)).data.step).toBe("two_factor")
    expect(await keptOf()).toBe(newer)
    expectFailure(await guess(gus), 401, "INVALID_CREDENTIALS")
  })
})

describe("What is refused at the door", () => {
  const traces = (subject: string) =>
    database.query(
      "SELECT action, done_by, detail FROM audit WHERE subject = $1 AND done_by = 'nobody' ORDER BY id DESC LIMIT 2",
      [subject]
    )
  const contactOf = async (email: string) =>
    String((await database.query("SELECT id FROM contact WHERE email = $1", [email]))[0]?.id)

  it("[I22] [AUTH-01] leaves a trace: a wrong password, a locked account, a wrong code, an address that nobody has", async () => {
    const [loyal, trade] = [await contactOf(emails.loyal), await contactOf(emails.trade)]
    await startAt(emails.loyal, 99, 0)
    await guess(emails.loyal)
    expect(await traces(loyal)).toMatchObject([{ action: "log-in refused", detail: {} }, expect.anything()])
    await guess(emails.loyal)
    expect(await traces(loyal)).toMatchObject([{ action: "account locked" }, { action: "log-in refused" }])
    await startAt(emails.trade, 0, 0)
    const browser = browserAt(shop)
    const { data } = await browser.login(emails.trade)
    const code = await lastCode(database, emails.trade)
    expectFailure(await browser.giveCode(data.token, wrongCode(code)), 401, "INVALID_CODE")
    expect((await traces(trade))[0]).toEqual({ action: "code refused", done_by: "nobody", detail: {} })
    await guess("my-password-by-mistake@example.com")
    expect((await traces("nobody"))[0]).toMatchObject({ action: "log-in refused" })
    expect(
      await database.query(
        "SELECT FROM audit WHERE audit::text ~ 'by-mistake|a wrong password' OR audit::text LIKE '%' || $1 || '%'",
        [code]
      )
    ).toEqual([])
    await startAt(emails.loyal, 0, 0)
  })
})

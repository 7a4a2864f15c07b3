/** An administrator tells a contact once more how to log in. */
import { beforeEach, describe, expect, it, vi } from "vitest"
import { expectFailure, expectMalformed } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { auditRows, logInAtCompany } from "./company-people.ts"
import { emails, messagesTo, tokenIn } from "./login-browser.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const limited = shopUnderTest()
const { database } = shop

// The clock stands still, so that no count falls into two stretches of time.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-24T01:00:00Z") })
  return () => void vi.useRealTimers()
})

const EMAIL = "/users/contact/email"
type Sent = { readonly success: true; readonly email: string }

describe("An e-mail to a contact", () => {
  it("[CONT-05] leads who has no password to one, with a link of its own, and is on the record without their address", async () => {
    const dana = await logInAtCompany(shop, emails.trade)
    const told = await dana.post<Sent>(EMAIL, { contact: { id: "P09" } })
    const [{ email }] = (await database.query("SELECT email FROM contact WHERE id = 'P09'")) as [{ email: string }]
    expect(told.data).toEqual({ success: true, email })
    await database.query("DELETE FROM login WHERE contact_id = 'P09'")
    const tokens: Array<string | undefined> = []
    for (let nth = 0; nth < 2; nth += 1) {
      await dana.post<Sent>(EMAIL, { contact: { id: "P09" } })
      const [letter] = await messagesTo(database, email)
      expect(letter?.subject).toBe("How to log in for Ironbark Constructions")
      tokens.push(tokenIn(letter?.text ?? ""))
    }
    const [first, token] = tokens
    expect(token).toBeDefined()
    expect(token).not.toBe(first)
    expect((await dana.post("/users/resetpass/validate", { token })).status).toBe(200)
    const [record] = await auditRows(database, "P09", "contact e-mailed")
    expect(record).toMatchObject({ done_by: "P02", customer_id: "2001" })
    expect(JSON.stringify(record)).not.toContain(email)
  })

  it("[CONT-05] leads who has a password to the log-in, with no token in it", async () => {
    const dana = await logInAtCompany(shop, emails.trade)
    await dana.post(EMAIL, { contact: { id: "P03" } })
    const [letter] = await messagesTo(database, "theo@ironbark.example")
    expect(letter?.text).toContain("/my-account/login")
    expect(tokenIn(letter?.text ?? "")).toBeUndefined()
  })

  it("[CONT-05] [T24] [T36] goes to nobody but the company's own contacts, at no other address, and only for an administrator", async () => {
    const [dana, theo] = [await logInAtCompany(shop, emails.trade), await logInAtCompany(shop, "theo@ironbark.example")]
    for (const id of ["P01", "P06", "nobody"])
      expectFailure(await dana.post(EMAIL, { contact: { id } }), 404, "NOT_FOUND")
    expectMalformed(await dana.post(EMAIL, { contact: { id: "P03", email: "evil@evil.example" } }), ["contact.email"])
    expectFailure(await theo.post(EMAIL, { contact: { id: "P03" } }), 403, "FORBIDDEN")
    expect(await messagesTo(database, "evil@evil.example")).toEqual([])
  })

  it("[CONT-05] [T36] is sent to one person three times an hour", async () => {
    const dana = await logInAtCompany(limited, emails.trade)
    const statuses: Array<number> = []
    for (let nth = 0; nth < 4; nth += 1) statuses.push((await dana.post(EMAIL, { contact: { id: "P03" } })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

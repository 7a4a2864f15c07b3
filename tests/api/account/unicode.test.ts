/** An address or password is the same however a keyboard composes it, and nothing else is the same as it. */
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { plainAddresses } from "../../../adapters/postgres/migrations/0022_plain_addresses.ts"
import { expectFailure, expectMalformed } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { browserAt, messagesTo } from "./login-browser.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const { database } = shop

/** Somebody who has registered with the address and set the password by the link that was sent there. */
const registered = async (email: string, password: string) => {
  const browser = browserAt(shop)
  const person = { firstName: "Zo\u00eb", lastName: "\u0130rem", email, mobile: "0491 570 737" }
  const asked = await browser.post("/users/create/user/contact", person)
  expect(asked.status, asked.text).toBe(200)
  const [letter] = await messagesTo(database, email.normalize("NFC").toLowerCase())
  const token = /reset-password\?t=([\w-]{43})/.exec(letter?.text ?? "")?.[1]
  const { email: _, ...told } = person
  expect((await browser.post("/users/resetpass/set", { token, password, ...told })).status).toBe(200)
}

describe("Logging in", () => {
  it("[F9] [AUTH-01] takes an address and a password composed and decomposed", async () => {
    const email = "zo\u00eb@caf\u00e9.example"
    const password = "cr\u00e8me br\u00fbl\u00e9e de luxe"
    await registered(email.normalize("NFD"), password.normalize("NFD"))
    for (const form of ["NFC", "NFD"] as const) {
      const told = await browserAt(shop).login(email.normalize(form), { password: password.normalize(form) })
      expect(told.data?.session, told.text).toBeDefined()
    }
  })

  it("[F9] [AUTH-01] tells letters that only look alike apart", async () => {
    const password = "spirit level \u0131ron \u{1f477}\u{1f3fd}\u200d\u2640\ufe0f"
    await registered("irem@ironbark.example", password)
    expect((await browserAt(shop).login("IREM@ironbark.example", { password })).data?.session).toBeDefined()
    for (const other of ["\u0131rem@ironbark.example", "\u0130rem@ironbark.example", "\u0456rem@ironbark.example"])
      expectFailure(await browserAt(shop).login(other, { password }), 401, "INVALID_CREDENTIALS")
    for (const other of [password.replace("\u0131", "i"), password.replace("\u200d", ""), password.toUpperCase()])
      expectFailure(
        await browserAt(shop).login("irem@ironbark.example", { password: other }),
        401,
        "INVALID_CREDENTIALS"
      )
  })

  it("[F9] [AUTH-01] takes an address in wide letters for the plain one, also of a contact who was kept by them", async () => {
    await registered("wide@ironbark.example", "spirit level fifty")
    await database.query(
      "UPDATE contact SET email = 'w\uff49de@ironbark\u3002example' WHERE email = 'wide@ironbark.example'"
    )
    await Effect.runPromise(Effect.provide(plainAddresses, database.layer(1)))
    for (const email of ["wide@ironbark.example", "\uff57ide@ironbark.example", "Wide@\u24d8ronbark\u3002example"]) {
      const told = await browserAt(shop).login(email, { password: "spirit level fifty" })
      expect(told.data?.session, told.text).toBeDefined()
    }
  })

  it("[F9] [T36] sends no link to an address with signs that can't be seen", async () => {
    for (const email of [
      "noone@ironbark.example\u200b",
      "no\u2060one@ironbark.example",
      "noone@iron\u00adbark.example"
    ]) {
      for (const path of ["/users/resetpass/request", "/users/magiclink/request"])
        expectMalformed(await browserAt(shop).post(path, { email }), ["email"])
      const person = { firstName: "No", lastName: "One", email }
      expectMalformed(await browserAt(shop).post("/users/create/user/contact", person), ["email"])
    }
  })

  it("[F9] a name in any script comes back as it was typed", async () => {
    await registered("noa@ironbark.example", "spirit level forty")
    const browser = browserAt(shop)
    await browser.login("noa@ironbark.example", { password: "spirit level forty" })
    expect((await browser.details()).data.contact).toMatchObject({ firstName: "Zo\u00eb", lastName: "\u0130rem" })
  })
})

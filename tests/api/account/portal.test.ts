/** The calls of the trade portal, where the shop has one and where it has none. */
import { describe, expect, it } from "vitest"
import { apiCalls } from "../api-routes.ts"
import { expectFailure } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { logInAtCompany } from "./company-people.ts"
import { browserAt, emails } from "./login-browser.ts"
import { examples } from "./matrix-calls.ts"

const portalCalls = [...apiCalls].flatMap(([call, { portal }]) => (portal ? [call] : []))

const shops = { on: shopUnderTest({ LIMITS: "off" }), off: shopUnderTest({ LIMITS: "off", TRADE_PORTAL: "off" }) }

const admins = new Map<keyof typeof shops, ReturnType<typeof logInAtCompany>>()

/** Logged in once: no call of the portal ends a session. */
const adminAt = (how: keyof typeof shops) => {
  const admin = admins.get(how) ?? logInAtCompany(shops[how], emails.trade)
  admins.set(how, admin)
  return admin
}

const asking = async (how: keyof typeof shops, call: string) => {
  const [method = "", path = ""] = call.split(" ")
  const { database } = shops[how]
  const body = await examples[call]?.body?.({ database, actor: "admin", admin: { id: "P02", email: emails.trade } })
  const ask = (browser: ReturnType<typeof browserAt>) => browser.ask(method, path.replace("/api", ""), body)
  return {
    asGuest: await ask(browserAt(shops[how])),
    asAdmin: await ask(await adminAt(how))
  }
}

describe("The trade portal", () => {
  it.each(portalCalls)("[TOG-01] switched off has no %s for anybody, and switched on answers it", async (call) => {
    const off = await asking("off", call)
    for (const told of [off.asGuest, off.asAdmin]) expectFailure(told, 404, "NOT_FOUND")
    expect(off.asAdmin.text).toBe(off.asGuest.text)
    const on = await asking("on", call)
    expect([on.asGuest.status, on.asAdmin.status]).toEqual([401, examples[call]?.status])
  })

  it("[TOG-01] switched off leaves the rest of a log-in as it is", async () => {
    const browser = await logInAtCompany(shops.off, emails.trade)
    expect((await browser.details()).status).toBe(200)
    expect((await browser.post("/products-pricing/prices", [])).status).toBe(200)
    expect((await browser.post("/users/auth/logout")).status).toBe(200)
  })
})

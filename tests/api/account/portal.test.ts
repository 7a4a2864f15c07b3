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
  const [method = "", declared = ""] = call.split(" ")
  const { database } = shops[how]
  const making = { database, actor: "admin", admin: { id: "P02", email: emails.trade } } as const
  const body = await examples[call]?.body?.(making)
  const path = (await examples[call]?.path?.(making)) ?? declared.replace("/api", "")
  const ask = (browser: ReturnType<typeof browserAt>) => browser.ask(method, path, body)
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

  /** Those that name a paper, and have it in these shops. */
  const streams = portalCalls.filter(
    (call) => call.endsWith("/stream") && examples[call]?.body !== undefined && examples[call]?.status === 200
  )

  it("[T38] has papers to answer", () => expect(streams.length).toBeGreaterThan(1))

  it.each(streams)(
    "[T38] %s answers nothing for a path or a thousand numbers, and its paper whole, to be kept by nobody",
    async (call) => {
      const [method = "", path = ""] = call.split(" ")
      const { database } = shops.on
      const making = { database, actor: "admin", admin: { id: "P02", email: emails.trade } } as const
      const right = (await examples[call]?.body?.(making)) as Record<string, unknown>
      const admin = await adminAt("on")
      const ask = (body: unknown, headers: Record<string, string> = {}) =>
        admin.ask(method, path.replace("/api", ""), body, headers)
      const hostile = ["../../etc/passwd", "..%2f..%2fetc/passwd", "100000018/../1", "\u0000", "1 OR 1=1"]
      const spoilt = [
        ...hostile.map((text) => Object.fromEntries(Object.keys(right).map((key) => [key, text]))),
        Object.fromEntries(
          Object.keys(right).map((key) => [key, Array.from({ length: 1000 }, (_, nth) => String(nth))])
        )
      ]
      for (const body of spoilt) {
        const told = await ask(body)
        expect([400, 404]).toContain(told.status)
        expect(told.text).not.toMatch(/root:|base64/)
      }
      const whole = await ask(right)
      const part = await ask(right, { range: "bytes=0-10,5-20,0-" })
      expect([whole.status, part.status, part.headers.get("content-range")]).toEqual([200, 200, null])
      expect(part.text.length).toBe(whole.text.length)
      expect(apiCalls.get(call)?.cache).toBe("no-store")
      const { name, mediaType } = part.data as unknown as { readonly name?: string; readonly mediaType?: string }
      // It comes as data, which the page hands over as a file of that name: no browser shows it in its place.
      expect([part.headers.get("content-type"), name]).toEqual([
        expect.stringContaining("application/json"),
        expect.stringMatching(/^[\w.-]+$/)
      ])
      expect(mediaType).toMatch(/^(application\/(pdf|xml)|text\/csv)/)
    }
  )

  it("[TOG-01] switched off leaves the rest of a log-in as it is", async () => {
    const browser = await logInAtCompany(shops.off, emails.trade)
    expect((await browser.details()).status).toBe(200)
    expect((await browser.post("/products-pricing/prices", [])).status).toBe(200)
    expect((await browser.post("/users/auth/logout")).status).toBe(200)
  })
})

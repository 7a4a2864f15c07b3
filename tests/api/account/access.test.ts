/** Nobody passes without the log-in that a call asks for. */
import { beforeAll, describe, it } from "vitest"
import { apiCalls } from "../api-routes.ts"
import { expectFailure } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { browserAt, emails } from "./login-browser.ts"

const shop = shopUnderTest({ LIMITS: "off" })

describe("A call that needs a login", () => {
  const guarded = [...apiCalls].flatMap(([call, { access }]) =>
    access === "public" || typeof access === "object" ? [] : [call]
  )

  /** Of a session that was left by logging out. */
  let over = ""
  beforeAll(async () => {
    const browser = browserAt(shop)
    await browser.enter(emails.loyal)
    over = browser.jar.get("__Host-sid") ?? ""
    await browser.post("/users/auth/logout")
  })

  it.each(guarded)(
    "[PERM-05] [AUTH-13] [T22] %s is 401 without one, and with a session that is over or made up",
    async (call) => {
      const [method = "", path = ""] = call.split(" ")
      const body = method === "GET" ? undefined : path.endsWith("prices") ? [] : { id: 1 }
      const asked = `${path.replace("/api", "").replace(/:\w+/g, "1")}?email=a`
      for (const value of [undefined, over, "A".repeat(43), "' OR 1=1 --"]) {
        const guest = browserAt(shop)
        if (value) guest.jar.set("__Host-sid", value)
        expectFailure(await guest.ask(method, asked, body), 401, "UNAUTHORISED")
      }
    }
  )
})

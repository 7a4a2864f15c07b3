/** The table of access against the API's contract: every call has its row, and nobody passes without what it asks. */
import { HttpApi } from "effect/http-api"
import { describe, expect, it } from "vitest"
import { RequireMember } from "../../../adapters/api/account/access-middleware.ts"
import { ShopApi } from "../../../adapters/api/api.ts"
import { accessTable } from "../../../core/identity/access.ts"
import { expectFailure } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { browserAt, emails } from "./login-browser.ts"

const shop = shopUnderTest({ LIMITS: "off" })

const contract = new Map<string, boolean>()
HttpApi.reflect(ShopApi, {
  onGroup: () => undefined,
  onEndpoint: ({ endpoint, middleware }) =>
    contract.set(`${endpoint.method} ${endpoint.path}`, middleware.has(RequireMember as never))
})

describe("The table of access", () => {
  it("[PERM-05] [T22] has a row for every call, and no other", () => {
    expect(Object.keys(accessTable).sort()).toEqual([...contract.keys()].sort())
  })

  it("[PERM-05] [T22] asks for a login exactly where the contract does", () => {
    const asked = Object.entries(accessTable).map(([call, access]) => [
      call,
      access !== "public" && typeof access !== "object"
    ])
    expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(contract))
  })
})

describe("A call that needs a login", () => {
  const guarded = Object.entries(accessTable).flatMap(([call, access]) =>
    access === "public" || typeof access === "object" ? [] : [call]
  )

  it.each(guarded)(
    "[PERM-05] [AUTH-13] [T22] %s is 401 without one, and with a session that is over or made up",
    async (call) => {
      const [method = "", path = ""] = call.split(" ")
      const body = method === "GET" ? undefined : path.endsWith("prices") ? [] : { id: 1 }
      const asked = `${path.replace("/api", "").replace(/:\w+/g, "1")}?email=a`
      const over = browserAt(shop)
      await over.enter(emails.loyal)
      const kept = over.jar.get("__Host-sid") ?? ""
      await over.post("/users/auth/logout")
      for (const value of [undefined, kept, "A".repeat(43), "' OR 1=1 --"]) {
        const guest = browserAt(shop)
        if (value) guest.jar.set("__Host-sid", value)
        expectFailure(await guest.ask(method, asked, body), 401, "UNAUTHORISED")
      }
    }
  )
})

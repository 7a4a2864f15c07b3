/** The registry of routes: everything that answers is in it, and what it declares of each fits what it is. */
import { readdirSync, readFileSync } from "node:fs"
import { HttpApi } from "effect/http-api"
import { describe, expect, it } from "vitest"
import { RequireGuestOrPermission, RequireMember } from "../../adapters/api/access-middleware.ts"
import { MAX_BODY_BYTES } from "../../adapters/api/max-body-bytes.ts"
import { policyOf } from "../../adapters/api/route-policy.ts"
import { ShopApi } from "../../adapters/api/shop/shop.contract.ts"
import { fileCache } from "../../adapters/http/routes/file-routes.ts"
import { findRoute, type Route, routes } from "../../adapters/http/routes/route-registry.ts"
import { permissions } from "../../core/identity/permission.ts"
import { sourceFiles } from "./import-list.ts"

const nameOf = ({ method, path }: Pick<Route, "method" | "path">) => `${method} ${path}`
const namesOf = (is: (route: Route) => boolean) => routes.filter(is).map(nameOf)
const isForGuests = (access: Route["access"]) => typeof access === "object" && "guestOr" in access
const isProved = ({ access }: Route) => typeof access === "object" && "provedBy" in access

/** [PERM-01] The calls by the rule that they ask for, as the specification names them: not read from what they declare. */
const callsByRule = {
  showCustomerPrice: ["POST /users/prices/stream"],
  "guest or placeOnlineOrders": [
    "PATCH /orders/order/stripe/payment-intent",
    "POST /orders/order",
    "POST /orders/order/by-method",
    "POST /orders/order/paypal",
    "POST /orders/order/stripe",
    "POST /orders/order/stripe/payment-intent",
    "POST /orders/order/zip",
    "POST /orders/payment-offers"
  ],
  placeOnlineOrders: ["POST /orders/order/approval", "POST /orders/order/tradecredit"],
  credit: ["GET /accounts/account-manager", "GET /accounts/credit-manager/:branchId", "GET /users/details/balances"],
  viewCreditLimit: [
    "GET /users/details/statement",
    "GET /users/details/statement/list",
    "POST /users/statement/email",
    "POST /users/statement/stream"
  ],
  viewAndPayInvoices: [
    "GET /users/details/invoice/claims",
    "GET /users/details/invoice/details",
    "GET /users/details/invoice/list",
    "GET /users/details/pay-my-account",
    "GET /users/invoice-sync/details",
    "GET /users/invoice-sync/disable",
    "GET /users/invoice-sync/enable",
    "POST /users/invoice-sync/send",
    "POST /users/invoice-sync/stream",
    "POST /users/invoice/claims",
    "POST /users/invoice/email",
    "POST /users/invoice/export",
    "POST /users/invoice/stream"
  ],
  "guest or viewAndPayInvoices": [
    "GET /orders/invoice/payment",
    "POST /orders/invoice/stripe",
    "POST /orders/invoice/stripe/payment-intent"
  ],
  "guest or approveQuotes": [
    "GET /orders/quote/payment",
    "POST /orders/quote/card",
    "POST /orders/quote/paypal",
    "POST /orders/quote/stripe",
    "POST /orders/quote/stripe/payment-intent",
    "POST /orders/quote/zip"
  ],
  approveQuotes: ["POST /orders/quote/tradecredit"],
  "viewOrders or viewQuotes or approveQuotes": [
    "GET /users/details/salesorder/list",
    "GET /users/details/salesorder/listone",
    "POST /users/details/salesorder/update",
    "POST /users/salesorder/email",
    "POST /users/salesorder/stream"
  ],
  "viewQuotes or approveQuotes": ["POST /users/joblist/create/framework-quotes"]
}

/** What each file of routes adds to the router, as it is written there. */
const added = sourceFiles(["adapters/http/routes"]).flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/router\.add\(\s*"(\w+)",\s*(?:"([^"]+)"|`\$\{prefix\}([^`]+)`)/g)].map(
    ([, method, path, search]) => `${method} ${path ?? `/api/search${search}`}`
  )
)

const reached = (call: string): Route | undefined => {
  const [method = "", path = ""] = call.split(" ")
  return findRoute(new Request(`http://localhost:3000${path.replaceAll(/:\w+|\*/g, "some-thing")}`, { method })).route
}

describe("The registry of routes", () => {
  it("[PERM-05] [T22] has every call of the API, once", () => {
    const contract: Array<string> = []
    HttpApi.reflect(ShopApi, {
      onGroup: () => undefined,
      onEndpoint: ({ endpoint: { method, path } }) => void contract.push(`${method} ${path}`)
    })
    expect(contract.length).toBeGreaterThan(60)
    expect(namesOf(({ kind }) => kind === "call").sort()).toEqual(contract.sort())
    expect(new Set(routes.map(nameOf)).size).toBe(routes.length)
  })

  it("has every path that a route of its own answers: another is answered by nobody", () => {
    expect(added.length).toBeGreaterThan(10)
    const declared = namesOf(({ kind }) => kind === "route")
    const isDeclared = (call: string) => declared.includes(call) || reached(call)?.kind === "route"
    expect(added.filter((call) => !isDeclared(call))).toEqual([])
  })

  it("has every file that is built as it is", () => {
    const files = readdirSync("ui/public", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const paths = files.map(({ parentPath, name }) => `${parentPath}/${name}`.replace(/^ui\/public/, ""))
    expect(paths.length).toBeGreaterThan(1)
    expect(paths.filter((path) => fileCache(path) === undefined)).toEqual([])
  })

  it("finds what answers by a path, and sends what is unknown to a page of the shop's", () => {
    expect(reached("GET /api/branches/:id")?.path).toBe("/api/branches/:id")
    expect(reached("HEAD /healthz")?.path).toBe("/healthz")
    expect(reached("GET /api/nothing")).toBeUndefined()
    expect(reached("POST /api/branches")).toBeUndefined()
    for (const page of ["/", "/p/some", "/%zz", "/nothing/there", "/assets/gone.js", "/robots.txt/"])
      expect([page, reached(`GET ${page}`)?.path]).toEqual([page, "/*"])
    expect(reached("GET /my-account/orders")?.path).toBe("/my-account/*")
    expect(reached("POST /cart")).toBeUndefined()
  })
})

describe("What is declared of a route", () => {
  it("[PERM-05] [T22] asks for a login exactly where the contract's types do", () => {
    HttpApi.reflect(ShopApi, {
      onGroup: () => undefined,
      onEndpoint: ({ endpoint, middleware }) => {
        const { access } = policyOf(endpoint)
        expect(middleware.has(RequireGuestOrPermission as never)).toBe(isForGuests(access))
        expect(middleware.has(RequireMember as never)).toBe(access !== "public" && !isForGuests(access))
      }
    })
  })

  it("[PERM-01] [CHK-07] is the rule that each call is named for, at these calls and no others", () => {
    const ruleOf = ({ access }: Route): string | undefined => {
      if (typeof access === "object" && "guestOr" in access) return `guest or ${access.guestOr}`
      if (typeof access === "object" && "anyOf" in access) return access.anyOf.join(" or ")
      return access === "credit" || permissions.some((rule) => rule === access) ? String(access) : undefined
    }
    const byRule = Map.groupBy(routes, ruleOf)
    byRule.delete(undefined)
    const found = [...byRule].map(([rule, all]) => [
      rule,
      all.map((route) => nameOf(route).replace(" /api", " ")).sort()
    ])
    expect(Object.fromEntries(found)).toEqual(callsByRule)
  })

  it("[T54] is the shop's own origin for every change that does not prove by itself who asks", () => {
    expect(namesOf(({ method, csrf }) => (csrf === "reads only") !== (method === "GET"))).toEqual([])
    expect(namesOf(({ csrf }) => csrf === "proved by itself")).toEqual([
      "POST /api/webhooks/stripe",
      "POST /api/webhooks/uber-direct",
      "POST /api/staff/orders/:orderNo",
      "POST /api/staff/orders/:orderNo/payment",
      "POST /api/staff/claims/:claimNo"
    ])
    expect(namesOf((route) => route.csrf === "proved by itself" && !isProved(route))).toEqual([])
  })

  it("[F8] is a body that the listening server lets through, and none where it only reads", () => {
    expect(namesOf(({ maxBodyBytes }) => maxBodyBytes > MAX_BODY_BYTES)).toEqual([
      "POST /api/cms/gf/v2/forms/:id/submissions",
      "POST /api/users/invoice/claims",
      "POST /api/staff/orders/:orderNo"
    ])
    expect(namesOf(({ readsBody, limit }) => readsBody === true && !("class" in limit))).toEqual([])
    expect(namesOf(({ csrf, maxBodyBytes }) => (csrf === "reads only") !== (maxBodyBytes === 0))).toEqual([])
  })

  it("[T57] [T58] lets nobody keep what is not the same for everybody", () => {
    expect(namesOf(({ access, cache }) => access !== "public" && cache !== "no-store")).toEqual([])
    expect(namesOf(({ kind, cache }) => kind === "call" && cache !== "no-store")).toEqual([])
    expect(namesOf(({ kind, cache }) => kind === "page" && cache.startsWith("public"))).toEqual([])
  })

  it("[T57] lets machines that look after the shop alone ask under any name", () =>
    expect(namesOf(({ anyHost }) => anyHost === true)).toEqual(["GET /healthz", "GET /healthz/meta"]))

  it("[TOG-01] is a login for each call of the trade portal", () =>
    expect(namesOf(({ portal, access }) => portal === true && access === "public")).toEqual([]))

  it("[T33] says how often, or where it is counted, or why it is not", () => {
    for (const { limit } of routes) {
      if ("class" in limit) expect(Math.min(limit.most, limit.minutes)).toBeGreaterThan(0)
      else expect("countedBy" in limit ? limit.countedBy : limit.unlimited).toMatch(/\S{3,}/)
    }
  })

  it("[T29] [T30] [T31] is twenty a minute for what opens by a number and a secret, and for the end of reminders by one", () => {
    const opened = [
      "GET /orders/order/id/:id",
      "GET /orders/order/payment/id/:id",
      "GET /orders/order/payment/id/invoice/:id",
      "GET /orders/order/delivery-proof/id/:id",
      "GET /orders/invoice/payment",
      "GET /orders/invoice/payment/id/:id",
      "GET /orders/quote/id/:id",
      "GET /orders/quote/payment",
      "GET /orders/abandoned-cart/id/:id",
      "PATCH /orders/abandoned-cart/id/:id/reclaim",
      "POST /users/quote-reminder/disable"
    ]
    const counted = routes.filter(({ limit }) => "class" in limit && limit.class === "document")
    expect(counted.map((route) => nameOf(route).replace(" /api", " ")).sort()).toEqual(opened.sort())
    for (const { limit } of counted) expect(limit).toEqual({ class: "document", most: 20, minutes: 1 })
  })

  it("[T33] counts one class in one way", () => {
    const ways = new Map<string, unknown>()
    for (const { limit } of routes) {
      if (!("class" in limit)) continue
      expect(ways.get(limit.class) ?? limit).toEqual(limit)
      ways.set(limit.class, limit)
    }
  })
})

/** Who may ask, what a page may run, and who is at the other end. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  contentPolicy,
  isSameOrigin,
  originsAt,
  securityHeaders,
  type TrustedOrigins
} from "../../../adapters/http/security/security.ts"
import { visitorAddress } from "../../../adapters/http/server/visitor-address.ts"

const shop = "https://shop.example"
const asking = (method: string, headers: { readonly [name: string]: string }, path = "/api/visitor/branch") =>
  isSameOrigin(new Request(`${shop}${path}`, { method, headers }), shop)

const cookie = "branch=25"

describe("[T54] a change", () => {
  it.each<[string, { readonly [name: string]: string }, boolean]>([
    ["the shop's own page", { cookie, "sec-fetch-site": "same-origin", origin: shop }, true],
    ["the shop's own page, without saying where from", { cookie, "sec-fetch-site": "same-origin" }, true],
    ["another site", { cookie, "sec-fetch-site": "cross-site", origin: "https://evil.example" }, false],
    ["another site that names the shop", { cookie, "sec-fetch-site": "cross-site", origin: shop }, false],
    ["a sister of the shop", { cookie, "sec-fetch-site": "same-site" }, false],
    ["the address bar", { cookie, "sec-fetch-site": "none" }, false],
    ["another site, also without a cookie", { "sec-fetch-site": "cross-site" }, false],
    ["an old browser on the shop's page", { cookie, origin: shop }, true],
    ["an old browser on another site", { cookie, origin: "https://evil.example" }, false],
    ["an old browser that hides where it is", { cookie, origin: "null" }, false],
    ["the shop's name in front of another's", { cookie, origin: "https://shop.example.evil.example" }, false],
    ["the shop's name over plain http", { cookie, origin: "http://shop.example" }, false],
    ["a program that names the shop", { origin: shop }, true],
    ["a program that names nothing", {}, false],
    ["a program that names nothing and carries a cookie", { cookie }, false]
  ])("asked for by %s: %o is %s", (_, headers, may) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) expect(asking(method, headers)).toBe(may)
  })

  it.each([
    [shop, false],
    ["http://127.0.0.1:3000", true]
  ])("asked for under another name of a shop at %s by an old browser: %s", (origin, may) => {
    const headers = { cookie, origin: "http://yard.local:3000" }
    const request = new Request("http://yard.local:3000/api/visitor/branch", { method: "POST", headers })
    expect(isSameOrigin(request, origin)).toBe(may)
  })

  it.each(["GET", "HEAD", "OPTIONS"])("is none where it is %s, which anybody may ask", (method) =>
    expect(asking(method, { cookie, "sec-fetch-site": "cross-site", origin: "https://evil.example" })).toBe(true)
  )
})

describe("the policy of a page", () => {
  const trusted: TrustedOrigins = {
    connect: ["https://api.pay.example"],
    frames: ["https://js.pay.example"],
    forms: [],
    pictures: [],
    botCheck: [],
    dev: false
  }
  const policy = new Map(
    contentPolicy("n0nce", trusted)
      .split("; ")
      .map((one) => [one.slice(0, one.indexOf(" ")), one.slice(one.indexOf(" ") + 1)])
  )

  it.each([
    ["default-src", "'none'"],
    ["script-src", "'nonce-n0nce' 'strict-dynamic'"],
    ["style-src", "'self' 'nonce-n0nce'"],
    ["connect-src", "'self' https://api.pay.example"],
    ["frame-src", "https://js.pay.example"],
    ["form-action", "'self'"],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ["frame-ancestors", "'none'"],
    ["report-uri", "/api/policy-reports"]
  ])("says of %s: %s", (name, value) => expect(policy.get(name)).toBe(value))

  it("lets nothing run that is not its own", () => {
    expect(contentPolicy("n", trusted)).not.toMatch(/unsafe|\*|https?:(?!\/\/(api|js)\.pay\.example)/)
    expect(
      contentPolicy("n", { connect: [], frames: [], forms: [], pictures: [], botCheck: [], dev: false })
    ).toContain("frame-src 'none'")
  })

  it("[SCR-01] shows frames of a form's bot check on no page that takes a card", () => {
    const withBotCheck = { ...trusted, botCheck: ["https://bots.example"] }
    const framesAt = (path: string) => /frame-src ([^;]+)/.exec(contentPolicy("n", originsAt(path, withBotCheck)))?.[1]
    const cardPages = [
      "/checkout",
      "/checkout/payment",
      "/invoices/confirmation",
      "/quotes/Q100000001",
      "/my-account/quotes/quotes-payment",
      "/my-account/pay-my-account/invoice-payments"
    ]
    for (const path of ["/contact", "/my-account", "/invoices-explained"])
      expect([path, framesAt(path)]).toEqual([path, "https://js.pay.example https://bots.example"])
    for (const path of cardPages) expect([path, framesAt(path)]).toEqual([path, "https://js.pay.example"])
  })

  it("promises https for two years only where shoppers come over it", () => {
    expect(securityHeaders(true)["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains")
    expect(securityHeaders(false)).not.toHaveProperty("strict-transport-security")
  })
})

describe("the address of a visitor", () => {
  it.each<[string, string | undefined, number, string]>([
    ["203.0.113.7", undefined, 0, "203.0.113.7"],
    ["203.0.113.7", "198.51.100.1", 0, "203.0.113.7"],
    ["10.0.0.1", "198.51.100.1", 1, "198.51.100.1"],
    ["10.0.0.1", "1.1.1.1, 198.51.100.1", 1, "198.51.100.1"],
    ["10.0.0.1", "1.1.1.1, 198.51.100.1, 10.0.0.2", 2, "198.51.100.1"],
    ["10.0.0.1", " 198.51.100.1 , ,10.0.0.2 ", 2, "198.51.100.1"],
    ["10.0.0.1", "198.51.100.1", 5, "198.51.100.1"],
    ["10.0.0.1", undefined, 1, "10.0.0.1"],
    ["::ffff:203.0.113.7", undefined, 0, "203.0.113.7"],
    ["::FFFF:203.0.113.7", undefined, 0, "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", undefined, 0, "2001:db8:1:2::/64"],
    ["2001:db8::1", undefined, 0, "2001:db8:0:0::/64"],
    ["::1", undefined, 0, "0:0:0:0::/64"],
    ["fe80::1%eth0", undefined, 0, "fe80:0:0:0::/64"],
    ["10.0.0.1", "2001:db8:1:2::9", 1, "2001:db8:1:2::/64"],
    ["10.0.0.1", "198.51.100.1:1000", 1, "198.51.100.1"],
    ["10.0.0.1", "[2001:db8:1:2::9]:443", 1, "2001:db8:1:2::/64"],
    ["10.0.0.1", "[2001:DB8:1:2::8]", 1, "2001:db8:1:2::/64"],
    ["10.0.0.1", "[::ffff:198.51.100.1]:443", 1, "198.51.100.1"],
    ["10.0.0.1", "::ffff:c633:6401", 1, "198.51.100.1"],
    ["10.0.0.1", "_hidden1", 1, "unknown"],
    ["10.0.0.1", "unknown:4", 1, "unknown"],
    ["10.0.0.1", "198.51.100.999", 1, "unknown"],
    ["10.0.0.1", "[198.51.100.1", 1, "unknown"],
    ["unknown", undefined, 0, "unknown"]
  ])("%s, forwarded for %s behind %i proxies, is %s", (remote, forwarded, proxies, address) =>
    expect(visitorAddress(remote, forwarded, proxies)).toBe(address)
  )

  it("is the same for every host of a /64, however it is written, and another for every other", () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    const groups = fc.array(group, { minLength: 4, maxLength: 4 })
    const written = (all: ReadonlyArray<number>, loud: boolean) => {
      const text = all
        .map((one) => (loud ? one.toString(16).toUpperCase().padStart(4, "0") : one.toString(16)))
        .join(":")
      return text
    }
    fc.assert(
      fc.property(groups, groups, groups, groups, (net, host, other, elsewhere) => {
        const home = visitorAddress(written([...net, ...host], false), undefined, 0)
        expect(visitorAddress(written([...net, ...other], true), undefined, 0)).toBe(home)
        const same = net.every((one, place) => one === elsewhere[place])
        expect(visitorAddress(written([...elsewhere, ...host], true), undefined, 0) === home).toBe(same)
      })
    )
  })

  it("is never what a visitor claims beyond the trusted proxies", () => {
    fc.assert(
      fc.property(fc.array(fc.ipV4()), fc.ipV4(), fc.ipV4(), (claimed, real, proxy) => {
        expect(visitorAddress(proxy, [...claimed, real].join(", "), 1)).toBe(real)
      })
    )
  })
})

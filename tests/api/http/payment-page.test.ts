/** The payment page's inventory against its policy and the provider's own loader, and the reports of what is blocked there. */
import { afterEach, describe, expect, it, vi } from "vitest"
import { paymentOrigins } from "../../../adapters/composition/providers.ts"
import { policyViolations } from "../../../adapters/http/routes/policy-report-route.ts"
import { contentPolicy } from "../../../adapters/http/security/security.ts"
import { paymentPageResources } from "../../../adapters/payments/payment-page.ts"
import { readSettings } from "../../../adapters/settings/settings.ts"
import { shopUnderTest } from "../shop-under-test.ts"

const shop = shopUnderTest({ LIMITS: "off" })
afterEach(() => void vi.unstubAllGlobals())

const settings = readSettings({ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1" })
const policy = contentPolicy("n0nce", { ...paymentOrigins(settings), pictures: [], botCheck: [], dev: false })
const sourcesOf = (kind: string) =>
  paymentPageResources.flatMap((one) => (one.kind === kind && one.source !== "shop" ? [one.source] : []))

describe("The payment page", () => {
  it("[SCR-01] has this policy with Stripe, to the letter", () =>
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'nonce-n0nce' 'strict-dynamic'",
      "style-src 'self' 'nonce-n0nce'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self' https://api.stripe.com",
      "frame-src https://js.stripe.com https://hooks.stripe.com",
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "report-uri /api/policy-reports"
    ]))

  it("[SCR-01] lets in the origins of its inventory and no other", () => {
    const directive = (name: string) => new RegExp(`${name} ([^;]+)`).exec(policy)?.[1]?.split(" ") ?? []
    const foreign = (name: string) => directive(name).filter((one) => !one.startsWith("'"))
    expect(foreign("frame-src")).toEqual(sourcesOf("frame"))
    expect(foreign("connect-src")).toEqual(sourcesOf("connection"))
    expect(foreign("script-src")).toEqual([])
  })

  it("[SCR-01] says of each part who answers for it, why it is there, and what keeps it what it is", () => {
    for (const { owner, purpose, integrity } of paymentPageResources)
      for (const text of [owner, purpose, integrity]) expect(text).toMatch(/\S{3,}/)
    const rows = paymentPageResources.map(({ kind, source, begins }) => [kind, source, begins].join(" "))
    expect(new Set(rows).size).toBe(rows.length)
  })

  it("[SCR-01] is given by the provider's loader the one script that is listed", async () => {
    const written: Array<{ src?: string }> = []
    const createElement = () => ({ addEventListener: () => undefined })
    const head = { appendChild: (script: { src?: string }) => written.push(script) }
    vi.stubGlobal("window", {})
    vi.stubGlobal("document", { querySelectorAll: () => [], createElement, head })
    const { loadStripe } = await import("@stripe/stripe-js/pure/index.mjs")
    void loadStripe("pk_test_1")
    await vi.waitFor(() => expect(written).toHaveLength(1))
    expect(written.map(({ src }) => src)).toEqual(sourcesOf("script"))
  })
})

const violation = { page: "/checkout/payment", directive: "script-src-elem", blocked: "https://evil.example" }
const reported = {
  type: "csp-violation",
  body: {
    documentURL: "https://shop.example/checkout/payment?order=1&t=secret",
    effectiveDirective: "script-src-elem",
    blockedURL: "https://evil.example/x.js?card=4242"
  }
}
const legacy = (blocked: string) => ({
  "csp-report": {
    "document-uri": reported.body.documentURL,
    "violated-directive": "script-src-elem 'nonce-1'",
    "blocked-uri": blocked
  }
})

describe("A report of what a policy has blocked", () => {
  it.each<[string, unknown, ReadonlyArray<unknown>]>([
    ["over report-to", [reported, { type: "deprecation", body: {} }], [violation]],
    ["over report-uri", legacy("https://evil.example/x.js?card=4242"), [violation]],
    ["of a script in the page", legacy("inline"), [{ ...violation, blocked: "inline" }]],
    ["of a browser's extension", legacy("chrome-extension://abc/x.js"), []],
    ["of no directive", { "csp-report": { "document-uri": "https://shop.example/" } }, []],
    ["that is too long", legacy("x".repeat(4001)), []],
    ["that is something else", { "csp-report": 7 }, []]
  ])("[SCR-01] %s is read without what an address was asked with", (_, given, expected) =>
    expect(policyViolations(JSON.stringify(given))).toEqual(expected)
  )

  it("[SCR-01] that can't be read tells nothing", () => expect(policyViolations("{")).toEqual([]))

  it("[SCR-01] [T60] is an error of the log on the payment page, once an hour for a kind and address, and a warning elsewhere", async () => {
    const lines: Array<string> = []
    for (const name of ["log", "warn", "error"] as const)
      vi.spyOn(console, name).mockImplementation((line) => void lines.push(String(line)))
    const elsewhere = {
      ...reported,
      body: { ...reported.body, documentURL: "https://shop.example/p/kim@palms.example" }
    }
    for (const one of [[reported], [reported], [elsewhere]]) {
      const answer = await shop.call("POST", "/api/policy-reports", one, { "content-type": "application/csp-report" })
      expect(answer.status).toBe(204)
    }
    vi.restoreAllMocks()
    const told = lines.filter((line) => line.includes("policy has blocked")).map((line) => JSON.parse(line))
    expect(told.map(({ level }) => level)).toEqual(["ERROR", "WARN"])
    expect(JSON.stringify(told)).not.toMatch(/secret|card=|palms/)
    expect(JSON.stringify(told)).toContain("https://evil.example")
  })
})

/** The settings: what they are, what stops a start, and what others must never see. */
import { readFileSync } from "node:fs"
import { inspect } from "node:util"
import { Redacted } from "effect"
import { describe, expect, it } from "vitest"
import { isLocal } from "../../../adapters/settings/setting-values.ts"
import { envExample, readSettings, SettingsProblem } from "../../../adapters/settings/settings.ts"
import { uploadRule } from "../../../adapters/settings/upload-rule.ts"

const problem = (env: Record<string, string>): string => {
  try {
    readSettings(env)
    return "it starts"
  } catch (error) {
    if (error instanceof SettingsProblem) return error.message
    throw error
  }
}

/** Everything that a shop which others can reach must have. */
const publicShop = {
  HOST: "0.0.0.0",
  PUBLIC_URL: "https://shop.example",
  STRIPE_SECRET_KEY: "sk_live_abc",
  STRIPE_PUBLISHABLE_KEY: "pk_live_abc",
  STRIPE_WEBHOOK_SECRET: "whsec_abc",
  SMTP_URL: "smtps://user:pass@mail.example:465"
}

describe("without anything set", () => {
  it("the shop is local, on port 3000, with its own database, search and example", () => {
    expect(readSettings({})).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      PUBLIC_URL: "http://localhost:3000",
      DATA_DIR: ".data",
      DATABASE_CONNECTIONS: 10,
      SEARCH: "embedded",
      EXAMPLE_SHOP: "full",
      LIMITS: "on",
      TRUST_PROXY: 0,
      RECONCILE_EVERY: 30,
      SHOP_NAME: "Lineal Timber & Hardware"
    })
    expect(readSettings({ DATABASE_URL: "", STRIPE_SECRET_KEY: "  " })).not.toHaveProperty("DATABASE_URL")
  })

  it("PUBLIC_URL follows the port", () => {
    expect(readSettings({ PORT: "8080" }).PUBLIC_URL).toBe("http://localhost:8080")
    expect(readSettings({ PORT: "80" }).PUBLIC_URL).toBe("http://localhost")
  })
})

it("[REC-01] goods are trending from a score of 70, on the home page of 40, unless something else is set", () => {
  const { TRENDING_THRESHOLD, TRENDING_THRESHOLD_HOME } = readSettings({})
  expect([TRENDING_THRESHOLD, TRENDING_THRESHOLD_HOME]).toEqual([70, 40])
})

it.each([
  [{}, ["image/jpeg", "image/png", "image/webp", "application/pdf"], 10_000_000],
  [{ UPLOAD_TYPES: "pdf,webp", UPLOAD_MEGABYTES: "3" }, ["image/webp", "application/pdf"], 3_000_000]
])("[VAL-06] what people may hand in is set: %j", (env, types, mostBytes) =>
  expect(uploadRule(readSettings(env))).toEqual({ types, mostBytes, mostFiles: 5 })
)

describe("a wrong value stops the start with the variable's name and what it may be", () => {
  it.each([
    [
      "UPLOAD_TYPES",
      "pdf,exe",
      "UPLOAD_TYPES must be one or several of jpeg, png, webp and pdf, with commas between them"
    ],
    ["UPLOAD_MEGABYTES", "11", "UPLOAD_MEGABYTES must be a whole number from 1 to 10"],
    ["PORT", "seventy", "PORT must be a whole number from 0 to 65535"],
    ["PORT", "65536", "PORT must be a whole number from 0 to 65535"],
    ["PORT", "80.5", "PORT must be a whole number from 0 to 65535"],
    [
      "PUBLIC_URL",
      "https://shop.example/here",
      "PUBLIC_URL must be an address such as https://shop.example, without a path"
    ],
    [
      "DATABASE_URL",
      "mysql://x",
      "DATABASE_URL must be an address that starts with postgres:// or postgresql:// (never printed)"
    ],
    ["DATABASE_CONNECTIONS", "1", "DATABASE_CONNECTIONS must be a whole number from 2 to 100"],
    ["EXAMPLE_SHOP", "big", "EXAMPLE_SHOP must be full or small or none"],
    ["SEARCH", "elastic", "SEARCH must be embedded or algolia"],
    ["STRIPE_SECRET_KEY", "pk_test_1", "STRIPE_SECRET_KEY must be a key that starts with sk_ (never printed)"],
    ["STRIPE_PUBLISHABLE_KEY", "sk_test_1", "STRIPE_PUBLISHABLE_KEY must be a key that starts with pk_"],
    ["STRIPE_WEBHOOK_SECRET", "secret", "STRIPE_WEBHOOK_SECRET must be a key that starts with whsec_ (never printed)"],
    ["SMTP_URL", "mail.example", "SMTP_URL must be an address that starts with smtp:// or smtps:// (never printed)"],
    ["MAIL_FROM", "nobody", "MAIL_FROM must be an e-mail address"],
    ["STAFF_TOKEN", "short", "STAFF_TOKEN must be at least 32 characters (never printed)"],
    ["TRUST_PROXY", "-1", "TRUST_PROXY must be a whole number from 0 to 5"],
    ["LIMITS", "no", "LIMITS must be on or off"],
    [
      "HOLD_AT",
      "somewhere",
      "HOLD_AT must be afterReserve or duringProviderCall or beforeResult or afterResult or in-turn"
    ],
    ["RECONCILE_EVERY", "0", "RECONCILE_EVERY must be a whole number from 1 to 3600"],
    ["LOG_LEVEL", "loud", "LOG_LEVEL must be debug or info or warn or error"],
    ["SHOP_ABN", "123", "SHOP_ABN must be eleven digits"]
  ])("%s=%s", (name, value, message) => {
    expect(problem({ [name]: value })).toBe(message)
  })

  it("all of them are told at once", () => {
    expect(problem({ PORT: "x", LIMITS: "y" }).split("\n")).toHaveLength(2)
  })

  it("and never the value of a secret", () => {
    expect(problem({ DATABASE_URL: "mysql://user:hunter2@host" })).not.toContain("hunter2")
  })
})

describe("a shop that others can reach", () => {
  it.each([
    ["127.0.0.1", "http://localhost:3000", 0, true],
    ["localhost", "http://127.0.0.1:80", 0, true],
    ["::1", "http://[::1]:3000", 0, true],
    ["0.0.0.0", "http://localhost:3000", 0, false],
    ["192.168.1.5", "http://localhost:3000", 0, false],
    ["127.0.0.1", "https://shop.example", 0, false],
    ["127.0.0.1", "http://localhost.shop.example", 0, false],
    ["127.0.0.1", "http://localhost:3000", 1, false]
  ])("is told from a local one by HOST %s, PUBLIC_URL %s and TRUST_PROXY %i", (HOST, PUBLIC_URL, proxies, local) => {
    expect(isLocal({ HOST, PUBLIC_URL, TRUST_PROXY: proxies })).toBe(local)
  })

  it("[T57] stands behind a proxy: on one machine with it, too, it needs what a public shop needs", () => {
    const message = problem({ TRUST_PROXY: "1" })
    expect(message).toContain("can be reached by others (see HOST, PUBLIC_URL and TRUST_PROXY)")
    for (const name of ["STRIPE_SECRET_KEY", "SMTP_URL", "PUBLIC_URL"]) expect(message).toContain(name)
  })

  it("starts with everything that it needs, and without the example", () => {
    expect(readSettings(publicShop).EXAMPLE_SHOP).toBe("none")
  })

  it.each(["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET", "SMTP_URL"] as const)(
    "refuses to start without %s, and names it",
    (name) => {
      const { [name]: _left, ...rest } = publicShop
      expect(problem(rest)).toContain(`${name} must be set`)
    }
  )

  it.each([
    ["HOLD_AT", "afterReserve", "HOLD_AT must not be set"],
    ["LIMITS", "off", "LIMITS must be on"],
    ["EXAMPLE_SHOP", "small", "EXAMPLE_SHOP must be none"],
    ["PUBLIC_URL", "http://shop.example", "PUBLIC_URL must be the https:// address of the shop"],
    ["STRIPE_SECRET_KEY", "sk_test_abc", "STRIPE_SECRET_KEY must be a live key, sk_live_..."],
    ["STRIPE_SECRET_KEY", "sk_abc", "STRIPE_SECRET_KEY must be a live key, sk_live_..."],
    ["STRIPE_PUBLISHABLE_KEY", "pk_test_abc", "STRIPE_PUBLISHABLE_KEY must be a live key, pk_live_..."]
  ])("refuses to start with %s=%s, which a local one may have", (name, value, message) => {
    expect(problem({ ...publicShop, [name]: value })).toContain(message)
  })

  it("a local shop may have all of them", () => {
    const keys = { STRIPE_SECRET_KEY: "sk_test_abc", STRIPE_PUBLISHABLE_KEY: "pk_test_abc" }
    expect(problem({ HOLD_AT: "afterReserve", LIMITS: "off", EXAMPLE_SHOP: "small", ...keys })).toBe("it starts")
  })

  it.each([
    ["sk_test_abc", "pk_live_abc"],
    ["sk_live_abc", "pk_test_abc"]
  ])("and no shop starts with the keys %s and %s, which are of two modes", (secret, publishable) => {
    const keys = { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable }
    for (const env of [keys, { ...publicShop, ...keys }])
      expect(problem(env)).toMatch(/STRIPE_SECRET_KEY is a \w+ key and STRIPE_PUBLISHABLE_KEY a \w+ key/)
  })
})

it("a bot check by reCAPTCHA needs both of its keys", () => {
  const both = "RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET must be set together"
  expect(problem({ RECAPTCHA_SITE_KEY: "a" })).toContain(both)
  expect(problem({ RECAPTCHA_SECRET: "b" })).toContain(both)
  expect(readSettings({ RECAPTCHA_SITE_KEY: "a", RECAPTCHA_SECRET: "b" }).RECAPTCHA_URL).toBe("https://www.google.com")
})

it.each(["ALGOLIA_APP_ID", "ALGOLIA_SEARCH_KEY", "ALGOLIA_ADMIN_KEY"])("hosted search needs %s", (name) => {
  expect(problem({ SEARCH: "algolia" })).toContain(`${name} must be set where SEARCH is algolia`)
  expect(problem({ SEARCH: "algolia", ALGOLIA_APP_ID: "a", ALGOLIA_SEARCH_KEY: "b", ALGOLIA_ADMIN_KEY: "c" })).toBe(
    "it starts"
  )
})

it("[ENT-17] secrets are never printed, however the settings are shown", () => {
  const secrets = {
    ...publicShop,
    DATABASE_URL: "postgres://user:hunter2@host/shop",
    STAFF_TOKEN: "t".repeat(32),
    SMS_TOKEN: "sms-secret",
    ALGOLIA_ADMIN_KEY: "admin-secret",
    GOOGLE_MAPS_KEY: "google-secret",
    HERE_KEY: "here-secret"
  }
  const settings = readSettings(secrets)
  const shown = `${JSON.stringify(settings)} ${inspect(settings, { depth: 9 })} ${Object.values(settings).join(" ")}`
  for (const secret of [
    "sk_live_abc",
    "whsec_abc",
    "user:pass",
    "hunter2",
    "tttttttt",
    "sms-secret",
    "admin-secret",
    "google-secret",
    "here-secret"
  ]) {
    expect(shown).not.toContain(secret)
  }
  expect(settings.STRIPE_SECRET_KEY && Redacted.value(settings.STRIPE_SECRET_KEY)).toBe("sk_live_abc")
})

it(".env.example lists every variable, as the settings have it", () => {
  expect(readFileSync(".env.example", "utf8")).toBe(envExample())
})

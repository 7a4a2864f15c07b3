/** The browser that orders are placed from and opened in: two secrets in its cookie, sealed by the shop, which keeps only their hashes. */
import { createHash, randomBytes } from "node:crypto"
import { Clock, Effect } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"
import type { KnownBy } from "../../core/orders/order-reader.ts"
import { Orders, VIEWED_MS } from "../../core/orders/orders.port.ts"
import { ShopSecret } from "../storage/shop-secret.ts"

/** [T31] `__Host-`: no neighbouring host can set it, and no cookie of another path or host goes before it. */
const COOKIE = "__Host-orders"

const options = { path: "/", maxAge: VIEWED_MS, sameSite: "lax", httpOnly: true, secure: true } as const

/** `browser` stays, and its payments and requests are kept under it; `viewer` opens orders, and is new with each. */
type Secrets = { readonly browser: string; readonly viewer: string }

/** Letters and signs of 16 random bytes, of 32, and of the seal over both. */
const shape = /^([\w-]{22})\.([\w-]{43})\.([\w-]{43})$/

const sealed = ({ browser, viewer }: Secrets): string => `browser ${browser}.${viewer}`

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex")

const newBrowser = (): string => randomBytes(16).toString("base64url")
const newViewer = (): string => randomBytes(32).toString("base64url")

/** What of a visitor's browser the shop's books know. */
export const orderBrowsers = Effect.gen(function* () {
  const orders = yield* Orders
  const { seal, isSeal } = yield* ShopSecret

  /** The secrets in the cookie; one that the shop did not make is none. */
  const held = Effect.gen(function* () {
    const { cookies } = yield* HttpServerRequest.HttpServerRequest
    const [, browser, viewer, given] = shape.exec(cookies[COOKIE] ?? "") ?? []
    if (!browser || !viewer || !given) return undefined
    return (yield* isSeal(given, sealed({ browser, viewer }))) ? { browser, viewer } : undefined
  })

  const give = Effect.fnUntraced(function* (secrets: Secrets) {
    const value = `${secrets.browser}.${secrets.viewer}.${yield* seal(sealed(secrets))}`
    yield* HttpEffect.appendPreResponseHandler((_, response) =>
      Effect.orDie(HttpServerResponse.setCookie(response, COOKIE, value, options))
    )
  })

  /** What the browser is called in the books; nothing where it has no secrets. */
  const known = Effect.map(held, (secrets) => secrets && hashOf(secrets.browser))

  /** The same; one without secrets gets its own with the answer, before anything is ordered from it. */
  const named = Effect.gen(function* () {
    const secrets = yield* held
    if (secrets) return hashOf(secrets.browser)
    const made = { browser: newBrowser(), viewer: newViewer() }
    yield* give(made)
    return hashOf(made.browser)
  })

  /** What the browser shows to open an order. */
  const viewer = Effect.map(held, (secrets) => secrets && hashOf(secrets.viewer))

  /** [T31] Shows an order to the browser from now on, by a secret that nobody can have known before. */
  const admit = Effect.fnUntraced(function* (orderNo: string, knownBy: KnownBy) {
    const before = yield* held
    const shown = before ? { viewer: hashOf(before.viewer) } : {}
    const knows = yield* orders.knownBy(orderNo, shown)
    if (knows === "link" || knows === knownBy) return
    const next = { browser: before?.browser ?? newBrowser(), viewer: newViewer() }
    yield* orders.showTo(orderNo, {
      viewer: hashOf(next.viewer),
      ...(before ? { before: hashOf(before.viewer) } : {}),
      knownBy,
      at: yield* Clock.currentTimeMillis
    })
    yield* give(next)
    // What was ordered stays ordered, and its link still opens it.
  }, Effect.catch(Effect.logError))

  /** The same where the link's token is right. */
  const admitByLink = Effect.fnUntraced(function* (orderNo: string, token: string | undefined) {
    if (!token) return
    if ((yield* orders.knownBy(orderNo, { token })) === "link") yield* admit(orderNo, "link")
  }, Effect.catch(Effect.logError))

  return { known, named, viewer, admit, admitByLink }
})

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)])
  )
}

/** The same text for the same request, in whatever order its fields were sent. */
export const bodyText = (body: unknown): string => JSON.stringify(sorted(body))

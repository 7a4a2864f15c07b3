/** The browser that orders are placed from and opened in: a name in a sealed cookie, and for each order a secret in a cookie of its own; the shop keeps only their hashes. */
import { createHash, randomBytes } from "node:crypto"
import { Clock, Effect } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Orders, VIEW_GRANT_MS } from "../../../core/ordering/orders.port.ts"
import type { CredentialKind } from "../../../core/ordering/tracking/order-reader.ts"
import { ShopSecret } from "../../storage/secrets/shop-secret.ts"

/** [T31] `__Host-`: no neighbouring host can set it, and no cookie of another path or host goes before it. */
const COOKIE = "__Host-orders"

/** Each with the number of its order: answers at the same time set different cookies, and none undoes another. */
const OPENS = "__Host-order-"

/** So many orders one browser opens; all its cookies fit into a request. */
const MOST_OPEN = 20

const options = { path: "/", maxAge: VIEW_GRANT_MS, sameSite: "lax", httpOnly: true, secure: true } as const

/** Payments and requests are kept under `browser`; `viewer`, in cookies from before, opens the orders of then. */
type Secrets = { readonly browser: string; readonly viewer?: string }

/** Letters and signs of 16 random bytes, of 32 in cookies from before, and of the seal over them. */
const shape = /^([\w-]{22})(?:\.([\w-]{43}))?\.([\w-]{43})$/

const opener = /^[\w-]{43}$/

const sealed = ({ browser, viewer }: Secrets): string =>
  `browser ${viewer === undefined ? browser : `${browser}.${viewer}`}`

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
    if (!browser || !given) return undefined
    const secrets: Secrets = { browser, ...(viewer ? { viewer } : {}) }
    return (yield* isSeal(given, sealed(secrets))) ? secrets : undefined
  })

  const give = (name: string, value: string, maxAge = options.maxAge) =>
    HttpEffect.appendPreResponseHandler((_, response) =>
      Effect.orDie(HttpServerResponse.setCookie(response, name, value, { ...options, maxAge }))
    )

  /** What the browser is called in the books; nothing where it has no secrets. */
  const known = Effect.map(held, (secrets) => secrets && hashOf(secrets.browser))

  /** The same; one without secrets gets its own with the answer, before anything is ordered from it. */
  const named = Effect.gen(function* () {
    const secrets = yield* held
    if (secrets) return hashOf(secrets.browser)
    const browser = newBrowser()
    yield* give(COOKIE, `${browser}.${yield* seal(sealed({ browser }))}`)
    return hashOf(browser)
  })

  /** What the browser shows to open an order. */
  const viewer = Effect.fnUntraced(function* (orderNo: string) {
    const { cookies } = yield* HttpServerRequest.HttpServerRequest
    const own = cookies[OPENS + orderNo] ?? ""
    const secret = opener.test(own) ? own : (yield* held)?.viewer
    return secret === undefined ? undefined : hashOf(secret)
  })

  /** Makes room for one more: order numbers grow, so that the first is the oldest. */
  const forgetOldest = Effect.fnUntraced(function* (orderNo: string) {
    const { cookies } = yield* HttpServerRequest.HttpServerRequest
    const others = Object.keys(cookies).filter((name) => name.startsWith(OPENS) && name !== OPENS + orderNo)
    const tooMany = Math.max(0, others.length + 1 - MOST_OPEN)
    for (const name of others.toSorted().slice(0, tooMany)) yield* give(name, "", 0)
  })

  /** [T31] Shows an order to the browser from now on, by a secret that nobody can have known before. */
  const admit = Effect.fnUntraced(function* (orderNo: string, knownBy: CredentialKind) {
    const shown = yield* viewer(orderNo)
    const knows = yield* orders.credentialKind(orderNo, shown === undefined ? {} : { viewer: shown })
    if (knows === "link" || knows === knownBy) return
    const secret = newViewer()
    yield* orders.grantView(orderNo, { viewer: hashOf(secret), knownBy, at: yield* Clock.currentTimeMillis })
    yield* give(OPENS + orderNo, secret)
    yield* forgetOldest(orderNo)
    // What was ordered stays ordered, and its link still opens it.
  }, Effect.catch(Effect.logError))

  /** The same where the link's token is right. */
  const admitByLink = Effect.fnUntraced(function* (orderNo: string, token: string | undefined) {
    if (!token) return
    if ((yield* orders.credentialKind(orderNo, { token })) === "link") yield* admit(orderNo, "link")
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

/** The browser that orders are placed from and opened in: a name in a signed cookie, and for each order a secret in a cookie of its own; the shop keeps only their hashes. */
import { hash, randomBytes } from "node:crypto"
import { Clock, Effect } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"
import type { CredentialKind } from "../../../core/ordering/order-reader.ts"
import { Orders, VIEW_GRANT_MS } from "../../../core/ordering/orders.port.ts"
import { ShopSecret } from "../../storage/secrets/shop-secret.ts"

/** [T31] `__Host-`: no neighbouring host can set it, and no cookie of another path or host goes before it. */
const COOKIE = "__Host-orders"

/** Each with the number of its order: answers at the same time set different cookies, and none undoes another. */
const ORDER_COOKIE_PREFIX = "__Host-order-"

/** So many orders one browser opens; all its cookies fit into a request. */
const MAX_OPEN_ORDERS = 20

const options = { path: "/", maxAge: VIEW_GRANT_MS, sameSite: "lax", httpOnly: true, secure: true } as const

/** Payments and requests are kept under `browser`; `viewer`, in cookies from before, opens the orders of then. */
type Secrets = { readonly browser: string; readonly viewer?: string }

/** Letters and signs of 16 random bytes, of 32 in cookies from before, and of the signature over them. */
const cookiePattern = /^([\w-]{22})(?:\.([\w-]{43}))?\.([\w-]{43})$/

const viewerPattern = /^[\w-]{43}$/

const signedText = ({ browser, viewer }: Secrets): string =>
  `browser ${viewer === undefined ? browser : `${browser}.${viewer}`}`

const hashOf = (secret: string): string => hash("sha256", secret)

const newBrowser = (): string => randomBytes(16).toString("base64url")

/** A secret that opens one order, and what the books keep of it. */
export const newViewer = (): { readonly secret: string; readonly viewer: string } => {
  const secret = randomBytes(32).toString("base64url")
  return { secret, viewer: hashOf(secret) }
}

/** What of a visitor's browser the shop's books know. */
export const orderBrowserCookies = Effect.gen(function* () {
  const orders = yield* Orders
  const { sign, verify } = yield* ShopSecret

  /** The secrets in the cookie; one that the shop did not make is none. */
  const readSecrets = Effect.gen(function* () {
    const { cookies } = yield* HttpServerRequest.HttpServerRequest
    const [, browser, viewer, signature] = cookiePattern.exec(cookies[COOKIE] ?? "") ?? []
    if (!browser || !signature) return undefined
    const secrets: Secrets = { browser, ...(viewer ? { viewer } : {}) }
    return (yield* verify(signature, signedText(secrets))) ? secrets : undefined
  })

  const setResponseCookie = (name: string, value: string, maxAge = options.maxAge) =>
    HttpEffect.appendPreResponseHandler((_, response) =>
      Effect.orDie(HttpServerResponse.setCookie(response, name, value, { ...options, maxAge }))
    )

  /** What the browser is called in the books; nothing where it has no secrets. */
  const browserId = Effect.map(readSecrets, (secrets) => secrets && hashOf(secrets.browser))

  /** The same; one without secrets gets its own with the answer, before anything is ordered from it. */
  const ensureBrowserId = Effect.gen(function* () {
    const secrets = yield* readSecrets
    if (secrets) return hashOf(secrets.browser)
    const browser = newBrowser()
    yield* setResponseCookie(COOKIE, `${browser}.${yield* sign(signedText({ browser }))}`)
    return hashOf(browser)
  })

  /** What the browser shows to open an order. */
  const viewer = Effect.fnUntraced(function* (orderNo: string) {
    const { cookies } = yield* HttpServerRequest.HttpServerRequest
    const cookieValue = cookies[ORDER_COOKIE_PREFIX + orderNo] ?? ""
    const secret = viewerPattern.test(cookieValue) ? cookieValue : (yield* readSecrets)?.viewer
    return secret === undefined ? undefined : hashOf(secret)
  })

  /** Makes room for one more: order numbers grow, so that the first is the oldest. */
  const expireOldestCookies = Effect.fnUntraced(function* (orderNo: string) {
    const { cookies } = yield* HttpServerRequest.HttpServerRequest
    const others = Object.keys(cookies).filter(
      (name) => name.startsWith(ORDER_COOKIE_PREFIX) && name !== ORDER_COOKIE_PREFIX + orderNo
    )
    const tooMany = Math.max(0, others.length + 1 - MAX_OPEN_ORDERS)
    for (const name of others.toSorted().slice(0, tooMany)) yield* setResponseCookie(name, "", 0)
  })

  /** The browser opens that order from now on, by a secret that the books know already. */
  const openByCookie = Effect.fnUntraced(function* (orderNo: string, secret: string) {
    yield* setResponseCookie(ORDER_COOKIE_PREFIX + orderNo, secret)
    yield* expireOldestCookies(orderNo)
  })

  /** [T31] Shows an order to the browser from now on, by a secret that nobody can have known before. */
  const grantView = Effect.fnUntraced(function* (orderNo: string, credentialKind: CredentialKind) {
    const viewerHash = yield* viewer(orderNo)
    const currentKind = yield* orders.credentialKind(orderNo, viewerHash === undefined ? {} : { viewer: viewerHash })
    if (currentKind === "link" || currentKind === credentialKind) return
    const { secret, viewer: newHash } = newViewer()
    yield* orders.grantView(orderNo, {
      viewer: newHash,
      knownBy: credentialKind,
      at: yield* Clock.currentTimeMillis
    })
    yield* openByCookie(orderNo, secret)
    // What was ordered stays ordered, and its link still opens it.
  }, Effect.catch(Effect.logError))

  /** The same where the link's token is right. */
  const grantViewByLink = Effect.fnUntraced(function* (orderNo: string, token: string | undefined) {
    if (!token) return
    if ((yield* orders.credentialKind(orderNo, { token })) === "link") yield* grantView(orderNo, "link")
  }, Effect.catch(Effect.logError))

  return { browserId, ensureBrowserId, viewer, openByCookie, grantView, grantViewByLink }
})

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sortKeys(inner)])
  )
}

/** The same text for the same request, in whatever order its fields were sent. */
export const canonicalJson = (body: unknown): string => JSON.stringify(sortKeys(body))

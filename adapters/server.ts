/** The server's entry of the adapters: the whole shop behind one request handler. */
import { randomBytes, randomUUID } from "node:crypto"
import { isRecord } from "../core/record.ts"
import { otherHostWords } from "../core/words/failure.ts"
import { cookieNames } from "./api/account/account-cookies.ts"
import { visitorAddressHeader } from "./api/account/visitor-middleware.ts"
import type { ShopConnection } from "./client.ts"
import { errorResponse, methodNotAllowed, misdirectedResponse } from "./http/answers/error-responses.ts"
import { toFailurePage } from "./http/answers/failure-page.ts"
import { concurrencyLimit } from "./http/limits/concurrency-limit.ts"
import { type FoundRoute, findRoute, isOwnPath, type Route } from "./http/routes/route-registry.ts"
import { BufferedTextResponse } from "./http/security/buffered-text-response.ts"
import { withDecodablePath } from "./http/security/decodable-path.ts"
import { hasSecret, isPreviewLink, withoutProviderSecret } from "./http/security/secret-url.ts"
import { contentPolicy, isSameOrigin, originsAt } from "./http/security/security.ts"
import { localeCookie } from "./http/server/locale-cookie.ts"
import { logRequest } from "./http/server/request-log.ts"
import { openShop, type Shop } from "./http/server/shop.ts"
import { currentVisit, runInVisit, type Visit } from "./http/server/visit.ts"

/** One shop a process; kept where a reloaded copy of this file finds it while the shop is being worked on. */
const globalState = globalThis as typeof globalThis & { linealShop?: Promise<Shop> }
const getShop = (): Promise<Shop> => {
  if (globalState.linealShop) return globalState.linealShop
  const shop = openShop(process.env)
  globalState.linealShop = shop
  shop.catch(() => {
    if (globalState.linealShop === shop) delete globalState.linealShop
  })
  return shop
}

/** Lets go of the database and whatever else the shop holds. */
export const closeShop = async (): Promise<void> => {
  const shop = globalState.linealShop
  delete globalState.linealShop
  await (await shop)?.close()
}

/** [ROUTE-07] The one address of a page: with one slash before it and none at its end, and never another host. */
const canonical = (url: URL): string | undefined => {
  if (url.pathname === "/" || !/^[/\\]{2}|\/$/.test(url.pathname)) return undefined
  return `/${url.pathname.replace(/^[/\\]+|\/+$/g, "")}${url.search}`
}

/** What a proxy calls the request, where that is a name and not a text to put into the log. */
const requestId = (request: Request): string => {
  const requestIdHeader = request.headers.get("x-request-id") ?? ""
  return /^[\w-]{8,64}$/.test(requestIdHeader) ? requestIdHeader : randomUUID()
}

/** Makes the page that was asked for. */
type MakePage = (request: Request) => Response | Promise<Response>

/** Answers one request: the shop's own calls, else the page that `page` makes. */
export const handleRequest = async (received: Request, page: MakePage): Promise<Response> => {
  const shop = await getShop()
  const request = shop.atOwnAddress(received)
  const id = requestId(request)
  const from = performance.now()
  const found = findRoute(request)
  const response = await routeRequest(shop, request, found, page).catch((problem: unknown) => {
    shop.report(id, problem)
    return failureResponse(request, 500)
  })
  const { headers } = response
  const url = new URL(request.url)
  if (hasSecret(url)) headers.set("referrer-policy", "no-referrer")
  if (isPreviewLink(url)) headers.set("x-robots-tag", "noindex, nofollow")
  for (const [name, value] of Object.entries(shop.headers)) if (!headers.has(name)) headers.set(name, value)
  if (!headers.has("cache-control")) headers.set("cache-control", cacheOf(found.route, response.status))
  if (response.status === 429 && !headers.has("retry-after")) headers.set("retry-after", "60")
  if (response.status === 503) headers.set("retry-after", "5")
  headers.set("x-request-id", id)
  logRequest(shop.writeLog, { id, request, status: response.status, ms: performance.now() - from })
  return response
}

/** What failed is kept by nobody, and neither is what was answered at no address of the shop's. */
const cacheOf = (route: Route | undefined, status: number): string => (route && status < 400 ? route.cache : "no-store")

const routeRequest = async (
  shop: Shop,
  request: Request,
  { route, methods }: FoundRoute,
  page: MakePage
): Promise<Response> => {
  const url = new URL(request.url)
  if (!route?.anyHost && !shop.isOwnHost(url.host)) return unknownHostResponse(shop, request)
  if (route?.csrf !== "proved by itself" && !isSameOrigin(request, shop.origin)) return errorResponse(403)
  if (isOwnPath(url.pathname)) return shop.call(request)
  if (!route) return methodNotAllowed([...methods, "HEAD"])
  const cleanedLocation = withoutProviderSecret(url)
  if (cleanedLocation)
    return new Response(null, { status: 303, headers: { ...privateCacheHeaders, location: cleanedLocation } })
  const canonicalLocation = canonical(url)
  if (canonicalLocation)
    return new Response(null, { status: 308, headers: { ...privateCacheHeaders, location: canonicalLocation } })
  return limitPages(
    () => renderPage(shop, request, route, page),
    () => failureResponse(request, 503)
  )
}

/** [T57] A cache that knows addresses by their path alone would send others where this visitor's query says. */
const privateCacheHeaders = { "cache-control": "private, no-cache" }

/** A page takes some five milliseconds, so that the last of these waits for a second. */
const MAX_CONCURRENT_PAGES = 200

/** Everyone more than that is told to come back: 2,000 waiting pages held half a gigabyte. */
const limitPages = concurrencyLimit<Response>(MAX_CONCURRENT_PAGES)

/** [T57] For a name that is not the shop's there is nothing but where the shop is. */
const unknownHostResponse = ({ origin }: Shop, request: Request): Response =>
  toFailurePage(request, misdirectedResponse(origin), otherHostWords(origin))

/** A person who asked for a page reads one. */
const failureResponse = (request: Request, status: 500 | 503): Response =>
  isOwnPath(new URL(request.url).pathname) ? errorResponse(status) : toFailurePage(request, errorResponse(status))

/** [T56] Whether a page was made with a session: one that the browser has, or was given with the page. */
const hasSession = ({ headers }: Request, setCookies: ReadonlyArray<string>): boolean =>
  [...(headers.get("cookie") ?? "").split(";"), ...setCookies].some((cookie) =>
    [cookieNames.access, cookieNames.refresh].some((name) => cookie.trim().startsWith(`${name}=`))
  )

const renderPage = async (shop: Shop, request: Request, { cache }: Route, page: MakePage): Promise<Response> => {
  const nonce = randomBytes(18).toString("base64")
  const visit: Visit = { request, nonce, origin: shop.origin, status: 0, cookies: [], callTexts: new Map() }
  return runInVisit(visit, async () => {
    const pageResponse = await page(withDecodablePath(request))
    const { headers } = pageResponse
    headers.set(
      "content-security-policy",
      contentPolicy(visit.nonce, originsAt(new URL(request.url).pathname, shop.trustedOrigins))
    )
    // For visitors without a session bfcache stays possible, but where a link of their own shows whose order or quote it
    // is; no shared cache may keep what was made for one's cookies.
    const isKeptByNobody = hasSecret(new URL(request.url)) || hasSession(request, visit.cookies)
    headers.set("cache-control", isKeptByNobody ? "no-store" : cache)
    headers.append("vary", "Cookie")
    const locale = localeCookie(request.headers.get("cookie"), shop.origin.startsWith("https:"))
    for (const cookie of locale ? [...visit.cookies, locale] : visit.cookies) headers.append("set-cookie", cookie)
    const status = visit.status || pageResponse.status
    const body = request.method === "HEAD" ? undefined : visit.html
    return new BufferedTextResponse(body ?? pageResponse.body, { status, headers })
  })
}

/** The shop as the page that is being made reaches it: the same calls, in this process, with the visitor's cookies. */
export const inProcessConnection = (): ShopConnection => {
  const { request, origin, cookies, callTexts } = currentVisit()
  const forwardedHeaders = ["cookie", visitorAddressHeader].flatMap((name) => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const call = async (address: string, init: RequestInit): Promise<Response> => {
    const shop = await getShop()
    const headers = new Headers(init.headers)
    for (const [name, value] of forwardedHeaders) headers.set(name, value)
    const response = await shop.call(new Request(new URL(address, shop.origin), { ...init, headers }))
    cookies.push(...response.headers.getSetCookie())
    return response
  }
  return {
    fetch: async (address, init) => {
      const response = await call(address, init)
      const readJson = async () => {
        const text = await response.text()
        const source = response instanceof BufferedTextResponse ? response.source : undefined
        const answer = source ?? JSON.parse(text)
        if (isRecord(answer?.data) || Array.isArray(answer?.data)) callTexts.set(answer.data, text)
        return answer
      }
      return { ok: response.ok, status: response.status, json: readJson }
    },
    origin,
    search: () => ({
      handleRequest: async ({ url, method, data }) => {
        const { pathname, search } = new URL(url)
        const response = await call(`${pathname.replace(/^.*\/api\/search/, "/api/search")}${search}`, {
          method,
          body: data
        })
        return { content: await response.text(), status: response.status }
      }
    })
  }
}

/** The text of the call that told the page that, as JSON with `data`. */
export const responseText = (data: unknown): string | undefined => currentVisit().callTexts.get(data)

/** The page that is being made, for its answer. */
export const keepHtml = (html: string): void => {
  currentVisit().html = html
}

/** The script of the page that is being made, from where it is known to where it is written. */
export const keepDeferredScript = (script: string): void => {
  currentVisit().deferredScript = script
}
export const deferredScript = (): string => currentVisit().deferredScript ?? ""

export const visitNonce = (): string | undefined => currentVisit().nonce

/** [ROUTE-10] The status that a page answers with which failed, or is not there. */
export const setResponseStatus = (status: number): void => {
  currentVisit().status = status
}

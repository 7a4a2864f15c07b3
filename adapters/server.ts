/** The server's door: the whole shop behind one function that answers requests. */
import { randomBytes, randomUUID } from "node:crypto"
import { otherHostWords } from "../core/words/failure.ts"
import { visitorAddressHeader } from "./api/account/knows-visitor.ts"
import type { ShopPlace } from "./client.ts"
import { readAnswer, textOf } from "./http/answers/answer-text.ts"
import { asPage } from "./http/answers/failure-page.ts"
import { misdirected, refusal, wrongMethod } from "./http/answers/refusal.ts"
import { atMost } from "./http/limits/at-most.ts"
import { isOneOf, pageMethods } from "./http/routes/methods.ts"
import { isForAnyHost } from "./http/security/known-host.ts"
import { readableAddress } from "./http/security/readable-address.ts"
import { holdsSecret, withoutProviderSecret } from "./http/security/secret-address.ts"
import { contentPolicy, mayAsk } from "./http/security/security.ts"
import { noteRequest } from "./http/server/request-log.ts"
import { openShop, type Shop } from "./http/server/shop.ts"
import { currentVisit, duringVisit, type Visit } from "./http/server/visit.ts"

/** One shop a process; kept where a reloaded copy of this file finds it while the shop is being worked on. */
const kept = globalThis as typeof globalThis & { linealShop?: Promise<Shop> }
const theShop = (): Promise<Shop> => {
  if (kept.linealShop) return kept.linealShop
  const shop = openShop(process.env)
  kept.linealShop = shop
  shop.catch(() => {
    if (kept.linealShop === shop) delete kept.linealShop
  })
  return shop
}

/** Lets go of the database and whatever else the shop holds. */
export const closeShop = async (): Promise<void> => {
  const shop = kept.linealShop
  delete kept.linealShop
  await (await shop)?.close()
}

/** What the shop itself answers; everything else is a page. */
const ownPath = /^\/(api|media|dev)(\/|$)|^\/healthz(\/|$)|^\/(robots\.txt|sitemap\.xml|auth-sw\.js|choose-branch)$/

/** [ROUTE-07] The one address of a page: with one slash before it and none at its end, and never another host. */
const canonical = (url: URL): string | undefined => {
  if (url.pathname === "/" || !/^[/\\]{2}|\/$/.test(url.pathname)) return undefined
  return `/${url.pathname.replace(/^[/\\]+|\/+$/g, "")}${url.search}`
}

/** What a proxy calls the request, where that is a name and not a text to put into the log. */
const requestId = (request: Request): string => {
  const given = request.headers.get("x-request-id") ?? ""
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/** Makes the page that was asked for. */
type MakePage = (request: Request) => Response | Promise<Response>

/** Answers one request: the shop's own calls, else the page that `page` makes. */
export const answerWith = async (request: Request, page: MakePage): Promise<Response> => {
  const shop = await theShop()
  const id = requestId(request)
  const from = performance.now()
  const response = await answer(shop, request, page).catch((problem: unknown) => {
    shop.report(id, problem)
    return failed(request, 500)
  })
  const { headers } = response
  const url = new URL(request.url)
  if (holdsSecret(url)) headers.set("referrer-policy", "no-referrer")
  for (const [name, value] of Object.entries(shop.headers)) if (!headers.has(name)) headers.set(name, value)
  if (/^\/api(\/|$)/.test(url.pathname) && !headers.has("cache-control")) headers.set("cache-control", "no-store")
  if (response.status === 429 && !headers.has("retry-after")) headers.set("retry-after", "60")
  if (response.status === 503) headers.set("retry-after", "5")
  headers.set("x-request-id", id)
  noteRequest(shop.note, { id, request, status: response.status, ms: performance.now() - from })
  return response
}

const answer = async (shop: Shop, request: Request, page: MakePage): Promise<Response> => {
  const url = new URL(request.url)
  if (!isForAnyHost(url.pathname) && !shop.isOwnHost(url.host)) return notOurs(shop, request)
  if (!mayAsk(request, shop.origin)) return refusal(403)
  if (ownPath.test(url.pathname)) return shop.call(request)
  if (!isOneOf(pageMethods, request)) return wrongMethod(pageMethods)
  const onwards = withoutProviderSecret(url)
  if (onwards) return new Response(null, { status: 303, headers: { ...keptByNobody, location: onwards } })
  const elsewhere = canonical(url)
  if (elsewhere) return new Response(null, { status: 308, headers: { ...keptByNobody, location: elsewhere } })
  return inTurn(
    () => showPage(shop, request, page),
    () => failed(request, 503)
  )
}

/** [T57] A cache that knows addresses by their path alone would send others where this visitor's query says. */
const keptByNobody = { "cache-control": "private, no-cache" }

/** A page takes some five milliseconds, so that the last of these waits for a second. */
const MOST_PAGES = 200

/** Everyone more than that is told to come back: 2,000 waiting pages held half a gigabyte. */
const inTurn = atMost<Response>(MOST_PAGES)

/** [T57] For a name that is not the shop's there is nothing but where the shop is. */
const notOurs = ({ origin }: Shop, request: Request): Response =>
  asPage(request, misdirected(origin), otherHostWords(origin))

/** A person who asked for a page reads one. */
const failed = (request: Request, status: 500 | 503): Response =>
  ownPath.test(new URL(request.url).pathname) ? refusal(status) : asPage(request, refusal(status))

/** [T18] After a log-out the back button shows none of these. */
const isAccount = ({ url }: Request): boolean => /^\/my-account(\/|$)/.test(new URL(url).pathname)

const showPage = async (shop: Shop, request: Request, page: MakePage): Promise<Response> => {
  const nonce = randomBytes(18).toString("base64")
  const visit: Visit = { request, nonce, origin: shop.origin, status: 0, cookies: [] }
  return duringVisit(visit, async () => {
    const made = await page(readableAddress(request))
    const { headers } = made
    headers.set("content-security-policy", contentPolicy(visit.nonce, shop.trusted))
    // bfcache stays possible but for the account; no shared cache may keep what was made for one visitor's cookies.
    headers.set("cache-control", isAccount(request) ? "no-store" : "private, no-cache")
    headers.append("vary", "Cookie")
    for (const cookie of visit.cookies) headers.append("set-cookie", cookie)
    return visit.status ? new Response(made.body, { status: visit.status, headers }) : made
  })
}

/** The shop as the page that is being made reaches it: the same calls, in this process, with the visitor's cookies. */
export const inProcess = (): ShopPlace => {
  const { request, origin, cookies } = currentVisit()
  const carried = ["cookie", visitorAddressHeader].flatMap((name) => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const call = async (address: string, init: RequestInit): Promise<Response> => {
    const shop = await theShop()
    const headers = new Headers(init.headers)
    for (const [name, value] of carried) headers.set(name, value)
    const response = await shop.call(new Request(new URL(address, shop.origin), { ...init, headers }))
    cookies.push(...response.headers.getSetCookie())
    return response
  }
  return {
    fetch: async (address, init) => {
      const response = await call(address, init)
      return { ok: response.ok, status: response.status, json: async () => readAnswer(await response.text()) }
    },
    origin,
    search: () => ({
      answer: async ({ url, method, data }) => {
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
export const answerText = (data: unknown): string | undefined => textOf(data)

export const visitNonce = (): string | undefined => currentVisit().nonce

/** [ROUTE-10] The status that a page answers with which failed, or is not there. */
export const tellStatus = (status: number): void => {
  currentVisit().status = status
}

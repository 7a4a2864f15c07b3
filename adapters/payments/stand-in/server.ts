/** The stand-in's HTTP server: Stripe's API, those of the wallets, the bank's page, and the switches for tests. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { endAuthentication, showAuthentication } from "./authenticate.ts"
import { apiVersion, type CallContext, newId } from "./call-context.ts"
import { answerControl, type Control } from "./control.ts"
import { disguiseOf, sendFaultyAnswer } from "./faulty-answers.ts"
import { parseForm } from "./form.ts"
import { authorisePosted } from "./hosted-card.ts"
import { callerOf, type Headers, keyOf, readBody, sendJson, sendText } from "./http.ts"
import type { StandInPage } from "./page.ts"
import { type CallResponse, perform, replayStored, type StandInCall, storedKeyOf } from "./perform.ts"
import { errorBody, Refusal } from "./refusal.ts"
import { isBrowserAllowed, routeFor } from "./routes.ts"
import type { StandInStore } from "./store.ts"
import type { Fault } from "./switches.ts"
import { formOfJson, isJson, walletCaller } from "./wallet-call.ts"
import { endWallet, showWallet } from "./wallet-page.ts"

/** What the server works with. `control` holds the switches and the calls that hang. */
export type StandInServices = {
  readonly store: StandInStore
  readonly key: string
  readonly publishableKey: string
  readonly control: Control
  readonly origin: () => string
  /** The origins of the pages of every shop that uses this stand-in. */
  readonly shopOrigins: () => ReadonlyArray<string>
  /** Called after each step that may have told something to the shop's webhook. */
  readonly wakeWebhooks: () => void
}

const contextFor = (shop: StandInServices, request: IncomingMessage, settleLater = false): CallContext => {
  const key = request.headers["idempotency-key"] ?? request.headers["paypal-request-id"]
  return {
    store: shop.store,
    now: Math.floor(Date.now() / 1000),
    origin: shop.origin(),
    request: newId("req_", 14),
    key: shop.key,
    idempotencyKey: typeof key === "string" && key !== "" ? key : undefined,
    settleLater
  }
}

/** Lets the shop's own pages, and no others, read what the browser calls answer. */
const crossOrigin = (shop: StandInServices, request: IncomingMessage, path: string): Headers => {
  const { origin } = request.headers
  const isOfShop = (of: string) =>
    shop.control.switches().allowedOrigins.includes(of) || shop.shopOrigins().includes(of)
  if (origin === undefined || !isBrowserAllowed(path) || !isOfShop(origin)) return {}
  return {
    "access-control-allow-origin": origin,
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": "authorization, content-type, idempotency-key, stripe-version",
    "access-control-expose-headers": "request-id",
    "access-control-max-age": "600",
    vary: "origin"
  }
}

const api = async (
  shop: StandInServices,
  request: IncomingMessage,
  url: URL,
  text: string,
  settleLater: boolean
): Promise<StandInCall> => {
  const found = routeFor(request.method ?? "", url.pathname)
  const caller = found?.route.wallet
    ? walletCaller(request, shop.key, found.route.call)
    : callerOf(keyOf(request), shop.key, shop.publishableKey, found?.route.browserMay === true)
  if (found === undefined) {
    throw new Refusal(404, {
      type: "invalid_request_error",
      message: `Unrecognized request URL (${request.method}: ${url.pathname}).`
    })
  }
  const rawParameters = request.method === "GET" ? url.search : text
  return {
    match: found,
    path: url.pathname,
    form: isJson(request) ? formOfJson(rawParameters) : parseForm(rawParameters),
    text: rawParameters,
    caller,
    context: contextFor(shop, request, settleLater)
  }
}

/** A call under way keeps its key to itself: a second one with the same key is told to come later. */
const answerOnce = async (
  shop: StandInServices,
  call: StandInCall,
  fault: Fault | undefined
): Promise<CallResponse> => {
  const key = storedKeyOf(call)
  const before = replayStored(shop.store, call)
  if (before) return before
  if (key !== undefined && shop.control.activeKeys.has(key)) {
    const message = `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`
    throw new Refusal(409, { type: "invalid_request_error", code: "idempotency_key_in_use", message })
  }
  if (key !== undefined) shop.control.activeKeys.add(key)
  try {
    if (fault?.way === "hang" && fault.when === "before") await shop.control.holdCall(call.match.route.call)
    return perform(shop.store, call, fault?.way === "fail" ? disguiseOf(fault, fault.when === "after") : undefined)
  } finally {
    if (key !== undefined) shop.control.activeKeys.delete(key)
    shop.wakeWebhooks()
  }
}

const answerApi = async (
  shop: StandInServices,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  headers: Headers
) => {
  const text = await readBody(request)
  const found = routeFor(request.method ?? "", url.pathname)
  const fault = found ? shop.control.consumeFault(found.route.call) : undefined
  const call = await api(shop, request, url, text, fault?.way === "settleLater")
  if (fault?.way === "limit") {
    throw new Refusal(429, {
      type: "invalid_request_error",
      code: "rate_limit",
      message: "Request rate limit exceeded."
    })
  }
  if (fault?.when === "before" && sendFaultyAnswer(response, headers, fault, undefined)) return
  const answer = await answerOnce(shop, call, fault)
  if (fault?.way === "hang" && fault.when === "after") await shop.control.holdCall(call.match.route.call)
  if (fault?.when === "after" && sendFaultyAnswer(response, headers, fault, answer)) return
  const { idempotencyKey, request: requestId } = call.context
  sendJson(
    response,
    answer.status,
    {
      ...headers,
      "request-id": requestId,
      ...(idempotencyKey
        ? { "idempotency-key": idempotencyKey, "original-request": answer.replayed ?? requestId }
        : {}),
      ...(answer.replayed ? { "idempotent-replayed": "true" } : {})
    },
    answer.body
  )
}

const answerWallet = async (shop: StandInServices, request: IncomingMessage, response: ServerResponse, id: string) => {
  if (request.method !== "POST") return sendPage(response, showWallet(contextFor(shop, request), id))
  const outcome = String(parseForm(await readBody(request)).outcome)
  const { entries, page } = endWallet(contextFor(shop, request), id, outcome)
  if (entries.length > 0) shop.store.write(entries)
  return sendPage(response, page)
}

const sendPage = (response: ServerResponse, page: StandInPage) =>
  sendText(response, page.status, page.headers, page.html)

const answerBank = async (shop: StandInServices, request: IncomingMessage, response: ServerResponse, id: string) => {
  if (request.method !== "POST") return sendPage(response, showAuthentication(contextFor(shop, request), id))
  const complete = parseForm(await readBody(request)).outcome === "complete"
  const { entries, page } = endAuthentication(contextFor(shop, request), id, complete)
  if (entries.length > 0) shop.store.write(entries)
  shop.wakeWebhooks()
  return sendPage(response, page)
}

/** The one call that carries a card in a form of the shop's page; nothing of it is written down. */
const answerPostedCard = async (shop: StandInServices, request: IncomingMessage, response: ServerResponse) => {
  const { entries, page } = authorisePosted(contextFor(shop, request), parseForm(await readBody(request)))
  if (entries.length > 0) shop.store.write(entries)
  return sendPage(response, page)
}

const answer = async (shop: StandInServices, request: IncomingMessage, response: ServerResponse) => {
  const url = new URL(request.url ?? "/", "http://stand-in")
  const headers = { ...crossOrigin(shop, request, url.pathname), "stripe-version": apiVersion }
  const [, room = "", id = ""] = url.pathname.split("/")
  try {
    if (request.method === "OPTIONS") {
      const allowed = "access-control-allow-origin" in headers
      response.writeHead(allowed ? 204 : 403, headers).end()
    } else if (room.startsWith("__")) await answerControl(shop, request, response, url)
    else if (room === "wallet") await answerWallet(shop, request, response, id)
    else if (room === "directpostv2" && id === "authorise") await answerPostedCard(shop, request, response)
    else if (room === "authenticate") await answerBank(shop, request, response, id)
    else await answerApi(shop, request, response, url, headers)
  } catch (problem) {
    if (response.headersSent || response.destroyed) return void response.destroy()
    const refusal = problem instanceof Refusal ? problem : undefined
    if (refusal === undefined) console.error(problem)
    if (refusal?.status === 413) response.setHeader("connection", "close")
    if (refusal?.status === 401) response.setHeader("www-authenticate", 'Basic realm="Stripe"')
    const body = refusal?.body ?? errorBody({ type: "api_error", message: "The stand-in failed." })
    sendJson(response, refusal?.status ?? 500, { ...headers, "request-id": newId("req_", 14) }, body)
  }
}

export const openServer = (shop: StandInServices): Server => {
  const server = createServer(
    // Idle connections are kept longer than the shop keeps them, so that none is closed just as it is used again.
    { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000, keepAliveTimeout: 600_000 },
    (request, response) => {
      void answer(shop, request, response)
    }
  )
  server.maxConnections = 1_000
  return server
}

/** What speaks like Uber Direct on this machine: tokens, quotes, deliveries once under their key, proofs; it can be told to refuse, fail, babble and hang. */
import { createHmac, randomUUID } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

type Mode =
  | "works"
  | "refuses"
  | "fails"
  | "babbles"
  | "hangs"
  | "loses the answer"
  | "is past calling off"
  | "takes the token back"
  | "books late, and calls nobody off"
type Asked = { readonly path: string; readonly json: Record<string, unknown>; readonly authorization: string }

const CUSTOMER = "cus_lineal"
const CLIENT = { id: "client-of-the-shop", secret: "secret-of-the-shop" }
export const webhookKey = "webhook-key-of-the-shop"

/** A picture of one pixel. */
export const picture = Buffer.from("/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////2Q==", "base64")

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Array<Buffer> = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts).toString("utf8")
}

export const startUberStandIn = async () => {
  const state: { mode: Mode; fee: number; minutes: number } = { mode: "works", fee: 1_234, minutes: 35 }
  const asked: Array<Asked> = []
  const tokens = new Set<string>()
  const deliveries = new Map<string, { readonly id: string; readonly tracking_url: string }>()
  const calledOff: Array<string> = []
  const hanging = new Set<ServerResponse>()
  const late: Array<() => void> = []

  const answer = (response: ServerResponse, status: number, json: unknown) => {
    response.writeHead(status, { "content-type": "application/json" })
    response.end(JSON.stringify(json))
  }
  const failure = (code: string, metadata: object = {}) => ({ kind: "error", code, message: code, metadata })

  const giveToken = (response: ServerResponse, form: URLSearchParams) => {
    const isRight =
      form.get("client_id") === CLIENT.id &&
      form.get("client_secret") === CLIENT.secret &&
      form.get("grant_type") === "client_credentials" &&
      form.get("scope") === "eats.deliveries"
    if (!isRight) return answer(response, 401, { error: "invalid_client" })
    const token = randomUUID()
    tokens.add(token)
    answer(response, 200, {
      access_token: token,
      expires_in: 2_592_000,
      token_type: "Bearer",
      scope: "eats.deliveries"
    })
  }

  const deliver = (response: ServerResponse, json: Record<string, unknown>) => {
    const key = String(json.idempotency_key)
    const before = deliveries.get(key)
    if (before) return answer(response, 409, failure("duplicate_delivery", { delivery_id: before.id }))
    const delivery = { id: `del_${randomUUID()}`, tracking_url: `https://delivery.example/${key}` }
    deliveries.set(key, delivery)
    if (state.mode === "loses the answer") return response.destroy()
    const book = () => answer(response, 200, { ...delivery, kind: "delivery", status: "pending", fee: state.fee })
    if (state.mode === "books late, and calls nobody off") late.push(book)
    else book()
  }

  const callOff = (response: ServerResponse, id: string) => {
    if (state.mode === "books late, and calls nobody off") return answer(response, 503, failure("service_unavailable"))
    if (state.mode === "is past calling off") return answer(response, 400, failure("noncompliant_deliverable_action"))
    calledOff.push(id)
    answer(response, 200, { id, kind: "delivery", status: "canceled" })
  }

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const text = await bodyOf(request)
    const path = request.url ?? ""
    if (path === "/oauth/v2/token") return giveToken(response, new URLSearchParams(text))
    const authorization = String(request.headers.authorization)
    const json = JSON.parse(text) as Record<string, unknown>
    asked.push({ path, json, authorization })
    if (state.mode === "takes the token back") {
      tokens.clear()
      state.mode = "works"
    }
    if (!tokens.has(authorization.replace("Bearer ", ""))) return answer(response, 401, failure("unauthorized"))
    if (state.mode === "hangs") return hanging.add(response)
    if (state.mode === "fails") return answer(response, 503, failure("service_unavailable"))
    if (state.mode === "babbles") return answer(response, 200, { fee: "much", currency: "usd" })
    if (state.mode === "refuses") return answer(response, 400, failure("address_undeliverable"))
    if (path === `/v1/customers/${CUSTOMER}/delivery_quotes`)
      return answer(response, 200, {
        kind: "delivery_quote",
        id: "dqt_1",
        fee: state.fee,
        currency: "aud",
        duration: state.minutes
      })
    if (path === `/v1/customers/${CUSTOMER}/deliveries`) return deliver(response, json)
    if (path.endsWith("/cancel")) return callOff(response, path.split("/").at(-2) ?? "")
    if (path.endsWith("/proof-of-delivery")) return answer(response, 200, { document: picture.toString("base64") })
    answer(response, 404, failure("not_found"))
  }

  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    state,
    asked,
    deliveries,
    calledOff,
    /** What is booked late is answered now. */
    endBooking: () => {
      for (const book of late.splice(0)) book()
    },
    env: {
      UBER_DIRECT_CUSTOMER: CUSTOMER,
      UBER_DIRECT_CLIENT_ID: CLIENT.id,
      UBER_DIRECT_SECRET: CLIENT.secret,
      UBER_DIRECT_WEBHOOK_KEY: webhookKey,
      UBER_DIRECT_URL: origin,
      UBER_DIRECT_AUTH_URL: origin
    },
    close: async () => {
      for (const response of hanging) response.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    }
  }
}

/** An event as Uber sends it, with its signature. */
export const signedEvent = (event: object, key = webhookKey) => {
  const body = JSON.stringify(event)
  return { body, headers: { "x-uber-signature": createHmac("sha256", key).update(body).digest("hex") } }
}

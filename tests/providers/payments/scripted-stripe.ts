/** Something that listens where Stripe would, and answers each call of the shop's side as a test wants. */
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect, Redacted } from "effect"
import { afterAll, beforeAll } from "vitest"
import { makeStripe } from "../../../adapters/payments/stripe/adapter.ts"
import type { CartPaymentProvider } from "../../../core/payments/provider.port.ts"

type Heard = {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage["headers"]
  readonly body: string
}
export type Reply = (heard: Heard, response: ServerResponse) => void
export type Provider = CartPaymentProvider

/** One for a test file, while its tests run. */
export const scriptedStripe = () => {
  const acting = {
    heard: [] as Heard[],
    reply: (() => undefined) as Reply,
    /** Asks as the shop does. */
    ask: <A, E>(work: (provider: Provider) => Effect.Effect<A, E>) =>
      callProvider(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, work)
  }
  const server = createServer(async (request, response) => {
    let body = ""
    for await (const part of request) body += part
    const one = { method: request.method ?? "", url: request.url ?? "", headers: request.headers, body }
    acting.heard.push(one)
    acting.reply(one, response)
  })
  beforeAll(async () => {
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return acting
}

export const callProvider = <A, E>(url: string, work: (provider: Provider) => Effect.Effect<A, E>) =>
  Effect.scoped(
    Effect.flatMap(
      makeStripe({
        url,
        secretKey: Redacted.make("sk_test_secret"),
        publishableKey: "pk_test_public",
        isStandIn: false,
        shopUrl: "http://localhost:3000"
      }),
      work
    )
  )

export const anIntent = {
  id: "pi_3One",
  client_secret: "pi_3One_secret",
  status: "requires_payment_method",
  amount: 1100,
  amount_received: 0,
  currency: "aud",
  latest_charge: null,
  metadata: { browser: "b" },
  next_action: null,
  last_payment_error: null
}

export const json =
  (status: number, body: unknown): Reply =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
  }
export const asError = (error: object) => ({ error })

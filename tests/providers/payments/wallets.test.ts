/** The shop's side of the wallets: how long it waits, what it sends, and money as they write it. */

import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect, Fiber, Redacted, type Scope } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeHostedCard } from "../../../adapters/payments/hosted-card/adapter.ts"
import { formReference } from "../../../adapters/payments/hosted-card/form-reference.ts"
import { amountText, centsOf } from "../../../adapters/payments/money-text.ts"
import { makePayPal } from "../../../adapters/payments/paypal/adapter.ts"
import { makeZip } from "../../../adapters/payments/zip/adapter.ts"
import { IsBackground, type OrderPaymentProvider } from "../../../core/payments/provider.port.ts"
import { ProviderUnavailable } from "../../../core/unavailable.schema.ts"
import { afterClockJump, clockJumps } from "../../core/set-clock.ts"

const heard: Array<{ readonly headers: IncomingMessage["headers"]; readonly url: string; readonly body: string }> = []
let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
const server = createServer(async (request, response) => {
  let body = ""
  for await (const part of request) body += part
  heard.push({ headers: request.headers, url: request.url ?? "", body })
  answer(request, response)
})
beforeAll(() => new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const token = JSON.stringify({ access_token: "A21", expires_in: 3600 })
const isToken = ({ url }: IncomingMessage) => url === "/v1/oauth2/token"
const urlOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const providers = {
  paypal: () =>
    makePayPal({
      url: urlOf(),
      clientId: "client",
      secret: Redacted.make("secret"),
      shopUrl: "https://lineal.example"
    }),
  "hosted-card": () =>
    makeHostedCard({
      url: urlOf(),
      merchant: "MERCHANT1",
      password: Redacted.make("secret"),
      isStandIn: true,
      shopUrl: "https://lineal.example"
    }),
  zip: () => makeZip({ url: urlOf(), apiKey: Redacted.make("key"), shopUrl: "https://lineal.example" })
}
const wanted = {
  amount: 12_345,
  payable: { kind: "order", id: "100000017" },
  browser: "b".repeat(64),
  payer: { contactName: "Kim Van Lee", email: "kim@example.com", phone: "03 9764 1234" },
  pages: "my-account/quotes"
} as const

/** A name that every provider could have given. */
const REF = formReference(wanted)

const made = (name: keyof typeof providers): Effect.Effect<OrderPaymentProvider, never, Scope.Scope> =>
  providers[name]()

type Ask = (provider: OrderPaymentProvider) => Effect.Effect<unknown, unknown>
const calls: ReadonlyArray<readonly [string, number, Ask]> = [
  ["opening a payment", 60, ({ open }) => open(wanted)],
  ["looking at a payment", 60, ({ ask }) => ask(REF)],
  ["taking the money", 60, ({ start }) => start(REF, { key: "k".repeat(16) })],
  ["giving money back", 60, ({ refund }) => refund({ paymentRef: REF, amount: 100, key: "r".repeat(16) })],
  ["looking at a payment while no shopper waits", 5, ({ ask }) => Effect.provideService(ask(REF), IsBackground, true)]
]

describe.each(["hosted-card", "paypal", "zip"] as const)("%s that hangs", (name) => {
  it.each(calls)(
    "[PAY-09] %s is given up after %i seconds, not earlier, and its outcome is unknown",
    async (_, seconds, ask) => {
      const reached = Promise.withResolvers<void>()
      answer = (request, response) => (isToken(request) ? response.end(token) : reached.resolve())
      const program = Effect.gen(function* () {
        const work = Effect.scoped(Effect.flatMap(made(name), ask))
        const fiber = yield* Effect.forkChild(Effect.flip(work))
        yield* Effect.promise(() => reached.promise)
        yield* TestClock.adjust(`${seconds * 1000 - 1} millis`)
        const early = fiber.pollUnsafe()
        yield* TestClock.adjust("1 millis")
        return { early, problem: yield* Fiber.join(fiber) }
      })
      const { early, problem } = await Effect.runPromise(program.pipe(Effect.provide(TestClock.layer())))
      expect(early).toBeUndefined()
      expect(problem).toBeInstanceOf(ProviderUnavailable)
    }
  )
})

describe("PayPal's token", () => {
  it.each(clockJumps)(
    "[F10] serves its hour but a minute, also where the machine's clock is set %s meanwhile",
    async (_, by) => {
      heard.length = 0
      answer = (request, response) => (isToken(request) ? response.end(token) : response.writeHead(404).end("{}"))
      const tokens = () => heard.filter(({ url }) => url === "/v1/oauth2/token").length
      const work = Effect.gen(function* () {
        const { ask } = yield* made("paypal")
        yield* Effect.flip(ask(REF))
        return yield* afterClockJump(
          by,
          Effect.gen(function* () {
            yield* TestClock.adjust("3539 seconds")
            yield* Effect.flip(ask(REF))
            const kept = tokens()
            yield* TestClock.adjust("1 second")
            yield* Effect.flip(ask(REF))
            return { kept, anew: tokens() }
          })
        )
      })
      const counts = await Effect.runPromise(Effect.scoped(work).pipe(Effect.provide(TestClock.layer())))
      expect(counts).toEqual({ kept: 1, anew: 2 })
    }
  )
})

describe("What is sent", () => {
  const sentBy = async (name: keyof typeof providers) => {
    heard.length = 0
    answer = (request, response) => (isToken(request) ? response.end(token) : response.writeHead(400).end("{}"))
    await Effect.runPromise(Effect.scoped(Effect.flip(Effect.flatMap(made(name), ({ open }) => open(wanted)))))
    return heard
  }

  it("[CALL-17] PayPal is asked with a token, a key of the order's own, and the amount in Australian dollars", async () => {
    const [first, second] = await sentBy("paypal")
    expect(first?.headers.authorization).toBe(`Basic ${Buffer.from("client:secret").toString("base64")}`)
    expect(second?.headers).toMatchObject({ authorization: "Bearer A21", "paypal-request-id": "open-100000017-12345" })
    expect(JSON.parse(second?.body ?? "{}")).toMatchObject({
      intent: "CAPTURE",
      purchase_units: [
        {
          reference_id: "100000017",
          custom_id: `order 100000017 ${"b".repeat(64)}`,
          amount: { currency_code: "AUD", value: "123.45" }
        }
      ],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: "https://lineal.example/my-account/quotes/pending",
            cancel_url: "https://lineal.example/my-account/quotes/pending?cancelled=yes"
          }
        }
      }
    })
  })

  it("[CALL-18] Zip is asked with its key, the shopper in two names, and the amount in Australian dollars", async () => {
    const [only] = await sentBy("zip")
    expect(only?.url).toBe("/merchant/v1/checkouts")
    expect(only?.headers).toMatchObject({ authorization: "Bearer key", "zip-version": "2017-03-01" })
    expect(JSON.parse(only?.body ?? "{}")).toMatchObject({
      shopper: { first_name: "Kim", last_name: "Van Lee", email: "kim@example.com", phone: "03 9764 1234" },
      order: { reference: "100000017", amount: 123.45, currency: "AUD" },
      config: { redirect_uri: "https://lineal.example/my-account/quotes/zip/processing" }
    })
  })
})

describe("Money as a wallet writes it", () => {
  it("is the same cents there and back, as text and as a number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        expect(centsOf(amountText(cents))).toBe(cents)
        expect(centsOf(Number(amountText(cents)))).toBe(cents)
      })
    )
  })
  it.each(["", "1.234", "-1.00", "1e3", "1,00", "abc", "99999999999.00"])("'%s' is none", (text) =>
    expect(centsOf(text)).toBeUndefined()
  )
})

/** The shop's side of Stripe: how long it waits, what it makes of each answer, and what it sends. */

import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, it } from "vitest"
import { CardRefused, PaymentNotFound, PaymentNotUsable } from "../../../core/payments/payment.schema.ts"
import { IsBackground } from "../../../core/payments/provider.port.ts"
import { ProviderUnavailable } from "../../../core/unavailable.schema.ts"
import { anIntent, asError, json, type Provider, type Reply, scriptedStripe } from "./scripted-stripe.ts"

const stripe = scriptedStripe()

type Ask = (provider: Provider) => Effect.Effect<unknown, unknown>
const unawaited =
  (ask: Ask): Ask =>
  (provider) =>
    Effect.provideService(ask(provider), IsBackground, true)

const calls: ReadonlyArray<readonly [string, number, Ask]> = [
  ["making a payment", 10, ({ open }) => open({ amount: 1100, browser: "b" })],
  ["looking at a payment", 60, ({ ask }) => ask("pi_3One")],
  ["changing a payment", 60, ({ change }) => change("pi_3One", { amount: 2200 })],
  ["confirming a payment", 60, ({ start }) => start("pi_3One", { token: "ctoken_1", key: "k".repeat(16) })],
  ["cancelling a payment", 60, ({ cancel }) => cancel("pi_3One")],
  ["giving money back", 60, ({ refund }) => refund({ paymentRef: "pi_3One", amount: 1100, key: "r".repeat(16) })],
  ["looking at a payment while no shopper waits", 5, unawaited(({ ask }) => ask("pi_3One"))],
  [
    "giving money back while no shopper waits",
    5,
    unawaited(({ refund }) => refund({ paymentRef: "pi_3One", amount: 1100, key: "r".repeat(16) }))
  ]
]

describe("a provider that hangs", () => {
  it.each(calls)(
    "[PAY-09] %s is given up after %i seconds, not earlier, and its outcome is unknown",
    async (_, seconds, work) => {
      const reached = Promise.withResolvers<void>()
      stripe.reply = () => reached.resolve()
      const program = Effect.gen(function* () {
        const fiber = yield* Effect.forkChild(Effect.flip(stripe.ask(work)))
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

describe("what an answer means", () => {
  it.each([
    [
      "402 card_declined",
      json(402, asError({ type: "card_error", code: "card_declined", decline_code: "insufficient_funds" })),
      new CardRefused({ code: "card_declined", declineCode: "insufficient_funds" })
    ],
    ["404", json(404, asError({ code: "resource_missing" })), new PaymentNotFound({ id: "pi_3One" })],
    [
      "400",
      json(400, asError({ code: "payment_intent_unexpected_state" })),
      new PaymentNotUsable({ code: "payment_intent_unexpected_state" })
    ]
  ])("[PAY-08] %s is the provider's own refusal", async (_, answer, problem) => {
    stripe.reply = answer
    const found = await Effect.runPromise(
      Effect.flip(stripe.ask(({ start }) => start("pi_3One", { token: "t", key: "k".repeat(16) })))
    )
    expect(found).toEqual(problem)
  })

  it.each([
    ["500", json(500, asError({ type: "api_error" }))],
    ["429", json(429, asError({ code: "rate_limit" }))],
    ["409, the key is in use,", json(409, asError({ code: "idempotency_key_in_use" }))],
    ["402 without words", json(402, "no")],
    [
      "a page of HTML",
      ((_, response) => response.writeHead(502, { "content-type": "text/html" }).end("<html>")) as Reply
    ],
    ["an intent without an amount", json(200, { ...anIntent, amount: undefined })],
    ["a connection that breaks", ((_, response) => response.destroy()) as Reply]
  ])("[F4] %s leaves open whether the money was taken", async (_, answer) => {
    stripe.reply = answer
    const found = await Effect.runPromise(
      Effect.flip(stripe.ask(({ start }) => start("pi_3One", { token: "t", key: "k".repeat(16) })))
    )
    expect(found).toBeInstanceOf(ProviderUnavailable)
  })
})

describe("where a bank asks its customer", () => {
  const asked = (url: string) => ({
    ...anIntent,
    status: "requires_action",
    next_action: { type: "redirect_to_url", redirect_to_url: { url, return_url: "" } }
  })
  it.each([
    ["https://bank.example/ask?a=1", true],
    ["http://127.0.0.1:4000/authenticate/1", true],
    ["http://localhost:4000/authenticate/1", true],
    ["http://[::1]:4000/authenticate/1", true],
    ["http://bank.example/ask", false],
    ["http://localhost.evil.example/", false],
    ["javascript:alert(1)", false],
    ["data:text/html,x", false],
    ["//bank.example/ask", false],
    ["ask me", false]
  ])("%s is passed on: %s", async (url, isPassedOn) => {
    stripe.reply = json(200, asked(url))
    const { redirectUrl } = await Effect.runPromise(stripe.ask(({ ask }) => ask("pi_3One")))
    expect(redirectUrl).toBe(isPassedOn ? url : undefined)
  })
})

describe("what is sent", () => {
  it("[CALL-19] an intent is asked for in cents of Australian dollars, with the secret key and a key of its own", async () => {
    stripe.reply = json(200, anIntent)
    const made = await Effect.runPromise(stripe.ask(({ open }) => open({ amount: 1100, browser: "b" })))
    expect(made).toEqual({
      method: "card",
      id: "pi_3One",
      clientSecret: "pi_3One_secret",
      status: "unpaid",
      amount: 1100,
      currency: "aud",
      received: 0,
      browser: "b"
    })
    const sent = stripe.heard.at(-1)
    expect([sent?.method, sent?.url, sent?.headers.authorization]).toEqual([
      "POST",
      "/v1/payment_intents",
      "Bearer sk_test_secret"
    ])
    expect(sent?.headers["idempotency-key"]).toMatch(/^[\w-]{36}$/)
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
      amount: "1100",
      currency: "aud",
      "automatic_payment_methods[enabled]": "true",
      "metadata[browser]": "b"
    })
  })

  it("[I9] a confirmation is sent under the try's own key, so that it is carried out once", async () => {
    stripe.reply = json(200, {
      ...anIntent,
      status: "succeeded",
      amount_received: 1100,
      latest_charge: { id: "ch_3One" },
      metadata: { order_no: "100000017" }
    })
    const paid = await Effect.runPromise(
      stripe.ask(({ start }) => start("pi_3One", { token: "ctoken_1", key: "order-100000017-key" }))
    )
    expect(paid).toMatchObject({
      status: "succeeded",
      received: 1100,
      payable: { kind: "order", id: "100000017" },
      transactionReference: "ch_3One"
    })
    expect(stripe.heard.at(-1)?.headers["idempotency-key"]).toBe("order-100000017-key")
    expect(Object.fromEntries(new URLSearchParams(stripe.heard.at(-1)?.body))).toEqual({
      confirmation_token: "ctoken_1",
      return_url: "http://localhost:3000/checkout/pending"
    })
  })

  it("[I9] where all had gone back before, the refunds by which it did are the answer", async () => {
    stripe.reply = (one, response) =>
      one.method === "POST"
        ? json(400, asError({ code: "charge_already_refunded" }))(one, response)
        : json(200, {
            data: [
              { id: "re_3Hand", amount: 100 },
              { id: "re_3Lost", amount: 900, status: "failed" },
              { id: "re_3First", amount: 1000 }
            ]
          })(one, response)
    expect(
      await Effect.runPromise(
        stripe.ask(({ refund }) => refund({ paymentRef: "pi_3One", amount: 1100, key: "refund-key-of-16" }))
      )
    ).toEqual([
      { reference: "re_3Hand", amount: 100 },
      { reference: "re_3First", amount: 1000 }
    ])
  })
})

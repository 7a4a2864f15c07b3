/** A provider that is down is left alone for half a minute, whatever way it is down; a refusal is not being down. */

import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, it } from "vitest"
import { CardRefused } from "../../../core/payments/payment.schema.ts"
import { IsBackground } from "../../../core/payments/provider.port.ts"
import { ProviderUnavailable } from "../../../core/unavailable.schema.ts"
import { afterClockJump, clockJumps } from "../../core/set-clock.ts"
import { anIntent, asError, callProvider, json, type Provider, type Reply, scriptedStripe } from "./scripted-stripe.ts"

const stripe = scriptedStripe()

describe("a provider that is down", () => {
  const failure: Reply = json(500, asError({ type: "api_error" }))
  const overrun: Reply = json(429, asError({ code: "rate_limit" }))
  const hang: Reply = () => undefined
  const page: Reply = (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>")
  const half: Reply = (_, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "100" })
    response.write('{"id": "pi_')
    response.destroy()
  }
  const broken: Reply = (_, response) => response.destroy()
  const declined = json(402, asError({ type: "card_error", code: "card_declined" }))

  const look = Effect.fnUntraced(function* ({ ask }: Provider) {
    const asked = stripe.heard.length
    const fiber = yield* Effect.forkChild(Effect.exit(ask("pi_3One")))
    // The time of an answer that never comes passes only once the provider was asked.
    yield* Effect.promise(() =>
      expect.poll(() => stripe.heard.length > asked || fiber.pollUnsafe(), { interval: 1 }).toBeTruthy()
    )
    if (stripe.reply === hang) yield* TestClock.adjust("60 seconds")
    return yield* Fiber.join(fiber)
  })
  const during = <A, E>(work: (provider: Provider) => Effect.Effect<A, E>) =>
    Effect.runPromise(stripe.ask(work).pipe(Effect.provide(TestClock.layer())))

  it.each([
    ["fails", failure],
    ["has too much to do", overrun],
    ["hangs", hang],
    ["answers with a page of HTML", page],
    ["answers by half", half],
    ["drops the connection", broken]
  ])(
    "[F4] one that %s is left alone after five calls; half a minute later one call tries it, and it is back",
    async (_, way) => {
      const counts = await during((provider) =>
        Effect.gen(function* () {
          const before = stripe.heard.length
          const asked = () => stripe.heard.length - before
          stripe.reply = way
          for (let nth = 0; nth < 5; nth += 1) yield* look(provider)
          const early = yield* Effect.flip(provider.ask("pi_3One"))
          const open = asked()
          yield* TestClock.adjust("29999 millis")
          yield* Effect.flip(provider.ask("pi_3One"))
          const still = asked()
          yield* TestClock.adjust("1 millis")
          yield* look(provider)
          yield* Effect.flip(provider.ask("pi_3One"))
          const tried = asked()
          stripe.reply = json(200, anIntent)
          yield* TestClock.adjust("30 seconds")
          yield* provider.ask("pi_3One")
          yield* provider.ask("pi_3One")
          return { early, open, still, tried, back: asked() }
        })
      )
      expect(counts).toEqual({ early: expect.any(ProviderUnavailable), open: 5, still: 5, tried: 6, back: 8 })
    }
  )

  it.each(clockJumps)(
    "[F10] a machine's clock that is set %s neither shortens nor lengthens that half minute",
    async (_, by) => {
      const asked = await during((provider) =>
        Effect.gen(function* () {
          const before = stripe.heard.length
          const count = () => stripe.heard.length - before
          stripe.reply = failure
          for (let nth = 0; nth < 5; nth += 1) yield* look(provider)
          return yield* afterClockJump(
            by,
            Effect.gen(function* () {
              yield* Effect.flip(provider.ask("pi_3One"))
              const early = count()
              stripe.reply = json(200, anIntent)
              yield* TestClock.adjust("30 seconds")
              yield* provider.ask("pi_3One")
              return { early, late: count() }
            })
          )
        })
      )
      expect(asked).toEqual({ early: 5, late: 6 })
    }
  )

  it("[F4] refunds that fail keep nobody from paying, nor does what no shopper waits for", async () => {
    stripe.reply = failure
    const refund = { paymentRef: "pi_3One", amount: 1100, key: "r".repeat(16) }
    const outcome = await during((provider) =>
      Effect.gen(function* () {
        for (let nth = 0; nth < 6; nth += 1) yield* Effect.flip(provider.refund(refund))
        for (let nth = 0; nth < 6; nth += 1)
          yield* Effect.provideService(Effect.flip(provider.ask("pi_3One")), IsBackground, true)
        stripe.reply = json(200, anIntent)
        return yield* provider.ask("pi_3One")
      })
    )
    expect(outcome.id).toBe("pi_3One")
  })

  it("[F4] a failure that it kept for a key says nothing of how it is now", async () => {
    stripe.reply = (_, response) =>
      response
        .writeHead(500, { "content-type": "application/json", "idempotent-replayed": "true" })
        .end(JSON.stringify(asError({ type: "api_error" })))
    const confirm = ({ start }: Provider) => Effect.flip(start("pi_3One", { token: "t", key: "k".repeat(16) }))
    const outcome = await during((provider) =>
      Effect.gen(function* () {
        const problems = yield* Effect.all(Array.from({ length: 8 }, () => confirm(provider)))
        stripe.reply = json(200, anIntent)
        return { stored: problems.every((problem) => "isStored" in problem), now: yield* provider.ask("pi_3One") }
      })
    )
    expect(outcome).toMatchObject({ stored: true, now: { id: "pi_3One" } })
  })

  it("[F4] refusals of cards, however many, leave it in use", async () => {
    stripe.reply = declined
    const before = stripe.heard.length
    const many = ({ start }: Provider) =>
      Effect.all(Array.from({ length: 8 }, () => Effect.flip(start("pi_3One", { token: "t", key: "k".repeat(16) }))))
    for (const problem of await during(many)) expect(problem).toBeInstanceOf(CardRefused)
    expect(stripe.heard.length - before).toBe(8)
  })

  it("[F4] one whose port nobody listens on leaves nothing asked and everything open", async () => {
    const nobody = createServer().listen(0, "127.0.0.1")
    await once(nobody, "listening")
    const { port } = nobody.address() as AddressInfo
    nobody.close()
    await once(nobody, "close")
    const confirm = callProvider(`http://127.0.0.1:${port}`, (one) =>
      one.start("pi_3One", { token: "t", key: "k".repeat(16) })
    )
    const problem = await Effect.runPromise(Effect.flip(confirm))
    expect(problem).toBeInstanceOf(ProviderUnavailable)
  })
})

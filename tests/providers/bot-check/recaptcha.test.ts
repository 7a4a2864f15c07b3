/** The bot check by reCAPTCHA, for which a server of this process stands in that answers as Google's documents say. */
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect, Redacted } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { recaptchaCheckLayer } from "../../../adapters/bot-check/recaptcha-check.ts"
import { BotCheck } from "../../../core/content/forms/bot-check.port.ts"

const verified = {
  success: true,
  challenge_ts: "2026-11-23T03:04:05Z",
  hostname: "shop.example",
  score: 0.9,
  action: "form"
}
let reply: { readonly status: number; readonly body: string } | undefined
const asked: Array<{ readonly path: string; readonly form: Readonly<Record<string, string>> }> = []
const server = createServer(async (request, response) => {
  const parts: Array<Buffer> = []
  for await (const part of request) parts.push(part)
  asked.push({
    path: `${request.method} ${request.url}`,
    form: Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()))
  })
  if (reply) response.writeHead(reply.status, { "content-type": "application/json" }).end(reply.body)
  else request.socket.destroy()
})
let url = ""
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening")
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const check = <A, E>(use: (bots: BotCheck["Service"]) => Effect.Effect<A, E>) => {
  const layer = recaptchaCheckLayer({ siteKey: "site key", secret: Redacted.make("s3cret"), url, host: "shop.example" })
  return Effect.runPromise(Effect.exit(Effect.flatMap(BotCheck, use)).pipe(Effect.provide(layer)))
}
const isProof = () => check((bots) => bots.isProof("a ticket", "a token"))

it("tells pages where the script lies, and asks nobody for that", async () => {
  const challenge = await check((bots) => Effect.succeed(bots.challenge))
  expect(challenge).toMatchObject({
    value: { kind: "recaptcha", siteKey: "site key", script: `${url}/recaptcha/api.js?render=site%20key` }
  })
  expect(asked).toEqual([])
})

it("asks for the token's worth with the secret, and for nothing about the visitor", async () => {
  reply = { status: 200, body: JSON.stringify(verified) }
  expect(await isProof()).toMatchObject({ value: true })
  expect(asked).toEqual([{ path: "POST /recaptcha/api/siteverify", form: { secret: "s3cret", response: "a token" } }])
})

it.each([
  ["a token that was used or has run out", { success: false, "error-codes": ["timeout-or-duplicate"] }],
  ["a token of another site", { ...verified, hostname: "evil.example" }],
  ["a token for something else", { ...verified, action: "login" }],
  ["a visitor who seems a bot", { ...verified, score: 0.4 }],
  ["a token without a score", { success: true, hostname: "shop.example", action: "form" }]
])("takes %s for no proof", async (_, answer) => {
  reply = { status: 200, body: JSON.stringify(answer) }
  expect(await isProof()).toMatchObject({ value: false })
})

it.each([
  ["does not answer", undefined],
  ["is broken", { status: 500, body: "{}" }],
  ["answers a page", { status: 200, body: "<html>" }],
  ["answers something else", { status: 200, body: '{"success":"yes"}' }]
])("says that it can't be known where the service %s, and tells its secret to nobody", async (_, answer) => {
  reply = answer
  const exit = await isProof()
  expect(exit).toMatchObject({ _tag: "Failure" })
  expect(JSON.stringify(exit)).not.toContain("s3cret")
})

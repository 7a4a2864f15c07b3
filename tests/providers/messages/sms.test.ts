/** Text messages on their way from the outbox to the service that sends them. */
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect, Layer, Redacted } from "effect"
import { expect, it } from "vitest"
import { smsLayer } from "../../../adapters/messages/sms.ts"
import { readSettings, Settings } from "../../../adapters/settings/settings.ts"
import { testDatabase } from "../../postgres/database.ts"

const database = testDatabase("empty")

type Taken = { readonly headers: Record<string, unknown>; readonly body: unknown }

/** A service that refuses the first message it is sent. */
const startService = async () => {
  const taken: Array<Taken> = []
  const server = createServer(async (request, response) => {
    const parts: Array<Buffer> = []
    for await (const part of request) parts.push(part as Buffer)
    taken.push({ headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString()) })
    response.writeHead(taken.length === 1 ? 500 : 202).end()
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  return { taken, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send` }
}

const queue = (key: string, channel: string, text: string) =>
  database.query(
    `INSERT INTO outbox (message_key, channel, recipient, subject, text, queued_at, next_try_at)
     VALUES ($1, $2, '0491 570 156', 'Code', $3, now(), now())`,
    [key, channel, text]
  )

it("[AUTH-05] [T60] are sent in the order they were queued, tried again after a failure, and no e-mail with them", async () => {
  const { taken, server, url } = await startService()
  await queue("code 1", "sms", "111111 is your code")
  await queue("code 2", "sms", "222222 is your code")
  await queue("letter", "email", "Hello")
  const settings = {
    ...readSettings({ DATABASE_URL: Redacted.value(database.url()), SMS_TOKEN: "token-of-the-shop" }),
    SMS_URL: url
  }
  const layer = smsLayer.pipe(Layer.provide([Layer.succeed(Settings, settings), database.layer(2)]))
  await Effect.runPromise(
    Effect.scoped(
      Effect.andThen(
        Layer.build(layer),
        Effect.promise(() =>
          expect
            .poll(() => database.query("SELECT FROM outbox WHERE sent_at IS NOT NULL OR problem IS NOT NULL"))
            .toHaveLength(2)
        )
      )
    )
  )
  server.close()
  expect(taken.map(({ body }) => body)).toEqual([
    { to: "+61491570156", from: "Lineal", text: "111111 is your code" },
    { to: "+61491570156", from: "Lineal", text: "222222 is your code" }
  ])
  expect(taken[0]?.headers).toMatchObject({ authorization: "Bearer token-of-the-shop", "idempotency-key": "code 1" })
  const rows = await database.query(
    "SELECT sent_at IS NOT NULL AS sent, problem, next_try_at > now() AS later FROM outbox WHERE channel = 'sms' ORDER BY id"
  )
  expect(rows[0]).toMatchObject({ sent: false, problem: expect.stringContaining("500"), later: true })
  expect(rows[1]).toMatchObject({ sent: true, problem: null })
  // [T60] What was sent leaves no code behind; what waits to be sent again keeps it.
  expect(await database.query("SELECT text FROM outbox WHERE channel = 'sms' ORDER BY id")).toEqual([
    { text: "111111 is your code" },
    { text: "" }
  ])
  expect(await database.query("SELECT attempts FROM outbox WHERE channel = 'email'")).toEqual([{ attempts: 0 }])
})

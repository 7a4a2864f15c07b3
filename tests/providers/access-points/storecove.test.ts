/** [EINV-02] Storecove where it does not answer. */
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect, Fiber, Redacted } from "effect"
import { TestClock } from "effect/testing"
import { expect, it } from "vitest"
import { makeStorecove } from "../../../adapters/access-points/storecove.ts"

it("[EINV-02] [F4] one that hangs is waited for ten seconds a call, so that one look of a minute gets to others", async () => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const asked = once(server, "request")
  const look = Effect.gen(function* () {
    const { isDelivered } = yield* makeStorecove({
      url: `http://127.0.0.1:${port}`,
      key: Redacted.make("key"),
      sender: 1
    })
    const call = yield* Effect.forkChild(Effect.flip(isDelivered("a")), { startImmediately: true })
    yield* Effect.promise(() => asked)
    yield* TestClock.adjust("10 seconds")
    return yield* Fiber.join(call)
  })
  const problem = await Effect.runPromise(Effect.scoped(look).pipe(Effect.provide(TestClock.layer())))
  expect(problem._tag).toBe("ProviderUnavailable")
  server.closeAllConnections()
  server.close()
})

/** How every payment provider is called: within a time, and left alone for a while once it has failed too often. */
import { Effect, Exit } from "effect"
import { CircuitBreaker } from "effect/persistence"
import { withSteadyClock } from "../../core/elapsed-time.service.ts"
import { IsBackground } from "../../core/payments/provider.port.ts"
import { createProviderClient, type ProviderRequest, type ProviderResponse } from "./provider-client.ts"

/** A call that no shopper waits for; many of them come one after the other. */
const BACKGROUND_TIMEOUT = "5 seconds"

/** [F4] A provider that failed five times running at one purpose is left alone there for half a minute, then tried with one call. */
const makeCircuitBreaker = CircuitBreaker.make({
  tripPolicy: CircuitBreaker.consecutive(5),
  openDuration: "30 seconds"
})

/**
 * Whatever a provider says in words, a refusal too, shows that it works; silence, babble and being overrun do not. What it
 * has kept of an earlier call says nothing of how it is now.
 */
const outcomeOf = (exit: Exit.Exit<ProviderResponse, unknown>): CircuitBreaker.Outcome => {
  if (Exit.isFailure(exit)) return CircuitBreaker.failure()
  const { status, isReplay } = exit.value
  if (isReplay) return CircuitBreaker.ignored
  return status < 500 && status !== 429 ? CircuitBreaker.success : CircuitBreaker.failure()
}

type CallOptions = {
  readonly within?: "10 seconds" | "60 seconds"
  /** What the call is for: paying where nothing is said. */
  readonly purpose?: "refund"
}

/** [PAY-09] Calls the provider at `url`; 60 seconds at most unless told. Fails where there is no whole answer in time. */
export const makeProviderCalls = (url: string) =>
  Effect.gen(function* () {
    const send = createProviderClient(url)
    const breaker = yield* makeCircuitBreaker
    return Effect.fnUntraced(function* (request: ProviderRequest, options: CallOptions = {}) {
      const call = Effect.tryPromise((signal) => send(request, signal))
      // What no shopper waits for is asked again by itself, and keeps no shopper from paying.
      if (yield* IsBackground) return yield* Effect.timeout(call, BACKGROUND_TIMEOUT)
      const within = Effect.timeout(call, options.within ?? "60 seconds")
      const key = `${url} ${options.purpose ?? "payment"}`
      return yield* withSteadyClock(breaker.execute(within, { key, classify: outcomeOf }))
    })
  }).pipe(Effect.provide(CircuitBreaker.layerStoreMemory()))

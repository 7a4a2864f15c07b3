/** Time that goes by: what a machine's clock that is set forward or back neither shortens nor lengthens. */
import { Clock, Effect } from "effect"

const NANOS_PER_MILLI = 1_000_000n

/** [F10] Milliseconds on a clock that nobody sets: only the difference of two of them means anything. */
export const elapsedMillis: Effect.Effect<number> = Effect.map(Clock.monotonicTimeNanos, (nanos) =>
  Number(nanos / NANOS_PER_MILLI)
)

/** The same clock, whose time of day is the time that goes by. */
const steadyClock = (clock: Clock.Clock): Clock.Clock => ({
  currentTimeMillisUnsafe: () => Number(clock.monotonicTimeNanosUnsafe() / NANOS_PER_MILLI),
  currentTimeMillis: Effect.sync(() => Number(clock.monotonicTimeNanosUnsafe() / NANOS_PER_MILLI)),
  currentTimeNanosUnsafe: () => clock.monotonicTimeNanosUnsafe(),
  currentTimeNanos: clock.monotonicTimeNanos,
  monotonicTimeNanosUnsafe: () => clock.monotonicTimeNanosUnsafe(),
  monotonicTimeNanos: clock.monotonicTimeNanos,
  sleep: (duration) => clock.sleep(duration)
})

/** [F10] Does work that asks what time it is only to see how much of it has gone by. */
export const withSteadyClock = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.clockWith((clock) => Effect.provideService(work, Clock.Clock, steadyClock(clock)))

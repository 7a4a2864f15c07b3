/** A machine's clock that somebody sets while time goes by as ever. */
import { Clock, Effect } from "effect"

/** [F10] By how far the clock is set, and how that is called. */
export const clockJumps = [
  ["back an hour", -3_600_000],
  ["forward an hour", 3_600_000],
  ["forward a day", 86_400_000]
] as const

/** Does the work after the clock was set by so many milliseconds. */
export const afterClockJump = <A, E, R>(by: number, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.clockWith((clock) => {
    const now = () => clock.currentTimeMillisUnsafe() + by
    const set = { ...clock, currentTimeMillisUnsafe: now, currentTimeMillis: Effect.sync(now) }
    return Effect.provideService(work, Clock.Clock, set)
  })

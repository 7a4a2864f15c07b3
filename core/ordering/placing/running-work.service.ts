/** Work that runs in this process, by its key, so that others can wait for its end. */
import { Deferred, Effect } from "effect"

/** Whoever waits for work that hangs goes on after so long. */
const MOMENT = "1 second"

/** Work by its key, while it lasts, in this process. */
export const trackRunningWork = () => {
  const ends = new Map<string, Deferred.Deferred<void>>()
  const during =
    (key: string) =>
    <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.suspend(() => {
        const end = Deferred.makeUnsafe<void>()
        ends.set(key, end)
        const finishWork = Effect.suspend(() => {
          if (ends.get(key) === end) ends.delete(key)
          return Deferred.succeed(end, undefined)
        })
        return Effect.ensuring(work, finishWork)
      })
  const ended = (key: string): Effect.Effect<void> =>
    Effect.suspend(() => {
      const end = ends.get(key)
      return end ? Effect.asVoid(Effect.timeoutOption(Deferred.await(end), MOMENT)) : Effect.void
    })
  return { during, ended }
}

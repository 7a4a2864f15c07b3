/** Requests under one key, one after the other. */
import { Effect, Semaphore } from "effect"

/** Requests under one key of a browser wait for each other within this process; between processes the database keeps them apart. */
export const serializeByKey = () => {
  const queues = new Map<string, { readonly door: Semaphore.Semaphore; waiting: number }>()
  return <A, E, R>(key: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      const queue = queues.get(key) ?? { door: Semaphore.makeUnsafe(1), waiting: 0 }
      queues.set(key, queue)
      queue.waiting += 1
      const leave = Effect.sync(() => {
        queue.waiting -= 1
        if (queue.waiting === 0) queues.delete(key)
      })
      return Effect.ensuring(queue.door.withPermits(1)(work), leave)
    })
}

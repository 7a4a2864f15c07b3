/** A queue with a bound: so many pieces of work run at once, so many wait in order, and what comes on top is refused at once. */

/** There is more to do than would be done within anybody's patience. */
export class QueueFull extends Error {}

export type QueueLimits = { readonly concurrency: number; readonly maxWaiting: number }

/** Runs work within the limits. The promise that it answers is the work's own. @throws QueueFull */
export const boundedQueue = ({ concurrency, maxWaiting }: QueueLimits) => {
  const waiting: Array<() => void> = []
  let running = 0
  const next = (): void => {
    const start = running < concurrency ? waiting.shift() : undefined
    if (!start) return
    running += 1
    start()
  }
  return async <A>(work: () => Promise<A>): Promise<A> => {
    if (running >= concurrency && waiting.length >= maxWaiting) throw new QueueFull("Too much is waiting to be done")
    await new Promise<void>((start) => {
      waiting.push(start)
      next()
    })
    try {
      return await work()
    } finally {
      running -= 1
      next()
    }
  }
}

/** A queue with a bound: so many pieces of work run at once, so many wait in order, and what comes on top is refused at once. */

export type QueueLimits = { readonly concurrency: number; readonly maxWaiting: number }

/** Runs work within the limits. The promise that it answers is the work's own; nothing where too much waits already. */
export const boundedQueue = ({ concurrency, maxWaiting }: QueueLimits) => {
  const waiting: Array<() => void> = []
  let running = 0
  const next = (): void => {
    const start = running < concurrency ? waiting.shift() : undefined
    if (!start) return
    running += 1
    start()
  }
  const runInTurn = async <A>(work: () => Promise<A>): Promise<A> => {
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
  return <A>(work: () => Promise<A>): Promise<A> | undefined =>
    running >= concurrency && waiting.length >= maxWaiting ? undefined : runInTurn(work)
}

/** Begins so many pieces of work every second whether or not the earlier ones have ended, as visitors do. */
import { percentile, type Timing } from "./report.ts"

export type SteadyLoad = {
  readonly timing: () => Timing
  /** Begins no more and waits for what is under way. */
  readonly stop: () => Promise<void>
}

/** How many different problems are told. */
const MOST_PROBLEMS = 5

export const startSteadyLoad = (
  what: string,
  perSecond: number,
  work: (turn: number) => Promise<unknown>
): SteadyLoad => {
  const from = performance.now()
  const took: Array<number> = []
  const underWay = new Set<Promise<void>>()
  let [begun, failed, most] = [0, 0, 0]
  const one = async (turn: number) => {
    // From when it was due: waiting for a busy machine is waiting too.
    const due = from + (1000 * turn) / perSecond
    try {
      await work(turn)
      took.push(performance.now() - due)
    } catch (problem) {
      if (++failed <= MOST_PROBLEMS) console.error(`${what}:`, problem)
    }
  }
  const timer = setInterval(() => {
    while (from + (1000 * begun) / perSecond <= performance.now()) {
      const running = one(begun++).finally(() => underWay.delete(running))
      underWay.add(running)
      most = Math.max(most, underWay.size)
    }
  }, 5)
  const seconds = () => (performance.now() - from) / 1000
  return {
    timing: () => ({
      what,
      atOnce: most,
      count: took.length,
      failed,
      perSecond: took.length / seconds(),
      p50: percentile(took, 50),
      p95: percentile(took, 95),
      p99: percentile(took, 99)
    }),
    stop: async () => {
      clearInterval(timer)
      await Promise.all(underWay)
    }
  }
}

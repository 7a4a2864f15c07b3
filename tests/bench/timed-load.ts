/** Does a piece of work over and over, so many at once, and notes how long each took. */
import { percentile, type Timing } from "./report.ts"

export type LoadOptions = { readonly atOnce: number; readonly seconds: number; readonly warmSeconds?: number }
type Work = (turn: number) => Promise<unknown>

const WARM_SECONDS = 3
/** How many different problems are told. */
const MOST_PROBLEMS = 5

const during = async (seconds: number, atOnce: number, work: Work) => {
  const took: Array<number> = []
  const problems: Array<unknown> = []
  const from = performance.now()
  let turn = 0
  const worker = async () => {
    while (performance.now() - from < seconds * 1000) {
      const began = performance.now()
      try {
        await work(turn++)
        took.push(performance.now() - began)
      } catch (problem) {
        problems.push(problem)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { took, problems, seconds: (performance.now() - from) / 1000 }
}

/** The work's `turn` counts from 0, so that each can ask for something else. Before what is counted it runs to warm up. */
export const timeRepeatedly = async (
  what: string,
  { atOnce, seconds, warmSeconds = WARM_SECONDS }: LoadOptions,
  work: Work
): Promise<Timing> => {
  await during(warmSeconds, atOnce, work)
  const { took, problems, seconds: lasted } = await during(seconds, atOnce, work)
  for (const problem of problems.slice(0, MOST_PROBLEMS)) console.error(`${what}:`, problem)
  return {
    what,
    atOnce,
    count: took.length,
    failed: problems.length,
    perSecond: took.length / lasted,
    p50: percentile(took, 50),
    p95: percentile(took, 95),
    p99: percentile(took, 99)
  }
}

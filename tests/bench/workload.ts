/** One kind of question put to the shop: timed under load while prices change, and again to a bare server. */

import { shareOfBareServer, timeBareServer, timeSingleRow } from "./baseline.ts"
import { type BenchShop, openBenchShop } from "./bench-shop.ts"
import { type Canary, type CanaryState, canaryOf, startChanges } from "./live-changes.ts"
import type { Bounds, Figure, Report, Timing } from "./report.ts"
import { type BenchRequest, createRequester, type SendRequest } from "./requester.ts"
import { type LoadOptions, timeRepeatedly } from "./timed-load.ts"

export type Workload = {
  readonly what: string
  readonly pace: LoadOptions
  /** Another question for each turn. */
  readonly asking: (turn: number) => BenchRequest
  /** What tells of the watched thing, and whether an answer's text tells it as it now is. */
  readonly watched: BenchRequest
  readonly tells: (text: string, changed: CanaryState) => boolean
  readonly wanted?: Readonly<Partial<Record<"perSecond" | "p50" | "p95" | "p99", Bounds>>>
}

const units = { perSecond: "a second", p50: "ms", p95: "ms", p99: "ms" } as const

/** The figures of a timing that have bounds. */
export const boundedFigures = (timing: Timing, wanted: Workload["wanted"] = {}): ReadonlyArray<Figure> =>
  (["perSecond", "p50", "p95", "p99"] as const).flatMap((name) => {
    const bounds = wanted[name]
    const what = name === "perSecond" ? timing.what : `${timing.what}, ${name}`
    return bounds ? [{ what, value: timing[name], unit: units[name], ...bounds }] : []
  })

const put = async (shop: BenchShop, canary: Canary, ask: SendRequest, question: Workload): Promise<Report> => {
  const { what, pace, asking, watched, tells, wanted } = question
  const answer = await ask(asking(0))
  const told = async () => {
    const text = (await ask(watched)).bytes.toString()
    return (changed: CanaryState) => tells(text, changed)
  }
  const [timing, stale] = await Promise.all([
    timeRepeatedly(what, pace, (turn) => ask(asking(turn))),
    startChanges(shop, canary, pace.seconds, told)
  ])
  const short = { ...pace, seconds: pace.seconds / 3, warmSeconds: 1 }
  const bare = await timeBareServer(answer, short)
  const row = await timeSingleRow(shop.databaseUrl, short)
  return {
    timings: [timing, bare, row],
    figures: [...boundedFigures(timing, wanted), shareOfBareServer(timing, bare)],
    faults: [
      ...stale.map((fault) => `${what}: ${fault}`),
      ...(timing.failed > 0 ? [`${what}: ${timing.failed} failed`] : [])
    ]
  }
}

export const mergeReports = (reports: ReadonlyArray<Report>): Report => ({
  timings: reports.flatMap(({ timings }) => timings),
  figures: reports.flatMap(({ figures }) => figures),
  faults: reports.flatMap(({ faults }) => faults)
})

/** Opens the shop, puts the questions one after the other, and tells its memory before and after; `also` is what else to tell. */
export const measureWorkloads = async (
  questionsFor: (shop: BenchShop, canary: Canary) => Promise<ReadonlyArray<Workload>>,
  also: (ask: SendRequest) => Promise<ReadonlyArray<Figure>> = async () => []
): Promise<Report> => {
  const shop = await openBenchShop()
  const { ask, close } = createRequester(shop.origin)
  try {
    const canary = await canaryOf(shop)
    const before = await shop.memory("before the load")
    const reports: Array<Report> = []
    for (const question of await questionsFor(shop, canary)) reports.push(await put(shop, canary, ask, question))
    const loaded = await shop.memory("after the load")
    return mergeReports([
      ...reports,
      { timings: [], figures: [...(await also(ask)), ...before, ...loaded], faults: [] }
    ])
  } finally {
    close()
    await shop.stop()
  }
}

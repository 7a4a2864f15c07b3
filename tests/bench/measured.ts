/** One kind of question put to the shop: timed under load while prices change, and again to a bare server. */
import { type Ask, type Asking, asker } from "./asking.ts"
import { type BenchShop, openBenchShop } from "./bench-shop.ts"
import { bareServer, oneRow, shareOf } from "./beside.ts"
import { type Canary, type Changed, canaryOf, changing } from "./changes.ts"
import type { Figure, Report, Timing, Wanted } from "./figures.ts"
import { type Pace, timed } from "./timed.ts"

export type Question = {
  readonly what: string
  readonly pace: Pace
  /** Another question for each turn. */
  readonly asking: (turn: number) => Asking
  /** What tells of the watched thing, and whether an answer's text tells it as it now is. */
  readonly watched: Asking
  readonly tells: (text: string, changed: Changed) => boolean
  readonly wanted?: Readonly<Partial<Record<"perSecond" | "p50" | "p95" | "p99", Wanted>>>
}

const units = { perSecond: "a second", p50: "ms", p95: "ms", p99: "ms" } as const

/** The figures of a timing that have bounds. */
export const bounded = (timing: Timing, wanted: Question["wanted"] = {}): ReadonlyArray<Figure> =>
  (["perSecond", "p50", "p95", "p99"] as const).flatMap((name) => {
    const bounds = wanted[name]
    const what = name === "perSecond" ? timing.what : `${timing.what}, ${name}`
    return bounds ? [{ what, value: timing[name], unit: units[name], ...bounds }] : []
  })

const put = async (shop: BenchShop, canary: Canary, ask: Ask, question: Question): Promise<Report> => {
  const { what, pace, asking, watched, tells, wanted } = question
  const answer = await ask(asking(0))
  const told = async () => {
    const text = (await ask(watched)).bytes.toString()
    return (changed: Changed) => tells(text, changed)
  }
  const [timing, stale] = await Promise.all([
    timed(what, pace, (turn) => ask(asking(turn))),
    changing(shop, canary, pace.seconds, told)
  ])
  const short = { ...pace, seconds: pace.seconds / 3, warmSeconds: 1 }
  const bare = await bareServer(answer, short)
  const row = await oneRow(shop.databaseUrl, short)
  return {
    timings: [timing, bare, row],
    figures: [...bounded(timing, wanted), shareOf(timing, bare)],
    faults: [
      ...stale.map((fault) => `${what}: ${fault}`),
      ...(timing.failed > 0 ? [`${what}: ${timing.failed} failed`] : [])
    ]
  }
}

export const joined = (reports: ReadonlyArray<Report>): Report => ({
  timings: reports.flatMap(({ timings }) => timings),
  figures: reports.flatMap(({ figures }) => figures),
  faults: reports.flatMap(({ faults }) => faults)
})

/** Opens the shop, puts the questions one after the other, and tells its memory before and after; `also` is what else to tell. */
export const measured = async (
  questionsFor: (shop: BenchShop, canary: Canary) => Promise<ReadonlyArray<Question>>,
  also: (ask: Ask) => Promise<ReadonlyArray<Figure>> = async () => []
): Promise<Report> => {
  const shop = await openBenchShop()
  const { ask, close } = asker(shop.origin)
  try {
    const canary = await canaryOf(shop)
    const before = await shop.memory("before the load")
    const reports: Array<Report> = []
    for (const question of await questionsFor(shop, canary)) reports.push(await put(shop, canary, ask, question))
    const loaded = await shop.memory("after the load")
    return joined([...reports, { timings: [], figures: [...(await also(ask)), ...before, ...loaded], faults: [] }])
  } finally {
    close()
    await shop.stop()
  }
}

/** What a benchmark finds: figures with what they should be, printed as a table or as JSON. */
import { cpus, loadavg } from "node:os"

/** How long answers took, in milliseconds, and how many came in a second. */
export type Timing = {
  readonly what: string
  readonly atOnce: number
  readonly count: number
  readonly failed: number
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** Bounds that a figure should keep on two quiet cores, and what it aims at beyond them. */
export type Bounds = { readonly least?: number; readonly most?: number; readonly aim?: number }

export type Figure = { readonly what: string; readonly value: number; readonly unit: string } & Bounds

export type Report = {
  readonly timings: ReadonlyArray<Timing>
  /** What the timings, or anything else that was counted, should be. */
  readonly figures: ReadonlyArray<Figure>
  /** What must never happen, whatever the machine: a failed request, a stale answer, a lost order. */
  readonly faults: ReadonlyArray<string>
}

const isKept = ({ value, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Figure): boolean =>
  value >= least && value <= most

/** Three figures or more, and at least two after the point of what is small. */
const round = (value: number): number => Number(value.toFixed(value >= 1000 ? 0 : value >= 100 ? 1 : 2))

const wantedText = (figure: Figure): string =>
  [
    figure.least === undefined ? "" : `at least ${figure.least}`,
    figure.most === undefined ? "" : `at most ${figure.most}`,
    figure.aim === undefined ? "" : `aim ${figure.aim}`,
    isKept(figure) ? "" : "MISSED"
  ]
    .filter(Boolean)
    .join(", ")

/** Rows under each other, each column as wide as it needs. */
const table = (rows: ReadonlyArray<ReadonlyArray<string | number>>): string => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => String(row[column]).length))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          typeof cell === "number"
            ? String(cell).padStart(widths[column] ?? 0)
            : String(cell).padEnd(widths[column] ?? 0)
        )
        .join("  ")
        .trimEnd()
    )
    .join("\n")
}

/** On which machine, and how busy it was with other things. */
const machine = () => ({
  node: process.version,
  cores: cpus().length,
  cpu: cpus()[0]?.model ?? "",
  load: loadavg().map(round)
})

const timingRow = ({ what, atOnce, count, perSecond, p50, p95, p99, failed }: Timing) =>
  [what, atOnce, count, round(perSecond), round(p50), round(p95), round(p99), failed] as const

export const formatReport = (name: string, { timings, figures, faults }: Report, asJson: boolean): string => {
  const on = machine()
  if (asJson)
    return JSON.stringify({
      name,
      ...on,
      timings,
      figures: figures.map((one) => ({ ...one, kept: isKept(one) })),
      faults
    })
  const head = ["answers", "at once", "count", "per second", "p50 ms", "p95 ms", "p99 ms", "failed"]
  return [
    `${name}, on ${on.cores} x ${on.cpu}, load ${on.load.join(" ")}`,
    ...(timings.length > 0 ? [table([head, ...timings.map(timingRow)])] : []),
    table(figures.map((one) => [one.what, round(one.value), one.unit, wantedText(one)])),
    ...faults.map((fault) => `FAULT: ${fault}`)
  ].join("\n\n")
}

/** The value below which so many in a hundred lie; 0 of none. */
export const percentile = (values: ReadonlyArray<number>, share: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil((values.length * share) / 100) - 1)] ?? 0

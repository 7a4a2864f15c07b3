/** Which lines of an order make the rest wait: those that are there on a later day than the first. */
import { melbourneDate } from "../../melbourne.ts"

/** When one line is there, epoch milliseconds. */
export type LineTime = { readonly readyAt: number }

export type SlowLines = {
  /** When what does not wait is there, epoch milliseconds. */
  readonly restAt: number
  /** The places of the lines that are there on a later day. */
  readonly later: ReadonlyArray<number>
  /** Of them those that decide the day of the whole order. */
  readonly deciding: ReadonlyArray<number>
}

/** [EST-01] Undefined where all are there on one Melbourne day, so that nothing is won by parting them. */
export const slowLines = (lines: ReadonlyArray<LineTime>): SlowLines | undefined => {
  const days = lines.map(({ readyAt }) => melbourneDate(readyAt))
  const [first, last] = [days.reduce(earlier, days[0] ?? ""), days.reduce(laterOf, "")]
  const places = (fits: (day: string) => boolean) => days.flatMap((day, place) => (fits(day) ? [place] : []))
  const later = places((day) => day > first)
  if (later.length === 0) return undefined
  const rest = lines.filter((_, place) => !later.includes(place))
  return {
    restAt: Math.max(...rest.map(({ readyAt }) => readyAt)),
    later,
    deciding: places((day) => day === last)
  }
}

const earlier = (one: string, other: string): string => (other < one ? other : one)
const laterOf = (one: string, other: string): string => (other > one ? other : one)

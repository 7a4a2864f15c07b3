/** Timber in random lengths: which of the pieces on the rack make up so many metres with the least left over. */
import { fromHundredths, type Hundredths, hundredths } from "./quantity.ts"
import type { Tally } from "./tally.ts"

/** What the rack holds of one length in metres. */
export type RackLength = { readonly length: number; readonly available: number }

export type RandomLengthPick = {
  /** Shortest first. */
  readonly pieces: ReadonlyArray<Tally>
  /** What they come to, at least what was asked for. */
  readonly metres: number
}

type Pile = { readonly length: Hundredths; readonly count: number }

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** A pile in halves, 1, 2, 4 … pieces, so that any number of them is some of the parts. */
const parts = ({ length, count }: Pile): ReadonlyArray<Pile> => {
  const found: Array<Pile> = []
  for (let left = count, size = 1; left > 0; size *= 2) {
    found.push({ length, count: Math.min(size, left) })
    left -= Math.min(size, left)
  }
  return found
}

/** No stick is longer than 100 m. */
const LONGEST: Hundredths = 10_000

/** The metres that are searched through exactly; before them the longest pieces are taken, which wastes nothing. */
const WINDOW: Hundredths = 20_000

/** The longest pieces first, until no more than the window is to go; of a shorter length none while longer ones are left. */
const longestFirst = (wanted: Hundredths, piles: ReadonlyArray<Pile>) => {
  let left = wanted
  const taken = piles.map(({ length, count }) => {
    const some = Math.min(count, Math.max(0, Math.ceil((left - WINDOW) / length)))
    left -= some * length
    return some
  })
  return { left, taken }
}

/** The fewest pieces for each sum, the least sum that reaches `wanted`, and the pieces of it by length. */
const leastSum = (wanted: Hundredths, piles: ReadonlyArray<Pile>): ReadonlyMap<Hundredths, number> | undefined => {
  const step = piles.reduce((common, { length }) => divisor(common, length), 0)
  const longest = Math.max(...piles.map(({ length }) => length))
  const size = Math.ceil((wanted + longest) / step) + 1
  const fewest = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  fewest[0] = 0
  const halves = piles.flatMap(parts)
  const used = halves.map(({ length, count }) => {
    const [reach, uses] = [(length * count) / step, new Uint8Array(size)]
    for (let sum = size - 1; sum >= reach; sum -= 1) {
      const pieces = (fewest[sum - reach] ?? 0) + count
      if (pieces >= (fewest[sum] ?? 0)) continue
      fewest[sum] = pieces
      uses[sum] = 1
    }
    return uses
  })
  let sum = Math.ceil(wanted / step)
  while (sum < size && fewest[sum] === Number.POSITIVE_INFINITY) sum += 1
  if (sum >= size) return undefined
  const counts = new Map<Hundredths, number>()
  for (const [back, { length, count }] of [...halves.entries()].reverse()) {
    if (used[back]?.[sum] !== 1) continue
    counts.set(length, (counts.get(length) ?? 0) + count)
    sum -= (length * count) / step
  }
  return counts
}

/**
 * [RND-01] The pieces that hold so many metres with the least left over, of those the fewest pieces; both exact up to 200 m,
 * beyond that the longest pieces are taken for the first part. Metres to 0.01, above 0; undefined where the rack does not reach.
 */
export const pickRandomLengths = (metres: number, rack: ReadonlyArray<RackLength>): RandomLengthPick | undefined => {
  const wanted = hundredths(metres)
  const piles = rack
    .flatMap(({ length, available }) => {
      const whole = hundredths(length)
      return whole && whole <= LONGEST && Number.isInteger(available) && available > 0
        ? [{ length: whole, count: available }]
        : []
    })
    .sort((left, right) => right.length - left.length)
  if (!wanted || piles.reduce((sum, { length, count }) => sum + length * count, 0) < wanted) return undefined
  const { left, taken } = longestFirst(wanted, piles)
  const rest = leastSum(
    left,
    piles.map(({ length, count }, place) => ({ length, count: count - (taken[place] ?? 0) }))
  )
  if (!rest) return undefined
  const counts = new Map(rest)
  for (const [place, { length }] of piles.entries()) counts.set(length, (counts.get(length) ?? 0) + (taken[place] ?? 0))
  const pieces = [...counts].filter(([, count]) => count > 0).sort(([left], [right]) => left - right)
  return {
    pieces: pieces.map(([length, count]) => ({ pieces: count, length: fromHundredths(length) })),
    metres: fromHundredths(pieces.reduce((sum, [length, count]) => sum + length * count, 0))
  }
}

/** The cheapest sticks for a small job, by trying every way to cut the largest piece that is left. */
import { maximalPatterns, type StepBudget } from "./cut-patterns.ts"
import type { CuttingModel, PatternUse } from "./cutting-model.ts"

/** As many different remainders of a job as are remembered: 12 pieces of any sizes have 4,096. */
const MOST_REMAINDERS = 20_000
/** As many patterns as are tried: more than 12 pieces have in 30 lengths, where each is in a stick, out of it or cut before. */
const MOST_PATTERNS = 8_000_000

type Best = { readonly price: number; readonly stick?: PatternUse; readonly rest?: Best }

/**
 * [CUT-01] The cheapest sticks, or undefined where the job is too large to try everything within the budget. The largest piece that is left has to be
 * cut from some stick; that stick may as well be full, since a job never costs more for having fewer pieces.
 */
export const exactSticks = (
  { sizes, counts, stock }: CuttingModel,
  budget: StepBudget
): ReadonlyArray<PatternUse> | undefined => {
  if (counts.reduce((remainders, count) => remainders * (count + 1), 1) > MOST_REMAINDERS) return undefined
  const known = new Map<number, Best>()
  const cheapestByLength = Math.min(...stock.map(({ capacity, price }) => price / capacity))
  const longestFirst = [...stock.entries()].reverse()
  let tried = 0

  /** A remainder's number: each count is a digit, so that no two remainders share one. */
  const numberOf = (left: ReadonlyArray<number>) =>
    left.reduce((number, count, place) => number * ((counts[place] ?? 0) + 1) + count, 0)

  /** `size` is that of all that is left. */
  const bestOf = (left: ReadonlyArray<number>, size: number): Best => {
    if (size === 0) return { price: 0 }
    const number = numberOf(left)
    const found = known.get(number)
    if (found) return found
    let best: Best = { price: Number.POSITIVE_INFINITY }
    for (const [from, { capacity, price }] of longestFirst)
      maximalPatterns(
        sizes,
        left,
        capacity,
        (pattern, used) => {
          tried += 1
          // What the rest costs at least; a hair below, so that no binary fraction can lift it over the truth.
          const floor = Math.floor((size - used) * cheapestByLength * (1 - 1e-9))
          if (price + floor < best.price) {
            const cut = [...pattern]
            const rest = bestOf(
              left.map((count, place) => count - (cut[place] ?? 0)),
              size - used
            )
            if (price + rest.price < best.price)
              best = { price: price + rest.price, stick: { from, pattern: cut }, rest }
          }
          return tried <= MOST_PATTERNS && budget.steps > 0
        },
        budget
      )
    known.set(number, best)
    return best
  }

  let best: Best | undefined = bestOf(
    counts,
    counts.reduce((sum, count, place) => sum + count * (sizes[place] ?? 0), 0)
  )
  if (tried > MOST_PATTERNS || budget.steps <= 0) return undefined
  const sticks: Array<PatternUse> = []
  for (; best?.stick; best = best.rest) sticks.push(best.stick)
  return sticks
}

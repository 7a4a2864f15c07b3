/** Good sticks for a large job, one stick after the other: never shown as the cheapest unless the floor proves it. */
import { maximalPatterns, type StepBudget } from "./cut-patterns.ts"
import { type CuttingModel, type PatternUse, sticksPrice } from "./cutting-model.ts"

/** Ways to fill each length that are looked at for each stick. */
const WAYS = 400

/** The cheapest stick that holds what was cut from this one. */
const shortened = ({ sizes, stock }: CuttingModel, { from, pattern }: PatternUse): PatternUse => {
  const used = sizes.reduce((sum, size, place) => sum + size * (pattern[place] ?? 0), 0)
  const cheapest = stock.findIndex(({ capacity }) => capacity >= used)
  return { from: cheapest >= 0 ? cheapest : from, pattern }
}

/** The fullest stick for its money among the lengths that may be used; it holds one of the largest pieces left. */
const nextStick = (
  { sizes, stock }: CuttingModel,
  left: ReadonlyArray<number>,
  lengths: ReadonlyArray<number>,
  budget: StepBudget
) => {
  let best: { readonly stick: PatternUse; readonly worth: number } | undefined
  for (const from of lengths) {
    const { capacity = 0, price = 1 } = stock[from] ?? {}
    let ways = 0
    maximalPatterns(
      sizes,
      left,
      capacity,
      (pattern, used) => {
        if (used / price > (best?.worth ?? 0)) best = { stick: { from, pattern: [...pattern] }, worth: used / price }
        ways += 1
        return ways < WAYS && used < capacity
      },
      budget
    )
  }
  return best?.stick
}

const sticksFrom = (
  cutting: CuttingModel,
  lengths: ReadonlyArray<number>,
  budget: StepBudget
): ReadonlyArray<PatternUse> => {
  const left = [...cutting.counts]
  const sticks: Array<PatternUse> = []
  const take = () => nextStick(cutting, left, lengths, budget)
  for (let next = take(); next; next = take()) {
    const { pattern } = next
    for (const [place, count] of pattern.entries()) left[place] = (left[place] ?? 0) - count
    sticks.push(shortened(cutting, next))
  }
  return sticks
}

/** The cheapest of several quick answers: one from all lengths, and one from each length that holds the longest piece. */
export const heuristicSticks = (
  cutting: CuttingModel,
  budget: StepBudget = { steps: Number.POSITIVE_INFINITY }
): ReadonlyArray<PatternUse> => {
  const { sizes, stock } = cutting
  const all = stock.map((_, place) => place).reverse()
  const alone = all.filter((place) => (stock[place]?.capacity ?? 0) >= (sizes[0] ?? 0))
  const answers = [all, ...alone.map((place) => [place])].map((lengths) => sticksFrom(cutting, lengths, budget))
  return answers.reduce((best, one) => (sticksPrice(cutting, one) < sticksPrice(cutting, best) ? one : best))
}

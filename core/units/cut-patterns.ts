/** The ways to fill one stick: only those that leave no room for a piece that is still to be cut. */
import type { CutPattern } from "./cutting-model.ts"

/** How many steps of a search are left, shared by all that take them. */
export type StepBudget = { steps: number }

/**
 * Calls back with each full pattern that has at least one of the largest size left; of the largest sizes the most first. The
 * callback answers whether to go on, and copies a pattern that it keeps. Where no steps are left it is called once all the same.
 */
export const maximalPatterns = (
  sizes: ReadonlyArray<number>,
  counts: ReadonlyArray<number>,
  capacity: number,
  each: (pattern: CutPattern, used: number) => boolean,
  budget: StepBudget = { steps: Number.POSITIVE_INFINITY }
): void => {
  const largest = counts.findIndex((count) => count > 0)
  const pattern = counts.map(() => 0)
  /** All that can still be added from a place on. */
  const more = sizes.map(() => 0)
  for (let place = sizes.length - 1, sum = 0; place >= 0; place -= 1) {
    sum += (sizes[place] ?? 0) * (counts[place] ?? 0)
    more[place] = sum
  }
  /** `skipped` is the smallest size of which a piece was left out. */
  const fill = (place: number, used: number, skipped: number): boolean => {
    budget.steps -= 1
    if (capacity - used - (more[place] ?? 0) >= skipped) return true
    if (place === sizes.length) return each(pattern, used)
    const size = sizes[place] ?? 0
    const count = counts[place] ?? 0
    const most = Math.min(count, Math.floor((capacity - used) / size))
    let goesOn = true
    // As many as fit of each size in turn is always a full pattern.
    const isWithin = (some: number) => some === most || budget.steps > 0
    for (let some = most; goesOn && some >= (place === largest ? 1 : 0) && isWithin(some); some -= 1) {
      pattern[place] = some
      goesOn = fill(place + 1, used + some * size, some < count ? Math.min(skipped, size) : skipped)
    }
    pattern[place] = 0
    return goesOn
  }
  if (largest >= 0) fill(largest, 0, Number.POSITIVE_INFINITY)
}

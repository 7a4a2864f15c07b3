/** The filter of lists by what buyers think of the goods: `4 stars & up`. */

/** The filter's name among those of goods. */
export const STAR_FILTER = "stars"

/** [FIL-06] From so many stars of five on, the most first. */
const starSteps = [4.5, 4, 3] as const

/** The filter's values in the order that they are offered. */
export const starValues: ReadonlyArray<string> = starSteps.map(String)

/**
 * [FIL-06] Each value that goods have, by the stars that their card shows, one decimal; none where nobody reviewed them.
 */
export const starValuesOf = ({
  avgRating,
  reviewCount
}: {
  readonly avgRating: number
  readonly reviewCount: number
}): ReadonlyArray<string> => {
  const shown = Number(avgRating.toFixed(1))
  return reviewCount > 0 ? starSteps.filter((step) => shown >= step).map(String) : []
}

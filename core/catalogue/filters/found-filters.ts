/** Which filters a list of products offers that were found by words: those that tell them apart. */
import { type AttributeName, attributeNames } from "../product/attribute.ts"

/** Without a category at most so many filters are offered. */
const MAX_FOUND_FILTERS = 8

/** How many products carry an attribute, by its name. */
export type AttributeCoverage = Readonly<Record<string, number>>

/** What says the same of a product as the others, and is what buyers ask for: where it is offered, they are not. */
const impliedBy: ReadonlyArray<readonly [AttributeName, ReadonlyArray<AttributeName>]> = [
  ["section", ["width", "thickness"]],
  ["sheet", ["width", "height"]],
  ["gauge", ["diameter"]],
  ["thread", ["diameter"]]
]

const lengths: ReadonlyArray<AttributeName> = ["length", "lengthMm"]

/**
 * [FIL-02] The filters of products found by words: those that most of them carry, a fifth at least, in the order of the
 * attributes; of two that say the same, one.
 */
export const filtersOfFound = (coverage: AttributeCoverage, products: number): ReadonlyArray<AttributeName> => {
  const count = (name: AttributeName) => coverage[name] ?? 0
  const wide = attributeNames.filter((name) => count(name) > 0 && count(name) * 5 >= products)
  const implied = impliedBy.flatMap(([name, others]) => (wide.includes(name) ? others : []))
  const shorter = lengths.filter((name) => lengths.some((other) => count(other) > count(name)))
  const offered = wide.filter((name) => !implied.includes(name) && !shorter.includes(name))
  const kept = [...offered].sort((left, right) => count(right) - count(left)).slice(0, MAX_FOUND_FILTERS)
  return offered.filter((name) => kept.includes(name))
}

/** Names nearest to words that find nothing, told by the pairs of neighbouring letters that both have. */

/** A name has to be as alike as this to be offered, from 0 to 1. */
const LEAST_LIKENESS = 0.5

/** Words of fewer letters say too little. */
const SHORTEST = 3

const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length >= SHORTEST)

const pairsOf = (word: string): ReadonlySet<string> =>
  new Set(Array.from({ length: word.length + 1 }, (_, at) => ` ${word} `.slice(at, at + 2)))

/** Dice's coefficient of two words' pairs of letters, from 0 to 1. */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  (2 * [...one].filter((pair) => other.has(pair)).length) / (one.size + other.size)

/**
 * [SRCH-12] Of `names` at most so many, the most alike first: each of a name's words counts as much as it is like the typed
 * word nearest to it. None where no name is half alike.
 */
export const nearestNames = <Named extends { readonly name: string }>(
  typed: string,
  names: ReadonlyArray<Named>,
  most: number
): ReadonlyArray<Named> => {
  const asked = wordsOf(typed).map(pairsOf)
  const score = (name: string): number => {
    const pairs = wordsOf(name).map(pairsOf)
    const best = pairs.map((word) => Math.max(0, ...asked.map((one) => likeness(one, word))))
    return best.reduce((sum, one) => sum + one, 0) / Math.max(1, best.length)
  }
  return names
    .map((named) => ({ named, score: score(named.name) }))
    .filter((one) => one.score >= LEAST_LIKENESS)
    .sort((left, right) => right.score - left.score)
    .slice(0, most)
    .map(({ named }) => named)
}

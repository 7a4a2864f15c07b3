/** Puts together how well stock numbers meet each clause of a query. */
import { listAt } from "../index/facet-index.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import { wordSetKey } from "../index/word-index.ts"
import type { Match } from "./clause-matcher.ts"
import { type ClauseScores, fewestScores, HEAD_WORD, nextScored } from "./score.ts"
import { typeNames } from "./type-names.ts"

/** Where what the thing is was named: more the more of its type was, and more still where nothing else was asked. */
const typeBonus = (index: ShopIndex, product: number, halves: number, isAllType: boolean): number => {
  const wanted = 2 * (index.typeLength[product] as number)
  const share = wanted === 0 ? 0 : Math.min(1, halves / wanted)
  return 40 * share * share + (isAllType ? 20 : 0)
}

/** Marks that only what a thing is called or is like can give; its category, purpose and description give fewer. */
export const NAME_SCORE = 65
/** Marks that only its type can give. */
export const TYPE_SCORE = 105

/** How far goods are what was named: not at all, called so among other things, or just that. Without a name all are. */
export type NameMatch = 0 | 1 | 2

/** What goods lose that are not what was named. */
const UNNAMED_PENALTY = 30

type CombinedScores = Pick<Match, "places" | "scores"> & { readonly named: NameMatch }

/**
 * Each clause must be met; the score is the mean of the marks, and the bonus. `least` tells the marks from which goods
 * are called what a clause names, 0 for those that name nothing; of several the last counts: a timber stain is a stain.
 */
export const combineScores = (
  index: ShopIndex,
  all: readonly [ClauseScores, ...ReadonlyArray<ClauseScores>],
  least: ReadonlyArray<number>
): CombinedScores => {
  const fewest = fewestScores(all)
  const places = new Int32Array(fewest.count)
  const scores = new Float32Array(fewest.count)
  let count = 0
  const namesNothing = least.every((marks) => marks === 0)
  let most: NameMatch = 0
  for (let place = nextScored(fewest, 0); place < fewest.score.length; place = nextScored(fewest, place + 1)) {
    let sum = 0
    let halves = 0
    let hasHead = false
    let isAllType = true
    let isTypeMatch = false
    let isNameMatch = true
    for (let at = 0; at < all.length; at++) {
      const { score, types } = all[at] as ClauseScores
      const marks = score[place] as number
      if (marks === 0) {
        sum = 0
        break
      }
      sum += marks
      const ofType = types[place] as number
      halves += ofType & 15
      if (ofType === 0) isAllType = false
      if (ofType >= HEAD_WORD) hasHead = true
      if (least[at] === 0) continue
      if (ofType >= HEAD_WORD) isTypeMatch = true
      isNameMatch = marks >= (least[at] as number)
    }
    if (sum === 0) continue
    const named: NameMatch = isTypeMatch || namesNothing ? 2 : isNameMatch ? 1 : 0
    if (named > most) most = named
    const extra = hasHead ? typeBonus(index, index.productOf[place] as number, halves, isAllType) : 0
    scores[count] = sum / all.length + extra - (named === 0 ? UNNAMED_PENALTY : 0)
    places[count++] = place
  }
  return count === fewest.count
    ? { places, scores, named: most }
    : { places: places.slice(0, count), scores: scores.slice(0, count), named: most }
}

/** What a category or a type is worth that is named just as was asked. */
const CATEGORY_BOOST = 25

/** Goods of a category or a type whose name is just what was asked come first: drill bits before step drills. */
export const boostCategory = (index: ShopIndex, { clauses, places, scores }: Match): void => {
  const whole = { terms: clauses.flatMap(({ meanings }) => meanings[0]?.terms ?? []) }
  const ways = clauses.length === 1 ? (clauses[0]?.meanings ?? []) : [whole]
  const names = ways.map(({ terms }) => wordSetKey(terms.map(({ word }) => word)))
  const types = typeNames(index).facets
  const named = names.flatMap((name) => [
    ...(index.categoryFacetsByName.get(name) ?? []),
    ...[types.get(name) ?? []].flat()
  ])
  if (named.length === 0) return
  const favoured = new Set(named.flatMap((facet) => [...listAt(index.facets.products, facet)]))
  for (let at = 0; at < places.length; at++) {
    if (favoured.has(index.productOf[places[at] as number] as number))
      scores[at] = (scores[at] as number) + CATEGORY_BOOST
  }
}

/** Puts together how well stock numbers meet each clause of a query. */
import { listAt } from "../index/facet-index.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import { wordSet } from "../index/word-index.ts"
import { fewest, HEAD, type Marks, nextScored } from "./marking.ts"
import type { Match } from "./matching.ts"

/** Where what the thing is was named: more the more of its type was, and more still where nothing else was asked. */
const bonus = (index: ShopIndex, product: number, halves: number, isAllType: boolean): number => {
  const wanted = 2 * (index.typeLength[product] as number)
  const share = wanted === 0 ? 0 : Math.min(1, halves / wanted)
  return 40 * share * share + (isAllType ? 20 : 0)
}

/** Marks that only what a thing is called or is like can give; its category, purpose and description give fewer. */
export const CALLED = 65
/** Marks that only its type can give. */
export const KIND = 105

/** How far goods are what was named: not at all, called so among other things, or just that. Without a name all are. */
export type Named = 0 | 1 | 2

/** What goods lose that are not what was named. */
const NOT_NAMED = 30

type Combined = Pick<Match, "places" | "scores"> & { readonly named: Named }

/**
 * Each clause must be met; the score is the mean of the marks, and the bonus. `least` tells the marks from which goods
 * are called what a clause names, 0 for those that name nothing; of several the last counts: a timber stain is a stain.
 */
export const combined = (
  index: ShopIndex,
  all: readonly [Marks, ...ReadonlyArray<Marks>],
  least: ReadonlyArray<number>
): Combined => {
  const places: Array<number> = []
  const scores: Array<number> = []
  const some = fewest(all)
  const namesNothing = least.every((marks) => marks === 0)
  let most: Named = 0
  for (let place = nextScored(some, 0); place < some.score.length; place = nextScored(some, place + 1)) {
    let sum = 0
    let halves = 0
    let hasHead = false
    let isAllType = true
    let isSo = false
    let isCalled = true
    for (let at = 0; at < all.length; at++) {
      const { score, types } = all[at] as Marks
      const marks = score[place] as number
      if (marks === 0) {
        sum = 0
        break
      }
      sum += marks
      const ofType = types[place] as number
      halves += ofType & 15
      if (ofType === 0) isAllType = false
      if (ofType >= HEAD) hasHead = true
      if (least[at] === 0) continue
      if (ofType >= HEAD) isSo = true
      isCalled = marks >= (least[at] as number)
    }
    if (sum === 0) continue
    const named: Named = isSo || namesNothing ? 2 : isCalled ? 1 : 0
    if (named > most) most = named
    const extra = hasHead ? bonus(index, index.productOf[place] as number, halves, isAllType) : 0
    places.push(place)
    scores.push(sum / all.length + extra - (named === 0 ? NOT_NAMED : 0))
  }
  return { places: Int32Array.from(places), scores: Float32Array.from(scores), named: most }
}

/** What a category is worth that is named just as was asked. */
const NAMED = 25

/** Goods of a category whose name is just what was asked come first. */
export const favourCategory = (index: ShopIndex, { clauses, places, scores }: Match): void => {
  const whole = { terms: clauses.flatMap(({ meanings }) => meanings[0]?.terms ?? []) }
  const ways = clauses.length === 1 ? (clauses[0]?.meanings ?? []) : [whole]
  const names = ways.map(({ terms }) => wordSet(terms.map(({ word }) => word)))
  const named = names.flatMap((name) => index.categoryNamed.get(name) ?? [])
  if (named.length === 0) return
  const favoured = new Set(named.flatMap((facet) => [...listAt(index.facets.products, facet)]))
  for (let at = 0; at < places.length; at++) {
    if (favoured.has(index.productOf[places[at] as number] as number)) scores[at] = (scores[at] as number) + NAMED
  }
}

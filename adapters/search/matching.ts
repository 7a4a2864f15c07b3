/** Which stock numbers meet what was asked, and how well. */
import { type Clause, corrected, understood } from "../../core/catalogue/search-words.ts"
import { listAt } from "./facet-index.ts"
import { type Depth, doneWith, HEAD, type Marks, marksFor } from "./marking.ts"
import { type ShopIndex, wordSet } from "./shop-index.ts"

/** The stock numbers that meet a query, in the order of their places, and how well each does; larger is better. */
export type Match = {
  readonly places: Int32Array
  readonly scores: Float32Array
  readonly clauses: ReadonlyArray<Clause>
  /** What was looked for in the end, where nothing matched as it was typed. */
  readonly searchedFor?: string
}

/** Where what the thing is was named: more the more of its type was, and more still where nothing else was asked. */
const bonus = (index: ShopIndex, product: number, halves: number, isAllType: boolean): number => {
  const wanted = 2 * (index.typeLength[product] as number)
  const share = wanted === 0 ? 0 : Math.min(1, halves / wanted)
  return 40 * share * share + (isAllType ? 20 : 0)
}

/** Each clause must be met; the score is the mean of the marks, and the bonus. */
const combined = (index: ShopIndex, all: ReadonlyArray<Marks>): Pick<Match, "places" | "scores"> => {
  const places: Array<number> = []
  const scores: Array<number> = []
  const first = (all[0] as Marks).score
  for (let place = 0; place < first.length; place++) {
    if (first[place] === 0) continue
    let sum = 0
    let halves = 0
    let hasHead = false
    let isAllType = true
    for (let at = 0; at < all.length; at++) {
      const { score, types } = all[at] as Marks
      const marks = score[place] as number
      if (marks === 0) {
        sum = 0
        break
      }
      sum += marks
      halves += (types[place] as number) & 15
      if ((types[place] as number) >= HEAD) hasHead = true
      if (types[place] === 0) isAllType = false
    }
    if (sum === 0) continue
    places.push(place)
    scores.push(sum / all.length + (hasHead ? bonus(index, index.productOf[place] as number, halves, isAllType) : 0))
  }
  return { places: Int32Array.from(places), scores: Float32Array.from(scores) }
}

/** What a category is worth that is named just as was asked. */
const NAMED = 25

/** Goods of a category whose name is just what was asked come first. */
const favourCategory = (index: ShopIndex, { clauses, places, scores }: Match): void => {
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

type Try = { readonly clauses: ReadonlyArray<Clause>; readonly depth: Depth }

const tried = (index: ShopIndex, { clauses, depth }: Try): Match => {
  const marks = clauses.map((clause) => marksFor(index, clause, depth))
  const match: Match = { ...combined(index, marks), clauses }
  for (const one of marks) doneWith(index, one)
  favourCategory(index, match)
  return match
}

const isMet = (index: ShopIndex, clause: Clause): boolean => {
  const marks = marksFor(index, clause, "all")
  const met = marks.score.some((one) => one > 0)
  doneWith(index, marks)
  return met
}

/** With the words that lead nowhere put right, else with every word that may be mistyped. */
const withoutSlips = (index: ShopIndex, clauses: ReadonlyArray<Clause>): ReadonlyArray<ReadonlyArray<Clause>> => {
  const right = (which: (clause: Clause) => boolean) =>
    clauses.map((clause, at) =>
      which(clause) ? (corrected(clause, at === clauses.length - 1, index.vocabulary) ?? clause) : clause
    )
  const lost = new Set(clauses.filter((clause) => !isMet(index, clause)))
  const changed = (next: ReadonlyArray<Clause>) => next.some((clause, at) => clause !== clauses[at])
  return [right((clause) => lost.has(clause)), ...(lost.size === 0 ? [right(() => true)] : [])].filter(changed)
}

const best = ({ scores }: Match): number => scores.reduce((most, score) => Math.max(most, score), 0)

/** One word fewer, where at least two that are more than numbers are left; the word whose loss leaves the best match. */
const withOneLess = (index: ShopIndex, clauses: ReadonlyArray<Clause>): Match | undefined => {
  if (clauses.length < 3) return undefined
  const lost = clauses.filter((clause) => !isMet(index, clause))
  if (lost.length > 1) return undefined
  const fewer = clauses
    .flatMap((clause) => (lost.length === 1 && clause !== lost[0] ? [] : [clauses.filter((other) => other !== clause)]))
    .filter((left) => left.filter(({ typed }) => !/^[\d.]+$/.test(typed)).length > 1)
  const matches = fewer
    .map((left) => tried(index, { clauses: left, depth: "without descriptions" }))
    .filter(({ places }) => places.length > 0)
  return matches.sort((a, b) => best(b) - best(a))[0]
}

const wordsSearched = (clauses: ReadonlyArray<Clause>, before: ReadonlyArray<Clause>): string =>
  clauses.map((clause) => (before.includes(clause) ? clause.typed : (clause.correction ?? clause.typed))).join(" ")

/**
 * [SRCH-08] What the query finds: as typed, then in descriptions too, then with slips put right, then one word fewer,
 * else nothing. Undefined for an empty query, which asks for everything.
 */
export const matched = (index: ShopIndex, query: string): Match | undefined => {
  if (query.trim() === "") return undefined
  const clauses = understood(query, index.vocabulary)
  const nothing: Match = { places: new Int32Array(), scores: new Float32Array(), clauses }
  if (clauses.length === 0) return nothing
  for (const depth of ["without descriptions", "all"] as const) {
    const match = tried(index, { clauses, depth })
    if (match.places.length > 0) return match
  }
  const mended = withoutSlips(index, clauses)
  for (const next of mended) {
    const match = tried(index, { clauses: next, depth: "without descriptions" })
    if (match.places.length > 0) return { ...match, searchedFor: wordsSearched(next, clauses) }
  }
  const next = mended[0] ?? clauses
  const fewer = withOneLess(index, next)
  return fewer ? { ...fewer, searchedFor: wordsSearched(fewer.clauses, clauses) } : nothing
}

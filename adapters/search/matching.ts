/** Which stock numbers meet what was asked, and how well. */
import { strengths } from "../../core/catalogue/search/indexed-words.ts"
import { type Clause, corrected, type Meaning, type Term, understood } from "../../core/catalogue/search-words.ts"
import { type ShopIndex, wordSet } from "./shop-index.ts"
import { wordsFor } from "./word-index.ts"

/** How well every stock number meets a query: 0 where it does not. */
export type Match = {
  readonly scores: Float32Array
  readonly count: number
  /** What was looked for in the end, where nothing matched as it was typed. */
  readonly searchedFor?: string
  readonly clauses: ReadonlyArray<Clause>
}

/** For one clause: how well each stock number meets it, and how many words of its product's type were met. */
type Marks = { readonly score: Uint8Array; readonly types: Uint8Array }

/** Descriptions mention much that a thing is not, so they are looked at only where nothing else is found. */
type Depth = "without descriptions" | "all"

/** A strength of 15 in full is worth 150 marks. */
const marksOf = (strength: number, fit: number, weight: number): number => Math.round(strength * 10 * fit * weight)
const isOfType = (strength: number): 0 | 1 => (strength >= strengths.kind ? 1 : 0)

/** Gives a run of stock numbers the marks, where they have fewer. */
const raise = ({ score, types }: Marks, from: number, end: number, marks: number, ofType: 0 | 1): void => {
  for (let place = from; place < end; place++) {
    if (marks <= (score[place] as number)) continue
    score[place] = marks
    types[place] = ofType
  }
}

const markTerm = ({ firstSku, words }: ShopIndex, term: Term, weight: number, depth: Depth, into: Marks): void => {
  const least = depth === "all" ? 0 : strengths.description
  for (const [{ products, skus }, fit] of wordsFor(words, term)) {
    for (let at = 0; at < products.length; at++) {
      const entry = products[at] as number
      const strength = entry & 15
      if (strength <= least) continue
      const product = entry >> 4
      raise(
        into,
        firstSku[product] as number,
        firstSku[product + 1] as number,
        marksOf(strength, fit, weight),
        isOfType(strength)
      )
    }
    for (let at = 0; at < skus.length; at++) {
      const entry = skus[at] as number
      const strength = entry & 15
      if (strength > least)
        raise(into, entry >> 4, (entry >> 4) + 1, marksOf(strength, fit, weight), isOfType(strength))
    }
  }
}

const emptyMarks = (count: number): Marks => ({ score: new Uint8Array(count), types: new Uint8Array(count) })

/** All terms must be met; the marks are their mean, a little raised, for several words say more than one. */
const markAllTerms = (index: ShopIndex, { terms, weight }: Meaning, depth: Depth, into: Marks): void => {
  const each = terms.map((term) => {
    const marks = emptyMarks(into.score.length)
    markTerm(index, term, weight, depth, marks)
    return marks
  })
  for (let place = 0; place < into.score.length; place++) {
    let [sum, ofType] = [0, 0]
    for (let at = 0; at < each.length; at++) {
      const { score, types } = each[at] as Marks
      if (score[place] === 0) {
        sum = 0
        break
      }
      sum += score[place] as number
      ofType += types[place] as number
    }
    if (sum === 0) continue
    const marks = Math.min(255, Math.round(sum / terms.length) + 5)
    if (marks <= (into.score[place] as number)) continue
    into.score[place] = marks
    into.types[place] = ofType
  }
}

const marksFor = (index: ShopIndex, clause: Clause, depth: Depth): Marks => {
  const marks = emptyMarks(index.skus.length)
  for (const meaning of clause.meanings) {
    const [only, second] = meaning.terms
    if (only && !second) markTerm(index, only, meaning.weight, depth, marks)
    else markAllTerms(index, meaning, depth, marks)
  }
  return marks
}

/** What the words as a whole are worth besides each alone: the type named in full, the category named in full, a short name. */
const bonus = (index: ShopIndex, product: number, typesMet: number, clauses: number): number => {
  const wanted = index.typeLength[product] as number
  const share = wanted === 0 ? 0 : Math.min(1, typesMet / wanted)
  const inFull = share === 1 ? 40 + (typesMet >= clauses ? 20 : 0) : share * 15
  return inFull - Math.min(12, index.nameLength[product] as number)
}

const combined = (index: ShopIndex, all: ReadonlyArray<Marks>): Match["scores"] => {
  const scores = new Float32Array(index.skus.length)
  const share = 1 / all.length
  for (let place = 0; place < scores.length; place++) {
    let sum = 0
    let types = 0
    for (let at = 0; at < all.length; at++) {
      const { score, types: ofType } = all[at] as Marks
      const marks = score[place] as number
      if (marks === 0) {
        sum = 0
        break
      }
      sum += marks
      types += ofType[place] as number
    }
    if (sum > 0)
      scores[place] = Math.max(1, sum * share + bonus(index, index.productOf[place] as number, types, all.length))
  }
  return scores
}

const countOf = (scores: Float32Array): number => {
  let count = 0
  for (let place = 0; place < scores.length; place++) if ((scores[place] as number) > 0) count++
  return count
}

/** Goods of a category whose name is just what was asked come first. */
const favourCategory = (index: ShopIndex, clauses: ReadonlyArray<Clause>, scores: Float32Array): void => {
  const ways =
    clauses.length === 1
      ? (clauses[0]?.meanings ?? [])
      : [{ terms: clauses.flatMap(({ meanings }) => meanings[0]?.terms ?? []) }]
  for (const { terms } of ways) {
    for (const facet of index.categoryNamed.get(wordSet(terms.map(({ word }) => word))) ?? []) {
      const { from, items } = index.facets.products
      for (let at = from[facet] as number; at < (from[facet + 1] as number); at++) {
        const product = items[at] as number
        for (let place = index.firstSku[product] as number; place < (index.firstSku[product + 1] as number); place++) {
          if ((scores[place] as number) > 0) scores[place] = (scores[place] as number) + 25
        }
      }
    }
  }
}

type Try = { readonly clauses: ReadonlyArray<Clause>; readonly depth: Depth }

const tried = (index: ShopIndex, { clauses, depth }: Try): Match => {
  const scores = combined(
    index,
    clauses.map((clause) => marksFor(index, clause, depth))
  )
  favourCategory(index, clauses, scores)
  return { scores, count: countOf(scores), clauses }
}

const isMet = (index: ShopIndex, clause: Clause): boolean =>
  marksFor(index, clause, "all").score.some((marks) => marks > 0)

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

const best = (scores: Float32Array): number => scores.reduce((most, score) => Math.max(most, score), 0)

/** One word fewer, where at least two are left; the word whose loss leaves the best match. */
const withOneLess = (index: ShopIndex, clauses: ReadonlyArray<Clause>): Match | undefined => {
  if (clauses.length < 3) return undefined
  const lost = clauses.filter((clause) => !isMet(index, clause))
  if (lost.length > 1) return undefined
  const fewer = clauses.flatMap((clause) =>
    lost.length === 1 && clause !== lost[0] ? [] : [clauses.filter((other) => other !== clause)]
  )
  const matches = fewer
    .map((left) => tried(index, { clauses: left, depth: "without descriptions" }))
    .filter(({ count }) => count > 0)
  return matches.sort((a, b) => best(b.scores) - best(a.scores))[0]
}

const wordsSearched = (clauses: ReadonlyArray<Clause>, before: ReadonlyArray<Clause>): string =>
  clauses.map((clause) => (before.includes(clause) ? clause.typed : (clause.correction ?? clause.typed))).join(" ")

/**
 * [SRCH-02] What the query finds: as typed, then in descriptions too, then with slips put right, then one word fewer,
 * else nothing. Undefined for an empty query, which asks for everything.
 */
export const matched = (index: ShopIndex, query: string): Match | undefined => {
  if (query.trim() === "") return undefined
  const clauses = understood(query, index.vocabulary)
  if (clauses.length === 0) return { scores: new Float32Array(index.skus.length), count: 0, clauses }
  for (const depth of ["without descriptions", "all"] as const) {
    const match = tried(index, { clauses, depth })
    if (match.count > 0) return match
  }
  const mended = withoutSlips(index, clauses)
  for (const next of mended) {
    const match = tried(index, { clauses: next, depth: "without descriptions" })
    if (match.count > 0) return { ...match, searchedFor: wordsSearched(next, clauses) }
  }
  const next = mended[0] ?? clauses
  const fewer = withOneLess(index, next)
  return fewer
    ? { ...fewer, searchedFor: wordsSearched(fewer.clauses, clauses) }
    : { scores: new Float32Array(index.skus.length), count: 0, clauses }
}

/** Which stock numbers meet what was asked, and how well. */
import { type Clause, namesProduct } from "../../../core/catalogue/search/clause.ts"
import { parseQuery } from "../../../core/catalogue/search/query-parser.ts"
import { correctClause, correctConfusedClause, relaxClause } from "../../../core/catalogue/search/spell-correction.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import { CALLED, combined, favourCategory, KIND, type Named } from "./combining.ts"
import { type Depth, doneWith, type Marks, marksFor } from "./marking.ts"

/** The stock numbers that meet a query, in the order of their places, and how well each does; larger is better. */
export type Match = {
  readonly places: Int32Array
  readonly scores: Float32Array
  readonly clauses: ReadonlyArray<Clause>
  /** What was looked for in the end, where nothing matched as it was typed. */
  readonly searchedFor?: string
}

type Clauses = ReadonlyArray<Clause>

/** A match, and how far the best of it is what was named: skirting where skirting was asked for. */
type Tried = Match & { readonly named: Named }

/** What is named is told by names, types and qualities; a description mentions much that a thing is not. */
const tried = (index: ShopIndex, clauses: Clauses, depth: Depth = "without descriptions"): Tried => {
  const naming = clauses.map((clause) => namesProduct(clause, index.vocabulary))
  const marks = clauses.map((clause, at) => marksFor(index, clause, naming[at] ? "without descriptions" : depth))
  const least = clauses.map(({ optional: spare }, at) => (naming[at] ? (spare === "packing" ? KIND : CALLED) : 0))
  const match = { ...combined(index, marks as [Marks, ...Array<Marks>], least), clauses }
  for (const one of marks) doneWith(index, one)
  favourCategory(index, match)
  return match
}

const isFound = ({ places }: Match): boolean => places.length > 0
const isGood = (match: Tried): boolean => isFound(match) && match.named > 0

const isMet = (index: ShopIndex, clause: Clause): boolean => {
  const marks = marksFor(index, clause, "all")
  const met = marks.count > 0
  doneWith(index, marks)
  return met
}

const wordsSearched = (clauses: Clauses): string =>
  clauses.map(({ correction, typed }) => correction ?? typed).join(" ")

const told = (match: Match): Match => ({ ...match, searchedFor: wordsSearched(match.clauses) })

/** With the words that lead nowhere put right, else with every word that descriptions alone have. */
const withoutSlips = (index: ShopIndex, clauses: Clauses): ReadonlyArray<Clauses> => {
  const right = (which: (clause: Clause) => boolean) =>
    clauses.map((clause, at) =>
      which(clause) ? (correctClause(clause, at === clauses.length - 1, index.vocabulary) ?? clause) : clause
    )
  /** Put right, two words may be one thing in the trade: yellow tongue. They are read once more as one. */
  const reread = (next: Clauses): ReadonlyArray<Clauses> => {
    const again = parseQuery(`${wordsSearched(next)} `, index.vocabulary)
    return again.length < next.length ? [again, next] : [next]
  }
  const lost = new Set(clauses.filter((clause) => !isMet(index, clause)))
  const changed = (next: Clauses) => next.some((clause, at) => clause !== clauses[at])
  return [right((clause) => lost.has(clause)), ...(lost.size === 0 ? [right(() => true)] : [])]
    .filter(changed)
    .flatMap(reread)
}

/** With one word taken for what goods are, each other word as it is. */
const withOneTaken = (index: ShopIndex, clauses: Clauses): ReadonlyArray<Clauses> =>
  clauses.flatMap((clause, at) => {
    const other = correctConfusedClause(clause, index.vocabulary)
    return other ? [clauses.with(at, other)] : []
  })

/** Whether any of the places has the word. */
const hasWord = ({ firstSku, words }: ShopIndex, word: string, isThere: Uint8Array): boolean => {
  const { products, skus } = words.postings.get(word) ?? { products: [], skus: [] }
  return (
    skus.some((entry) => isThere[entry >> 4] === 1) ||
    products.some((entry) => isThere.subarray(firstSku[entry >> 4], firstSku[(entry >> 4) + 1]).includes(1))
  )
}

/** With one measure for the nearest that goods have which meet all the rest; at most a few are tried. */
const withOneMeasure = function* (index: ShopIndex, clauses: Clauses): Generator<Clauses> {
  for (const [at, clause] of clauses.entries()) {
    const near = relaxClause(clause, index.vocabulary)
    const before = near[0]?.meanings[0]?.terms.slice(0, -1) ?? []
    const kept = before.length > 0 ? [{ typed: clause.typed, meanings: [{ terms: before, weight: 1 }] }] : []
    const rest = clauses.toSpliced(at, 1, ...kept)
    if (near.length === 0 || rest.length === 0) continue
    const isThere = new Uint8Array(index.skus.length)
    for (const place of tried(index, rest).places) isThere[place] = 1
    const reached = near.filter(({ meanings }) => hasWord(index, meanings[0]?.terms.at(-1)?.word ?? "", isThere))
    for (const other of reached.slice(0, 3)) yield clauses.with(at, other)
  }
}

const withoutSpare = (clauses: Clauses): Clauses => {
  const rest = clauses.filter(({ optional: spare }) => spare === undefined)
  return rest.length === 0 ? clauses : rest
}

const best = ({ scores }: Match): number => scores.reduce((most, score) => Math.max(most, score), 0)

/** One word fewer, where at least two that are more than numbers are left; the word whose loss leaves the best match. */
const withOneLess = (index: ShopIndex, clauses: Clauses): Match | undefined => {
  if (clauses.length < 3) return undefined
  const lost = clauses.filter((clause) => !isMet(index, clause))
  if (lost.length > 1) return undefined
  const fewer = clauses
    .flatMap((clause) => (lost.length === 1 && clause !== lost[0] ? [] : [clauses.filter((other) => other !== clause)]))
    .filter((left) => left.filter(({ typed }) => !/^[\d.]+$/.test(typed)).length > 1)
  const matches = fewer.map((left) => tried(index, left)).filter(isFound)
  return matches.sort((a, b) => best(b) - best(a))[0]
}

/** Other ways to ask, the nearest first, where what was named is not among what is found. */
const otherWay = (index: ShopIndex, typed: Clauses, mended: ReadonlyArray<Clauses>): Match | undefined => {
  const spared = withoutSpare(typed)
  const isSpared = spared.length < typed.length
  if (isSpared) {
    const match = tried(index, spared)
    if (isGood(match)) return typed.some(({ optional: spare }) => spare === "maker") ? told(match) : match
  }
  const names = (clauses: Clauses) => clauses.some((clause) => namesProduct(clause, index.vocabulary))
  for (const clauses of [...mended, ...mended.map(withoutSpare)].filter(names)) {
    const match = tried(index, clauses)
    if (isGood(match)) return told(match)
  }
  for (const from of isSpared ? [typed, spared] : [typed]) {
    const taken = withOneTaken(index, from).map((clauses) => tried(index, clauses))
    const measured = [...withOneMeasure(index, from)].map((clauses) => tried(index, clauses))
    const good = [...taken, ...measured].filter(isGood)
    const best = good.find(({ named }) => named === 2) ?? good[0]
    if (best) return told(best)
  }
  return undefined
}

/**
 * [SRCH-08] What the query finds: as typed; else, where what it names is not among that, without words that say little,
 * with slips put right or to the nearest size; else whatever meets it, in descriptions too; else one word fewer, else
 * nothing. Undefined for an empty query, which asks for everything.
 */
export const matched = (index: ShopIndex, query: string): Match | undefined => {
  if (query.trim() === "") return undefined
  const clauses = parseQuery(query, index.vocabulary)
  const nothing: Match = { places: new Int32Array(), scores: new Float32Array(), clauses }
  if (clauses.length === 0) return nothing
  const asTyped = tried(index, clauses)
  if (isGood(asTyped)) return asTyped
  const mended = withoutSlips(index, clauses)
  const other = otherWay(index, clauses, mended)
  if (other) return other
  if (isFound(asTyped)) return asTyped
  const inDescriptions = tried(index, clauses, "all")
  if (isFound(inDescriptions)) return inDescriptions
  for (const next of mended) {
    const match = tried(index, next)
    if (isFound(match)) return told(match)
  }
  const fewer = withOneLess(index, mended[0] ?? clauses)
  return fewer ? told(fewer) : nothing
}

/** Which stock numbers meet every part of what was asked, and the other ways to ask where none do. */
import { type Clause, namesProduct } from "../../../core/catalogue/search/clause.ts"
import { parseQuery } from "../../../core/catalogue/search/query-parser.ts"
import { correctClause, correctConfusedClause, relaxClause } from "../../../core/catalogue/search/spell-correction.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import { type ClauseScores, type FieldDepth, releaseScores, scoreClause } from "./score.ts"
import { boostCategory, combineScores, NAME_SCORE, type NameMatch, TYPE_SCORE } from "./score-combination.ts"

/** The stock numbers that meet a query, in the order of their places, and how well each does; larger is better. */
export type Match = {
  readonly places: Int32Array
  readonly scores: Float32Array
  readonly clauses: ReadonlyArray<Clause>
  /** What was looked for in the end, where nothing matched as it was typed. */
  readonly searchedFor?: string
  /** Words that lead nowhere and were left out. */
  readonly without?: ReadonlyArray<string>
  /** Of several things that were asked for, which each place is; in the order of the places. */
  readonly groups?: Uint8Array
}

export type Clauses = ReadonlyArray<Clause>

/** A match, and how far the best of it is what was named: skirting where skirting was asked for. */
export type NamedMatch = Match & { readonly named: NameMatch }

/** What is named is told by names, types and qualities; a description mentions much that a thing is not. */
export const matchClauses = (
  index: ShopIndex,
  clauses: Clauses,
  depth: FieldDepth = "without descriptions"
): NamedMatch => {
  const namingFlags = clauses.map((clause) => namesProduct(clause, index.vocabulary))
  const marks = clauses.map((clause, at) =>
    scoreClause(index, clause, namingFlags[at] ? "without descriptions" : depth)
  )
  const least = clauses.map(({ optional }, at) =>
    namingFlags[at] ? (optional === "packing" ? TYPE_SCORE : NAME_SCORE) : 0
  )
  const match = { ...combineScores(index, marks as [ClauseScores, ...Array<ClauseScores>], least), clauses }
  for (const one of marks) releaseScores(index, one)
  boostCategory(index, match)
  return match
}

export const isFound = ({ places }: Match): boolean => places.length > 0
export const isNamedMatch = (match: NamedMatch): boolean => isFound(match) && match.named > 0

export const isClauseMatched = (index: ShopIndex, clause: Clause): boolean => {
  const marks = scoreClause(index, clause, "all")
  const isMatched = marks.count > 0
  releaseScores(index, marks)
  return isMatched
}

export const wordsSearched = (clauses: Clauses): string =>
  clauses.map(({ correction, typed }) => correction ?? typed).join(" ")

export const withSearchedFor = (match: Match): Match => ({ ...match, searchedFor: wordsSearched(match.clauses) })

/** With the words that lead nowhere put right, else with every word that descriptions alone have. */
export const spellingCorrections = (index: ShopIndex, clauses: Clauses): ReadonlyArray<Clauses> => {
  const correctWhere = (which: (clause: Clause) => boolean) =>
    clauses.map((clause, at) =>
      which(clause) ? (correctClause(clause, at === clauses.length - 1, index.vocabulary) ?? clause) : clause
    )
  /** Put right, two words may be one thing in the trade: yellow tongue. They are read once more as one. */
  const parseAgain = (next: Clauses): ReadonlyArray<Clauses> => {
    const again = parseQuery(`${wordsSearched(next)} `, index.vocabulary)
    return again.length < next.length ? [again, next] : [next]
  }
  const unmatched = new Set(clauses.filter((clause) => !isClauseMatched(index, clause)))
  const changed = (next: Clauses) => next.some((clause, at) => clause !== clauses[at])
  return [correctWhere((clause) => unmatched.has(clause)), ...(unmatched.size === 0 ? [correctWhere(() => true)] : [])]
    .filter(changed)
    .flatMap(parseAgain)
}

/** With one word taken for what goods are, each other word as it is. */
export const confusedWordAlternatives = (index: ShopIndex, clauses: Clauses): ReadonlyArray<Clauses> =>
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
export const nearestSizeAlternatives = function* (index: ShopIndex, clauses: Clauses): Generator<Clauses> {
  for (const [at, clause] of clauses.entries()) {
    const near = relaxClause(clause, index.vocabulary)
    const before = near[0]?.meanings[0]?.terms.slice(0, -1) ?? []
    const kept = before.length > 0 ? [{ typed: clause.typed, meanings: [{ terms: before, weight: 1 }] }] : []
    const rest = clauses.toSpliced(at, 1, ...kept)
    if (near.length === 0 || rest.length === 0) continue
    const isThere = new Uint8Array(index.skus.length)
    for (const place of matchClauses(index, rest).places) isThere[place] = 1
    const available = near.filter(({ meanings }) => hasWord(index, meanings[0]?.terms.at(-1)?.word ?? "", isThere))
    for (const other of available.slice(0, 3)) yield clauses.with(at, other)
  }
}

export const withoutOptional = (clauses: Clauses): Clauses => {
  const rest = clauses.filter(({ optional }) => optional === undefined)
  return rest.length === 0 ? clauses : rest
}

const best = ({ scores }: Match): number => scores.reduce((most, score) => Math.max(most, score), 0)

/** One word fewer, where at least two that are more than numbers are left; the word whose loss leaves the best match. */
export const withOneWordFewer = (index: ShopIndex, clauses: Clauses): Match | undefined => {
  if (clauses.length < 3) return undefined
  const unmatched = clauses.filter((clause) => !isClauseMatched(index, clause))
  if (unmatched.length > 1) return undefined
  const fewer = clauses
    .flatMap((clause) =>
      unmatched.length === 1 && clause !== unmatched[0] ? [] : [clauses.filter((other) => other !== clause)]
    )
    .filter((left) => left.filter(({ typed }) => !/^[\d.]+$/.test(typed)).length > 1)
  const matches = fewer.map((left) => matchClauses(index, left)).filter(isFound)
  return matches.sort((a, b) => best(b) - best(a))[0]
}

/** How well every stock number meets one clause of a query. */

import type { Clause, Meaning, Term } from "../../../core/catalogue/search/clause.ts"
import { fieldWeights } from "../../../core/catalogue/search/indexed-words.ts"
import { emptyBytes, foursOf, nextSet } from "../index/posting-list.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import { postingsFor } from "../index/word-index.ts"

/** For one clause: how well each stock number meets it, and how many words of its product's type were met, in halves, with `HEAD`. */
export type ClauseScores = {
  readonly score: Uint8Array
  readonly types: Uint8Array
  /** The scores again, four in each number. */
  readonly fours: Uint32Array
  /** How many stock numbers have a score. */
  count: number
  /** All that have one stand from here to before `end`: goods that share a word mostly stand close together. */
  from: number
  end: number
}

/** The marks with the fewest scores: what meets all of several clauses is among them. */
export const fewestScores = (all: readonly [ClauseScores, ...ReadonlyArray<ClauseScores>]): ClauseScores =>
  all.reduce((least, one) => (one.count < least.count ? one : least))

/** The first place from `from` on that has a score, or the number of places. */
export const nextScored = ({ score, fours, from: first, end }: ClauseScores, from: number): number =>
  nextSet(score, fours, Math.max(first, from), end)

/** Descriptions mention much that a thing is not, so they are looked at only where nothing else is found; jobs are for sentences, which `all` reads. */
export type FieldDepth = "without descriptions" | "with descriptions" | "all"

/** A strength of 15 in full is worth 150 marks. */
const termScore = (strength: number, fit: number, weight: number): number => Math.round(strength * 10 * fit * weight)

/** Added to the halves where the word says what the thing is, not only which kind of it. */
export const HEAD_WORD = 16

/** A word of the product's type: two halves in full, one where it is only begun. */
const typeWordHalves = (strength: number, fit: number): number => {
  const halves = fit === 1 ? 2 : 1
  if (strength === fieldWeights.type) return halves | HEAD_WORD
  return strength === fieldWeights.kind ? halves : 0
}

/** Gives a run of stock numbers the marks, where they have fewer. */
const raiseScores = (into: ClauseScores, from: number, end: number, marks: number, ofType: number): void => {
  const { score, types } = into
  if (from < into.from) into.from = from
  if (end > into.end) into.end = end
  for (let place = from; place < end; place++) {
    if (marks <= (score[place] as number)) continue
    if (score[place] === 0) into.count++
    score[place] = marks
    types[place] = ofType
  }
}

const STRENGTHS = 16

const scoreTerm = (
  { firstSku, words }: ShopIndex,
  term: Term,
  weight: number,
  depth: FieldDepth,
  into: ClauseScores
): void => {
  const least = depth === "without descriptions" ? fieldWeights.ownJob : 0
  const passedOver = depth === "with descriptions" ? fieldWeights.job : -1
  /** What a word is worth by its strength, worked out anew only where the fit changes. */
  const marksOf = new Uint8Array(STRENGTHS)
  const typesOf = new Uint8Array(STRENGTHS)
  let fitOfMarks = -1
  for (const [{ products, skus }, fit] of postingsFor(words, term)) {
    if (fit !== fitOfMarks) {
      fitOfMarks = fit
      for (let strength = 0; strength < STRENGTHS; strength++) {
        marksOf[strength] = strength <= least || strength === passedOver ? 0 : termScore(strength, fit, weight)
        typesOf[strength] = typeWordHalves(strength, fit)
      }
    }
    for (let at = 0; at < products.length; at++) {
      const entry = products[at] as number
      const marks = marksOf[entry & 15] as number
      if (marks === 0) continue
      const product = entry >> 4
      const [from, end] = [firstSku[product] as number, firstSku[product + 1] as number]
      raiseScores(into, from, end, marks, typesOf[entry & 15] as number)
    }
    for (let at = 0; at < skus.length; at++) {
      const entry = skus[at] as number
      const marks = marksOf[entry & 15] as number
      if (marks > 0) raiseScores(into, entry >> 4, (entry >> 4) + 1, marks, typesOf[entry & 15] as number)
    }
  }
}

/** Marks are wanted for every clause of every query, so they are used again; nothing here waits, so nobody shares them. */
const scorePool = new WeakMap<ShopIndex, Array<ClauseScores>>()

const acquireScores = (index: ShopIndex): ClauseScores => {
  const count = index.skus.length
  const marks = scorePool.get(index)?.pop()
  if (!marks) {
    const score = emptyBytes(count)
    return { score, types: new Uint8Array(count), fours: foursOf(score), count: 0, from: count, end: 0 }
  }
  marks.score.fill(0, marks.from, marks.end)
  marks.types.fill(0, marks.from, marks.end)
  return Object.assign(marks, { count: 0, from: count, end: 0 })
}

/** Hands marks back once they have been read. */
export const releaseScores = (index: ShopIndex, marks: ClauseScores): void => {
  const pooled = scorePool.get(index)
  if (pooled) pooled.push(marks)
  else scorePool.set(index, [marks])
}

/** All terms must be met; the marks are those of the one that says most, and a little for each other: several words say more than one. */
const scoreAllTerms = (index: ShopIndex, { terms, weight }: Meaning, depth: FieldDepth, into: ClauseScores): void => {
  if (terms.length === 0 || terms.some(({ word, as }) => as === "whole" && !index.words.postings.has(word))) return
  const each = terms.map((term) => {
    const marks = acquireScores(index)
    scoreTerm(index, term, weight, depth, marks)
    return marks
  })
  const sparsest = fewestScores(each as [ClauseScores, ...Array<ClauseScores>])
  for (let place = nextScored(sparsest, 0); place < sparsest.score.length; place = nextScored(sparsest, place + 1)) {
    let most = 0
    let ofType = 0
    for (let at = 0; at < each.length; at++) {
      const { score, types } = each[at] as ClauseScores
      const marks = score[place] as number
      if (marks === 0) {
        most = 0
        break
      }
      most = Math.max(most, marks)
      const part = types[place] as number
      ofType = (ofType & HEAD_WORD) | (part & HEAD_WORD) | ((ofType & 15) + (part & 15))
    }
    if (most === 0) continue
    raiseScores(into, place, place + 1, Math.min(255, most + 10), ofType)
  }
  for (const marks of each) releaseScores(index, marks)
}

/** The marks of one clause for every stock number; hand them back with `doneWith`. */
export const scoreClause = (index: ShopIndex, clause: Clause, depth: FieldDepth): ClauseScores => {
  const marks = acquireScores(index)
  for (const meaning of clause.meanings) {
    const [only, second] = meaning.terms
    if (only && !second) scoreTerm(index, only, meaning.weight, depth, marks)
    else scoreAllTerms(index, meaning, depth, marks)
  }
  return marks
}

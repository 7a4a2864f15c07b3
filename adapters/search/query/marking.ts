/** How well every stock number meets one clause of a query. */

import type { Clause, Meaning, Term } from "../../../core/catalogue/search/clause.ts"
import { fieldWeights } from "../../../core/catalogue/search/indexed-words.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import { emptyBytes, foursOf, nextSet } from "../index/sparse.ts"
import { wordsFor } from "../index/word-index.ts"

/** For one clause: how well each stock number meets it, and how many words of its product's type were met, in halves, with `HEAD`. */
export type Marks = {
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
export const fewest = (all: readonly [Marks, ...ReadonlyArray<Marks>]): Marks =>
  all.reduce((least, one) => (one.count < least.count ? one : least))

/** The first place from `from` on that has a score, or the number of places. */
export const nextScored = ({ score, fours, from: first, end }: Marks, from: number): number =>
  nextSet(score, fours, Math.max(first, from), end)

/** Descriptions mention much that a thing is not, so they are looked at only where nothing else is found. */
export type Depth = "without descriptions" | "all"

/** A strength of 15 in full is worth 150 marks. */
const marksOf = (strength: number, fit: number, weight: number): number => Math.round(strength * 10 * fit * weight)

/** Added to the halves where the word says what the thing is, not only which kind of it. */
export const HEAD = 16

/** A word of the product's type: two halves in full, one where it is only begun. */
const partOfType = (strength: number, fit: number): number => {
  const halves = fit === 1 ? 2 : 1
  if (strength === fieldWeights.type) return halves | HEAD
  return strength === fieldWeights.kind ? halves : 0
}

/** Gives a run of stock numbers the marks, where they have fewer. */
const raise = (into: Marks, from: number, end: number, marks: number, ofType: number): void => {
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

const markTerm = ({ firstSku, words }: ShopIndex, term: Term, weight: number, depth: Depth, into: Marks): void => {
  const least = depth === "all" ? 0 : fieldWeights.description
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
        partOfType(strength, fit)
      )
    }
    for (let at = 0; at < skus.length; at++) {
      const entry = skus[at] as number
      const strength = entry & 15
      if (strength > least)
        raise(into, entry >> 4, (entry >> 4) + 1, marksOf(strength, fit, weight), partOfType(strength, fit))
    }
  }
}

/** Marks are wanted for every clause of every query, so they are used again; nothing here waits, so nobody shares them. */
const spare = new WeakMap<ShopIndex, Array<Marks>>()

const emptyMarks = (index: ShopIndex): Marks => {
  const count = index.skus.length
  const marks = spare.get(index)?.pop()
  if (!marks) {
    const score = emptyBytes(count)
    return { score, types: new Uint8Array(count), fours: foursOf(score), count: 0, from: count, end: 0 }
  }
  marks.score.fill(0, marks.from, marks.end)
  marks.types.fill(0, marks.from, marks.end)
  return Object.assign(marks, { count: 0, from: count, end: 0 })
}

/** Hands marks back once they have been read. */
export const doneWith = (index: ShopIndex, marks: Marks): void => {
  const kept = spare.get(index)
  if (kept) kept.push(marks)
  else spare.set(index, [marks])
}

/** All terms must be met; the marks are those of the one that says most, and a little for each other: several words say more than one. */
const markAllTerms = (index: ShopIndex, { terms, weight }: Meaning, depth: Depth, into: Marks): void => {
  if (terms.length === 0 || terms.some(({ word, as }) => as === "whole" && !index.words.postings.has(word))) return
  const each = terms.map((term) => {
    const marks = emptyMarks(index)
    markTerm(index, term, weight, depth, marks)
    return marks
  })
  const some = fewest(each as [Marks, ...Array<Marks>])
  for (let place = nextScored(some, 0); place < some.score.length; place = nextScored(some, place + 1)) {
    let most = 0
    let ofType = 0
    for (let at = 0; at < each.length; at++) {
      const { score, types } = each[at] as Marks
      const marks = score[place] as number
      if (marks === 0) {
        most = 0
        break
      }
      most = Math.max(most, marks)
      const part = types[place] as number
      ofType = (ofType & HEAD) | (part & HEAD) | ((ofType & 15) + (part & 15))
    }
    if (most === 0) continue
    raise(into, place, place + 1, Math.min(255, most + 10), ofType)
  }
  for (const marks of each) doneWith(index, marks)
}

/** The marks of one clause for every stock number; hand them back with `doneWith`. */
export const marksFor = (index: ShopIndex, clause: Clause, depth: Depth): Marks => {
  const marks = emptyMarks(index)
  for (const meaning of clause.meanings) {
    const [only, second] = meaning.terms
    if (only && !second) markTerm(index, only, meaning.weight, depth, marks)
    else markAllTerms(index, meaning, depth, marks)
  }
  return marks
}

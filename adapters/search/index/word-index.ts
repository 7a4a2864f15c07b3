/** The dictionary of the shop: every word, and the products and stock numbers that it leads to. */
import type { Term, Vocabulary } from "../../../core/catalogue/search/clause.ts"
import { fieldWeights } from "../../../core/catalogue/search/indexed-words.ts"
import { inFullFinder, similarWordFinder, soundAlikeFinder } from "./meant-words.ts"

/** Where a word stands: each entry is a product's or a stock number's place, times 16, plus how much the word says of it. */
export type Postings = { readonly products: Int32Array; readonly skus: Int32Array }

type GrowingPostings = { readonly products: Array<number>; readonly skus: Array<number> }

export type WordIndex = {
  /** Every word, in order. */
  readonly words: ReadonlyArray<string>
  readonly postings: ReadonlyMap<string, Postings>
  readonly sections: ReadonlyArray<string>
}

/** Collects words while the products are read. */
export const createWordIndexBuilder = () => {
  const found = new Map<string, GrowingPostings>()
  const at = (word: string): GrowingPostings => {
    const known = found.get(word)
    if (known) return known
    const fresh = { products: [], skus: [] }
    found.set(word, fresh)
    return fresh
  }
  return {
    addToProduct: (word: string, place: number, strength: number) => at(word).products.push(place * 16 + strength),
    addToSku: (word: string, place: number, strength: number) => at(word).skus.push(place * 16 + strength),
    done: (): WordIndex => {
      const words = [...found.keys()].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      const entries = words.map((word) => {
        const { products, skus } = at(word)
        return [word, { products: Int32Array.from(products), skus: Int32Array.from(skus) }] as const
      })
      return { words, postings: new Map(entries), sections: words.filter((word) => /^\d{2,4}x\d{2,4}$/.test(word)) }
    }
  }
}

/** The place of the first word that does not come before the given one. */
const firstFrom = (words: ReadonlyArray<string>, word: string): number => {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] as string) < word) low = middle + 1
    else high = middle
  }
  return low
}

/** The words that begin so, from a place in the dictionary on. */
const beginningWith = function* (words: ReadonlyArray<string>, start: string, from: string): Generator<string> {
  for (let at = firstFrom(words, from); at < words.length && (words[at] as string).startsWith(start); at++)
    yield words[at] as string
}

/** An ending counts a little less than the word itself, the less the more of it is missing. */
const shareTyped = (word: string, typed: string): number => 0.8 + 0.2 * (typed.length / word.length)

/** The words that a term leads to, each with how well it fits, from 0 to 1. A bare number takes any unit, but is no side of a size. */
export const postingsFor = function* (
  { words, postings }: WordIndex,
  { word, as }: Term
): Generator<readonly [Postings, number]> {
  const same = postings.get(word)
  if (same) yield [same, 1]
  if (as === "whole") return
  const isNumber = as === "number"
  for (const longer of beginningWith(words, word, isNumber ? `${word}a` : word)) {
    if (longer === word || (isNumber && longer[word.length] === "x")) continue
    yield [postings.get(longer) as Postings, isNumber ? 0.95 : shareTyped(longer, word)]
  }
}

/** The most that a word says of any product or stock number; 0 for a word that none has. */
const highestWeight = (postings: Postings | undefined): number =>
  Math.max(
    0,
    ...[postings?.products, postings?.skus].map(
      (list) => list?.reduce((most, entry) => Math.max(most, entry & 15), 0) ?? 0
    )
  )

/** What the rules ask of the catalogue's words. */
export const vocabularyOf = (index: WordIndex): Vocabulary => {
  const weights = new Map([...index.postings].map(([word, postings]) => [word, highestWeight(postings)] as const))
  const weightOf = (word: string) => weights.get(word) ?? 0
  return {
    has: (word) => index.postings.has(word),
    tells: (word) => weightOf(word) > fieldWeights.ownJob,
    suits: (word) => weightOf(word) >= fieldWeights.job,
    names: (word) => weightOf(word) === fieldWeights.type,
    sections: index.sections,
    similarWords: similarWordFinder(index),
    soundAlikes: soundAlikeFinder(index, weightOf),
    inFull: inFullFinder(index, weightOf)
  }
}

/** The words in the order of the alphabet, as one name for whatever goes by them. */
export const wordSetKey = (words: ReadonlyArray<string>): string => [...words].sort().join(" ")

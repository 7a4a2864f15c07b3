/** The dictionary of the shop: every word, and the products and stock numbers that it leads to. */
import { abbreviationRank } from "../../../core/catalogue/search/abbreviation.ts"
import type { Term, Vocabulary } from "../../../core/catalogue/search/clause.ts"
import { fieldWeights } from "../../../core/catalogue/search/indexed-words.ts"
import { mayBeginAlike, soundKey } from "../../../core/catalogue/search/sound-key.ts"
import { phraseKeys } from "../../../core/catalogue/search/trade-phrases.ts"
import { editDistance } from "../../../core/edit-distance.ts"

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

const letters = (word: string): number => {
  let set = 0
  for (let at = 0; at < word.length; at++) set |= 1 << (word.charCodeAt(at) - 97)
  return set
}

const bits = (set: number): number => {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Words of the catalogue and of the trade that can be mistyped, the nearest and then the commonest first, with the set of their letters to pass over most of them quickly. */
const similarWordFinder = ({ postings, words }: WordIndex) => {
  const plain = [...new Set([...words.filter((word) => /^[a-z]{3,}$/.test(word)), ...phraseKeys])]
  const known = plain.map((word) => ({ word, letters: letters(word) }))
  const productCount = (word: string): number => postings.get(word)?.products.length ?? 0
  return (typed: string, edits: 1 | 2, unfinished: boolean): ReadonlyArray<string> => {
    const wanted = letters(typed)
    const found: Array<readonly [string, number]> = []
    for (const { word, letters } of known) {
      if (word === typed || (edits === 2 && word[0] !== typed[0])) continue
      if (bits(wanted & ~letters) > edits || (!unfinished && bits(letters & ~wanted) > edits)) continue
      const whole = editDistance(typed, word, edits)
      const begun =
        unfinished && whole > edits && word[0] === typed[0] ? editDistance(typed, word, edits, true) : edits + 1
      const best = Math.min(whole, begun + 0.5) + (word[0] === typed[0] ? 0 : 0.25)
      if (Math.min(whole, begun) <= edits) found.push([word, best])
    }
    const nearest = Math.min(...found.map(([, edits]) => Math.ceil(edits)))
    return found
      .filter(([, edits]) => Math.ceil(edits) <= nearest)
      .sort((a, b) => a[1] - b[1] || productCount(b[0]) - productCount(a[0]))
      .slice(0, 12)
      .map(([word]) => word)
  }
}

/** Two consonants are too little to know a word by, unless nearly all of its letters are there: glew for glue. */
const SHORTEST_SOUND = 3
const MOST_SLIPS_OF_SHORT = 2
/** How much longer or shorter a word may be that sounds the same. */
const MOST_LETTERS_APART = 3

/** Words of one sound with what was typed: looked for among those of about its length, and only where nothing is nearer. */
const soundAlikeFinder = (index: WordIndex, weightOf: (word: string) => number) => {
  const plain = [
    ...new Set([
      ...index.words.filter((word) => /^[a-z]{4,}$/.test(word) && weightOf(word) >= fieldWeights.kind),
      ...phraseKeys
    ])
  ]
  return (typed: string): ReadonlyArray<string> => {
    if (!/^[a-z]{4,}$/.test(typed)) return []
    const sound = soundKey(typed)
    const isShort = sound.length < SHORTEST_SOUND
    if (sound.length < 2) return []
    return plain
      .filter(
        (word) =>
          word !== typed &&
          Math.abs(word.length - typed.length) <= MOST_LETTERS_APART &&
          mayBeginAlike(word, typed) &&
          soundKey(word) === sound &&
          (!isShort || (word[0] === typed[0] && editDistance(typed, word, MOST_SLIPS_OF_SHORT) <= MOST_SLIPS_OF_SHORT))
      )
      .sort((a, b) => weightOf(b) - weightOf(a) || editDistance(typed, a, 4) - editDistance(typed, b, 4))
      .slice(0, 3)
  }
}

/** The most words that one abbreviation is taken for: what stands beside it decides among them. */
const MOST_IN_FULL = 6

/** What a word of names and qualities may be short for; of as likely ones those that most goods have. */
const inFullFinder = ({ postings, words }: WordIndex, weightOf: (word: string) => number) => {
  const plain = words.filter((word) => /^[a-z]{4,}$/.test(word) && weightOf(word) >= fieldWeights.quality)
  const goods = (word: string): number => {
    const { products, skus } = postings.get(word) ?? { products: [], skus: [] }
    return products.length + skus.length
  }
  return (typed: string): ReadonlyArray<string> =>
    plain
      .flatMap((word) => {
        const rank = abbreviationRank(typed, word)
        return rank === undefined ? [] : [{ word, rank }]
      })
      .sort((a, b) => a.rank - b.rank || goods(b.word) - goods(a.word))
      .slice(0, MOST_IN_FULL)
      .map(({ word }) => word)
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

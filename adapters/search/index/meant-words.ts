/** Which words of the catalogue and of the trade may be meant by one that is mistyped, spelt by its sound, or written for short. */
import { LRUCache } from "lru-cache"
import { abbreviationRank } from "../../../core/catalogue/search/abbreviation.ts"
import { fieldWeights } from "../../../core/catalogue/search/indexed-words.ts"
import { mayBeginAlike, soundKey } from "../../../core/catalogue/search/sound-key.ts"
import { phraseKeys } from "../../../core/catalogue/search/trade-phrases.ts"
import { editDistance } from "../../../core/edit-distance.ts"
import type { WordIndex } from "./word-index.ts"

const letters = (word: string): number => {
  let set = 0
  for (let at = 0; at < word.length; at++) set |= 1 << (word.charCodeAt(at) - 97)
  return set
}

/** Whether more bits are set than one, or than two: asked of every word there is, so nothing is counted. */
const hasMoreThan = (bits: 1 | 2, set: number): boolean => {
  const fewer = set & (set - 1)
  return bits === 1 ? fewer !== 0 : (fewer & (fewer - 1)) !== 0
}

/** One query looks the same word up for each way in which it may be read. */
const LOOKUPS_OF_A_QUERY = 16

const rememberLast = <Asked extends ReadonlyArray<string | number | boolean>>(
  find: (...asked: Asked) => ReadonlyArray<string>
): ((...asked: Asked) => ReadonlyArray<string>) => {
  const last = new LRUCache<string, ReadonlyArray<string>>({ max: LOOKUPS_OF_A_QUERY })
  return (...asked) => {
    const key = asked.join(" ")
    const known = last.get(key)
    if (known) return known
    const found = find(...asked)
    last.set(key, found)
    return found
  }
}

/** Words that can be mistyped, the nearest and then the commonest first; the set of their letters passes over most of them quickly. */
export const similarWordFinder = ({ postings, words }: WordIndex) => {
  const plain = [...new Set([...words.filter((word) => /^[a-z]{3,}$/.test(word)), ...phraseKeys])]
  const letterSets = Int32Array.from(plain, letters)
  const productCount = (word: string): number => postings.get(word)?.products.length ?? 0
  return rememberLast((typed: string, edits: 1 | 2, unfinished: boolean): ReadonlyArray<string> => {
    const wanted = letters(typed)
    const found: Array<readonly [string, number]> = []
    for (let at = 0; at < letterSets.length; at++) {
      const set = letterSets[at] as number
      if (hasMoreThan(edits, wanted & ~set) || (!unfinished && hasMoreThan(edits, set & ~wanted))) continue
      const word = plain[at] as string
      if (word === typed || (edits === 2 && word[0] !== typed[0])) continue
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
  })
}

/** Two consonants are too little to know a word by, unless nearly all of its letters are there: glew for glue. */
const SHORTEST_SOUND = 3
const MOST_SLIPS_OF_SHORT = 2
/** How much longer or shorter a word may be that sounds the same. */
const MOST_LETTERS_APART = 3

/** Words of one sound with what was typed: looked for among those of about its length, and only where nothing is nearer. */
export const soundAlikeFinder = (index: WordIndex, weightOf: (word: string) => number) => {
  const plain = [
    ...new Set([
      ...index.words.filter((word) => /^[a-z]{4,}$/.test(word) && weightOf(word) >= fieldWeights.kind),
      ...phraseKeys
    ])
  ]
  /** Worked out when a word is first compared. */
  const sounds = new Map<string, string>()
  const soundOf = (word: string): string => {
    const known = sounds.get(word)
    if (known !== undefined) return known
    const sound = soundKey(word)
    sounds.set(word, sound)
    return sound
  }
  return rememberLast((typed: string): ReadonlyArray<string> => {
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
          soundOf(word) === sound &&
          (!isShort || (word[0] === typed[0] && editDistance(typed, word, MOST_SLIPS_OF_SHORT) <= MOST_SLIPS_OF_SHORT))
      )
      .sort((a, b) => weightOf(b) - weightOf(a) || editDistance(typed, a, 4) - editDistance(typed, b, 4))
      .slice(0, 3)
  })
}

/** The most words that one abbreviation is taken for: what stands beside it decides among them. */
const MOST_IN_FULL = 6

/** What a word of names and qualities may be short for, which has its first letter; of as likely ones those that most goods have. */
export const inFullFinder = ({ postings, words }: WordIndex, weightOf: (word: string) => number) => {
  const byFirstLetter = Map.groupBy(
    words.filter((word) => /^[a-z]{4,}$/.test(word) && weightOf(word) >= fieldWeights.quality),
    (word) => word[0]
  )
  const goods = (word: string): number => {
    const { products, skus } = postings.get(word) ?? { products: [], skus: [] }
    return products.length + skus.length
  }
  return (typed: string): ReadonlyArray<string> =>
    (byFirstLetter.get(typed[0]) ?? [])
      .flatMap((word) => {
        const rank = abbreviationRank(typed, word)
        return rank === undefined ? [] : [{ word, rank }]
      })
      .sort((a, b) => a.rank - b.rank || goods(b.word) - goods(a.word))
      .slice(0, MOST_IN_FULL)
      .map(({ word }) => word)
}

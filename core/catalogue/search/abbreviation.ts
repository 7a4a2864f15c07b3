/** Words that were written for short: dkg for decking, wshr for washer, conc for concrete. */

const vowels = /[aeiou]/

const lastConsonant = (word: string): string => word.replace(/[aeiouy]+$/, "").slice(-1)

/** Whether the letters are among the word's, in their order. */
const isWithin = (short: string, word: string): boolean => {
  let at = 0
  for (const letter of word) if (letter === short[at]) at++
  return at === short.length
}

/** The shortest and the longest that anybody writes for a word. */
const SHORTEST = 3
const LONGEST = 5

/**
 * How well `short` stands for the word, less being better; undefined where it does not. Consonants alone may be any of the
 * word's, the first at least; with a vowel they must be its beginning.
 */
export const abbreviationRank = (short: string, word: string): number | undefined => {
  if (short.length < SHORTEST || short.length > LONGEST || word.length <= short.length) return undefined
  if (word.startsWith(short)) return 0
  if (word[0] !== short[0] || vowels.test(short) || !/^[a-z]+$/.test(short)) return undefined
  if (!isWithin(short, word) || word.length > 2 * short.length + 3) return undefined
  return lastConsonant(word) === short.at(-1) ? 1 : 2
}

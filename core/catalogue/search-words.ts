/** What a shopper's words mean: sizes, units, trade words, plurals; worked out before anything is looked up. */
import type { Clause, Known } from "./search/clause.ts"
import { sidesOf } from "./search/dimensions.ts"
import { wordsOf } from "./search/measures.ts"
import { inchClause, isNumber, numberClause, sectionAt, sizeClause } from "./search/size-clauses.ts"
import { isPacking, spareness, stopWords } from "./search/stop-words.ts"
import type { Phrase } from "./search/trade-phrases.ts"
import { begunAt, joinAt, phraseAt, wordClause } from "./search/word-clauses.ts"

/** The longest query that is read, and the most words of it. */
export const LONGEST_QUERY = 256
const MOST_WORDS = 16

/** The words without what the goods come in: `bag of cement` asks for cement. */
const unpacked = (words: Phrase): Phrase => {
  const rest = words.filter(
    (word, at) =>
      !(isPacking(word) && words[at + 1] === "of" && at + 2 < words.length) &&
      !(word === "of" && at > 0 && isPacking(words[at - 1] as string))
  )
  return rest.some((word) => !stopWords.has(word)) ? rest : words
}

/** [SRCH-07] What is looked for: every clause must be met. The last word counts as unfinished unless a space follows it. */
export const understood = (query: string, known: Known): ReadonlyArray<Clause> => {
  const text = query.slice(0, LONGEST_QUERY)
  const words = unpacked(wordsOf(text).slice(0, MOST_WORDS))
  const isOpen = !/\s$/.test(text)
  const sayNothing = words.every((word) => stopWords.has(word))
  const hasSize = words.some((word, at) => sidesOf(word) !== undefined || sectionAt(words, at, known) !== undefined)
  const clauses: Array<Clause> = []
  for (let at = 0; at < words.length; ) {
    const word = words[at] as string
    const isLast = at === words.length - 1
    const section = sectionAt(words, at, known)
    const [phrase, length] = phraseAt(words, at, isOpen, known) ?? [undefined, 0]
    const begun = phrase || !isOpen ? undefined : begunAt(words, at, known)
    const joined = phrase || begun ? undefined : joinAt(words, at, known)
    const clause =
      phrase ??
      begun ??
      joined ??
      sizeClause(section ?? word, isLast && isOpen, known) ??
      (isNumber(word) ? numberClause(word, isLast && isOpen, hasSize) : undefined) ??
      (/^\d+(\.\d+)?in$/.test(word) ? inchClause(word) : undefined) ??
      (stopWords.has(word) && !sayNothing ? undefined : wordClause(word, isLast && isOpen, known))
    const spare = clause && spareness(clause.typed)
    if (clause && !clauses.some(({ typed }) => typed === clause.typed))
      clauses.push(spare ? { ...clause, spare } : clause)
    at += phrase ? length : begun ? words.length : joined || section ? 2 : 1
  }
  return clauses
}

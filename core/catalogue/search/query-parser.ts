/** Query parser: turns a shopper's words into clauses (sizes, units, trade words, plurals) before the index is read. */
import type { Clause, KnownWords } from "./clause.ts"
import { parseSides } from "./dimensions.ts"
import { splitRunTogether } from "./run-together.ts"
import { inchClause, isNumberWord, numberClause, sectionAt, sizeClause } from "./size-clauses.ts"
import { isPackagingWord, optionalKindOf, stopWords } from "./stop-words.ts"
import { tokenize } from "./tokenizer.ts"
import type { Phrase } from "./trade-phrases.ts"
import { joinedWordAt, phraseAt, phrasePrefixAt, wordClause } from "./word-clauses.ts"

/** The longest query that is read, and the most words of it. */
export const MAX_QUERY_LENGTH = 256
const MOST_WORDS = 16

/** The words without what the goods come in: `bag of cement` asks for cement. */
const unpacked = (words: Phrase): Phrase => {
  const rest = words.filter(
    (word, at) =>
      !(isPackagingWord(word) && words[at + 1] === "of" && at + 2 < words.length) &&
      !(word === "of" && at > 0 && isPackagingWord(words[at - 1] as string))
  )
  return rest.some((word) => !stopWords.has(word)) ? rest : words
}

/** [SRCH-07] What is looked for: every clause must be met. The last word counts as unfinished unless a space follows it. */
export const parseQuery = (query: string, known: KnownWords): ReadonlyArray<Clause> => {
  const text = query.slice(0, MAX_QUERY_LENGTH)
  const typed = tokenize(text)
    .slice(0, MOST_WORDS)
    .flatMap((word) => splitRunTogether(word, known.has))
  const words = unpacked(typed)
  const isOpen = !/\s$/.test(text)
  const sayNothing = words.every((word) => stopWords.has(word))
  const hasSize = words.some((word, at) => parseSides(word) !== undefined || sectionAt(words, at, known) !== undefined)
  const clauses: Array<Clause> = []
  for (let at = 0; at < words.length; ) {
    const word = words[at] as string
    const isLast = at === words.length - 1
    const section = sectionAt(words, at, known)
    const [phrase, length] = phraseAt(words, at, isOpen, known) ?? [undefined, 0]
    const begun = phrase || !isOpen ? undefined : phrasePrefixAt(words, at, known)
    const joined = phrase || begun ? undefined : joinedWordAt(words, at, known)
    const clause =
      phrase ??
      begun ??
      joined ??
      sizeClause(section ?? word, isLast && isOpen, known) ??
      (isNumberWord(word)
        ? numberClause(word, isLast && isOpen, hasSize, /^(?:m\d{1,2}|\d{1,2}g)$/.test(words[at - 1] ?? ""))
        : undefined) ??
      (/^\d+(\.\d+)?in$/.test(word) ? inchClause(word) : undefined) ??
      (stopWords.has(word) && !sayNothing ? undefined : wordClause(word, isLast && isOpen, known))
    const spare = clause && optionalKindOf(clause.typed)
    if (clause && !clauses.some(({ typed }) => typed === clause.typed))
      clauses.push(spare ? { ...clause, optional: spare } : clause)
    at += phrase ? length : begun ? words.length : joined || section ? 2 : 1
  }
  return clauses
}

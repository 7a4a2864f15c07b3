/** What a query finds: as it was typed, else in the ways in which people mean more or less than they say. */
import { namesProduct } from "../../../core/catalogue/search/clause.ts"
import { parseQuery } from "../../../core/catalogue/search/query-parser.ts"
import { readSentence, type Sentence } from "../../../core/catalogue/search/sentence.ts"
import { isOfOtherShops } from "../../../core/catalogue/search/stop-words.ts"
import { stem } from "../../../core/catalogue/search/text-folding.ts"
import { tokenize } from "../../../core/catalogue/search/tokenizer.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import {
  type Clauses,
  confusedWordAlternatives,
  isFound,
  isNamedMatch,
  type Match,
  matchClauses,
  type NamedMatch,
  nearestSizeAlternatives,
  spellingCorrections,
  withOneWordFewer,
  withoutOptional,
  withSearchedFor
} from "./clause-matcher.ts"
import { matchWithoutFigures } from "./figures-matcher.ts"
import { isPurposeful, keepNamed, matchSentence } from "./sentence-matcher.ts"
import { isGenericWord } from "./sentence-parts.ts"
import { matchRuns, matchThings } from "./things-matcher.ts"

/** With a word taken for another or a size for the nearest; each is only worked out where none before it will do. */
const otherWays = function* (index: ShopIndex, clauses: Clauses): Generator<Clauses> {
  yield* confusedWordAlternatives(index, clauses)
  yield* nearestSizeAlternatives(index, clauses)
}

/** Other ways to ask, the nearest first, where what was named is not among what is found. */
const findAlternative = (index: ShopIndex, typed: Clauses, corrections: ReadonlyArray<Clauses>): Match | undefined => {
  const requiredClauses = withoutOptional(typed)
  const hasOptional = requiredClauses.length < typed.length
  if (hasOptional) {
    const match = matchClauses(index, requiredClauses)
    if (isNamedMatch(match)) return typed.some(({ optional }) => optional === "maker") ? withSearchedFor(match) : match
  }
  const names = (clauses: Clauses) => clauses.some((clause) => namesProduct(clause, index.vocabulary))
  for (const clauses of [...corrections, ...corrections.map(withoutOptional)].filter(names)) {
    const match = matchClauses(index, clauses)
    if (isNamedMatch(match)) return withSearchedFor(match)
  }
  for (const from of hasOptional ? [typed, requiredClauses] : [typed]) {
    let good: NamedMatch | undefined
    for (const clauses of otherWays(index, from)) {
      const match = matchClauses(index, clauses)
      if (isNamedMatch(match) && (good === undefined || match.named === 2)) good = match
      if (good?.named === 2) break
    }
    if (good) return withSearchedFor(good)
  }
  return undefined
}

/** So few products may be a chance likeness of words in a sentence: what suits it follows them. */
const CHANCE_FINDS = 12

/** So many words and no figure among them: a few goods that have them all may have them by chance. */
const WORDS_OF_CHANCE = 3
const isChance = (clauses: Clauses): boolean =>
  clauses.length >= WORDS_OF_CHANCE && clauses.every(({ typed }) => !/\d/.test(typed))

/** One match after the other: what the first has keeps its place before the second's. */
const followedBy = (first: Match, second: Match): Match => {
  const own = new Map([...first.places].map((place, at) => [place, 200 + (first.scores[at] as number)]))
  second.places.forEach((place, at) => {
    if (!own.has(place)) own.set(place, second.scores[at] as number)
  })
  const places = Int32Array.from(own.keys()).sort()
  return { ...second, places, scores: Float32Array.from(places, (place) => own.get(place) ?? 0) }
}

/** Timber for a deck: what is named is so much that a thing with all the words is met by chance. */
const isGenericBefore = ({ purposeFrom, words }: Sentence): boolean =>
  purposeFrom < words.length && words.slice(0, purposeFrom).every(isGenericWord)

/** A sentence without the words that only make it one, else by the thing that is named and what it is for. */
const findSentence = (index: ShopIndex, sentence: Sentence): Match | undefined => {
  if (!sentence.isSentence || sentence.words.length === 0) return undefined
  if (sentence.purposeFrom === 0 || isGenericBefore(sentence) || isPurposeful(sentence)) {
    const suited = matchSentence(index, sentence)
    if (suited) return suited
  }
  const strict = keepNamed(
    index,
    sentence,
    matchClauses(index, parseQuery(`${sentence.words.join(" ")} `, index.vocabulary))
  )
  if (isNamedMatch(strict) && (sentence.purposeFrom >= sentence.words.length || strict.places.length > CHANCE_FINDS))
    return strict
  const loose = matchSentence(index, sentence)
  if (loose && isNamedMatch(strict)) return followedBy(strict, loose)
  return loose ?? (isNamedMatch(strict) ? strict : undefined)
}

/** Whether a word of it is what other shops sell, and nothing here is called so: without it the query means other goods. */
const isForOthers = ({ vocabulary }: ShopIndex, query: string): boolean =>
  tokenize(query).some((word) => isOfOtherShops(word) && !vocabulary.suits(stem(word)))

const matchOne = (index: ShopIndex, query: string): Match => {
  const clauses = parseQuery(query, index.vocabulary)
  const nothing: Match = { places: new Int32Array(), scores: new Float32Array(), clauses }
  if (clauses.length === 0) return nothing
  const sentence = readSentence(query)
  const asTyped = keepNamed(index, sentence, matchClauses(index, clauses))
  const isByPurpose = isGenericBefore(sentence) || isPurposeful(sentence) || sentence.isUnnamed
  if (isNamedMatch(asTyped) && asTyped.places.length > CHANCE_FINDS && !isByPurpose) return asTyped
  if (isNamedMatch(asTyped) && !sentence.isSentence && !isChance(clauses)) return asTyped
  const isOurs = !isForOthers(index, query)
  const isLikeSentence = !sentence.isSentence && isNamedMatch(asTyped)
  const said = isOurs ? (isLikeSentence ? matchSentence(index, sentence) : findSentence(index, sentence)) : undefined
  if (said) return isNamedMatch(asTyped) && !isByPurpose ? followedBy(asTyped, said) : said
  if (isNamedMatch(asTyped)) return asTyped
  const runs = isOurs ? matchRuns(index, query) : undefined
  if (runs) return runs
  const corrections = spellingCorrections(index, clauses)
  const other = findAlternative(index, clauses, corrections)
  if (other) return other
  if (isFound(asTyped)) return asTyped
  for (const next of [clauses, ...corrections]) {
    const match = matchWithoutFigures(index, next)
    if (match) return next === clauses ? match : withSearchedFor(match)
  }
  const inDescriptions = matchClauses(index, clauses, "with descriptions")
  if (isFound(inDescriptions)) return inDescriptions
  for (const next of corrections) {
    const match = matchClauses(index, next)
    if (isFound(match)) return withSearchedFor(match)
  }
  const loose = isOurs ? matchSentence(index, sentence) : undefined
  if (loose) return loose
  const fewer = withOneWordFewer(index, corrections[0] ?? clauses)
  return fewer ? withSearchedFor(fewer) : nothing
}

/** What suits so much of a sentence is meant by it, of a hundred. */
const WELL_SUITED = 75

/** Posts with rapid set are two things, where no goods are posts with that, nor for both: a key box with a number. */
const isBeside = (index: ShopIndex, query: string): boolean => {
  if (!/ with /i.test(query)) return false
  const clauses = parseQuery(query, index.vocabulary)
  if (isNamedMatch(matchClauses(index, clauses)) || isFound(matchClauses(index, clauses, "all"))) return false
  return !matchSentence(index, readSentence(query))?.scores.some((score) => score >= WELL_SUITED)
}

/**
 * [SRCH-08] What the query finds: several things each by itself; as typed; a sentence by what it names and what that is
 * for; else without words that say little, with slips put right or to the nearest size; else whatever meets it, in
 * descriptions too; else without the words that lead nowhere, else nothing. Undefined for an empty query, which asks for everything.
 */
export const matchQuery = (index: ShopIndex, query: string): Match | undefined => {
  if (query.trim() === "") return undefined
  const things = matchThings(index, query, (part) => matchOne(index, part))
  if (things) return things
  const both = isBeside(index, query)
    ? matchThings(index, query.replace(/ with /i, " & "), (part) => matchOne(index, part))
    : undefined
  return both ?? matchOne(index, query)
}

/** Which stock numbers suit a sentence: the thing named must be there, every other word helps as much as it is rare. */
import type { Sentence } from "../../../core/catalogue/search/sentence.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import { wordSetKey } from "../index/word-index.ts"
import { isNamedMatch, type Match, matchClauses, type NamedMatch } from "./clause-matcher.ts"
import { HEAD_WORD, releaseScores, scoreClause } from "./score.ts"
import { type Part, readParts, requiredPart } from "./sentence-parts.ts"
import { bestReading, NAME_MARKS, readAs } from "./sentence-scores.ts"

/** Of what all words are worth goods have at least this share: more where nothing is named, most where it is no sentence. */
const LEAST_SHARE = { named: 0.2, deed: 0.25, unnamed: 0.35, told: 0.65 }
const leastShare = ({ isSentence, isUnnamed }: Sentence, isNamed: boolean, isAllKnown: boolean): number => {
  if (isNamed) return LEAST_SHARE.named
  if (isUnnamed) return LEAST_SHARE.deed
  return isSentence && isAllKnown ? LEAST_SHARE.unnamed : LEAST_SHARE.told
}
/** Only goods within this of the best are shown, as a share of the best. */
const NEAR_BEST = 0.5
/** What a score is brought to, so that it stands beside the scores of words that all are met. */
const FULL_SCORE = 100

/** Where people say what they want and then what it is for, both in words that say something. */
export const isPurposeful = ({ purposeFrom, words }: Sentence): boolean => purposeFrom > 0 && purposeFrom < words.length

/** Of goods that have all the words, those that are what stands before its purpose: steel posts for sleepers are posts, whatever screws hold them. */
export const keepNamed = (index: ShopIndex, sentence: Sentence, match: NamedMatch): NamedMatch => {
  if (!isPurposeful(sentence)) return match
  const required = requiredPart(readParts(index, sentence).parts)
  if (!required) return match
  const marks = scoreClause(index, required.clause, "without descriptions")
  const isThing = (place: number) => (marks.types[place] as number) >= HEAD_WORD
  const isNamed = (place: number) => (marks.score[place] as number) >= NAME_MARKS
  const all = [...match.places.keys()]
  const things = all.filter((at) => isThing(match.places[at] as number))
  const kept = things.length > 0 ? things : all.filter((at) => isNamed(match.places[at] as number))
  releaseScores(index, marks)
  if (kept.length === 0) return { ...match, places: new Int32Array(), scores: new Float32Array(), named: 0 }
  return {
    ...match,
    places: Int32Array.from(kept, (at) => match.places[at] as number),
    scores: Float32Array.from(kept, (at) => match.scores[at] as number)
  }
}

/** Whether the words are the whole name of a category: all of it may be shown though a word beside them is unknown. */
const isCategory = (index: ShopIndex, parts: ReadonlyArray<Part>): boolean =>
  index.categoryFacetsByName.has(
    wordSetKey(parts.flatMap(({ clause }) => (clause.meanings[0]?.terms ?? []).map(({ word }) => word)))
  )

/** What is left says enough of the goods: two words of which one names them, or the name of a category. */
const saysEnough = (
  index: ShopIndex,
  parts: ReadonlyArray<Part>,
  unknown: ReadonlyArray<string>,
  { isSentence, isUnnamed }: Sentence
): boolean => {
  const isNamed = parts.some(({ isNaming }) => isNaming)
  const isSurelyNamed = parts.some(({ clause, isNaming }) => isNaming && clause.correction === undefined)
  if (unknown.length > parts.length && !(isSentence && isSurelyNamed)) return false
  const sureParts = parts.filter(({ clause }) => clause.correction === undefined)
  const isTold = sureParts.length > 1 && sureParts.length > unknown.length
  if (isTold && !isNamed) return true
  // Keep birds off strawberries: a deed that is done to what only one thing is for.
  if (isUnnamed && sureParts.length > 0 && sureParts.length >= unknown.length) return true
  if (unknown.length > 0 && parts.every(({ clause, isNaming }) => !isNaming || clause.correction !== undefined))
    return false
  if (isSentence) return isNamed || parts.length > 1 || (parts.length === 1 && unknown.length === 0)
  // A word that had to be put right says nothing of goods that it is not found among: flux capacitor is no flux.
  const isAllSure = unknown.length === 0 && sureParts.length === parts.length
  // A code that nobody knows beside goods that are named: IP56 isolator.
  const isOnlyCodes = unknown.length > 0 && unknown.every((word) => /\d/.test(word)) && isSurelyNamed
  return isNamed && (sureParts.length > 1 || isAllSure || isOnlyCodes || isCategory(index, parts))
}

const matchReading = (index: ShopIndex, sentence: Sentence): Match | undefined => {
  const { parts, unknown } = readParts(index, sentence)
  if (parts.length === 0 || !saysEnough(index, parts, unknown, sentence)) return undefined
  if (unknown.length > 0) {
    const strict = matchClauses(
      index,
      parts.map(({ clause }) => clause)
    )
    if (isNamedMatch(strict) && !sentence.isSentence) return { ...strict, without: unknown }
  }
  const readings = [bestReading(index, parts), ...(sentence.isSentence ? [readAs(index, parts, undefined)] : [])]
  const reading = readings.find(
    ({ isAllowed, most, whole }) => most >= whole * leastShare(sentence, isAllowed !== undefined, unknown.length === 0)
  )
  if (reading === undefined) return undefined
  const { scores, whole, isAllowed, most } = reading
  const places: Array<number> = []
  for (let place = 0; place < scores.length; place++)
    if (isAllowed?.[place] !== 0 && (scores[place] as number) >= most * NEAR_BEST) places.push(place)
  return {
    places: Int32Array.from(places),
    scores: Float32Array.from(places, (place) => (FULL_SCORE * (scores[place] as number)) / whole),
    clauses: parts.map(({ clause }) => clause),
    ...(unknown.length > 0 ? { without: unknown } : {})
  }
}

/**
 * [SRCH-08] What suits the sentence, best first by its scores; `without` are the words that lead nowhere. Where nothing
 * suits what the words before a purpose say, all of them are taken for the goods: a cubby house for the kids, what ply.
 */
export const matchSentence = (index: ShopIndex, sentence: Sentence): Match | undefined =>
  matchReading(index, sentence) ??
  (isPurposeful(sentence) ? matchReading(index, { ...sentence, purposeFrom: sentence.words.length }) : undefined)

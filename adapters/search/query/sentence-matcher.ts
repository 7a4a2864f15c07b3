/** Which stock numbers suit a sentence: the thing named must be there, every other word helps as much as it is rare. */
import { allTerms, type Clause, namesProduct } from "../../../core/catalogue/search/clause.ts"
import { parseQuery } from "../../../core/catalogue/search/query-parser.ts"
import type { Sentence } from "../../../core/catalogue/search/sentence.ts"
import { correctClause } from "../../../core/catalogue/search/spell-correction.ts"
import { stem } from "../../../core/catalogue/search/text-folding.ts"
import { otherForms } from "../../../core/catalogue/search/word-forms.ts"
import { listAt } from "../index/facet-index.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import { wordSetKey } from "../index/word-index.ts"
import { isClauseMatched, isNamedMatch, type Match, matchClauses, type NamedMatch } from "./clause-matcher.ts"
import { HEAD_WORD, nextScored, releaseScores, scoreClause } from "./score.ts"

/** Names of so much that they say little of what is meant: other words decide among the goods called so. */
const generic: ReadonlySet<string> = new Set(
  "bar board block clip cover fastener fitting fixing frame hardwood joint kit material metal panel part piece pine plank plastic plate product set sheet steel strip tape timber tool wire wood".split(
    " "
  )
)

/** A word of the sentence, whether it names the goods or tells what they are for, and how rare it is. */
type Part = { readonly clause: Clause; readonly isPurpose: boolean; readonly isNaming: boolean }

export const isGenericWord = (word: string): boolean => generic.has(stem(word))
const isGeneric = ({ typed }: Clause): boolean => isGenericWord(typed)

/** What a thing is for is meant to the letter where goods are told by the word: what holds up a joist holds no other framing. */
const literally = ({ vocabulary }: ShopIndex, clause: Clause): Clause => {
  if (clause.typed.includes(" ") || !vocabulary.tells(stem(clause.typed))) return clause
  const meanings = clause.meanings.filter(({ terms, weight }) => weight === 1 || (terms.length === 1 && weight <= 0.6))
  return meanings.length === 0 ? clause : { ...clause, meanings }
}

/** In a sentence words are bent: what leaks wants what is for leaking. */
const withOtherForms = ({ vocabulary }: ShopIndex, clause: Clause): Clause => {
  const isKnownQuality = /y$/.test(clause.typed) && vocabulary.suits(stem(clause.typed))
  if (clause.typed.includes(" ") || isKnownQuality) return clause
  const forms = otherForms(clause.typed, vocabulary.has)
  return forms.length === 0
    ? clause
    : { ...clause, meanings: [...clause.meanings, ...forms.map((form) => allTerms([form], 0.6))] }
}

/** Every word that leads anywhere, put right where it must be; what leads nowhere even so. */
const readParts = (index: ShopIndex, { words, purposeFrom, isSentence, isUnnamed }: Sentence) => {
  const parts: Array<Part> = []
  const unknown: Array<string> = []
  const read = (from: number, end: number, isPurpose: boolean): void => {
    for (const clause of parseQuery(`${words.slice(from, end).join(" ")} `, index.vocabulary)) {
      const meant = isPurpose ? literally(index, clause) : clause
      const said = isSentence ? withOtherForms(index, meant) : meant
      const known = isClauseMatched(index, said) ? said : correctClause(said, false, index.vocabulary)
      if (!known || !(known === said || isClauseMatched(index, known))) {
        if (clause.optional === undefined) unknown.push(clause.typed)
      } else parts.push({ clause: known, isPurpose, isNaming: namesProduct(known, index.vocabulary) })
    }
  }
  read(0, purposeFrom, false)
  read(purposeFrom, words.length, true)
  // Halves on a paling fence: where nothing before it is goods, what follows names them.
  const isNamedAfter = !isUnnamed && purposeFrom > 0 && !parts.some(({ isPurpose }) => !isPurpose)
  return { parts: isNamedAfter ? parts.map((part) => ({ ...part, isPurpose: false })) : parts, unknown }
}

/** Of the words before what it is for the last that names goods: `decking screws` are screws. */
const requiredPart = (parts: ReadonlyArray<Part>): Part | undefined =>
  parts.findLast(({ isNaming, isPurpose, clause }) => isNaming && !isPurpose && !isGeneric(clause)) ??
  parts.findLast(({ isNaming, isPurpose }) => isNaming && !isPurpose)

/** How much of a word's worth goods have, by the marks: called so, for such a job of its own or of its family, of such a category, or only described so. */
const NAME_MARKS = 31
const CATEGORY_MARKS = 31
const OWN_JOB_MARKS = 25
const JOB_MARKS = 11
const shareOf = (marks: number, isThing: boolean, isPurpose: boolean, isAnything: boolean): number => {
  // What goods are for is seldom what they are: who hangs a door wants a hinge; but timber for a deck is decking first.
  if (isPurpose && isThing && !isAnything) return 0.3
  if (marks >= 60) return 1
  if (marks >= CATEGORY_MARKS) return 0.6
  if (marks >= OWN_JOB_MARKS) return 1
  return marks >= JOB_MARKS ? 0.8 : 0.12
}

/** Of what all words are worth goods have at least this share: more where nothing is named. */
const LEAST_SHARE = { named: 0.2, unnamed: 0.4 }
/** Only goods within this of the best are shown, as a share of the best. */
const NEAR_BEST = 0.5
/** What a score is brought to, so that it stands beside the scores of words that all are met. */
const FULL_SCORE = 100

/** Timber is what stands under Timber; undefined for a word that is no top category's whole name. */
const inCategory = (index: ShopIndex, { meanings }: Clause): ((place: number) => boolean) | undefined => {
  const names = meanings.map(({ terms }) => wordSetKey(terms.map(({ word }) => word)))
  const facets = names
    .flatMap((name) => index.categoryFacetsByName.get(name) ?? [])
    .filter((facet) => index.facets.values[facet]?.attribute === "categories.level1")
  if (facets.length === 0) return undefined
  const products = new Set(facets.flatMap((facet) => [...listAt(index.facets.products, facet)]))
  return (place) => products.has(index.productOf[place] as number)
}

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

/** How much of the best score the best of what is just named must have, to leave out what is only called so among other things. */
const THING_SHARE = 0.85
/** What is left of its score to what meets next to nothing of all that was said. */
const LEAST_OF_PART = 0.45

/** Below this share of the best of all goods the best of what is named is not what is meant. */
const OTHERS_SHARE = 0.5

const best = (scores: Float32Array, isAllowed: Uint8Array): number =>
  scores.reduce((most, score, place) => (isAllowed[place] === 1 && score > most ? score : most), 0)

const scoreParts = (index: ShopIndex, parts: ReadonlyArray<Part>) => {
  const count = index.skus.length
  const scores = new Float32Array(count)
  const isAllowed = new Uint8Array(count)
  const isThingNamed = new Uint8Array(count)
  const met = new Float32Array(count)
  let things = 0
  const required = requiredPart(parts)
  const isAnything = required !== undefined && isGeneric(required.clause)
  const hasPurpose = parts.some(({ isPurpose }) => isPurpose)
  let whole = 0
  for (const part of parts) {
    const marks = scoreClause(index, part.clause, "all")
    const rarity = Math.min(6, Math.max(0.4, Math.log((count + 1) / (1 + marks.count))))
    const isRequired = part === required
    // All that is timber is timber alike.
    const isFlat = isRequired && isGeneric(part.clause)
    // The lamp for a round hole is a downlight: what suits its purpose may be called otherwise.
    const leastRequired = isGeneric(part.clause) || hasPurpose ? JOB_MARKS : NAME_MARKS
    const worth = rarity * (isRequired && !isGeneric(part.clause) ? 1.6 : part.isPurpose ? 1 : 1.1)
    whole += worth
    for (let place = nextScored(marks, 0); place < count; place = nextScored(marks, place + 1)) {
      const given = marks.score[place] as number
      const isThing = (marks.types[place] as number) >= HEAD_WORD && !/ing$/.test(part.clause.typed)
      const isMeant = isThing && !part.isPurpose && !isGeneric(part.clause)
      scores[place] =
        (scores[place] as number) +
        worth * (isFlat ? 1 : shareOf(given, isThing, part.isPurpose, isAnything) + (isMeant ? 0.15 : 0))
      if (given >= JOB_MARKS) met[place] = (met[place] as number) + worth
      if (isRequired && given >= leastRequired) isAllowed[place] = 1
      if (isRequired && isThing && !isGeneric(part.clause)) {
        isThingNamed[place] = 1
        things++
      }
    }
    releaseScores(index, marks)
  }
  for (let place = 0; place < count; place++)
    scores[place] = (scores[place] as number) * (LEAST_OF_PART + ((1 - LEAST_OF_PART) * (met[place] as number)) / whole)
  const isShelf = required && isGeneric(required.clause) ? inCategory(index, required.clause) : undefined
  if (isShelf) for (let place = 0; place < count; place++) if (!isShelf(place)) isAllowed[place] = 0
  // What goods are for is no reason to show other goods, where some that are just what is named suit it about as well.
  const isSuitable = best(scores, isThingNamed) >= THING_SHARE * best(scores, isAllowed)
  const allowed = hasPurpose && things > 0 && isSuitable ? isThingNamed : isAllowed
  // Foil paper under roof sheets is sarking: what suits nearly all that was said is meant, though it is called otherwise.
  const isFarBetter = !isAnything && best(scores, allowed) < OTHERS_SHARE * best(scores, new Uint8Array(count).fill(1))
  return { scores, whole, isAllowed: required && !isFarBetter ? allowed : undefined }
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
  isSentence: boolean
): boolean => {
  const isNamed = parts.some(({ isNaming }) => isNaming)
  const isSurelyNamed = parts.some(({ clause, isNaming }) => isNaming && clause.correction === undefined)
  if (unknown.length > parts.length && !(isSentence && isSurelyNamed)) return false
  if (unknown.length > 0 && parts.every(({ clause, isNaming }) => !isNaming || clause.correction !== undefined))
    return false
  if (isSentence) return isNamed || parts.length > 1 || (parts.length === 1 && unknown.length === 0)
  // A word that had to be put right says nothing of goods that it is not found among: flux capacitor is no flux.
  const sure = parts.filter(({ clause }) => clause.correction === undefined)
  const isAllSure = unknown.length === 0 && sure.length === parts.length
  // A code that nobody knows beside goods that are named: IP56 isolator.
  const isOnlyCodes = unknown.length > 0 && unknown.every((word) => /\d/.test(word)) && isSurelyNamed
  return isNamed && (sure.length > 1 || isAllSure || isOnlyCodes || isCategory(index, parts))
}

const matchReading = (index: ShopIndex, sentence: Sentence): Match | undefined => {
  const { parts, unknown } = readParts(index, sentence)
  if (parts.length === 0 || !saysEnough(index, parts, unknown, sentence.isSentence)) return undefined
  if (unknown.length > 0) {
    const strict = matchClauses(
      index,
      parts.map(({ clause }) => clause)
    )
    if (isNamedMatch(strict) && !sentence.isSentence) return { ...strict, without: unknown }
  }
  const { scores, whole, isAllowed } = scoreParts(index, parts)
  let most = 0
  for (let place = 0; place < scores.length; place++)
    if (isAllowed?.[place] !== 0 && (scores[place] as number) > most) most = scores[place] as number
  if (most < whole * (isAllowed ? LEAST_SHARE.named : LEAST_SHARE.unnamed)) return undefined
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

/** How well every stock number suits the words of a sentence, each word helping as much as it is rare. */
import type { Clause } from "../../../core/catalogue/search/clause.ts"
import { listAt } from "../index/facet-index.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import { wordSetKey } from "../index/word-index.ts"
import { HEAD_WORD, nextScored, releaseScores, scoreClause } from "./score.ts"
import { isGeneric, type Part, requiredPart } from "./sentence-parts.ts"

/** How much of a word's worth goods have, by the marks: called so, for such a job of its own or of its family, of such a category, or only described so. */
export const NAME_MARKS = 31
const CATEGORY_MARKS = 31
const OWN_JOB_MARKS = 25
const JOB_MARKS = 11
/** Words that were put right give so much of the marks of the words themselves, which is no less of the goods' own. */
const CORRECTION_WEIGHT = 0.7

const shareOf = (marks: number, isThing: boolean, isPurpose: boolean, isAnything: boolean): number => {
  // What goods are for is seldom what they are: who hangs a door wants a hinge; but timber for a deck is decking first.
  if (isPurpose && isThing && !isAnything) return 0.3
  if (marks >= 60) return 1
  if (marks >= CATEGORY_MARKS) return 0.6
  if (marks >= OWN_JOB_MARKS) return 1
  return marks >= JOB_MARKS ? 0.8 : 0.12
}

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

/** How much of the best score the best of what is just named must have, to leave out what is only called so among other things. */
const THING_SHARE = 0.85
/** What is left of its score to what meets next to nothing of all that was said. */
const LEAST_OF_PART = 0.45

/** Below this share of the best of all goods the best of what is named is not what is meant. */
const OTHERS_SHARE = 0.5

/** Of all goods where none are ruled out. */
const best = (scores: Float32Array, isAllowed?: Uint8Array): number => {
  let most = 0
  for (let place = 0; place < scores.length; place++)
    if ((scores[place] as number) > most && isAllowed?.[place] !== 0) most = scores[place] as number
  return most
}

const scoreParts = (index: ShopIndex, parts: ReadonlyArray<Part>, required: Part | undefined) => {
  const count = index.skus.length
  const scores = new Float32Array(count)
  const isAllowed = new Uint8Array(count)
  const isThingNamed = new Uint8Array(count)
  const met = new Float32Array(count)
  let things = 0
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
    const leastRequired = isGeneric(part.clause) || hasPurpose ? JOB_MARKS : OWN_JOB_MARKS
    const inFull = part.clause.correction === undefined ? 1 : CORRECTION_WEIGHT
    const worth = rarity * (isRequired && !isGeneric(part.clause) ? 1.6 : part.isPurpose ? 1 : 1.1)
    whole += worth
    for (let place = nextScored(marks, 0); place < count; place = nextScored(marks, place + 1)) {
      const given = (marks.score[place] as number) / inFull
      const isThing = (marks.types[place] as number) >= HEAD_WORD && !/ing$/.test(part.clause.typed)
      const isMeant = isThing && !part.isPurpose && !isGeneric(part.clause)
      scores[place] =
        (scores[place] as number) +
        worth *
          (isFlat
            ? 1
            : shareOf(given, isThing && isThingNamed[place] === 0, part.isPurpose, isAnything) + (isMeant ? 0.15 : 0))
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
  const isFarBetter = !isAnything && best(scores, allowed) < OTHERS_SHARE * best(scores)
  return { scores, whole, isAllowed: required && !isFarBetter ? allowed : undefined }
}

/** Of so many words at most each is taken for the thing that is asked for. */
const MOST_READINGS = 3
/** By so much another name than the last must do better. */
const CLEARLY_BETTER = 1.1

export const readAs = (index: ShopIndex, parts: ReadonlyArray<Part>, required: Part | undefined) => {
  const { scores, whole, isAllowed } = scoreParts(index, parts, required)
  return { scores, whole, isAllowed, most: best(scores, isAllowed) }
}

/** Plastic tube electric cable: without a word like `for` any name may be the thing, and it is the one under which goods suit best; of equals the last. */
export const bestReading = (index: ShopIndex, parts: ReadonlyArray<Part>) => {
  const naming = parts.filter(({ clause, isNaming, isPurpose }) => isNaming && !isPurpose && !isGeneric(clause))
  const candidates = naming.length > 1 ? naming.slice(-MOST_READINGS).reverse() : [requiredPart(parts)]
  const readings = candidates.map((required) => readAs(index, parts, required))
  return readings.reduce((best, one) => (one.most / one.whole > (best.most / best.whole) * CLEARLY_BETTER ? one : best))
}

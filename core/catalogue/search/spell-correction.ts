/** Spelling correction for queries that find nothing: words within the allowed edit distance, and the nearest size in stock. */

import { allowedEdits } from "../../edit-distance.ts"
import { allTerms, type Clause, type Vocabulary, withoutUnknownTerms } from "./clause.ts"
import { nearestSections } from "./dimensions.ts"
import { formatMetres, formatNumber, stem } from "./text-folding.ts"
import { meaningsOf } from "./trade-phrases.ts"

/** The words nearest to one that is mistyped, as one of a thing and in its own form; never the word itself. */
const nearWords = (
  typed: string,
  slips: 1 | 2,
  unfinished: boolean,
  { similarWords: near }: Vocabulary
): ReadonlyArray<string> => {
  const forms = [...new Set([stem(typed), typed])]
  return [...new Set(forms.flatMap((form) => near(form, slips, unfinished && form === typed)))].filter(
    (word) => !forms.includes(word)
  )
}

const takenFor = (clause: Clause, words: ReadonlyArray<string>, vocabulary: Vocabulary): Clause | undefined => {
  const [first] = words
  if (first === undefined) return undefined
  const meanings = words.flatMap((other) => [
    allTerms([other], 0.7),
    ...(meaningsOf([other]) ?? []).map(({ phrase }) => withoutUnknownTerms(allTerms(phrase, 0.65), vocabulary))
  ])
  const correction = /[^s]s$/.test(clause.typed) && !/(?:s|x|z|ch|sh)$/.test(first) ? `${first}s` : first
  return { typed: clause.typed, meanings: [...clause.meanings, ...meanings], correction }
}

/** A word or a phrase that is right as it stands: the goods are told by it, or the trade says it. */
const isRight = ({ typed }: Clause, { suits }: Vocabulary): boolean =>
  typed.includes(" ") || suits(stem(typed)) || meaningsOf([typed]) !== undefined

/** The same clause with its slips of the finger put right; undefined where it is right, or nothing is near. */
export const correctClause = (clause: Clause, isLast: boolean, vocabulary: Vocabulary): Clause | undefined => {
  const { typed } = clause
  if (isRight(clause, vocabulary)) return undefined
  const full = isLast ? [] : vocabulary.inFull(stem(typed))
  const slips = allowedEdits(typed)
  if (full.length > 0) return takenFor(clause, full, vocabulary)
  if (slips === 0) return undefined
  const unfinished = isLast && typed.length > 4
  const near = nearWords(typed, 1, unfinished, vocabulary)
  const found = near.length > 0 || slips === 1 ? near : nearWords(typed, 2, unfinished, vocabulary)
  return takenFor(clause, found.length > 0 ? found : vocabulary.soundAlikes(stem(typed)), vocabulary)
}

/** A word of another thing's name, one slip from what goods are: `silicon` for silicone. What goods are is never taken for another. */
export const correctConfusedClause = (clause: Clause, vocabulary: Vocabulary): Clause | undefined => {
  const one = stem(clause.typed)
  if (allowedEdits(clause.typed) === 0 || clause.typed.includes(" ") || vocabulary.names(one)) return undefined
  const found = nearWords(clause.typed, 1, false, vocabulary)
    .filter((word) => vocabulary.names(stem(word)) && word[0] === one[0])
    .filter((word) => stem(word) !== one)
  return takenFor(clause, found, vocabulary)
}

/** How far from what was asked a size may be that is offered instead, as a share of it. */
const FURTHEST = 0.08
/** And at most so many millimetres. */
const MOST_OFF = 40

/** Every whole millimetre near to a size, the nearest first. */
const sizesNear = (size: number): ReadonlyArray<string> => {
  const most = Math.min(MOST_OFF, Math.floor(size * FURTHEST))
  return Array.from({ length: 2 * most }, (_, at) => (at % 2 === 0 ? 1 : -1) * (1 + (at >> 1))).map(
    (off) => `${formatNumber(size + off)}mm`
  )
}

/** What goods are filled and packed to, by the unit in which a pack is asked for. */
const fillings: ReadonlyMap<string, ReadonlyArray<number>> = new Map([
  ["kg", [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 10, 15, 20, 25, 30]],
  ["l", [0.25, 0.5, 1, 2, 2.5, 4, 5, 10, 15, 20, 30, 60]],
  ["g", [100, 200, 250, 300, 400, 500, 1000, 2000]],
  ["pk", [10, 20, 25, 50, 100, 200, 250, 500, 1000]]
])

/** Less than a kilogram or a litre is written in the smaller unit. */
const filled = (size: number, unit: string): string => {
  if (unit === "g" && size >= 1000) return `${size / 1000}kg`
  if (size >= 1 || unit === "pk") return `${size}${unit}`
  return unit === "kg" ? `${size * 1000}g` : `${size * 1000}ml`
}

/** The packs of at most two and a half times as much or as little, the nearest first. */
const packsNear = (asked: number, unit: string): ReadonlyArray<string> => {
  const off = (size: number) => Math.abs(Math.log(size / asked))
  return (fillings.get(unit) ?? [])
    .filter((size) => size !== asked && off(size) <= Math.log(2.5))
    .sort((a, b) => off(a) - off(b))
    .map((size) => filled(size, unit))
}

/** A stick can be cut: the next longer ones, then a little shorter. */
const lengthsNear = (size: number): ReadonlyArray<string> =>
  [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, -0.1, -0.2, -0.3].map((off) => formatMetres(size + off))

/** The words that may stand for a measure that nobody keeps, nearest first: a bolt of 10 mm is an M10, an anchor M10 one of 10 mm, and timber treated for more will do. */
const measuresNear = (typed: string, { sections }: Vocabulary): ReadonlyArray<string> => {
  const thread = /^m(\d{1,2})$/.exec(typed)?.[1]
  if (thread) return [`${thread}mm`]
  const hazard = /^h([1-5])$/.exec(typed)?.[1]
  if (hazard) return [1, 2, 3].map((more) => `h${Number(hazard) + more}`)
  const [, size = "", unit = ""] = /^(\d+(?:\.\d+)?)(mm|m|kg|l|g|pk)?$/.exec(typed) ?? []
  if (size === "") return nearestSections(typed, sections, 12)
  if (unit === "m") return lengthsNear(Number(size))
  const threads = (unit === "mm" || unit === "") && /^[34568]$|^[1-3]\d$/.test(size) ? [`m${size}`] : []
  if (unit !== "mm" && unit !== "") return packsNear(Number(size), unit)
  return [...threads, ...sizesNear(Number(size))]
}

/** A bare number beside a section is a length, and is taken as one. */
const measureOf = ({ meanings, typed }: Clause): string => {
  const [first] = meanings[0]?.terms ?? []
  return first?.as === "whole" && /^\d+\.\dm$/.test(first.word) ? first.word : typed
}

/** The last figure of an M10 × 105 or a 90 × 45 × 5.5 is the one that is not kept. */
const lastOf = ({ meanings: [first] }: Clause): readonly [before: string, last: string] | undefined => {
  const [before, last, third] = first?.terms ?? []
  return before && last && !third && /^\d+(\.\d+)?m{1,2}$/.test(last.word) ? [before.word, last.word] : undefined
}

/** The same clause for each measure of the catalogue near to it, nearest first; none for words. */
export const relaxClause = (clause: Clause, vocabulary: Vocabulary): ReadonlyArray<Clause> => {
  const [before, last] = lastOf(clause) ?? [undefined, measureOf(clause)]
  return measuresNear(last, vocabulary)
    .filter(vocabulary.has)
    .map((word) => {
      const words = before === undefined ? [word] : [before, word]
      return { typed: clause.typed, meanings: [allTerms(words, 0.9)], correction: words.join(" ") }
    })
}

/** Parts of a query that are figures: sizes, bare numbers and inches. */
import { allTerms, type Clause, type KnownWords, type Meaning } from "./clause.ts"
import {
  dressedFromInches,
  nearestSections,
  parseSides,
  type SizeReading,
  sizeInMm,
  sizeReadings
} from "./dimensions.ts"
import { formatMetres } from "./text-folding.ts"
import type { Phrase } from "./trade-phrases.ts"

export const isNumberWord = (word: string): boolean => /^\d+(\.\d+)?$/.test(word)

export const sizeClause = (word: string, isLast: boolean, known: KnownWords): Clause | undefined => {
  const sides = parseSides(word)
  if (!sides) return undefined
  const meanings = sizeReadings(sides).map((reading: SizeReading, at) => allTerms(reading, Math.max(0.5, 1 - at * 0.1)))
  const found = meanings.some(({ terms }) => terms.every((term) => known.has(term.word)))
  const near = found
    ? []
    : nearestSections(word, known.sections).map((section, at) => allTerms([section], 0.4 - at * 0.1))
  const begun: ReadonlyArray<Meaning> = isLast ? [{ terms: [{ word, as: "start" }], weight: 0.7 }] : []
  return { typed: word, meanings: [...meanings, ...begun, ...near] }
}

/** A bare number: with any unit; beside a section, 5.4 or 5400 is a length, and after a gauge or a thread 100 is one before it is a pack. */
export const numberClause = (word: string, isLast: boolean, besideSize: boolean, isAfterThread = false): Clause => {
  const size = Number(word)
  const meanings: Array<Meaning> = [{ terms: [{ word, as: "number" }], weight: isAfterThread ? 0.6 : 1 }]
  if (isAfterThread) meanings.unshift(allTerms([`${word}mm`], 1))
  if (size >= 900 || (besideSize && size > 0 && size <= 7.2))
    meanings.unshift(allTerms([formatMetres(size >= 900 ? size / 1000 : size)], 1))
  if (isLast && (word.length > 2 || word.includes("."))) meanings.push({ terms: [{ word, as: "start" }], weight: 0.6 })
  return { typed: word, meanings }
}

/** 38.1 mm of inches are asked of goods made in millimetres: what that much rough timber is dressed to, and every whole size within 7%. */
export const inchClause = (word: string): Clause => {
  const inches = Number(word.slice(0, -2))
  const size = inches * 25.4
  const from = Math.ceil(size * 0.93)
  const sizes = Array.from({ length: Math.floor(size * 1.07) - from + 1 }, (_, at) => from + at)
  const near = sizes
    .sort((a, b) => Math.abs(a - size) - Math.abs(b - size))
    .map((mm, at) => allTerms([`${mm}mm`], Math.max(0.5, 0.9 - at * 0.05)))
  const milled = dressedFromInches(inches)
  return { typed: word, meanings: [allTerms([word], 1), ...near, ...(milled ? [allTerms([`${milled}mm`], 0.7)] : [])] }
}

/** A word that is one measure in millimetres. */
export const measureClause = (word: string): Clause | undefined => {
  const millimetres = /^(\d+(?:\.\d+)?)mm$/.exec(word)?.[1]
  return millimetres === undefined
    ? undefined
    : { typed: word, meanings: sizeInMm(Number(millimetres)).map((size) => allTerms([size], 1)) }
}

/** Two bare numbers that are a section of the catalogue are that section: `90 45` is 90x45. */
export const sectionAt = (words: Phrase, at: number, { has }: KnownWords): string | undefined => {
  const [a = "", b = ""] = words.slice(at, at + 2)
  return isNumberWord(a) && isNumberWord(b) && has(`${a}x${b}`) ? `${a}x${b}` : undefined
}

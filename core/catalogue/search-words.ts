/** What a shopper's words mean: sizes, units, trade words, plurals; worked out before anything is looked up. */
import { nearestSections, type Reading, readingsOf, sidesOf, sizeInMm } from "./search/dimensions.ts"
import { metres, stem } from "./search/fold.ts"
import { wordsOf } from "./search/measures.ts"
import { stopWords } from "./search/stop-words.ts"
import { LONGEST_PHRASE, meaningsBegunBy, meaningsOf, type Phrase } from "./search/trade-phrases.ts"
import { slipsAllowed } from "./search/typos.ts"

/** One word to look up: as it stands, as the beginning of a word, or a bare number that may carry a unit. */
export type Term = { readonly word: string; readonly as: "whole" | "start" | "number" }

/** One way to understand a part of what was typed: all its terms together. `weight` is 1 for the words themselves, less for what they stand for. */
export type Meaning = { readonly terms: ReadonlyArray<Term>; readonly weight: number }

/** A part of what was typed, with every way to understand it; any of them will do. `correction` is the word it was taken for. */
export type Clause = { readonly typed: string; readonly meanings: ReadonlyArray<Meaning>; readonly correction?: string }

/** The words that the catalogue uses, as far as the rules must ask. */
export type Vocabulary = {
  readonly has: (word: string) => boolean
  /** Every section in the catalogue, larger side first. */
  readonly sections: Iterable<string>
  /** Words of the catalogue or the trade at most so many slips away; the nearest only. */
  readonly near: (word: string, slips: 1 | 2, unfinished: boolean) => ReadonlyArray<string>
}

/** The longest query that is read, and the most words of it. */
export const LONGEST_QUERY = 256
const MOST_WORDS = 16

const whole = (word: string): Term => ({ word, as: "whole" })
const all = (words: Phrase, weight: number): Meaning => ({ terms: words.map(whole), weight })

type Known = Pick<Vocabulary, "has" | "sections">

/** A meaning does without words that the catalogue never uses, so long as two that it does are left: `tongue and groove`. */
const inCatalogue = (meaning: Meaning, { has }: Known): Meaning => {
  const known = meaning.terms.filter(({ word }) => has(word))
  return known.length > 1 ? { ...meaning, terms: known } : meaning
}

const sameWords = (a: Phrase, b: Phrase): boolean => a.join(" ") === b.join(" ")

const phraseClause = (words: Phrase, unfinished: boolean, known: Known): Clause | undefined => {
  const stems = words.map(stem)
  const meant = meaningsOf(words)?.filter(({ phrase }) => !sameWords(phrase, stems))
  if (!meant || meant.length === 0) return undefined
  const meanings = meant.map(({ phrase, kind }) => inCatalogue(all(phrase, kind === "trade" ? 0.95 : 0.6), known))
  if (words.length === 1 && meant.every(({ kind }) => kind === "use")) {
    const clause = wordClause(words[0] as string, unfinished, known)
    return { ...clause, meanings: [...clause.meanings, ...meanings] }
  }
  const joined = stems.join("")
  const literal = [all(stems, 1), ...(stems.length > 1 && known.has(joined) ? [all([joined], 1)] : [])]
  return { typed: words.join(" "), meanings: [...literal, ...meanings] }
}

const sizeClause = (word: string, isLast: boolean, known: Known): Clause | undefined => {
  const sides = sidesOf(word)
  if (!sides) return undefined
  const meanings = readingsOf(sides).map((reading: Reading, at) => all(reading, Math.max(0.5, 1 - at * 0.1)))
  const found = meanings.some(({ terms }) => terms.every((term) => known.has(term.word)))
  const near = found ? [] : nearestSections(word, known.sections).map((section, at) => all([section], 0.4 - at * 0.1))
  const begun: ReadonlyArray<Meaning> = isLast ? [{ terms: [{ word, as: "start" }], weight: 0.7 }] : []
  return { typed: word, meanings: [...meanings, ...begun, ...near] }
}

/** A bare number: with any unit; beside a section, 5.4 or 5400 is a length. */
const numberClause = (word: string, isLast: boolean, besideSize: boolean): Clause => {
  const size = Number(word)
  const meanings: Array<Meaning> = [{ terms: [{ word, as: "number" }], weight: 1 }]
  if (size >= 900 || (besideSize && size > 0 && size <= 7.2))
    meanings.unshift(all([metres(size >= 900 ? size / 1000 : size)], 1))
  if (isLast && (word.length > 2 || word.includes("."))) meanings.push({ terms: [{ word, as: "start" }], weight: 0.6 })
  return { typed: word, meanings }
}

/** 38.1 mm of inches are asked of goods made in millimetres: every whole size within 7%. */
const inchClause = (word: string): Clause => {
  const size = Number(word.slice(0, -2)) * 25.4
  const from = Math.ceil(size * 0.93)
  const sizes = Array.from({ length: Math.floor(size * 1.07) - from + 1 }, (_, at) => from + at)
  const near = sizes
    .sort((a, b) => Math.abs(a - size) - Math.abs(b - size))
    .map((mm, at) => all([`${mm}mm`], Math.max(0.5, 0.9 - at * 0.05)))
  return { typed: word, meanings: [all([word], 1), ...near] }
}

const relatives = (word: string, { has }: Known): ReadonlyArray<string> => {
  const root = word.endsWith("ing") && word.length > 5 ? word.slice(0, -3) : undefined
  const forms = root ? [root, `${root}e`] : [`${word}ing`, `${word.replace(/e$/, "")}ing`]
  return [...new Set(forms)].filter((form) => form !== word && form.length > 3 && has(form))
}

const splits = (word: string, { has }: Known): ReadonlyArray<Phrase> => {
  if (word.length < 7 || has(word)) return []
  const places = Array.from({ length: word.length - 5 }, (_, at) => at + 3)
  return places
    .map((at) => [word.slice(0, at), stem(word.slice(at))] as const)
    .filter((parts) => parts.every(has))
    .slice(0, 2)
}

const wordClause = (word: string, unfinished: boolean, known: Known): Clause => {
  const one = stem(word)
  const millimetres = /^(\d+(?:\.\d+)?)mm$/.exec(word)?.[1]
  if (millimetres) return { typed: word, meanings: sizeInMm(Number(millimetres)).map((size) => all([size], 1)) }
  const meanings: Array<Meaning> = [all([one], 1)]
  if (unfinished) meanings.push({ terms: [{ word, as: "start" }], weight: 0.85 })
  for (const relative of relatives(one, known)) meanings.push(all([relative], 0.6))
  for (const parts of splits(one, known)) meanings.push(all(parts, 0.9))
  if (unfinished && !known.has(one))
    for (const { phrase } of meaningsBegunBy(word)) meanings.push(inCatalogue(all(phrase, 0.7), known))
  return { typed: word, meanings }
}

const isNumber = (word: string): boolean => /^\d+(\.\d+)?$/.test(word)

/** Two bare numbers that are a section of the catalogue are that section: `90 45` is 90x45. */
const sectionAt = (words: Phrase, at: number, { has }: Known): string | undefined => {
  const [a = "", b = ""] = words.slice(at, at + 2)
  return isNumber(a) && isNumber(b) && has(`${a}x${b}`) ? `${a}x${b}` : undefined
}

const joinAt = (words: Phrase, at: number, { has }: Known): Clause | undefined => {
  const [a = "", b = ""] = words.slice(at, at + 2)
  const joined = stem(a + b)
  if (!/^\p{L}+$/u.test(a) || !/^\p{L}{2,}$/u.test(b) || !has(joined)) return undefined
  return { typed: `${a} ${b}`, meanings: [all([stem(a), stem(b)], 1), all([joined], 0.95)] }
}

/** The last words, where they begin a phrase of the trade: `liquid nai`. */
const begunAt = (words: Phrase, at: number, known: Known): Clause | undefined => {
  const rest = words.slice(at)
  const last = rest.at(-1)
  if (rest.length < 2 || rest.length > LONGEST_PHRASE || last === undefined || known.has(stem(last))) return undefined
  const meant = meaningsBegunBy([...rest.slice(0, -1).map(stem), last].join(""))
  if (meant.length === 0) return undefined
  const literal: Meaning = {
    terms: [...rest.slice(0, -1).map((word) => whole(stem(word))), { word: last, as: "start" }],
    weight: 0.85
  }
  return {
    typed: rest.join(" "),
    meanings: [literal, ...meant.map(({ phrase }) => inCatalogue(all(phrase, 0.7), known))]
  }
}

const phraseAt = (words: Phrase, at: number, isOpen: boolean, known: Known): readonly [Clause, number] | undefined => {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const clause = phraseClause(words.slice(at, at + length), isOpen && at + length === words.length, known)
    if (clause) return [clause, length]
  }
  return undefined
}

/** [SRCH-07] What is looked for: every clause must be met. The last word counts as unfinished unless a space follows it. */
export const understood = (query: string, known: Known): ReadonlyArray<Clause> => {
  const text = query.slice(0, LONGEST_QUERY)
  const words = wordsOf(text).slice(0, MOST_WORDS)
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
    if (clause && !clauses.some(({ typed }) => typed === clause.typed)) clauses.push(clause)
    at += phrase ? length : begun ? words.length : joined || section ? 2 : 1
  }
  return clauses
}

/** The words nearest to one that is mistyped, in its own form and as one of a thing; never the word itself. */
const nearWords = (typed: string, slips: 1 | 2, unfinished: boolean, { near }: Vocabulary): ReadonlyArray<string> => {
  const forms = [...new Set([typed, stem(typed)])]
  return [...new Set(forms.flatMap((form) => near(form, slips, unfinished && form === typed)))].filter(
    (word) => !forms.includes(word)
  )
}

/** The same clause with its slips of the finger put right; undefined where nothing is near. */
export const corrected = (clause: Clause, isLast: boolean, vocabulary: Vocabulary): Clause | undefined => {
  const slips = slipsAllowed(clause.typed)
  if (slips === 0 || clause.typed.includes(" ")) return undefined
  const unfinished = isLast && clause.typed.length > 4
  const near = nearWords(clause.typed, 1, unfinished, vocabulary)
  const found = near.length > 0 || slips === 1 ? near : nearWords(clause.typed, 2, unfinished, vocabulary)
  if (found.length === 0) return undefined
  const meanings = found.flatMap((other) => [
    all([other], 0.7),
    ...(meaningsOf([other]) ?? []).map(({ phrase }) => inCatalogue(all(phrase, 0.65), vocabulary))
  ])
  return { typed: clause.typed, meanings: [...clause.meanings, ...meanings], correction: found[0] ?? clause.typed }
}

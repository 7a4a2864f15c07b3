/** A part of what was typed, and every way to understand it. */
import { stem } from "./text-folding.ts"
import type { Phrase } from "./trade-phrases.ts"

/** One word to look up: as it stands, as the beginning of a word, or a bare number that may carry a unit. */
export type Term = { readonly word: string; readonly as: "whole" | "start" | "number" }

/** One way to understand a part of what was typed: all its terms together. `weight` is 1 for the words themselves, less for what they stand for. */
export type Meaning = { readonly terms: ReadonlyArray<Term>; readonly weight: number }

/** Praise, and the trade of who asks; what goods come in; a maker whose goods the shop may not keep. */
export type OptionalKind = "praise" | "packing" | "maker"

/**
 * A part of what was typed, with every way to understand it; any of them will do. `correction` is what it was taken for.
 * `spare` says that it tells little of the goods: other goods that are named so will do.
 */
export type Clause = {
  readonly typed: string
  readonly meanings: ReadonlyArray<Meaning>
  readonly correction?: string
  readonly optional?: OptionalKind
}

/** The words that the catalogue uses, as far as the rules must ask. */
export type Vocabulary = {
  readonly has: (word: string) => boolean
  /** Whether a name, a type or a quality has the word, and not only descriptions. */
  readonly tells: (word: string) => boolean
  /** Whether a name, a type, a quality or what goods are used for has the word. */
  readonly suits: (word: string) => boolean
  /** Whether the word is what goods are: `screw` of bugle screws, never `bugle`. */
  readonly names: (word: string) => boolean
  /** Every section in the catalogue, larger side first. */
  readonly sections: Iterable<string>
  /** Words of the catalogue or the trade at most so many slips away; the nearest only. */
  readonly similarWords: (word: string, slips: 1 | 2, unfinished: boolean) => ReadonlyArray<string>
  /** Words of the catalogue or the trade that sound like it, those that name goods first. */
  readonly soundAlikes: (word: string) => ReadonlyArray<string>
  /** Words of names and qualities that it may be short for, the likeliest first. */
  readonly inFull: (word: string) => ReadonlyArray<string>
}

export type KnownWords = Pick<Vocabulary, "has" | "sections">

export const wholeTerm = (word: string): Term => ({ word, as: "whole" })
export const allTerms = (words: Phrase, weight: number): Meaning => ({ terms: words.map(wholeTerm), weight })

/** A meaning does without words that the catalogue never uses, so long as two that it does are left: `tongue and groove`. */
export const withoutUnknownTerms = (meaning: Meaning, { has }: KnownWords): Meaning => {
  const known = meaning.terms.filter(({ word }) => has(word))
  return known.length > 1 ? { ...meaning, terms: known } : meaning
}

/** Meanings below this are guesses at what a word may be for; those above say what it is. */
const SURE = 0.9

/** Whether the part says what goods are wanted, by itself or by what the trade means with it: `skirting`, `dyna bolt`. */
export const namesProduct = ({ correction, meanings, typed }: Clause, { names }: Pick<Vocabulary, "names">): boolean =>
  names(stem(correction ?? typed)) ||
  meanings.some(({ terms, weight }) => weight >= SURE && terms.some(({ word, as }) => as === "whole" && names(word)))

/** Marks in a name what was asked for. */

import type { Clause, Term } from "../../../core/catalogue/search/clause.ts"
import { parseSides } from "../../../core/catalogue/search/dimensions.ts"
import { stem } from "../../../core/catalogue/search/text-folding.ts"
import { tokenize } from "../../../core/catalogue/search/tokenizer.ts"

export type HighlightResult = {
  readonly value: string
  readonly matchLevel: "none" | "partial" | "full"
  readonly fullyHighlighted: boolean
  readonly matchedWords: ReadonlyArray<string>
}

type Tags = { readonly pre: string; readonly post: string }

/** A size in a name is one word however it is spaced: `90 × 45`. */
const wordPattern = /\d+(?:\.\d+)?(?:\s*[×x]\s*\d+(?:\.\d+)?)+|\d+(?:\.\d+)?\s*(?:mm|m|kg|L|V|W|g)\b|[\p{L}\p{N}.]+/gu

const matchedLength = (word: string, { word: wanted, as }: Term): number => {
  if (word === wanted || stem(word) === wanted) return word.length
  const sides = parseSides(word)
  if (sides && parseSides(wanted))
    return [...word.split("x")].sort().join() === [...wanted.split("x")].sort().join() ? word.length : 0
  return as !== "whole" && word.startsWith(wanted) ? wanted.length : 0
}

/** A name cut into its words, each with the form in which it is looked up, and what stands between them. */
export type TextSegments = ReadonlyArray<{ readonly written: string; readonly word?: string }>

export const segmentText = (text: string): TextSegments => {
  const parts: Array<TextSegments[number]> = []
  let at = 0
  for (const { 0: written, index } of text.matchAll(wordPattern)) {
    if (index > at) parts.push({ written: text.slice(at, index) })
    parts.push({ written, word: tokenize(written)[0] ?? "" })
    at = index + written.length
  }
  return at < text.length ? [...parts, { written: text.slice(at) }] : parts
}

/** The text with every asked word between the tags; an unfinished word only as far as it was typed. */
export const highlightText = (
  parts: TextSegments,
  clauses: ReadonlyArray<Clause>,
  { pre, post }: Tags
): HighlightResult => {
  const terms = clauses.map(({ meanings }) => meanings.flatMap((meaning) => meaning.terms))
  const matchedClauses = new Set<number>()
  let whole = true
  const value = parts.map(({ written, word }) => {
    if (word === undefined) return written
    let most = 0
    terms.forEach((clauseTerms, at) => {
      const prefixTerm = clauseTerms.find(
        ({ as, word: typed }) => as === "start" && word !== typed && word.startsWith(typed)
      )
      const length = prefixTerm
        ? prefixTerm.word.length
        : Math.max(0, ...clauseTerms.map((term) => matchedLength(word, term)))
      if (length > 0) matchedClauses.add(at)
      if (length > most) most = length
    })
    const length = most === word.length && most > 0 ? written.length : most
    if (length < written.length) whole = false
    return length === 0 ? written : `${pre}${written.slice(0, length)}${post}${written.slice(length)}`
  })
  const level = matchedClauses.size === 0 ? "none" : matchedClauses.size === clauses.length ? "full" : "partial"
  const matchedWords = clauses.filter((_, at) => matchedClauses.has(at)).map(({ typed }) => typed)
  return { value: value.join(""), matchLevel: level, fullyHighlighted: whole && level !== "none", matchedWords }
}

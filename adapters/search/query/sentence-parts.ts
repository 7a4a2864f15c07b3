/** The words of a sentence that say something: which name the goods, which tell what they are for, and which nobody knows. */
import { allTerms, type Clause, namesProduct } from "../../../core/catalogue/search/clause.ts"
import { parseQuery } from "../../../core/catalogue/search/query-parser.ts"
import type { Sentence } from "../../../core/catalogue/search/sentence.ts"
import { correctClause } from "../../../core/catalogue/search/spell-correction.ts"
import { stem } from "../../../core/catalogue/search/text-folding.ts"
import { otherForms } from "../../../core/catalogue/search/word-forms.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import { isClauseMatched } from "./clause-matcher.ts"

/** Names of so much that they say little of what is meant: other words decide among the goods called so. */
const generic: ReadonlySet<string> = new Set(
  "bar board block clip cover fastener fitting fixing frame hardwood joint kit machine material metal panel part piece pine plank plastic plate product set sheet steel strip tape timber tool wire wood".split(
    " "
  )
)

/** A word of the sentence, whether it names the goods or tells what they are for, and how rare it is. */
export type Part = { readonly clause: Clause; readonly isPurpose: boolean; readonly isNaming: boolean }

export const isGenericWord = (word: string): boolean => generic.has(stem(word))
export const isGeneric = ({ typed }: Clause): boolean => isGenericWord(typed)

/** What a thing is for is meant to the letter where goods are told by the word: what holds up a joist holds no other framing. */
const literally = ({ vocabulary }: ShopIndex, clause: Clause): Clause => {
  if (clause.typed.includes(" ") || !vocabulary.tells(stem(clause.typed))) return clause
  const meanings = clause.meanings.filter(({ terms, weight }) => weight === 1 || (terms.length === 1 && weight <= 0.6))
  return meanings.length === 0 ? clause : { ...clause, meanings }
}

/** So much of a word's worth has another form of it, that a job told in it is still one of the goods' own. */
const OTHER_FORM_WORTH = 0.85

/** In a sentence words are bent: what leaks wants what is for leaking. */
const withOtherForms = ({ vocabulary }: ShopIndex, clause: Clause): Clause => {
  const isKnownQuality = /y$/.test(clause.typed) && vocabulary.suits(stem(clause.typed))
  if (clause.typed.includes(" ") || isKnownQuality) return clause
  const forms = otherForms(clause.typed, vocabulary.has)
  return forms.length === 0
    ? clause
    : { ...clause, meanings: [...clause.meanings, ...forms.map((form) => allTerms([form], OTHER_FORM_WORTH))] }
}

/** Every word that leads anywhere, put right where it must be; what leads nowhere even so. */
export const readParts = (index: ShopIndex, { denied, words, purposeFrom, isSentence, isUnnamed }: Sentence) => {
  const parts: Array<Part> = []
  const unknown: Array<string> = []
  const read = (from: number, end: number, isPurpose: boolean): void => {
    for (const clause of parseQuery(`${words.slice(from, end).join(" ")} `, index.vocabulary)) {
      if (denied.has(clause.typed) && namesProduct(clause, index.vocabulary)) continue
      const meant = isPurpose ? literally(index, clause) : clause
      const bent = withOtherForms(index, meant)
      // What is no sentence bends no words: one that is only known so had to be put right.
      const said =
        isSentence || bent === meant || isClauseMatched(index, meant) ? bent : { ...bent, correction: clause.typed }
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
export const requiredPart = (parts: ReadonlyArray<Part>): Part | undefined =>
  parts.findLast(({ isNaming, isPurpose, clause }) => isNaming && !isPurpose && !isGeneric(clause)) ??
  parts.findLast(({ isNaming, isPurpose }) => isNaming && !isPurpose)

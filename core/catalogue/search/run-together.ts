/** Words that were run together, taken apart by the words of the catalogue and the trade: `plasterboardscrews`, `structuralply17mm`. */
import { isOfOtherShops } from "./stop-words.ts"
import { stem } from "./text-folding.ts"
import { meaningsOf } from "./trade-phrases.ts"

/** The shortest word that may be a part of another, and the shortest that is taken apart. */
const SHORTEST_PART = 3
const SHORTEST_WORD = 7

const isSize = (part: string): boolean => /^\d+(\.\d+)?(mm|m|g|kg|l)?$|^\d+x\d+$|^[mhf]\d{1,2}$/.test(part)

/** A rating before figures, or figures beside letters, are always words of their own. */
const atFigures = (word: string): ReadonlyArray<string> => {
  const [, rating, rest] = /^((?:mgp|h|f)\d{1,2})(\p{L}{3}.*)$/u.exec(word) ?? []
  return rating !== undefined && rest !== undefined ? [rating, ...atFigures(rest)] : splitAtFigures(word)
}

const splitAtFigures = (word: string): ReadonlyArray<string> =>
  /^(?:m|mgp|h|f|r|gl|sl|n)\d/.test(word)
    ? [word]
    : word.split(/(?<=\p{L}{3})(?=\d)|(?<=\d(?:mm|x\d+|g|kg|l)?)(?=\p{L}{4,}$)|(?<=\dx\d{2,3})(?=\p{L}{3,})/u)

/** The fewest parts that are all words; of as many, those whose shortest is longest. */
const partsOf = (word: string, isKnown: (part: string) => boolean): ReadonlyArray<string> | undefined => {
  const best: Array<ReadonlyArray<string> | undefined> = [[]]
  const shortest = (parts: ReadonlyArray<string>): number => Math.min(...parts.map(({ length }) => length))
  for (let end = 1; end <= word.length; end++) {
    for (let from = Math.max(0, end - 18); from <= end - SHORTEST_PART; from++) {
      const before = best[from]
      const part = word.slice(from, end)
      if (!before || before.length >= 3 || !isKnown(part)) continue
      const parts = [...before, part]
      const other = best[end]
      if (!other || parts.length < other.length || (parts.length === other.length && shortest(parts) > shortest(other)))
        best[end] = parts
    }
  }
  return best[word.length]
}

/** [SRCH-07] The words that one word is made of; itself where it is a word, or no words make it up. */
export const splitRunTogether = (word: string, has: (word: string) => boolean): ReadonlyArray<string> => {
  const isKnown = (part: string) => has(part) || has(stem(part)) || meaningsOf([part]) !== undefined
  const [, letters = "", figures = ""] = /^(\p{L}{4,})(\d{1,4})$/u.exec(word) ?? []
  if (letters !== "" && !isKnown(word) && (isKnown(letters) || letters === "size")) return [letters, figures]
  if (word.length < SHORTEST_WORD || isOfOtherShops(word) || isKnown(word)) return [word]
  const pieces = atFigures(word)
  const all = pieces.map((piece) =>
    isSize(piece) || isKnown(piece) ? [piece] : /^\p{L}+$/u.test(piece) ? partsOf(piece, isKnown) : undefined
  )
  return all.some((parts) => parts === undefined) ? [word] : all.flatMap((parts) => parts ?? [])
}

/** The types of goods by the words of their names, worked out once of each reading of the catalogue. */
import { stem } from "../../../core/catalogue/search/text-folding.ts"
import { tokenize } from "../../../core/catalogue/search/tokenizer.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import { wordSetKey } from "../index/word-index.ts"

type TypeNames = {
  /** Each type as it is looked for in a query, its words between blanks. */
  readonly keys: ReadonlyArray<string>
  /** The facet of each type of two words or more, by its words in any order. */
  readonly facets: ReadonlyMap<string, number>
}

const wordsOf = (text: string): ReadonlyArray<string> => tokenize(text).map(stem)

/** The words of a text between blanks, so that whole words of it can be looked for. */
export const keyOf = (text: string): string => ` ${wordsOf(text).join(" ")} `

const known = new WeakMap<ShopIndex, TypeNames>()

export const typeNames = (index: ShopIndex): TypeNames => {
  const read = known.get(index)
  if (read) return read
  const types = [...(index.facets.numberOf.get("type") ?? [])]
  const named = types.flatMap(([type, facet]) => {
    const words = wordsOf(type)
    return words.length > 1 ? [[wordSetKey(words), facet] as const] : []
  })
  const names = { keys: types.map(([type]) => keyOf(type)), facets: new Map(named) }
  known.set(index, names)
  return names
}

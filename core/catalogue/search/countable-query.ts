/** Which searches are counted, and as which words: what goods are asked for, and nothing of who asks. */
import { foldText } from "./text-folding.ts"

/** A search longer than this is a text, and is not counted. */
const LONGEST_COUNTED = 60

/** Seven figures or more in a row may be a telephone, a card or an order; they are no name of goods. */
const isPersonal = (text: string): boolean => /@|https?:/.test(text) || /(?:\d[ ()+.-]{0,2}){7,}/.test(text)

/** [SRCH-11] The query in its one form; undefined for what is not counted: nothing, a text, or what may be a person's. */
export const countableQuery = (query: string): string | undefined => {
  const words = foldText(query)
  const isCounted =
    words.length >= 2 && words.length <= LONGEST_COUNTED && /\p{L}|\d/u.test(words) && !isPersonal(words)
  return isCounted ? words : undefined
}

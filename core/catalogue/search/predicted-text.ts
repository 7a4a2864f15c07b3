/** Cuts an offered search into what the shopper typed and what the shop adds to it. */

/** A piece of an offered search; what is predicted stands out from what was typed. */
export type PredictedText = { readonly text: string; readonly isPredicted: boolean }

const wordPattern = /[^\s]+/g

/** How much of a word was typed, in letters: all of it, its beginning, or nothing. */
const typedLength = (word: string, typed: ReadonlyArray<string>): number =>
  Math.max(0, ...typed.filter((one) => word.toLowerCase().startsWith(one)).map((one) => one.length))

/** [SRCH-01] The pieces of `offered` in their order; together they are its text. */
export const predictedText = (offered: string, typed: string): ReadonlyArray<PredictedText> => {
  const typedWords = typed.toLowerCase().match(wordPattern) ?? []
  const pieces: Array<PredictedText> = []
  const add = (text: string, isPredicted: boolean): void => {
    const last = pieces.at(-1)
    if (text === "") return
    if (last && (last.isPredicted === isPredicted || text.trim() === ""))
      pieces[pieces.length - 1] = { ...last, text: last.text + text }
    else pieces.push({ text, isPredicted })
  }
  let at = 0
  for (const { 0: word, index } of offered.matchAll(wordPattern)) {
    const length = typedLength(word, typedWords)
    add(offered.slice(at, index), true)
    add(word.slice(0, length), false)
    add(word.slice(length), true)
    at = index + word.length
  }
  add(offered.slice(at), true)
  return pieces
}

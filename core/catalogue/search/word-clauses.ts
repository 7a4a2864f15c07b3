/** Parts of a query that are words: phrases of the trade, words run together or apart, and plain words. */
import { allTerms, type Clause, type KnownWords, type Meaning, wholeTerm, withoutUnknownTerms } from "./clause.ts"
import { measureClause } from "./size-clauses.ts"
import { stem } from "./text-folding.ts"
import { MAX_PHRASE_WORDS, meaningsOf, meaningsOfPrefix, type Phrase } from "./trade-phrases.ts"

const sameWords = (a: Phrase, b: Phrase): boolean => a.join(" ") === b.join(" ")

const phraseClause = (words: Phrase, unfinished: boolean, known: KnownWords): Clause | undefined => {
  const stems = words.map(stem)
  const meant = meaningsOf(words)?.filter(({ phrase }) => !sameWords(phrase, stems))
  if (!meant || meant.length === 0) return undefined
  const meanings = meant.map(({ phrase, kind }) =>
    withoutUnknownTerms(allTerms(phrase, kind === "trade" ? 0.95 : 0.6), known)
  )
  if (words.length === 1 && meant.every(({ kind }) => kind === "use")) {
    const clause = wordClause(words[0] as string, unfinished, known)
    return { ...clause, meanings: [...clause.meanings, ...meanings] }
  }
  const joined = stems.join("")
  const literal = [allTerms(stems, 1), ...(stems.length > 1 && known.has(joined) ? [allTerms([joined], 1)] : [])]
  return { typed: words.join(" "), meanings: [...literal, ...meanings] }
}

/** Decking for deck, paving for pave, welded for weld; tiling for the tiler. */
const relatives = (word: string, { has }: KnownWords): ReadonlyArray<string> => {
  const root = word.endsWith("ing") && word.length > 5 ? word.slice(0, -3) : undefined
  const who = /er$/.test(word) && word.length > 4 ? [`${word.slice(0, -2)}ing`] : []
  const stump = word.length > 3 ? word.replace(/e$/, "") : undefined
  const forms = root
    ? [root, `${root}e`, root.replace(/(.)\1$/, "$1")]
    : [`${word}ing`, ...(stump === undefined ? [] : [`${stump}ing`, `${stump}ed`]), ...who]
  return [...new Set(forms)].filter((form) => form !== word && form.length > 3 && has(form))
}

/** One word for two of the catalogue: `powerpoint`, `cat6`. */
const splits = (word: string, { has }: KnownWords): ReadonlyArray<Phrase> => {
  const [, letters, digits] = has(word) ? [] : (/^(\p{L}{2,})(\d+)$/u.exec(word) ?? [])
  if (letters && digits) return has(letters) && has(digits) ? [[letters, digits]] : []
  if (word.length < 7 || has(word)) return []
  const places = Array.from({ length: word.length - 5 }, (_, at) => at + 3)
  return places
    .map((at) => [word.slice(0, at), stem(word.slice(at))] as const)
    .filter((parts) => parts.every(has))
    .slice(0, 2)
}

export const wordClause = (word: string, unfinished: boolean, known: KnownWords): Clause => {
  const measure = measureClause(word)
  if (measure) return measure
  const one = stem(word)
  const meanings: Array<Meaning> = [allTerms([one], 1)]
  if (unfinished) meanings.push({ terms: [{ word, as: "start" }], weight: 0.85 })
  for (const relative of relatives(one, known)) meanings.push(allTerms([relative], 0.6))
  for (const parts of splits(one, known)) meanings.push(allTerms(parts, 0.9))
  if (unfinished && !known.has(one))
    for (const { phrase } of meaningsOfPrefix(word)) meanings.push(withoutUnknownTerms(allTerms(phrase, 0.7), known))
  return { typed: word, meanings }
}

/** Two words that the catalogue writes as one: `down pipe`. */
export const joinedWordAt = (words: Phrase, at: number, { has }: KnownWords): Clause | undefined => {
  const [a = "", b = ""] = words.slice(at, at + 2)
  const joined = stem(a + b)
  if (!/^\p{L}+$/u.test(a) || !/^\p{L}{2,}$/u.test(b) || !has(joined)) return undefined
  return { typed: `${a} ${b}`, meanings: [allTerms([stem(a), stem(b)], 1), allTerms([joined], 0.95)] }
}

/** The last words, where they begin a phrase of the trade: `liquid nai`. */
export const phrasePrefixAt = (words: Phrase, at: number, known: KnownWords): Clause | undefined => {
  const rest = words.slice(at)
  const last = rest.at(-1)
  if (rest.length < 2 || rest.length > MAX_PHRASE_WORDS || last === undefined || known.has(stem(last))) return undefined
  const meant = meaningsOfPrefix([...rest.slice(0, -1).map(stem), last].join(""))
  if (meant.length === 0) return undefined
  const literal: Meaning = {
    terms: [...rest.slice(0, -1).map((word) => wholeTerm(stem(word))), { word: last, as: "start" }],
    weight: 0.85
  }
  return {
    typed: rest.join(" "),
    meanings: [literal, ...meant.map(({ phrase }) => withoutUnknownTerms(allTerms(phrase, 0.7), known))]
  }
}

/** Two words in the order of other languages: `socket electric` is an electric socket, where those that are written so are no phrase. */
const turnedPhraseAt = (words: Phrase, at: number, known: KnownWords): Clause | undefined => {
  const [a = "", b = ""] = words.slice(at, at + 2)
  if (b === "" || /\d/.test(a + b)) return undefined
  const turned = phraseClause([b, a], false, known)
  if (turned === undefined || meaningsOf([b]) !== undefined) return undefined
  return { ...turned, typed: `${a} ${b}` }
}

/** The longest phrase of the trade that begins there, and of how many words it is. */
export const phraseAt = (
  words: Phrase,
  at: number,
  isOpen: boolean,
  known: KnownWords
): readonly [Clause, number] | undefined => {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 0; length--) {
    const clause = phraseClause(words.slice(at, at + length), isOpen && at + length === words.length, known)
    if (clause) return [clause, length]
    const turned = length === 2 ? turnedPhraseAt(words, at, known) : undefined
    if (turned) return [turned, length]
  }
  return undefined
}

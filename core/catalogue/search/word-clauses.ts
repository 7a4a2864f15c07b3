/** Parts of a query that are words: phrases of the trade, words run together or apart, and plain words. */
import { all, type Clause, inCatalogue, type Known, type Meaning, whole } from "./clause.ts"
import { stem } from "./fold.ts"
import { measureClause } from "./size-clauses.ts"
import { LONGEST_PHRASE, meaningsBegunBy, meaningsOf, type Phrase } from "./trade-phrases.ts"

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

/** Decking for deck, paving for pave; tiling for the tiler. */
const relatives = (word: string, { has }: Known): ReadonlyArray<string> => {
  const root = word.endsWith("ing") && word.length > 5 ? word.slice(0, -3) : undefined
  const who = /er$/.test(word) && word.length > 4 ? [`${word.slice(0, -2)}ing`] : []
  const forms = root ? [root, `${root}e`] : [`${word}ing`, `${word.replace(/e$/, "")}ing`, ...who]
  return [...new Set(forms)].filter((form) => form !== word && form.length > 3 && has(form))
}

/** One word for two of the catalogue: `powerpoint`, `cat6`. */
const splits = (word: string, { has }: Known): ReadonlyArray<Phrase> => {
  const [, letters, digits] = has(word) ? [] : (/^(\p{L}{2,})(\d+)$/u.exec(word) ?? [])
  if (letters && digits) return has(letters) && has(digits) ? [[letters, digits]] : []
  if (word.length < 7 || has(word)) return []
  const places = Array.from({ length: word.length - 5 }, (_, at) => at + 3)
  return places
    .map((at) => [word.slice(0, at), stem(word.slice(at))] as const)
    .filter((parts) => parts.every(has))
    .slice(0, 2)
}

export const wordClause = (word: string, unfinished: boolean, known: Known): Clause => {
  const measure = measureClause(word)
  if (measure) return measure
  const one = stem(word)
  const meanings: Array<Meaning> = [all([one], 1)]
  if (unfinished) meanings.push({ terms: [{ word, as: "start" }], weight: 0.85 })
  for (const relative of relatives(one, known)) meanings.push(all([relative], 0.6))
  for (const parts of splits(one, known)) meanings.push(all(parts, 0.9))
  if (unfinished && !known.has(one))
    for (const { phrase } of meaningsBegunBy(word)) meanings.push(inCatalogue(all(phrase, 0.7), known))
  return { typed: word, meanings }
}

/** Two words that the catalogue writes as one: `down pipe`. */
export const joinAt = (words: Phrase, at: number, { has }: Known): Clause | undefined => {
  const [a = "", b = ""] = words.slice(at, at + 2)
  const joined = stem(a + b)
  if (!/^\p{L}+$/u.test(a) || !/^\p{L}{2,}$/u.test(b) || !has(joined)) return undefined
  return { typed: `${a} ${b}`, meanings: [all([stem(a), stem(b)], 1), all([joined], 0.95)] }
}

/** The last words, where they begin a phrase of the trade: `liquid nai`. */
export const begunAt = (words: Phrase, at: number, known: Known): Clause | undefined => {
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

/** The longest phrase of the trade that begins there, and of how many words it is. */
export const phraseAt = (
  words: Phrase,
  at: number,
  isOpen: boolean,
  known: Known
): readonly [Clause, number] | undefined => {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const clause = phraseClause(words.slice(at, at + length), isOpen && at + length === words.length, known)
    if (clause) return [clause, length]
  }
  return undefined
}

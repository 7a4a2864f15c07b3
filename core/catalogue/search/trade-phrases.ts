/** Finds the trade's phrases in a list of words, the longest first, and what each may mean. */
import { stem } from "./text-folding.ts"
import { tokenize } from "./tokenizer.ts"
import { tradeSynonyms, useSynonyms } from "./trade-synonyms.ts"

/** One way to say a thing: its words, each as it is looked up. */
export type Phrase = ReadonlyArray<string>

export type PhraseMeaning = { readonly phrase: Phrase; readonly kind: "trade" | "use" }

/** A phrase's words run together, so that `tek screw`, `tekscrew` and `tek screws` are one. */
const key = (phrase: Phrase): string => phrase.join("")
const phraseOf = (text: string): Phrase => tokenize(text).map(stem)
const sideOf = (side: string): ReadonlyArray<Phrase> => side.split(" / ").map(phraseOf)

const meanings = new Map<string, Array<PhraseMeaning>>()

/** How long the first word is of phrases of several, by key: `batte` does not begin batten screw, `liquidn` begins liquid nails. */
const firstWords = new Map<string, number>()

const add = (from: Phrase, to: Phrase, kind: PhraseMeaning["kind"]): void => {
  const known = meanings.get(key(from)) ?? []
  if (from.length > 1) firstWords.set(key(from), from[0]?.length ?? 0)
  if (!known.some(({ phrase }) => phrase.join(" ") === to.join(" ")))
    meanings.set(key(from), [...known, { phrase: to, kind }])
}

const rowsOf = (rows: ReadonlyArray<string>) =>
  rows.map((row) => {
    const [left = "", right = ""] = row.split(" = ")
    return { left: sideOf(left), right: sideOf(right) }
  })

const rows = { both: rowsOf(tradeSynonyms.both), toRight: rowsOf(tradeSynonyms.toRight), uses: rowsOf(useSynonyms) }

/** A phrase that is typed as one word stands for its words. */
for (const { left, right } of [...rows.both, ...rows.toRight]) {
  for (const phrase of [...left, ...right]) if (phrase.length > 1) add(phrase, phrase, "trade")
}
for (const { left, right } of rows.both) {
  for (const from of [...left, ...right]) for (const to of [...right, ...left]) add(from, to, "trade")
}
for (const { left, right } of rows.toRight) for (const from of left) for (const to of right) add(from, to, "trade")
for (const { left, right } of rows.uses) for (const from of left) for (const to of right) add(from, to, "use")

/** The most words that a phrase is looked for in. */
export const MAX_PHRASE_WORDS = 4

/** What the words mean together; undefined where the trade has no such phrase. */
export const meaningsOf = (words: ReadonlyArray<string>): ReadonlyArray<PhraseMeaning> | undefined =>
  meanings.get(key(words.map(stem)))

/** The fewest letters that are taken for a beginning. */
const SHORTEST_BEGINNING = 4

/** The phrases by their first letters. */
const byBeginning = Map.groupBy(meanings, ([phrase]) => phrase.slice(0, SHORTEST_BEGINNING))

/** Meanings of the phrases that begin with what is typed so far, its first word in full; at least four letters. */
export const meaningsOfPrefix = (typed: string): ReadonlyArray<PhraseMeaning> => {
  if (typed.length < SHORTEST_BEGINNING) return []
  return (byBeginning.get(typed.slice(0, SHORTEST_BEGINNING)) ?? []).flatMap(([phrase, found]) =>
    phrase.startsWith(typed) && typed.length >= (firstWords.get(phrase) ?? 0)
      ? found.filter((one) => one.kind === "trade" && key(one.phrase) !== phrase)
      : []
  )
}

/** Single trade words, so that a mistyped one can be put right though the catalogue never uses it. */
export const phraseKeys: ReadonlyArray<string> = [...meanings.keys()].filter((word) => /^[a-z]{4,}$/.test(word))

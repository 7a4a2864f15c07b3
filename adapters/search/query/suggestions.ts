/** Words to offer while a shopper types: what the shop sells, in the shop's own words, the most kept first. */
import { nearestNames } from "../../../core/catalogue/search/nearest-names.ts"
import { stem } from "../../../core/catalogue/search/text-folding.ts"
import { tokenize } from "../../../core/catalogue/search/tokenizer.ts"
import type { ShopIndex } from "../index/shop-index.ts"

export type Suggestion = { readonly query: string; readonly weight: number; readonly words: ReadonlyArray<string> }

/** Every type of goods, alone and with its species, material or treatment, and every category by name; the most kept first. */
export const suggestionsOf = ({ products, popularity, firstSku }: ShopIndex): ReadonlyArray<Suggestion> => {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number): void => {
    const query = text.toLowerCase()
    weights.set(query, (weights.get(query) ?? 0) + weight)
  }
  products.forEach(({ attributes, categories }, at) => {
    const weight = 1 + (popularity[at] as number) + 0.1 * ((firstSku[at + 1] as number) - (firstSku[at] as number))
    const type = String(attributes.type ?? "")
    if (type !== "") add(type, weight * 1.2)
    for (const quality of [
      attributes.species ?? attributes.material,
      attributes.treatment,
      attributes.section,
      attributes.gauge
    ]) {
      if (type !== "" && typeof quality === "string" && !tokenize(type).includes(quality.toLowerCase()))
        add(`${quality} ${type}`, weight)
    }
    const deepest = categories.at(-1)
    if (deepest) add(deepest, weight * 0.8)
  })
  return [...weights]
    .filter(([, weight]) => weight >= 3)
    .map(([query, weight]) => ({ query, weight, words: tokenize(query) }))
    .sort((a, b) => b.weight - a.weight)
}

/** Suggestions that go on from what is typed: its words among theirs, the last as a beginning. No two say the same. */
const suggested = (all: ReadonlyArray<Suggestion>, typed: string, most: number): ReadonlyArray<Suggestion> => {
  const words = tokenize(typed)
  const last = words.at(-1)
  const before = words.slice(0, -1).map(stem)
  const seen = new Set<string>()
  const found: Array<Suggestion> = []
  for (const one of all) {
    const stems = one.words.map(stem)
    const fits =
      last === undefined ||
      (before.every((word) => stems.includes(word)) &&
        one.words.some((word) => word.startsWith(last) || stem(word) === stem(last)))
    const same = [...stems].sort().join(" ")
    if (!fits || seen.has(same)) continue
    seen.add(same)
    found.push(one)
    if (found.length === most) break
  }
  return found
}

/** [SRCH-12] Where nothing goes on from what is typed: what is most like it. */
export const suggestNearest = ({ suggestions }: Suggestions, typed: string, most: number): ReadonlyArray<Suggestion> =>
  nearestNames(
    typed,
    suggestions.map((suggestion) => ({ name: suggestion.query, suggestion })),
    most
  ).map(({ suggestion }) => suggestion)

/** What is offered as popular until enough has been searched for. */
const firstSearches = ["merbau decking", "90x45 treated pine", "treated pine sleepers", "bugle screws"]

/** [SRCH-11] Before a letter is typed: what is searched for most, then the shop's own list, then what it keeps most. */
const popularOf = ({ popular, suggestions }: Suggestions): ReadonlyArray<Suggestion> => {
  const first = [...new Set([...popular, ...firstSearches])]
  const listed = first.map((query, at) => ({ query, weight: first.length - at, words: tokenize(query) }))
  return [...listed, ...suggestions.filter(({ query }) => !first.includes(query))]
}

export type Suggestions = {
  readonly suggestions: ReadonlyArray<Suggestion>
  /** What is searched for most, most first; read again every minute. */
  popular: ReadonlyArray<string>
}

/** What a shopper who has typed so much, or nothing yet, is offered. */
export const suggest = (from: Suggestions, typed: string, most: number): ReadonlyArray<Suggestion> =>
  typed.trim() === "" ? popularOf(from).slice(0, most) : suggested(from.suggestions, typed, most)

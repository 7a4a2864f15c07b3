/** The words under which a product and its variants are found, and how much each says about what it is. */
import { type AttributeName, type Attributes, attributeNames, attributes, attributeText } from "../attribute.ts"
import { sidesOf, sizeInMm, sizeWords } from "./dimensions.ts"
import { stem } from "./fold.ts"
import { wordsOf } from "./measures.ts"
import { stopWords } from "./stop-words.ts"

/**
 * How much a word says, from 1 to 15, most first: what the thing is (`screw` of a bugle screw), which kind of it
 * (`bugle`), its name, a quality, its purpose or category, its description.
 */
export const strengths = { type: 15, kind: 12, name: 10, quality: 9, purpose: 5, category: 4, description: 1 } as const

export type Strength = (typeof strengths)[keyof typeof strengths]
export type IndexedWords = ReadonlyMap<string, Strength>

/** Every form in which one written word may be asked for. */
const formsOf = (word: string): ReadonlyArray<string> => {
  const sides = sidesOf(word)
  if (sides) return [word, ...sizeWords(sides)]
  const millimetres = /^(\d+(?:\.\d+)?)mm$/.exec(word)?.[1]
  return millimetres ? sizeInMm(Number(millimetres)) : [stem(word)]
}

/** `I-joist` and `hi-vis` are also asked for as one word. */
const joinedWords = (text: string): ReadonlyArray<string> =>
  [...text.toLowerCase().matchAll(/\b(\p{L}+)-(\p{L}+)\b/gu)].map(([, first, second]) => `${first}${second}`)

/** Treated timber is asked for as such; H2F, the blue pine of Victoria, also as H2. */
const alsoTreatment = (value: string): string =>
  /^h[1-6]/i.test(value) ? `${value} treated ${/^h\d[a-z]/i.test(value) ? value.slice(0, 2) : ""}` : value

const written: Partial<Record<AttributeName, (value: string) => string>> = {
  treatment: alsoTreatment,
  gauge: (value) => (/^\d+$/.test(value) ? `${value}g` : value),
  pack: (value) => (/^\d+$/.test(value) ? `${value}pk` : value),
  grit: (value) => (/^\d+$/.test(value) ? `${value} grit` : value),
  diameter: (value) => (/^\d+(\.\d+)?$/.test(value) ? `${value} mm` : value)
}

/** An attribute as text that can be searched: measures with their unit. */
const attributeWords = (name: AttributeName, value: string | number): string =>
  (written[name] ?? ((text: string) => text))(attributes[name].number ? attributeText(name, value) : String(value))

export type SearchableText = {
  readonly name?: string
  readonly attributes: Attributes
  readonly purpose?: string
  readonly categories?: ReadonlyArray<string>
  readonly description?: string
}

/** The words of a product, or of a variant of it, each with the most that it says. */
export const indexedWords = (of: SearchableText): IndexedWords => {
  const found = new Map<string, Strength>()
  const add = (text: string, strength: Strength): void => {
    for (const word of [...wordsOf(text), ...joinedWords(text)]) {
      if (stopWords.has(word)) continue
      for (const form of formsOf(word)) if ((found.get(form) ?? 0) < strength) found.set(form, strength)
    }
  }
  if (of.name) add(of.name, strengths.name)
  for (const name of attributeNames) {
    const value = of.attributes[name]
    if (value !== undefined && name !== "type") add(attributeWords(name, value), strengths.quality)
  }
  const typeText = String(of.attributes.type ?? "")
  const type = wordsOf(typeText)
  type.forEach((word, at) => {
    add(word, at === type.length - 1 ? strengths.type : strengths.kind)
  })
  for (const word of joinedWords(typeText)) add(word, strengths.kind)
  if (of.purpose) add(of.purpose, strengths.purpose)
  for (const category of of.categories ?? []) add(category, strengths.category)
  if (of.description) add(of.description, strengths.description)
  return found
}

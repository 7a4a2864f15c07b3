/** The words under which a product and its variants are found, and how much each says about what it is. */
import { type AttributeName, type Attributes, attributeNames, attributes, attributeText } from "../product/attribute.ts"
import { parseSides, sizeInMm, sizeWords } from "./dimensions.ts"
import { stopWords } from "./stop-words.ts"
import { stem } from "./text-folding.ts"
import { tokenize } from "./tokenizer.ts"

/**
 * How much a word says, from 1 to 15, most first: what the thing is (`screw` of a bugle screw), its section,
 * which kind of thing it is (`bugle`), its name, a quality, its purpose or category, the jobs it is used for, its description.
 * Of jobs those before a semicolon are its own, and say more than those that it shares with its family.
 */
export const fieldWeights = {
  type: 15,
  section: 12,
  kind: 11,
  name: 10,
  quality: 9,
  purpose: 5,
  category: 4,
  ownJob: 3,
  job: 2,
  description: 1
} as const

export type FieldWeight = (typeof fieldWeights)[keyof typeof fieldWeights]
export type IndexedWords = ReadonlyMap<string, FieldWeight>

/** Every form in which one written word may be asked for; a cable of 2.5 mm² goes by 2.5 mm. */
const formsOf = (word: string): ReadonlyArray<string> => {
  const sides = parseSides(word)
  if (sides) return [word, ...sizeWords(sides)]
  const [, cable] = /^(\d+(?:\.\d+)?mm)2$/.exec(word) ?? []
  if (cable) return [word, cable]
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
  /** What a variant's product says of it besides. */
  readonly shared?: Attributes
  readonly purpose?: string
  readonly jobs?: string
  readonly categories?: ReadonlyArray<string>
  readonly description?: string
}

/** Measures that are asked for together: a door of 2040 by 820. */
const pairs: ReadonlyArray<readonly [AttributeName, AttributeName]> = [
  ["height", "width"],
  ["lengthMm", "width"],
  ["width", "depth"]
]

/** The sizes of goods whose measures are told one by one, where one of them is the variant's own. */
const pairedSizes = ({ attributes, shared = {} }: SearchableText): ReadonlyArray<string> => {
  const both = { ...shared, ...attributes }
  return pairs.flatMap(([one, other]) => {
    const [a, b] = [both[one], both[other]]
    const isOwn = attributes[one] !== undefined || attributes[other] !== undefined
    return isOwn && typeof a === "number" && typeof b === "number" ? [`${a}x${b}`] : []
  })
}

const formsIn = (text: string): ReadonlyArray<string> =>
  [...tokenize(text), ...joinedWords(text)].filter((word) => !stopWords.has(word)).flatMap(formsOf)

/** What a thing is: the last word of its type; a roller kit and a roller cover are asked for as rollers, too. */
const headOf = (words: ReadonlyArray<string>): string => {
  const [before = "", last = ""] = words.slice(-2)
  if (words.length < 2) return words[0] ?? ""
  return /^(?:kit|cover)$/.test(last) && before.length > 4 ? `${before} ${last}` : last
}

/** Reads many products and variants: their qualities and categories repeat, so what was read of one serves the next. */
export const createIndexer = (): ((of: SearchableText) => IndexedWords) => {
  const known = new Map<string, ReadonlyArray<string>>()
  const repeated = (text: string): ReadonlyArray<string> => {
    const forms = known.get(text) ?? formsIn(text)
    known.set(text, forms)
    return forms
  }
  return (of) => {
    const found = new Map<string, FieldWeight>()
    const add = (forms: ReadonlyArray<string>, strength: FieldWeight): void => {
      for (const form of forms) if ((found.get(form) ?? 0) < strength) found.set(form, strength)
    }
    if (of.name) add(formsIn(of.name), fieldWeights.name)
    for (const name of attributeNames) {
      const value = of.attributes[name]
      if (value !== undefined && name !== "type") {
        add(repeated(attributeWords(name, value)), name === "section" ? fieldWeights.section : fieldWeights.quality)
      }
    }
    for (const size of pairedSizes(of)) add(repeated(size), fieldWeights.quality)
    const type = String(of.attributes.type ?? "")
    const head = headOf(tokenize(type))
    add(repeated(type), fieldWeights.kind)
    if (type !== "") add(repeated(head), fieldWeights.type)
    if (of.purpose) add(repeated(of.purpose), fieldWeights.purpose)
    for (const category of of.categories ?? []) add(repeated(category), fieldWeights.category)
    const [own = "", shared] = of.jobs?.split(";", 2) ?? []
    if (shared !== undefined) add(repeated(own), fieldWeights.ownJob)
    if (of.jobs) add(repeated(shared ?? own), fieldWeights.job)
    if (of.description) add(formsIn(of.description), fieldWeights.description)
    return found
  }
}

/** The words of a product, or of a variant of it, each with the most that it says. */
export const indexedWords = (of: SearchableText): IndexedWords => createIndexer()(of)

/** How a subject's measures are written beside a drawing: `90`, `2.4–6.0 m`, `75 × 50 mm`. */
import { type AttributeKind, type AttributeName, attributes } from "../../core/catalogue/product/attribute.ts"
import { attributeNumbers, numberRange, type Subject } from "./subject.ts"

/** Longer than any stick: a roll or a coil, whose metres are written whole. */
const ROLL = 7.5

const figureText = (name: AttributeName, figure: number): string => {
  if (name !== "length" || (figure >= ROLL && Number.isInteger(figure))) return String(figure)
  return figure.toFixed(Number.isInteger(figure * 10) ? 1 : 2)
}

/** `90`, or `65–150` over variants; without its unit. Nothing where the thing has no such figure. */
export const rangeText = (subject: Subject, name: AttributeName): string => {
  const found = numberRange(subject, name)
  if (!found) return ""
  const [least, most] = [figureText(name, found.least), figureText(name, found.most)]
  return least === most ? least : `${least}–${most}`
}

const units: { readonly [name in AttributeName]?: string } = {
  length: "m",
  volume: "L",
  weight: "kg",
  power: "W",
  voltage: "V",
  coverage: "m²"
}

/** The same with its unit where it is no plain millimetre: `2.4–6.0 m`, `20 kg`. */
export const rangeTextWithUnit = (subject: Subject, name: AttributeName): string => {
  const text = rangeText(subject, name)
  const unit = units[name]
  return text && unit ? `${text} ${unit}` : text
}

const numbersIn = (text: string): ReadonlyArray<number> => (text.match(/\d+(\.\d+)?/g) ?? []).map(Number)

/** The figures in a written size such as `75 × 50 mm`; nothing where no size is written. */
export const sizeNumbers = (subject: Subject): ReadonlyArray<number> =>
  numbersIn(String(subject.words.size ?? subject.words.section ?? subject.words.sheet ?? ""))

/** How large a written size is, so that several can be put in order. */
const sizeProduct = (text: string): number => numbersIn(text).reduce((product, figure) => product * figure, 1)

const distinct = (values: ReadonlyArray<string | number>): ReadonlyArray<string> => [...new Set(values.map(String))]

/** From the least to the greatest figure, with its unit; less than a litre in millilitres. */
const formatNumberRange = (name: AttributeName, first: number, last: number): string => {
  const ends = (write: (figure: number) => string) => [...new Set([write(first), write(last)])].join("–")
  if (name === "volume" && last < 1) return `${ends((litres) => String(Math.round(litres * 1000)))} mL`
  const { unit }: AttributeKind = attributes[name]
  return `${ends((figure) => figureText(name, figure))} ${unit ?? ""}`.trim()
}

/** No more than this many letters stand in a small picture. */
const LONGEST = 24

/** `10–40 mm` for two of the same unit, else both whole; only the first where both are too long. */
const joinRange = (first: string, last: string): string => {
  if (first === last) return first
  const [one, other] = [first, last].map((text) => /^([\d.]+) (\D+)$/.exec(text))
  const both = one && one[2] === other?.[2] ? `${one[1]}–${last}` : `${first} – ${last}`
  return both.length > LONGEST ? first : both
}

/** `75 × 50 mm`, or the first and the last of several. */
export const attributeRangeText = (subject: Subject, name: AttributeName): string => {
  const [least, most] = [attributeNumbers(subject, name)[0], attributeNumbers(subject, name).at(-1)]
  if (least !== undefined && most !== undefined) return formatNumberRange(name, least, most)
  const known = distinct(subject.values.get(name) ?? [])
  const isSizes = known.every((text) => /^[\d.]+\s*[x×]\s*[\d.]+/.test(text))
  const all = isSizes ? [...known].sort((one, other) => sizeProduct(one) - sizeProduct(other)) : known
  const label = joinRange(all[0] ?? "", all.at(-1) ?? "")
  return label.replaceAll(/(\d)\s*x\s*(?=\d)/g, "$1 × ").replaceAll(/ {2,}/g, " ")
}

/** Attributes by how much they tell of a size, the most telling first. */
const sizeAttributes: ReadonlyArray<AttributeName> = [
  "size",
  "volume",
  "weight",
  "section",
  "sheet",
  "lengthMm",
  "diameter",
  "width",
  "height",
  "length",
  "thread",
  "gauge",
  "rating",
  "power",
  "voltage",
  "coverage",
  "grit",
  "model",
  "pack"
]

/** The few words that tell a thing's size best, for things that have no line to measure along. */
export const sizeLabel = (subject: Subject): string => {
  for (const name of sizeAttributes) {
    const label = attributeRangeText(subject, name)
    if (label) return label
  }
  return ""
}

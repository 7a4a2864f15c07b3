/** What a picture is drawn from: one product's measures and words, over all its variants or for one of them. */
import { type AttributeKind, type AttributeName, type Attributes, attributes } from "../../core/catalogue/attribute.ts"
import type { Product, Shape, Variant } from "../../core/catalogue/product.ts"

/** The least, the typical and the greatest of a measure over the variants. */
export type Extent = { readonly least: number; readonly typical: number; readonly most: number }

export type Subject = {
  readonly shape: Shape
  /** In lower case with hyphens, `half-round`; empty where the shape has no profile. */
  readonly profile: string
  /** A CSS hex value, where the thing's colour is what is being sold. */
  readonly colour?: string
  readonly name: string
  readonly words: Attributes
  /** Every value that the variants have for an attribute, the product's own included; figures ascending. */
  readonly values: ReadonlyMap<AttributeName, ReadonlyArray<string | number>>
  /** Of one piece as it is handed over, millimetres. */
  readonly piece: Variant["dimensions"]
  readonly caption: string
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")

const ascending = (one: string | number, other: string | number): number =>
  typeof one === "number" && typeof other === "number" ? one - other : 0

const valuesOf = (product: Product, variants: ReadonlyArray<Variant>): Subject["values"] => {
  const found = new Map<AttributeName, Array<string | number>>()
  const add = (name: string, value: string | number) => {
    const known = found.get(name as AttributeName) ?? []
    if (!known.includes(value)) found.set(name as AttributeName, [...known, value])
  }
  for (const [name, value] of Object.entries(product.attributes)) add(name, value)
  for (const variant of variants) for (const [name, value] of Object.entries(variant.attributes)) add(name, value)
  for (const length of variants.flatMap(({ length, lengths }) => lengths ?? (length === undefined ? [] : [length])))
    add("length", length)
  return new Map([...found].map(([name, values]) => [name, values.sort(ascending)]))
}

/** Of timber and sheets one wants to know what they are made of; of other things what they are. */
const isStuff = ({ attributes }: Product): boolean =>
  attributes.species !== undefined ||
  attributes.treatment !== undefined ||
  attributes.section !== undefined ||
  attributes.sheet !== undefined

const made = ({ attributes }: Product): string | number | undefined =>
  /^(hard|soft)wood$/i.test(String(attributes.material))
    ? attributes.species
    : (attributes.material ?? attributes.species)

/** The words over a large drawing, `TREATED PINE MGP10 H3` or `BUGLE SCREW GALVANISED`. */
const captionOf = (product: Product): string => {
  const { type, grade, treatment, finish } = product.attributes
  const said = isStuff(product) ? [made(product) ?? type, grade, treatment, finish] : [type ?? product.name, finish]
  return said
    .filter((word) => word !== undefined && word !== "Untreated" && word !== "Raw")
    .join(" ")
    .toUpperCase()
}

/** A product as it is drawn; where a variant is given, that one alone. */
export const subjectOf = (product: Product, variant?: Variant): Subject => {
  const variants = variant ? [variant] : product.variants
  const typical = variants[Math.floor((variants.length - 1) / 2)]
  const { shape, profile, colour } = product.drawing
  return {
    shape,
    profile: slug(profile ?? ""),
    ...(colour ? { colour } : {}),
    name: product.name,
    words: { ...typical?.attributes, ...product.attributes, ...variant?.attributes },
    values: valuesOf(product, variants),
    piece: typical?.dimensions ?? { length: 200, width: 100, height: 50 },
    caption: captionOf(product)
  }
}

/** Every figure of an attribute, ascending. */
export const figures = ({ values }: Subject, name: AttributeName): ReadonlyArray<number> =>
  (values.get(name) ?? []).filter((value) => typeof value === "number")

export const extent = (subject: Subject, name: AttributeName): Extent | undefined => {
  const known = figures(subject, name)
  const [least, typical, most] = [known[0], known[Math.floor((known.length - 1) / 2)], known.at(-1)]
  return least === undefined || typical === undefined || most === undefined ? undefined : { least, typical, most }
}

/** The typical figure of the first of these attributes that the thing has, else `otherwise`. */
export const measure = (subject: Subject, otherwise: number, ...names: ReadonlyArray<AttributeName>): number => {
  for (const name of names) {
    const found = extent(subject, name)
    if (found) return found.typical
  }
  return otherwise
}

/** Longer than any stick: a roll or a coil, whose metres are written whole. */
const ROLL = 7.5

const figureText = (name: AttributeName, figure: number): string => {
  if (name !== "length" || (figure >= ROLL && Number.isInteger(figure))) return String(figure)
  return figure.toFixed(Number.isInteger(figure * 10) ? 1 : 2)
}

/** `90`, or `65–150` over variants; without its unit. Nothing where the thing has no such figure. */
export const span = (subject: Subject, name: AttributeName): string => {
  const found = extent(subject, name)
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
export const spanWithUnit = (subject: Subject, name: AttributeName): string => {
  const text = span(subject, name)
  const unit = units[name]
  return text && unit ? `${text} ${unit}` : text
}

const numbersIn = (text: string): ReadonlyArray<number> => (text.match(/\d+(\.\d+)?/g) ?? []).map(Number)

/** The figures in a written size such as `75 × 50 mm`; nothing where no size is written. */
export const sizeFigures = (subject: Subject): ReadonlyArray<number> =>
  numbersIn(String(subject.words.size ?? subject.words.section ?? subject.words.sheet ?? ""))

/** How large a written size is, so that several can be put in order. */
const bulk = (text: string): number => numbersIn(text).reduce((product, figure) => product * figure, 1)

const distinct = (values: ReadonlyArray<string | number>): ReadonlyArray<string> => [...new Set(values.map(String))]

/** From the least to the greatest figure, with its unit; less than a litre in millilitres. */
const figuresSaid = (name: AttributeName, first: number, last: number): string => {
  const ends = (write: (figure: number) => string) => [...new Set([write(first), write(last)])].join("–")
  if (name === "volume" && last < 1) return `${ends((litres) => String(Math.round(litres * 1000)))} mL`
  const { unit }: AttributeKind = attributes[name]
  return `${ends((figure) => figureText(name, figure))} ${unit ?? ""}`.trim()
}

/** No more than this many letters stand in a small picture. */
const LONGEST = 24

/** `10–40 mm` for two of the same unit, else both whole; only the first where both are too long. */
const wordsSaid = (first: string, last: string): string => {
  if (first === last) return first
  const [one, other] = [first, last].map((text) => /^([\d.]+) (\D+)$/.exec(text))
  const both = one && one[2] === other?.[2] ? `${one[1]}–${last}` : `${first} – ${last}`
  return both.length > LONGEST ? first : both
}

/** `75 × 50 mm`, or the first and the last of several. */
export const saidAs = (subject: Subject, name: AttributeName): string => {
  const [least, most] = [figures(subject, name)[0], figures(subject, name).at(-1)]
  if (least !== undefined && most !== undefined) return figuresSaid(name, least, most)
  const known = distinct(subject.values.get(name) ?? [])
  const isSizes = known.every((text) => /^[\d.]+\s*[x×]\s*[\d.]+/.test(text))
  const all = isSizes ? [...known].sort((one, other) => bulk(one) - bulk(other)) : known
  const said = wordsSaid(all[0] ?? "", all.at(-1) ?? "")
  return said.replaceAll(/(\d)\s*x\s*(?=\d)/g, "$1 × ").replaceAll(/ {2,}/g, " ")
}

/** The few words that tell a thing's size best, for things that have no line to measure along. */
export const sizeWords = (subject: Subject): string => {
  const order: ReadonlyArray<AttributeName> = [
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
  for (const name of order) {
    const said = saidAs(subject, name)
    if (said) return said
  }
  return ""
}

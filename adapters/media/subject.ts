/** What a picture is drawn from: one product's measures and words, over all its variants or for one of them. */
import type { AttributeName, Attributes } from "../../core/catalogue/product/attribute.ts"
import type { Product, Shape, Variant } from "../../core/catalogue/product/product.ts"

/** The least, the typical and the greatest of a measure over the variants. */
export type NumberRange = { readonly least: number; readonly typical: number; readonly most: number }

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

/** What every object has by itself is no profile: the drawings are looked up by it. */
const profileOf = (text: string): string => {
  const profile = slug(text)
  return profile in Object.prototype ? "" : profile
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
const isNamedByMaterial = ({ attributes }: Product): boolean =>
  attributes.species !== undefined ||
  attributes.treatment !== undefined ||
  attributes.section !== undefined ||
  attributes.sheet !== undefined

const materialText = ({ attributes }: Product): string | number | undefined =>
  /^(hard|soft)wood$/i.test(String(attributes.material))
    ? attributes.species
    : (attributes.material ?? attributes.species)

/** The words over a large drawing, `TREATED PINE MGP10 H3` or `BUGLE SCREW GALVANISED`. */
const captionOf = (product: Product): string => {
  const { type, grade, treatment, finish } = product.attributes
  const captionParts = isNamedByMaterial(product)
    ? [materialText(product) ?? type, grade, treatment, finish]
    : [type ?? product.name, finish]
  return captionParts
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
    profile: profileOf(profile ?? ""),
    ...(colour ? { colour } : {}),
    name: product.name,
    words: { ...typical?.attributes, ...product.attributes, ...variant?.attributes },
    values: valuesOf(product, variants),
    piece: typical?.dimensions ?? { length: 200, width: 100, height: 50 },
    caption: captionOf(product)
  }
}

/** Every figure of an attribute, ascending. */
export const attributeNumbers = ({ values }: Subject, name: AttributeName): ReadonlyArray<number> =>
  (values.get(name) ?? []).filter((value) => typeof value === "number")

/** An attribute's least, typical (the middle one) and greatest figure; nothing where it has none. */
export const numberRange = (subject: Subject, name: AttributeName): NumberRange | undefined => {
  const known = attributeNumbers(subject, name)
  const [least, typical, most] = [known[0], known[Math.floor((known.length - 1) / 2)], known.at(-1)]
  return least === undefined || typical === undefined || most === undefined ? undefined : { least, typical, most }
}

/** The typical figure of the first of these attributes that the thing has, else `otherwise`. */
export const typicalNumber = (subject: Subject, otherwise: number, ...names: ReadonlyArray<AttributeName>): number => {
  for (const name of names) {
    const found = numberRange(subject, name)
    if (found) return found.typical
  }
  return otherwise
}

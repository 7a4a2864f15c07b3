/** The words of a product's printed sheets, all of them from the shop's own records. */
import { attributeNames, attributes, attributeText } from "../../core/catalogue/product/attribute.ts"
import type { Product, ProductDocument, Variant } from "../../core/catalogue/product/product.ts"

export const documentNames: { readonly [document in ProductDocument]: string } = {
  "data-sheet": "Data sheet",
  "safety-data-sheet": "Safety data sheet",
  "installation-guide": "Installation guide"
}

/** Lifting limit for one person, grams; the heaviest that a parcel service takes. */
const ONE_PERSON = 22_000

/** `90x45` as it is printed, `90 × 45`. */
const sized = (text: string): string => text.replaceAll(/(\d)\s*x\s*(?=\d)/g, "$1 × ")

/** What all variants share, label and value. */
export const sheetFacts = (product: Product): ReadonlyArray<readonly [string, string]> => [
  ...attributeNames.flatMap((name): ReadonlyArray<readonly [string, string]> => {
    const value = product.attributes[name]
    return value === undefined ? [] : [[attributes[name].label, sized(attributeText(name, value))]]
  }),
  ["Dangerous goods", product.isDangerous ? "Yes" : "No"]
]

const kilograms = (grams: number): string =>
  `${grams < 1000 ? (grams / 1000).toFixed(3) : (grams / 1000).toFixed(1)} kg`

const sizeOf = (product: Product, { attributes: own, name }: Variant): string => {
  const optionRows = product.options.flatMap((option) =>
    own[option] === undefined ? [] : [sized(attributeText(option, own[option]))]
  )
  return optionRows.join(", ") || name
}

const weightOf = ({ uom, weightGrams, factor }: Variant): string =>
  uom === "LM" ? `${kilograms(weightGrams)} per m, ${kilograms(weightGrams * factor)} a stick` : kilograms(weightGrams)

export const sizeRows = (product: Product): ReadonlyArray<ReadonlyArray<string>> =>
  product.variants.map((variant) => [variant.sku, sizeOf(product, variant), weightOf(variant)])

const heaviest = (product: Product): number =>
  Math.max(
    ...product.variants.map(({ weightGrams, factor, uom }) => (uom === "LM" ? weightGrams * factor : weightGrams))
  )

const lifting = (product: Product): string =>
  heaviest(product) > ONE_PERSON
    ? `The heaviest piece weighs ${kilograms(heaviest(product))}: lift it with two people or a machine.`
    : `The heaviest piece weighs ${kilograms(heaviest(product))}.`

const safety = (product: Product): ReadonlyArray<string> => [
  product.isDangerous
    ? "These goods are carried as dangerous goods. Keep them upright, closed, cool and away from flames, food and children."
    : "These goods are not carried as dangerous goods.",
  "This sheet holds what the shop knows. For ingredients, exposure limits and first aid in full, ask us for the maker's own safety data sheet. In an emergency call 000; Poisons Information 13 11 26."
]

/** What the sheet says besides facts and sizes. */
export const sheetAdvice = (product: Product, document: ProductDocument): ReadonlyArray<string> => {
  if (document === "safety-data-sheet") return [...safety(product), lifting(product)]
  if (document === "data-sheet") return [lifting(product)]
  return [
    lifting(product),
    "Check the size, grade and number against the plans before fixing, and keep to the building code and the maker's instructions on the goods."
  ]
}

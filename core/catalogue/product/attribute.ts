/** The measures and qualities that goods are told apart by: what each is called, and the unit it is written in. */
import { numberText } from "../../number-text.ts"

export type AttributeKind = { readonly label: string; readonly unit?: string; readonly number: boolean }

const text = (label: string): AttributeKind => ({ label, number: false })
const number = (label: string, unit: string): AttributeKind => ({ label, unit, number: true })

/** Every attribute that a product may carry; lengths of sticks are metres, all other lengths millimetres. */
export const attributes = {
  type: text("Type"),
  material: text("Material"),
  species: text("Species"),
  brand: text("Brand"),
  section: text("Section"),
  width: number("Width", "mm"),
  thickness: number("Thickness", "mm"),
  height: number("Height", "mm"),
  depth: number("Depth", "mm"),
  length: number("Length", "m"),
  lengthMm: number("Length", "mm"),
  sheet: text("Sheet size"),
  grade: text("Grade"),
  treatment: text("Treatment"),
  profile: text("Profile"),
  finish: text("Finish"),
  colour: text("Colour"),
  gauge: text("Gauge"),
  diameter: number("Diameter", "mm"),
  thread: text("Thread"),
  head: text("Head"),
  drive: text("Drive"),
  point: text("Point"),
  use: text("Use"),
  pack: text("Pack"),
  size: text("Size"),
  volume: number("Volume", "L"),
  weight: number("Weight", "kg"),
  coverage: number("Coverage", "m²"),
  voltage: number("Voltage", "V"),
  power: number("Power", "W"),
  rating: text("Rating"),
  rValue: number("R-value", ""),
  grit: text("Grit"),
  model: text("Model")
} as const satisfies Record<string, AttributeKind>

export type AttributeName = keyof typeof attributes

/** The attributes of one product or variant: numbers for measures, text for qualities. */
export type Attributes = { readonly [Name in AttributeName]?: string | number }

/** The order in which a shopper meets the attributes in lists of facts and in filters. */
export const attributeNames = Object.keys(attributes) as ReadonlyArray<AttributeName>

/** An attribute's value as it is shown: `5.4 m`, `14 g`, `H3`. Lengths of sticks always carry one decimal. */
export const attributeText = (name: AttributeName, value: string | number): string => {
  const kind: AttributeKind = attributes[name]
  if (!kind.number) return String(value)
  const figure = name === "length" ? Number(value).toFixed(Number.isInteger(Number(value) * 10) ? 1 : 2) : String(value)
  return kind.unit ? `${figure} ${kind.unit}` : figure
}

/**
 * An attribute's value as a shopper reads it in facts, filters and tables: `90 × 45`, `22,500 L`, `Shiplap`. Millimetres
 * go without a comma, as the trade writes them.
 */
export const attributeDisplayText = (name: AttributeName, value: string | number): string => {
  const kind: AttributeKind = attributes[name]
  const text = attributeText(name, value)
  if (kind.number) return kind.unit === "mm" ? text : numberText(text)
  const sized = text.replace(/(\d)x(?=\d)/g, "$1 × ")
  return sized.charAt(0).toUpperCase() + sized.slice(1)
}

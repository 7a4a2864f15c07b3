/** Reads the figures that a calculator asks for, as they were typed. */
import { wholeParts } from "../../units/whole-parts.ts"
import { type CalculatorName, calculators, type MeasureField, type MeasureName } from "./calculator.ts"

export type Measures = { readonly [Name in MeasureName]?: number }

/** `empty` was left out, `notNumber` is no figure, `range` lies outside of what the field takes. */
export type MeasureProblem = "empty" | "notNumber" | "range"

/** The finest part of each unit that is measured: millimetres of a metre, tenths of a millimetre. */
const partsOf = { m: 1000, mm: 10, "%": 1, count: 1 } as const

const numeral = /^\d{1,6}(?:[.,]\d{1,6})?$/u

/** The figure, or what is wrong with it. A comma stands for a point. */
export const readMeasure = (field: MeasureField, typed: string): number | MeasureProblem => {
  const text = typed.trim()
  if (text === "") return "empty"
  if (!numeral.test(text)) return "notNumber"
  const figure = Number(text.replace(",", "."))
  if (figure < field.least || figure > field.most) return "range"
  return wholeParts(figure, partsOf[field.unit]) === undefined ? "notNumber" : figure
}

export type ReadMeasures = {
  readonly measures: Measures
  readonly problems: { readonly [Name in MeasureName]?: MeasureProblem }
}

/** Every figure of a calculator; `typed` answers what stands in a field, undefined before anything was sent. */
export const readMeasures = (
  calculator: CalculatorName,
  typed: (name: MeasureName) => string | undefined
): ReadMeasures => {
  const read = calculators[calculator].fields.map(
    (field) => [field.name, readMeasure(field, typed(field.name) ?? String(field.initial ?? ""))] as const
  )
  return {
    measures: Object.fromEntries(read.filter(([, value]) => typeof value === "number")),
    problems: Object.fromEntries(read.filter(([, value]) => typeof value === "string"))
  }
}

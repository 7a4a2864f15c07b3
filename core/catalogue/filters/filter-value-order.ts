/** The order in which a filter lists its values: as the trade counts them up, measures by size, other words by frequency. */
import type { AttributeName } from "../product/attribute.ts"
import { STAR_FILTER, starValues } from "../reviews/star-filter.ts"

/** [FIL-03] Values whose order is known by heart; matched in any case. */
const scales: Partial<Record<AttributeName | typeof STAR_FILTER, ReadonlyArray<string>>> = {
  [STAR_FILTER]: starValues,
  treatment: ["Untreated", "H1", "H2", "H2F", "H2S", "H3", "H4", "H5", "H6"],
  grade: [
    "MGP10",
    "MGP12",
    "MGP15",
    "F5",
    "F7",
    "F8",
    "F11",
    "F14",
    "F17",
    "F22",
    "F27",
    "Clear",
    "Select",
    "Prime",
    "Premium",
    "Standard",
    "Feature",
    "High Feature",
    "Utility"
  ],
  finish: ["Flat", "Matt", "Low Sheen", "Satin", "Semi Gloss", "Gloss"],
  pack: ["Each", "Pair"],
  size: [
    "XS",
    "S",
    "M",
    "L",
    "XL",
    "2XL",
    "3XL",
    "4XL",
    "5XL",
    "6XL",
    "Extra small",
    "Small",
    "Medium",
    "Large",
    "Extra large"
  ]
}

/** Inches, millimetres, metres; litres; kilograms: what a unit is in the smallest one of its kind. */
const units: Readonly<Record<string, readonly [kind: number, factor: number]>> = {
  mm: [1, 1],
  m: [1, 1000],
  in: [1, 25.4],
  "″": [1, 25.4],
  ml: [2, 1],
  l: [2, 1000],
  g: [3, 1],
  kg: [3, 1000]
}

const fractions: Readonly<Record<string, number>> = {
  "¼": 0.25,
  "½": 0.5,
  "¾": 0.75,
  "⅛": 0.125,
  "⅜": 0.375,
  "⅝": 0.625
}

const figure = /(?<whole>\d[\d,]*(?:\.\d+)?)?(?<part>[¼½¾⅛⅜⅝])?(?:\/(?<below>\d+))?/u
const figures = /\d[\d,]*(?:\.\d+)?[¼½¾⅛⅜⅝]?(?:\/\d+)?|[¼½¾⅛⅜⅝]/gu

const amountOf = (text: string): number => {
  const plain = Number(text)
  if (!Number.isNaN(plain)) return plain
  const { whole = "0", part, below } = figure.exec(text)?.groups ?? {}
  const number = Number(whole.replaceAll(",", "")) + (part ? (fractions[part] ?? 0) : 0)
  return below && Number(below) > 0 ? number / Number(below) : number
}

/** The kind of unit behind the last figure, and every figure in the smallest unit of that kind. */
const measureOf = (value: string): ReadonlyArray<number> => {
  const found = [...value.matchAll(figures)]
  const last = found.at(-1)
  if (!last) return []
  const behind = /^\s*([a-z″]+)/i.exec(value.slice((last.index ?? 0) + last[0].length))?.[1]?.toLowerCase() ?? ""
  const [kind, factor] = units[behind] ?? [0, 1]
  return [kind, ...found.map(([text]) => amountOf(text) * factor)]
}

/** Under $10 comes before $10 to $25. */
const isUpperBound = (value: string): boolean => /^under\b/i.test(value)

type OrderKey = { readonly rank: number; readonly figures: ReadonlyArray<number> }

const keyOf = (name: string, value: string): OrderKey => {
  const scale = scales[name as keyof typeof scales] ?? []
  const place = scale.findIndex((one) => one.toLowerCase() === value.toLowerCase())
  if (place >= 0) return { rank: 0, figures: [place] }
  const measure = measureOf(value)
  return measure.length > 0 ? { rank: isUpperBound(value) ? 1 : 2, figures: measure } : { rank: 3, figures: [] }
}

const compareFigures = (left: ReadonlyArray<number>, right: ReadonlyArray<number>): number => {
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = (left[at] ?? -1) - (right[at] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * [FIL-03] A filter's values in their order: those of a scale of the trade, then measures from the smallest, of one kind
 * of unit together, then all other words, those of most products first.
 */
export const orderFilterValues = <Value extends { readonly value: string; readonly count: number }>(
  name: string,
  values: ReadonlyArray<Value>
): ReadonlyArray<Value> =>
  values
    .map((value) => ({ value, key: keyOf(name, value.value) }))
    .sort(
      (left, right) =>
        left.key.rank - right.key.rank ||
        compareFigures(left.key.figures, right.key.figures) ||
        right.value.count - left.value.count ||
        (left.value.value < right.value.value ? -1 : 1)
    )
    .map(({ value }) => value)

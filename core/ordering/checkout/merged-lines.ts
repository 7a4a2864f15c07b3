/** Two lines of the same thing are one line of the sum. */
import { fromHundredths, hundredths } from "../../units/quantity.ts"

type MergeableLine = { readonly sku: string; readonly qty: number; readonly uom: string; readonly length?: number }

const keyOf = ({ sku, uom, length }: MergeableLine, unit: string) => JSON.stringify([sku, uom, unit, length])

/** The places, among the lines as they were sent, of those that a merged line is made of; `unit` as in `mergeLines`. */
export const mergedPlaces = <Line extends MergeableLine>(
  sent: ReadonlyArray<Line>,
  merged: Line,
  unit: (line: Line) => string = () => ""
): ReadonlyArray<number> =>
  sent.flatMap((line, place) => (keyOf(line, unit(line)) === keyOf(merged, unit(merged)) ? [place] : []))

/**
 * [T45] Lines of the same thing in the same unit become one; `unit` tells units of one name apart. A line whose quantity
 * is none is left as it is, for the price to refuse it.
 */
export const mergeLines = <Line extends MergeableLine>(
  lines: ReadonlyArray<Line>,
  unit: (line: Line) => string = () => "",
  join: (existing: Line, more: Line) => Line = (existing) => existing
): ReadonlyArray<Line> => {
  const merged: Array<Line> = []
  const places = new Map<string, number>()
  for (const line of lines) {
    const key = keyOf(line, unit(line))
    const place = places.get(key)
    const existing = place === undefined ? undefined : merged[place]
    const qty = (hundredths(existing?.qty) ?? Number.NaN) + (hundredths(line.qty) ?? Number.NaN)
    if (existing && place !== undefined && Number.isFinite(qty)) {
      merged[place] = { ...join(existing, line), qty: fromHundredths(qty) }
    } else {
      if (hundredths(line.qty) !== undefined && !places.has(key)) places.set(key, merged.length)
      merged.push(line)
    }
  }
  return merged
}

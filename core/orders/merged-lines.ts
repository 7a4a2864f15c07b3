/** Two lines of the same thing are one line of the sum. */
import { fromHundredths, hundredths } from "../units/quantity.ts"

type Bought = { readonly sku: string; readonly qty: number; readonly uom: string; readonly length?: number }

const keyOf = ({ sku, uom, length }: Bought, unit: string) => JSON.stringify([sku, uom, unit, length])

/**
 * [T45] Lines of the same thing in the same unit become one; `unit` tells units of one name apart. A line whose quantity
 * is none is left as it is, for the price to refuse it.
 */
export const mergedLines = <Line extends Bought>(
  lines: ReadonlyArray<Line>,
  unit: (line: Line) => string = () => "",
  join: (kept: Line, more: Line) => Line = (kept) => kept
): ReadonlyArray<Line> => {
  const merged: Array<Line> = []
  const places = new Map<string, number>()
  for (const line of lines) {
    const key = keyOf(line, unit(line))
    const place = places.get(key)
    const kept = place === undefined ? undefined : merged[place]
    const qty = (hundredths(kept?.qty) ?? Number.NaN) + (hundredths(line.qty) ?? Number.NaN)
    if (kept && place !== undefined && Number.isFinite(qty)) {
      merged[place] = { ...join(kept, line), qty: fromHundredths(qty) }
    } else {
      if (hundredths(line.qty) !== undefined && !places.has(key)) places.set(key, merged.length)
      merged.push(line)
    }
  }
  return merged
}

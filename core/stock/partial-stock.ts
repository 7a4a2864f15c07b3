/** What is said where only some of the wanted pieces are at the store. */
import { partialStockWords } from "../words/partial-stock.ts"
import type { Availability } from "./availability.ts"

/**
 * [STK-01] [STK-09] `12 here, 28 by Tue 1 Dec`: where some of the wanted pieces are at the store and the others have to
 * come; nothing where all are, or none. `day` is when another store's are there, where the store hands orders over.
 */
export const partialStockText = (
  { available, canOrder, level }: Pick<Availability, "available" | "canOrder" | "level">,
  pieces: number,
  day?: string
): string | undefined => {
  if (!canOrder || available === 0 || available >= pieces) return undefined
  if (level === "special order") return partialStockWords.both(available, pieces - available, partialStockWords.inWeeks)
  return day === undefined
    ? undefined
    : partialStockWords.both(available, pieces - available, partialStockWords.by(day))
}

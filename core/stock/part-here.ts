/** What is said where only some of the wanted pieces are at the store. */
import { partHereWords } from "../words/part-here.ts"
import type { Availability } from "./availability.ts"

/**
 * [STK-01] [STK-09] `12 here, 28 by Tue 1 Dec`: where some of the wanted pieces are at the store and the others have to
 * come; nothing where all are, or none. `day` is when another store's are there, where the store hands orders over.
 */
export const partHereText = (
  { available, canOrder, level }: Pick<Availability, "available" | "canOrder" | "level">,
  pieces: number,
  day?: string
): string | undefined => {
  if (!canOrder || available === 0 || available >= pieces) return undefined
  if (level === "special order") return partHereWords.both(available, pieces - available, partHereWords.inWeeks)
  return day === undefined ? undefined : partHereWords.both(available, pieces - available, partHereWords.by(day))
}

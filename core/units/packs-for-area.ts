/** How many packs cover a floor. */
import { fromMetres, fromSquareMetres } from "./measure.ts"
import { ceilFraction } from "./quantity.ts"
import { wholeParts } from "./whole-parts.ts"

/**
 * [CALC-04] Whole packs of `coverage` square metres for `run` by `width` metres and the waste: 5 × 4 m with 10% and packs of
 * 2.17 m² are 11 packs. Exact, rounded up once. Undefined where a measure is not above 0, or the waste not 0 to 100 per cent.
 */
export const packsForArea = (
  { run, width }: { readonly run: number; readonly width: number },
  coverage: number,
  wastePercent: number
): number | undefined => {
  const [long, wide, pack] = [fromMetres(run), fromMetres(width), fromSquareMetres(coverage)]
  const waste = wholeParts(wastePercent, 100)
  if (!long || !wide || !pack || waste === undefined || waste < 0 || waste > 10_000) return undefined
  return ceilFraction(BigInt(long) * BigInt(wide) * BigInt(10_000 + waste), pack * 10_000n)
}

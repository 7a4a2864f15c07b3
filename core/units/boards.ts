/** How many metres of board a deck, a floor or a wall takes: by its area, or by its run and width in rows. */
import { fromMetres, fromMillimetres, fromSquareMetres, MICROMETRES_OF_A_HUNDREDTH } from "./measure.ts"
import { ceilDivide, ceilFraction, fromHundredths } from "./quantity.ts"
import { wholeParts } from "./whole-parts.ts"

/** What one row of boards covers, in millimetres: a deck's boards stand apart, a wall's lie over one another. */
export type BoardLayout =
  | { readonly kind: "decking"; readonly board: number; readonly gap: number }
  | { readonly kind: "flooring"; readonly cover: number }
  | { readonly kind: "cladding"; readonly board: number; readonly lap: number }

/** What is to be covered: square metres, or rows of `run` metres side by side over `width` metres. */
export type CoveredArea = { readonly area: number } | { readonly run: number; readonly width: number }

export type BoardsNeeded = {
  /** Only where run and width are known. */
  readonly rows?: number
  /** Lineal metres with the waste, rounded up to 0.01. */
  readonly metres: number
  /** Whole boards of the stock length, where one is given. */
  readonly boards?: number
}

/** A gap or lap in micrometres, which may be none, but not less. */
const noneOr = (millimetres: number): number | undefined => (millimetres === 0 ? 0 : fromMillimetres(millimetres))

/** A row's cover in micrometres: each part of it is a measure by itself. */
const coverOf = (laid: BoardLayout): number | undefined => {
  if (laid.kind === "flooring") return fromMillimetres(laid.cover)
  const board = fromMillimetres(laid.board)
  const other = noneOr(laid.kind === "decking" ? laid.gap : laid.lap)
  if (board === undefined || other === undefined) return undefined
  const cover = laid.kind === "decking" ? board + other : board - other
  return cover > 0 ? cover : undefined
}

/** Hundredths of a per cent of the whole with the waste: 12% is 11,200 of 10,000. */
const withWaste = (percent: number): bigint | undefined => {
  const some = wholeParts(percent, 100)
  return some !== undefined && percent >= 0 && percent <= 100 ? BigInt(10_000 + some) : undefined
}

/** Micrometres of board, as a fraction of whole numbers. */
type Needed = { readonly rows?: number; readonly top: bigint; readonly bottom: bigint }

const needed = (covered: CoveredArea, cover: number): Needed | undefined => {
  if ("area" in covered) {
    const area = fromSquareMetres(covered.area)
    return area ? { top: area, bottom: BigInt(cover) } : undefined
  }
  const [run, width] = [fromMetres(covered.run), fromMetres(covered.width)]
  if (!run || !width) return undefined
  const rows = ceilDivide(width, cover)
  return { rows, top: BigInt(rows) * BigInt(run), bottom: 1n }
}

/**
 * [CALC-01] Metres of board by area, area / cover × (1 + waste), or by rows, whole rows × run × (1 + waste); and whole boards
 * of a stock length in metres. 7.2 × 4.5 m in 90 mm boards 6 mm apart with 12% waste are 47 rows, 379.01 m, 79 boards of
 * 4.8 m. Exact: only the answer is rounded, and always up. Undefined where a measure is not above 0 or finer than a thousandth
 * of a millimetre, or the waste not 0 to 100 per cent.
 */
export const boardsFor = (
  covered: CoveredArea,
  laid: BoardLayout,
  { wastePercent = 0, length }: { readonly wastePercent?: number; readonly length?: number } = {}
): BoardsNeeded | undefined => {
  const cover = coverOf(laid)
  const found = cover && needed(covered, cover)
  const waste = withWaste(wastePercent)
  const stick = length === undefined ? undefined : fromMetres(length)
  if (!found || !waste || (length !== undefined && !stick)) return undefined
  const [top, bottom] = [found.top * waste, found.bottom * 10_000n]
  return {
    ...(found.rows === undefined ? {} : { rows: found.rows }),
    metres: fromHundredths(ceilFraction(top, bottom * MICROMETRES_OF_A_HUNDREDTH)),
    ...(stick ? { boards: ceilFraction(top, bottom * BigInt(stick)) } : {})
  }
}

/** A cutting job in whole numbers: each piece grows by one cut, and so does each stick, so that sums of pieces need no cuts. */
import { type Cents, MAX_CENTS } from "../money.ts"
import { wholeParts } from "./whole-parts.ts"

/** Millimetres, a tenth at the finest: the pieces, the sticks that are sold with their prices, and the width of the saw's cut. */
export type CutJob = {
  readonly pieces: ReadonlyArray<{ readonly length: number; readonly count: number }>
  readonly sticks: ReadonlyArray<{ readonly length: number; readonly price: Cents }>
  readonly kerf: number
}

export type StockLength = { readonly capacity: number; readonly price: Cents }

/** Tenths of a millimetre. `sizes` and `counts` go together, the largest first; `stock` the shortest first, no stick beaten by another. */
export type CuttingModel = {
  readonly sizes: ReadonlyArray<number>
  readonly counts: ReadonlyArray<number>
  readonly stock: ReadonlyArray<StockLength>
  readonly kerf: number
}

/** How many of each size are cut from one stick. */
export type CutPattern = ReadonlyArray<number>

/** One stick: its place in the stock, and what is cut from it. */
export type PatternUse = { readonly from: number; readonly pattern: CutPattern }

export const sticksPrice = ({ stock }: Pick<CuttingModel, "stock">, sticks: ReadonlyArray<PatternUse>): Cents =>
  sticks.reduce((sum, { from }) => sum + (stock[from]?.price ?? 0), 0)

const MOST_PIECES = 2_000
const MOST_KERF = 200
/** 100 m. */
const LONGEST = 1_000_000

/** Millimetres in whole tenths; undefined for what is negative, too long or finer. */
const tenths = (millimetres: number): number | undefined => {
  const whole = wholeParts(millimetres, 10)
  return whole !== undefined && millimetres >= 0 && whole <= LONGEST ? whole : undefined
}

/** Sizes with how many of each, the largest first. */
const countBySize = (pieces: CutJob["pieces"], kerf: number): ReadonlyArray<readonly [size: number, count: number]> => {
  const bySize = new Map<number, number>()
  for (const { length, count } of pieces) {
    const size = (tenths(length) ?? 0) + kerf
    if (count > 0) bySize.set(size, (bySize.get(size) ?? 0) + count)
  }
  return [...bySize].sort(([one], [other]) => other - one)
}

/** A stick that is no longer than another and no cheaper is never bought. */
const undominated = (sticks: CutJob["sticks"], kerf: number): ReadonlyArray<StockLength> => {
  const longestFirst = sticks
    .map(({ length, price }) => ({ capacity: (tenths(length) ?? 0) + kerf, price }))
    .sort((one, other) => other.capacity - one.capacity || one.price - other.price)
  const cheapest: Array<StockLength> = []
  for (const one of longestFirst)
    if (one.price < (cheapest.at(-1)?.price ?? Number.POSITIVE_INFINITY)) cheapest.push(one)
  return cheapest.reverse()
}

const isPiece = ({ length, count }: CutJob["pieces"][number]) =>
  (tenths(length) ?? 0) > 0 && Number.isInteger(count) && count >= 0
const isStick = ({ length, price }: CutJob["sticks"][number]) =>
  (tenths(length) ?? 0) > 0 && Number.isInteger(price) && price > 0 && price <= MAX_CENTS / MOST_PIECES

export type CuttingProblem = "noPieces" | "noSticks" | "badPiece" | "badStick" | "badKerf" | "tooLong" | "tooMany"

/** The job, or what is wrong with it. */
export const cuttingModel = (job: CutJob): CuttingModel | CuttingProblem => {
  const kerf = tenths(job.kerf)
  if (kerf === undefined || kerf > MOST_KERF) return "badKerf"
  if (!job.pieces.every(isPiece)) return "badPiece"
  if (!job.sticks.every(isStick)) return "badStick"
  const [pieces, stock] = [countBySize(job.pieces, kerf), undominated(job.sticks, kerf)]
  const longest = stock.at(-1)
  if (!longest) return "noSticks"
  if (pieces.length === 0) return "noPieces"
  const counts = pieces.map(([, count]) => count)
  if (counts.reduce((sum, count) => sum + count, 0) > MOST_PIECES) return "tooMany"
  const sizes = pieces.map(([size]) => size)
  return (sizes[0] ?? 0) > longest.capacity ? "tooLong" : { sizes, counts, stock, kerf }
}

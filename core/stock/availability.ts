/** Whether so many pieces can be had, and from where: here, from another branch, or brought in. */

import { stockWords } from "../words/stock.ts"
import type { BranchStock } from "./stock.ts"
import type { StockMode } from "./stock-mode.ts"

/** [STK-01] The three levels. */
export const stockLevels = ["in stock", "transfer/order-in", "special order"] as const
export type StockLevel = (typeof stockLevels)[number]

export type Availability = {
  readonly level: StockLevel
  /** `214 in stock`, `12 left`, `Transfer within 5 working days`, `2–4 weeks`. */
  readonly text: string
  /** Pieces at the shopper's branch, or in all branches while none is chosen. */
  readonly available: number
  /** Pieces in all branches. */
  readonly total: number
  /** [STK-02] Before the cut-off: 0 in stock, 7 from another branch, 14 brought in. */
  readonly leadDays: number
  readonly canOrder: boolean
}

/** [STK-02] Lead times in days; whatever has no name here takes the longest. */
const leadTimes: { readonly [name: string]: number } = {
  now: 0,
  asap: 1,
  "two days": 2,
  "one week": 7,
  "two weeks": 14
}

/** [STK-02] The days of a named lead time; 14 for an unknown one. */
export const leadDaysOf = (name: string): number => (Object.hasOwn(leadTimes, name) ? leadTimes[name] : undefined) ?? 14

/** [STK-02] The stock codes of what is brought in when it is ordered. */
const specialOrderCodes: ReadonlySet<number> = new Set([1, 5, 6, 7])
export const isSpecialOrderCode = (stockCode: number): boolean => specialOrderCodes.has(stockCode)

/** [STK-02] How many times the wanted quantity a branch must have to count as having it. */
const MINIMUM_STOCK_MULTIPLIER = 1

/** [STK-02] A branch has stock when what it has is at least the quantity times the multiplier. */
export const hasStock = (available: number, pieces: number): boolean => available >= pieces * MINIMUM_STOCK_MULTIPLIER

/** [STK-01] Below twenty pieces the shopper reads how many are left. */
export const isLowStock = (pieces: number): boolean => pieces < 20

/** [STK-01] `12 left`, `214 in stock`; for at least one piece. */
export const countText = (pieces: number): string =>
  isLowStock(pieces) ? stockWords.left(pieces) : stockWords.inStock(pieces)

/** [STK-04] Whether what is left is all there will be: of what is being cleared, and of what is no longer kept. */
export const isNotRestocked = (stockMode: StockMode): boolean => stockMode === "clearance" || stockMode === "unstocked"

/** [STK-04] Whether none is left of what is not brought in again. */
export const isSoldOut = ({ canOrder, total }: Pick<Availability, "canOrder" | "total">): boolean =>
  !canOrder && total === 0

type Stocked = {
  readonly stockMode: StockMode
  readonly stockCode: number
  readonly branches: ReadonlyArray<BranchStock>
}

/** A variation holds its branches as `stock`, a stock answer as `branches`. */
type Held = Stocked | (Omit<Stocked, "branches"> & { readonly stock: ReadonlyArray<BranchStock> })

/** Pieces that count: at the branch, or anywhere while none is chosen, and in all branches. */
const countPieces = (held: Held, branchId: number | undefined, length: number | undefined) => {
  let [total, here] = [0, 0]
  for (const one of "branches" in held ? held.branches : held.stock) {
    if (length !== undefined && one.length !== undefined && one.length !== length) continue
    const pieces = Math.max(0, one.available)
    total += pieces
    if (one.branchId === branchId) here += pieces
  }
  return { total, available: branchId === undefined ? total : here }
}

const levelOf = ({ available, total }: ReturnType<typeof countPieces>, pieces: number): StockLevel => {
  if (hasStock(available, pieces) && available > 0) return "in stock"
  return hasStock(total, pieces) && total > 0 ? "transfer/order-in" : "special order"
}

/** [STK-02] The level alone, as `availability` has it: what asks for many lines at every branch needs no words. */
export const stockLevel = (held: Held, branchId: number | undefined, pieces: number, length?: number): StockLevel =>
  levelOf(countPieces(held, branchId, length), pieces)

/**
 * [STK-02] [STK-04] [STK-09] Whether so many whole pieces can be had at a branch, or anywhere while none is chosen; of
 * mixed lengths only those of `length` in metres are counted. What is being cleared is not brought in again: more than
 * is left of it cannot be ordered, and the text says so.
 */
export const availability = (
  held: Held,
  branchId: number | undefined,
  pieces: number,
  length?: number
): Availability => {
  const counted = countPieces(held, branchId, length)
  const { available, total } = counted
  const level = levelOf(counted, pieces)
  const isCleared = isNotRestocked(held.stockMode)
  const counts = { available, total, level, canOrder: true }
  if (level === "in stock") return { ...counts, text: countText(available), leadDays: leadDaysOf("now") }
  if (level === "transfer/order-in") return { ...counts, text: stockWords.transfer, leadDays: leadDaysOf("one week") }
  const broughtIn = { ...counts, leadDays: leadDaysOf("two weeks") }
  return isCleared
    ? { ...broughtIn, text: stockWords.notEnough(total), canOrder: false }
    : { ...broughtIn, text: stockWords.specialOrder }
}

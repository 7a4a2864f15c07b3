/** How a thing is stocked, as a shopper is told: five modes, and what follows from each. */
import { isNotRestocked, isSpecialOrderCode } from "./availability.ts"

/** How a thing is stocked: kept, brought in when ordered, no longer kept, or being cleared. */
export type StockMode = "normal" | "special-order" | "unstocked" | "clearance"

/** [STK-01] The five modes. */
export const saleModes = ["normal", "special order", "unstocked", "clearance", "bulk buy"] as const

export type SaleMode = (typeof saleModes)[number]

type Stocked = { readonly stockMode: StockMode; readonly stockCode: number }

const modes = { "special-order": "special order", unstocked: "unstocked", clearance: "clearance" } as const

/** [STK-01] The mode of a thing: how it is stocked; what is stocked as usual and has volume breaks is a bulk buy. */
export const saleModeOf = ({
  stockMode,
  hasVolumeBreaks
}: Pick<Stocked, "stockMode"> & { readonly hasVolumeBreaks: boolean }): SaleMode => {
  if (stockMode !== "normal") return modes[stockMode]
  return hasVolumeBreaks ? "bulk buy" : "normal"
}

export type StockFlags = {
  /** Sold to the last one, and not brought in again. */
  readonly isClearance: boolean
  readonly specialOrder: boolean
  /** Little of it is kept: who wants it can ask to hear when there is more. */
  readonly limitedStock: boolean
}

/** [STK-01] [STK-02] What card and page say of a thing. Special order by its mode or by its stock code, 1, 5, 6 or 7. */
export const stockFlags = ({ stockMode, stockCode }: Stocked): StockFlags => ({
  isClearance: isNotRestocked(stockMode),
  specialOrder: stockMode === "special-order" || isSpecialOrderCode(stockCode),
  limitedStock: stockMode === "special-order"
})

/** [STK-01] Whether a shopper may ask to hear when it is back. */
export const offersRestockAlert = (thing: Stocked): boolean => stockFlags(thing).limitedStock

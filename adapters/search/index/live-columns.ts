/** What changes by the hour, in memory: price, stock by branch, and what is on show; one place for each stock number. */
import { guestPrice, isValidPrice, runningPromotion } from "../../../core/pricing/discounts.ts"
import type { LiveRow } from "./live-rows.ts"
import { emptyBytes } from "./posting-list.ts"

/** The kinds of goods that are told apart by what they cost and who holds them; each is one bit of `tags`. */
export type TagName = "inStock" | "isClearance" | "onPromotion" | "hasBulkDiscounts"
/** In the order of their bits. */
export const tagNames: ReadonlyArray<TagName> = ["inStock", "isClearance", "onPromotion", "hasBulkDiscounts"]

export type LiveColumns = {
  readonly branches: Array<number>
  /** Pieces by stock number and branch: `pieces[place * room + branch]`. */
  pieces: Int32Array
  branchCapacity: number
  /** Which branches hold any, a bit each: `room / 32` numbers for each stock number. */
  holders: Uint32Array
  readonly isShown: Uint8Array<ArrayBuffer>
  readonly tags: Uint8Array
  /** Which of `priceBands` the price is in; one past the last without a price. */
  readonly band: Uint8Array
  /** Cents that a guest pays today; NaN without a price. */
  readonly price: Float64Array
  readonly retail: Float64Array
  readonly clearance: Float64Array
  /** The cheapest volume price. */
  readonly bulk: Float64Array
  /** Promotions that run, ran or will run, by place. */
  readonly promotions: Map<number, { readonly price: number; readonly from: string; readonly to: string }>
  /** The Melbourne date that the prices are of. */
  today: string
}

/** Prices by which a list is narrowed, from below `under` cents; the dearest has no end. */
export const priceBands: ReadonlyArray<{ readonly name: string; readonly under: number }> = [
  { name: "Under $5", under: 500 },
  { name: "$5 to $10", under: 1_000 },
  { name: "$10 to $25", under: 2_500 },
  { name: "$25 to $50", under: 5_000 },
  { name: "$50 to $100", under: 10_000 },
  { name: "$100 to $250", under: 25_000 },
  { name: "$250 to $500", under: 50_000 },
  { name: "$500 and over", under: Number.POSITIVE_INFINITY }
]

/** More branches than the shop has today, so that one more needs no new columns. */
const INITIAL_BRANCH_CAPACITY = 32

export const emptyColumns = (count: number, today: string): LiveColumns => ({
  branches: [],
  pieces: new Int32Array(count * INITIAL_BRANCH_CAPACITY),
  branchCapacity: INITIAL_BRANCH_CAPACITY,
  holders: new Uint32Array(count),
  isShown: emptyBytes(count),
  tags: new Uint8Array(count),
  band: new Uint8Array(count).fill(priceBands.length),
  price: new Float64Array(count).fill(Number.NaN),
  retail: new Float64Array(count).fill(Number.NaN),
  clearance: new Float64Array(count).fill(Number.NaN),
  bulk: new Float64Array(count).fill(Number.NaN),
  promotions: new Map(),
  today
})

const doubleBranchCapacity = (live: LiveColumns): void => {
  const count = live.isShown.length
  const wider = new Int32Array(count * live.branchCapacity * 2)
  for (let place = 0; place < count; place++) {
    wider.set(
      live.pieces.subarray(place * live.branchCapacity, (place + 1) * live.branchCapacity),
      place * live.branchCapacity * 2
    )
  }
  const width = live.branchCapacity / 32
  const holders = new Uint32Array(count * width * 2)
  for (let place = 0; place < count; place++)
    holders.set(live.holders.subarray(place * width, (place + 1) * width), place * width * 2)
  live.pieces = wider
  live.holders = holders
  live.branchCapacity *= 2
}

const columnOf = (live: LiveColumns, branch: number): number => {
  const existing = live.branches.indexOf(branch)
  if (existing >= 0) return existing
  if (live.branches.length === live.branchCapacity) doubleBranchCapacity(live)
  return live.branches.push(branch) - 1
}

const setStock = (live: LiveColumns, place: number, stock: string): boolean => {
  live.pieces.fill(0, place * live.branchCapacity, (place + 1) * live.branchCapacity)
  live.holders.fill(0, (place * live.branchCapacity) / 32, ((place + 1) * live.branchCapacity) / 32)
  if (stock === "") return false
  for (const part of stock.split(" ")) {
    const colon = part.indexOf(":")
    const column = columnOf(live, Number(part.slice(0, colon)))
    const at = place * live.branchCapacity + column
    live.pieces[at] = Number(part.slice(colon + 1))
    live.holders[at >> 5] = (live.holders[at >> 5] as number) | (1 << (at & 31))
  }
  return true
}

const bits: Readonly<Record<TagName, number>> = { inStock: 1, isClearance: 2, onPromotion: 4, hasBulkDiscounts: 8 }
const bit = (name: TagName): number => bits[name]
export const hasTag = (live: LiveColumns, place: number, name: TagName): boolean =>
  ((live.tags[place] ?? 0) & bit(name)) !== 0

/** What a guest pays today, by the rule that prices the cart; what is not there is NaN, which is no price. */
const setPrice = (live: LiveColumns, place: number): void => {
  const promotion = live.promotions.get(place)
  const listed = {
    retail: live.retail[place] as number,
    clearance: live.clearance[place] as number,
    ...(promotion ? { promotion } : {}),
    volumeBreaks: []
  }
  const isClearance = isValidPrice(listed.clearance)
  const runs = runningPromotion(listed, live.today) !== undefined
  live.price[place] = guestPrice(listed, live.today)
  const band = priceBands.findIndex(({ under }) => (live.price[place] as number) < under)
  live.band[place] = band < 0 ? priceBands.length : band
  const tags = (live.tags[place] ?? 0) & ~bit("isClearance") & ~bit("onPromotion")
  live.tags[place] = tags | (isClearance ? bit("isClearance") : 0) | (runs && !isClearance ? bit("onPromotion") : 0)
}

export const updateLiveRow = (live: LiveColumns, place: number, row: LiveRow): void => {
  const isHeld = setStock(live, place, row.stock)
  live.isShown[place] = row.isShown ? 1 : 0
  live.tags[place] = (isHeld ? bit("inStock") : 0) | (row.bulk !== null ? bit("hasBulkDiscounts") : 0)
  live.retail[place] = row.retail ?? Number.NaN
  live.clearance[place] = row.clearance ?? Number.NaN
  live.bulk[place] = row.bulk ?? Number.NaN
  if (row.promotion !== null && row.from !== null && row.to !== null) {
    live.promotions.set(place, { price: row.promotion, from: row.from, to: row.to })
  } else live.promotions.delete(place)
  setPrice(live, place)
}

/** At midnight promotions begin and end. Whether it is another day than before. */
export const advanceDay = (live: LiveColumns, today: string): boolean => {
  if (live.today === today) return false
  live.today = today
  for (const place of live.promotions.keys()) setPrice(live, place)
  return true
}

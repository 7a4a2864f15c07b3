/** What a branch can still sell, and putting it aside: everything that an order wants, or nothing. */
import type { ReservationLine } from "./stock.ts"

/** [I11] So long goods stay put aside for who has to prove who they are to the bank, milliseconds; then they are freed. */
export const RESERVATION_MS = 15 * 60_000

/** Where a pile lies: a thing, its branch, and its length where lengths are mixed. */
type StockLocation = Pick<ReservationLine, "sku" | "branchId" | "length">

export const stockLocationKey = ({ sku, branchId, length }: StockLocation): string =>
  JSON.stringify([sku, branchId, length ?? 0])

/** Entries of the same key are one of all their pieces, in the order they first came. */
export const mergeByKey = <Entry extends { readonly pieces: number }>(
  entries: ReadonlyArray<Entry>,
  keyOf: (entry: Entry) => string
): ReadonlyArray<Entry> => {
  const added = new Map<string, Entry>()
  for (const one of entries) {
    const pieces = one.pieces + (added.get(keyOf(one))?.pieces ?? 0)
    added.set(keyOf(one), { ...one, pieces })
  }
  return [...added.values()]
}

/** Lines of the same pile are one, in the order they first came. */
export const mergeByLocation = (wanted: ReadonlyArray<ReservationLine>): ReadonlyArray<ReservationLine> =>
  mergeByKey(wanted, stockLocationKey)

/** Less of a pile than is wanted. */
export type StockShortfall = StockLocation & { readonly wanted: number; readonly available: number }

/** What is available in each pile, by `stockLocationKey`. */
export type AvailableStock = ReadonlyMap<string, number>

/** [STK-04] What is not there, of the lines added up; nothing where all of it is. */
export const shortfalls = (
  piles: AvailableStock,
  wanted: ReadonlyArray<ReservationLine>
): ReadonlyArray<StockShortfall> =>
  mergeByLocation(wanted).flatMap(({ pieces, ...pile }) => {
    const available = piles.get(stockLocationKey(pile)) ?? 0
    return available >= pieces ? [] : [{ ...pile, wanted: pieces, available }]
  })

export type ReservationResult =
  | { readonly ok: true; readonly stock: AvailableStock }
  | { readonly ok: false; readonly short: ReadonlyArray<StockShortfall> }

/** [STK-04] The piles after putting an order aside, or what is short; then nothing is put aside, so two never get the last one. */
export const reserveStock = (piles: AvailableStock, wanted: ReadonlyArray<ReservationLine>): ReservationResult => {
  const short = shortfalls(piles, wanted)
  if (short.length > 0) return { ok: false, short }
  const left = new Map(piles)
  for (const one of mergeByLocation(wanted))
    left.set(stockLocationKey(one), (left.get(stockLocationKey(one)) ?? 0) - one.pieces)
  return { ok: true, stock: left }
}

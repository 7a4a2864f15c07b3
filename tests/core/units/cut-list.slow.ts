/** The obvious way to find the cheapest sticks: every way to share the pieces out, each share on the cheapest stick that holds it. */
import type { CutJob } from "../../../core/units/cutting-model.ts"

/** Whole millimetres. The cheapest price, or infinity where a piece fits nowhere. */
export const slowlyCheapest = ({ pieces, sticks, kerf }: CutJob): number => {
  const all = pieces.flatMap(({ length, count }) => Array<number>(count).fill(length))
  /** A stick holds pieces with one cut between each two. */
  const priceOf = (share: ReadonlyArray<number>) => {
    const needed = share.reduce((sum, length) => sum + length, 0) + (share.length - 1) * kerf
    return Math.min(...sticks.filter(({ length }) => length >= needed).map(({ price }) => price))
  }
  const shared = (place: number, shares: ReadonlyArray<ReadonlyArray<number>>): number => {
    const piece = all[place]
    if (piece === undefined) return shares.reduce((sum, share) => sum + priceOf(share), 0)
    const joined = shares.map((share, at) => shared(place + 1, shares.with(at, [...share, piece])))
    return Math.min(shared(place + 1, [...shares, [piece]]), ...joined)
  }
  return shared(0, [])
}

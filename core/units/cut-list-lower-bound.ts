/** What the sticks of a job cost at least, whatever way they are cut. */
import type { Cents } from "../money.ts"
import type { CuttingModel } from "./cutting-model.ts"
import { ceilFraction } from "./quantity.ts"

const least = (amounts: ReadonlyArray<number>): number => Math.min(...amounts)

/** Every millimetre has to be bought, at best from the stick that is cheapest by the millimetre. */
const byMaterial = ({ sizes, counts, stock }: CuttingModel): Cents => {
  const needed = sizes.reduce((sum, size, place) => sum + size * (counts[place] ?? 0), 0)
  return least(stock.map(({ capacity, price }) => ceilFraction(BigInt(needed) * BigInt(price), BigInt(capacity))))
}

/** Pieces of one size alone, at best from the stick that is cheapest by the piece. */
const byOneSize = ({ sizes, counts, stock }: CuttingModel): Cents =>
  Math.max(
    ...sizes.map((size, place) =>
      least(
        stock
          .filter(({ capacity }) => capacity >= size)
          .map(({ capacity, price }) =>
            ceilFraction(BigInt(counts[place] ?? 0) * BigInt(price), BigInt(Math.floor(capacity / size)))
          )
      )
    )
  )

/** No two pieces of more than half the longest stick share one, so each has a stick of its own that holds it. */
const byLongPieces = ({ sizes, counts, stock }: CuttingModel): Cents => {
  const longest = stock.at(-1)?.capacity ?? 0
  return sizes.reduce((sum, size, place) => {
    if (2 * size <= longest) return sum
    const price = least(stock.filter(({ capacity }) => capacity >= size).map((one) => one.price))
    return sum + (counts[place] ?? 0) * price
  }, 0)
}

/** [CUT-02] The highest of three prices, none of which any mix of sticks can undercut; whole cents. */
export const priceLowerBound = (cutting: CuttingModel): Cents =>
  Math.max(byMaterial(cutting), byOneSize(cutting), byLongPieces(cutting))

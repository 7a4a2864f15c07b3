/** What it takes, and costs, to buy so much timber in each length that it is sold in. */
import type { Cents } from "../../money.ts"

/** One length of a product, as a shopper at a branch can buy it. */
export type SoldLength = {
  /** Names the size row that is bought. */
  readonly key: string
  /** Metres. */
  readonly length: number
  /** Cents for so many pieces with the volume breaks; undefined where so many can't be bought. */
  readonly cost: (pieces: number) => Cents | undefined
  /** Pieces at the shopper's branch. */
  readonly available: number
}

export type LengthOffer = {
  readonly key: string
  readonly length: number
  readonly pieces: number
  readonly cost: Cents
  /** The branch has all of them. */
  readonly isInStock: boolean
}

/** [CALC-03] An offer for each length that enough of can be bought; `piecesOf` says how many a length takes, undefined where it won't do. */
export const lengthOffers = (
  lengths: ReadonlyArray<SoldLength>,
  piecesOf: (length: number) => number | undefined
): ReadonlyArray<LengthOffer> =>
  lengths
    .flatMap(({ key, length, cost, available }): ReadonlyArray<LengthOffer> => {
      const pieces = piecesOf(length)
      const price = pieces === undefined || pieces < 1 ? undefined : cost(pieces)
      return pieces === undefined || price === undefined
        ? []
        : [{ key, length, pieces, cost: price, isInStock: available >= pieces }]
    })
    .sort((one, other) => one.length - other.length)

/** [CALC-03] What the branch has comes first, then what costs least, then the fewest pieces to carry. */
export const bestOffer = (offers: ReadonlyArray<LengthOffer>): LengthOffer | undefined =>
  offers.toSorted(
    (one, other) =>
      Number(other.isInStock) - Number(one.isInStock) || one.cost - other.cost || one.pieces - other.pieces
  )[0]

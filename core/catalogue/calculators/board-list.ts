/** What a deck, a floor or a wall takes of one board, in each length that the board is sold in. */
import { type BoardLayout, boardsFor } from "../../units/boards.ts"
import { type LengthOffer, lengthOffers, type SoldLength } from "./length-offer.ts"

/** Metres, and per cent of waste. */
export type Surface = { readonly run: number; readonly width: number; readonly wastePercent: number }

export type BoardList = {
  readonly rows: number
  /** Lineal metres with the waste. */
  readonly metres: number
  readonly offers: ReadonlyArray<LengthOffer>
}

/**
 * [CALC-03] Rows and metres as `boardsFor` counts them, and whole boards of each length. Undefined where a measure can't be
 * worked with.
 */
export const boardList = (
  lengths: ReadonlyArray<SoldLength>,
  surface: Surface,
  layout: BoardLayout
): BoardList | undefined => {
  const { wastePercent } = surface
  const needed = boardsFor(surface, layout, { wastePercent })
  if (needed?.rows === undefined) return undefined
  return {
    rows: needed.rows,
    metres: needed.metres,
    offers: lengthOffers(lengths, (length) => boardsFor(surface, layout, { wastePercent, length })?.boards)
  }
}

/** What a line of the cart says of where it is: here or when, how much of it is here, and which stores near have all of it. */
import { dayText, melbourneTime } from "../../../core/melbourne.ts"
import { readyText } from "../../../core/stock/lead-time.ts"
import { partialStockText } from "../../../core/stock/partial-stock.ts"
import { stockLabelOf } from "../../../core/stock/stock-label.ts"
import { stockLabelWords } from "../../../core/words/stock-label.ts"
import { cartWords } from "../../words/cart.ts"
import type { LineEstimate } from "../delivery-quotes.ts"

export type LineAvailability = {
  /** `In stock · Ready today after 2 pm`, or `Order in · 1 here, 39 by Mon 30 Nov`. */
  readonly text: string
  /** `Bentleigh East and Clayton have all 40 now.`; absent where none has, or this store has it. */
  readonly elsewhere?: string
}

export type AvailabilityContext = {
  /** It is not brought in again. */
  readonly isClearance: boolean
  /** Epoch milliseconds. */
  readonly now: number
  readonly branches: ReadonlyArray<{ readonly id: number; readonly name: string }>
}

/** [EST-01] [STK-01] */
export const lineAvailability = (
  line: LineEstimate,
  { isClearance, now, branches }: AvailabilityContext
): LineAvailability => {
  const { pieces, here, level, readyAt, fullBranchIds } = line
  const day = dayText(melbourneTime(readyAt).toPlainDate())
  const names = fullBranchIds.flatMap((id) => branches.find((branch) => branch.id === id)?.name ?? [])
  const when = partialStockText({ available: here, canOrder: true, level }, pieces, day) ?? readyText({ readyAt, now })
  return {
    text: `${stockLabelWords[stockLabelOf({ level, available: here }, isClearance)]} · ${when}`,
    ...(names.length > 0 ? { elsewhere: cartWords.allElsewhere(names, pieces) } : {})
  }
}

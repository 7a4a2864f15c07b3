/** What a line of the cart says of where it is: here or when, how much of it is here, and which stores near have all of it. */
import { dayText, melbourneTime } from "../../../core/melbourne.ts"
import { readyText } from "../../../core/stock/lead-time.ts"
import { partialStockText } from "../../../core/stock/partial-stock.ts"
import { cartWords } from "../../words/cart.ts"
import type { LineEstimate } from "../delivery-quotes.ts"

export type LineAvailability = {
  /** `Ready today after 2 pm`, or `1 here, 39 by Mon 30 Nov`. */
  readonly text: string
  /** `Bentleigh East and Clayton have all 40 now.`; absent where none has, or this store has it. */
  readonly elsewhere?: string
}

type Context = {
  /** Epoch milliseconds. */
  readonly now: number
  readonly branches: ReadonlyArray<{ readonly id: number; readonly name: string }>
}

/** [EST-01] [STK-01] */
export const lineAvailability = (line: LineEstimate, { now, branches }: Context): LineAvailability => {
  const { pieces, here, level, readyAt, fullBranchIds } = line
  const day = dayText(melbourneTime(readyAt).toPlainDate())
  const names = fullBranchIds.flatMap((id) => branches.find((branch) => branch.id === id)?.name ?? [])
  return {
    text: partialStockText({ available: here, canOrder: true, level }, pieces, day) ?? readyText({ readyAt, now }),
    ...(names.length > 0 ? { elsewhere: cartWords.allElsewhere(names, pieces) } : {})
  }
}
